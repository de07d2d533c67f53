import type { MetricExplanation, Term, WorkedFraction } from '../../explain/index.ts';
import { entityWords, plainWork, questionOf, symbolWord } from '../parts/metric-words.ts';
import { amount, percent, signed, UNDEFINED_SIGN } from '../parts/numbers.ts';
import { ScoreCells, ScoreHeads } from '../parts/score-columns.tsx';
import { boardNumbers, earlier, shown } from './play.ts';
import { isTermPointed, mentionsOfTerm, pointAt, pointAway } from './pointed.ts';

/** Addends that are written out. */
const MAX_SHOWN_TERMS = 40;

interface Props {
  /** Ids of the metrics whose terms are shown. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** The metrics of the board, and the terms of those that are unfolded. */
export function WorkedTable({ open, onToggle }: Props) {
  const { metrics, conll } = boardNumbers.value;
  const before = new Map(earlier.value?.metrics.map(({ metric, score }) => [metric, score.f1]));
  return (
    <div class="scroll" role="group" tabIndex={0} aria-label="Scores">
      <table class="played">
        <thead>
          <tr>
            <th scope="col">Metric</th>
            <ScoreHeads />
            <th scope="col" class="number">
              Last edit
            </th>
          </tr>
        </thead>
        <tbody>
          {metrics.map((metric) => {
            const { metric: id, label, score } = metric;
            return [
              <tr key={id} data-metric={id}>
                <th scope="row">
                  <button
                    type="button"
                    class="head"
                    aria-expanded={open.has(id)}
                    onClick={() => onToggle(id)}
                    title="Show or hide the terms"
                  >
                    <span aria-hidden="true">{open.has(id) ? '▾' : '▸'}</span> {label}
                  </button>
                </th>
                <ScoreCells score={score} />
                <Change now={score.f1} then={before.get(id)} />
              </tr>,
              open.has(id) ? (
                <tr key={`${id} terms`} class="terms">
                  <td colSpan={7}>
                    <Terms metric={metric} />
                  </td>
                </tr>
              ) : null,
            ];
          })}
          <tr class="sum" data-metric="conll">
            <th scope="row" title="The mean F₁ of MUC, B³ and CEAFe">
              CoNLL
            </th>
            <td class="number" />
            <td class="fraction wide" />
            <td class="number" />
            <td class="fraction wide" />
            <td class="number strong">{percent(conll)}</td>
            <Change now={conll} then={earlier.value?.conll} />
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Change({ now, then }: { readonly now: number | null; readonly then: number | null | undefined }) {
  const difference = now === null || then === null || then === undefined ? 0 : now - then;
  const isSmall = Math.abs(difference) < 0.00005;
  return (
    <td class={`number change${isSmall ? '' : difference < 0 ? ' worse' : ' better'}`}>
      {isSmall ? '' : signed(difference)}
    </td>
  );
}

function Terms({
  metric: { metric, facts, fractions, conclusions },
}: {
  readonly metric: MetricExplanation;
}) {
  return (
    <>
      <p class="question">
        <b>{questionOf(metric)}</b>
      </p>
      <dl class="working">
        {facts.map(({ symbol, value }) => (
          <div key={symbol}>
            <dt>{entityWords(symbol)}</dt>
            <dd>= {entityWords(value)}</dd>
          </div>
        ))}
        {fractions.map((fraction) => (
          <Fraction key={fraction.symbol} metric={metric} fraction={fraction} />
        ))}
        {conclusions.map(({ symbol, work, value }) => (
          <div key={symbol}>
            <dt>{symbolWord(symbol)}</dt>
            <dd>
              = {value === null ? '' : `${plainWork(work)} = `}
              <b>{decimal(value)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface FractionProps {
  readonly metric: string;
  readonly fraction: WorkedFraction;
}

function Fraction({ metric, fraction }: FractionProps) {
  const { symbol, formula, numerator, denominator, den, value } = fraction;
  const terms = metric === 'bcub' ? termsByMention(numerator, denominator) : numerator;
  return (
    <div>
      <dt>{symbolWord(symbol)}</dt>
      <dd>
        = <span title={formula}>(</span>
        <Sum id={`${metric} ${symbol}`} terms={terms} />) /{' '}
        {metric === 'bcub' ? (
          amount(den)
        ) : (
          <>
            (<Sum id={`${metric} ${symbol} whole`} terms={denominator} />)
          </>
        )}{' '}
        = {metric === 'bcub' ? '' : `${quotient(fraction)} = `}
        <b>{decimal(value)}</b>
      </dd>
    </div>
  );
}

/** The terms of B³ mention by mention, as the fractions below the mentions are: the square of an overlap is as many equal terms. */
export function termsByMention(numerator: readonly Term[], denominator: readonly Term[]): readonly Term[] {
  return denominator.flatMap(({ about, value: size }) => {
    const terms = numerator
      .filter((term) => term.about.split(' ')[0] === about)
      .flatMap((term) => {
        const shared = Math.round(Math.sqrt(term.value * size));
        return Array.from({ length: shared }, () => ({
          ...term,
          work: `${shared}/${size}`,
          value: shared / size,
        }));
      });
    const lost = Array.from({ length: size - terms.length }, () => ({
      about: '',
      work: `0/${size}`,
      tex: `0/${size}`,
      value: 0,
    }));
    return [...terms, ...lost];
  });
}

function Sum({ id, terms }: { readonly id: string; readonly terms: readonly Term[] }) {
  if (terms.length === 0) return <>0</>;
  const rest = terms.length - MAX_SHOWN_TERMS;
  return (
    <span class="terms">
      {terms.slice(0, MAX_SHOWN_TERMS).map((term, at) => (
        <>
          {at === 0 ? '' : ' + '}
          <TermText key={at} id={`${id} ${term.about}`} term={term} />
        </>
      ))}
      {rest > 0 ? ` + … (${rest} more)` : ''}
    </span>
  );
}

/** A term: to point at it lights its mentions. */
function TermText({ id, term }: { readonly id: string; readonly term: Term }) {
  const mentions = mentionsOfTerm(shown.value, term);
  if (mentions.length === 0) return <>{term.work}</>;
  return (
    <span
      class={isTermPointed(id, mentions) ? 'pointterm lit' : 'pointterm'}
      onPointerEnter={() => pointAt(mentions, id)}
      onPointerLeave={pointAway}
    >
      {term.work}
    </span>
  );
}

const decimal = (value: number | null): string => (value === null ? UNDEFINED_SIGN : value.toFixed(4));

const quotient = ({ num, den }: WorkedFraction): string => `${amount(num)} / ${amount(den)}`;
