import { useMemo, useState } from 'preact/hooks';
import { contingency } from '../../core/contingency.ts';
import { explainTable, type MetricExplanation } from '../../explain/explain.ts';
import type { Term, WorkedFraction } from '../../explain/worked.ts';
import { type MetricOptions, type MetricSpecs, metricOptions, metrics } from '../../metrics/index.ts';
import type { PageIndex } from '../../page/types.ts';
import { plainWork, symbolWord } from '../parts/metric-words.ts';
import { amount, grouped, UNDEFINED_SIGN } from '../parts/numbers.ts';
import type { DocumentModel, EntityRef, MentionRef } from './model.ts';
import { open } from './selection.ts';

interface Props {
  readonly index: Pick<PageIndex, 'signature'>;
  readonly model: DocumentModel;
  /** The id of a metric. */
  readonly metric: string;
}

/** The terms of a metric in this document, as `corefeval explain` writes them. A click on one shows its words. They are computed when they are shown. */
export function WorkedOut({ index, model, metric: id }: Props) {
  const [isOpen, setOpen] = useState(false);
  const worked = useMemo(
    () => (isOpen ? explained(model, id, optionsOf(index.signature)) : undefined),
    [isOpen, model, id],
  );
  return (
    <details
      class="workedout"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      data-metric={id}
    >
      <summary>terms</summary>
      {!isOpen ? null : worked === undefined ? (
        <p>The terms of this metric cannot be shown.</p>
      ) : (
        <>
          {worked.fractions.map((fraction) => (
            <Fraction key={fraction.symbol} model={model} fraction={fraction} />
          ))}
          {worked.conclusions.map(({ symbol, work, value }) => (
            <p key={symbol}>
              <b>{symbolWord(symbol)}</b> = {value === null ? '' : `${plainWork(work)} = `}
              {decimal(value)}
            </p>
          ))}
        </>
      )}
    </details>
  );
}

/** The parameters of the metrics, from a signature: it has those that are not at their defaults. */
export function optionsOf(signature: string): MetricOptions {
  const parts = new Map(signature.split('|').map((part) => part.split(/:(.*)/s) as [string, string]));
  const weight = parts.get('blanc-weight');
  return metricOptions({
    blancWeight: weight === undefined ? undefined : Number(weight),
    leaImportance: parts.get('lea-importance') as MetricSpecs['leaImportance'],
  });
}

function explained(model: DocumentModel, id: string, options: MetricOptions): MetricExplanation | undefined {
  const metric = metrics.find((each) => each.id === id);
  if (metric === undefined) return undefined;
  const { key, response } = model;
  const table = contingency(
    { entities: key.ids.length, entityOf: key.entities },
    { entities: response.ids.length, entityOf: response.entities },
    response.twins,
  );
  return explainTable(table, metric, options);
}

function Fraction({ model, fraction }: { readonly model: DocumentModel; readonly fraction: WorkedFraction }) {
  const { symbol, name, formula, numerator, denominator, num, den, value } = fraction;
  return (
    <p title={name}>
      <b title={formula}>{symbolWord(symbol)}</b> = <Sum model={model} terms={numerator} /> /{' '}
      <Sum model={model} terms={denominator} />
      <br />= {amount(num)} / {amount(den)} = {decimal(value)}
    </p>
  );
}

/** Terms that are written at first, and by each "more". */
const TERMS_AT_FIRST = 40;

function Sum({ model, terms }: { readonly model: DocumentModel; readonly terms: readonly Term[] }) {
  const [most, setMost] = useState(TERMS_AT_FIRST);
  if (terms.length === 0) return <>0</>;
  const rest = terms.length - most;
  return (
    <span class="terms">
      {terms.length > 1 ? '(' : ''}
      {terms.slice(0, most).map((term, at) => (
        <>
          {at === 0 ? '' : ' + '}
          <TermLink key={at} model={model} term={term} />
        </>
      ))}
      {rest > 0 ? (
        <>
          {' + '}
          <button type="button" class="term" onClick={() => setMost(most + 5 * TERMS_AT_FIRST)}>
            … {grouped(rest)} more
          </button>
        </>
      ) : null}
      {terms.length > 1 ? ')' : ''}
    </span>
  );
}

/** A term, which opens the first words that it is about. */
function TermLink({ model, term: { about, work } }: { readonly model: DocumentModel; readonly term: Term }) {
  const entities = about === '' ? [] : about.split(' ').map(entityOf);
  if (entities.length === 0) return <>{work}</>;
  const names = entities
    .map((entity) => `${entity.side} entity ${model.labelOf(entity)}, ${model.nameOf(entity)}`)
    .join(' and ');
  return (
    <button
      type="button"
      class="term"
      title={names}
      onClick={() => {
        const at = firstOf(model, entities);
        if (at !== undefined) open(model, at);
      }}
    >
      {work}
    </button>
  );
}

/** K1 is the first entity of the key, R1 that of the response. */
const entityOf = (name: string): EntityRef => ({
  side: name.startsWith('K') ? 'key' : 'response',
  entity: Number(name.slice(1)) - 1,
});

/** The first mention of an entity, or the first that two entities share. */
function firstOf(model: DocumentModel, [own, other]: readonly EntityRef[]): MentionRef | undefined {
  const mentions = model.mentionsOf(own);
  if (other === undefined) return mentions[0];
  const { twins } = model.response;
  return mentions.find(({ side, mention }) => {
    const twin = side === 'key' ? twins.indexOf(mention) : twins[mention];
    return twin >= 0 && model.side(other.side).entities[twin] === other.entity;
  });
}

const decimal = (value: number | null): string => (value === null ? UNDEFINED_SIGN : value.toFixed(4));
