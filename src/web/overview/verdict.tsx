import type { PageIndex } from '../../page/types.ts';
import { type VerdictPart, verdictOf } from '../../page/verdict.ts';
import { hrefOf } from '../frame/route.ts';
import { grouped } from '../parts/numbers.ts';
import { shortSystemNames } from '../parts/report-names.ts';

interface Props {
  readonly index: PageIndex;
}

/** The result of the report in one sentence, and how certain it is. */
export function VerdictHead({ index }: Props) {
  const { sentence, details } = verdictOf(index);
  const notes = scopeNotes(index);
  return (
    <>
      {index.heading === undefined ? null : (
        <p class="heading" dir="auto">
          {index.heading}
        </p>
      )}
      <h1 class="finding" tabIndex={-1}>
        <Parts index={index} parts={sentence} areLinks />
      </h1>
      {details.length === 0 && notes === '' ? null : (
        <p class="verdictdetails">
          {details.map((parts, at) => (
            <>
              {at === 0 ? '' : ' '}
              <Parts index={index} parts={parts} />
            </>
          ))}
          {notes}
        </p>
      )}
      {index.note === undefined ? null : (
        <p class="reportnote" dir="auto">
          {index.note}
        </p>
      )}
    </>
  );
}

/** What the score is, where it is not that of the corpus document by document. */
function scopeNotes({ average, across }: PageIndex): string {
  return [
    average === 'macro' ? ' Scores are means over documents.' : '',
    across === undefined
      ? ''
      : ' These scores are those of documents by themselves; those across documents are below.',
  ].join('');
}

interface PartsProps {
  readonly index: { readonly systems: readonly { readonly name: string }[] };
  readonly parts: readonly VerdictPart[];
  /** Whether names of systems open their documents. */
  readonly areLinks?: boolean;
}

/** A piece of a verdict. */
export function Parts({ index, parts, areLinks = false }: PartsProps) {
  const names = shortSystemNames(index);
  return (
    <>
      {parts.map((part, at) =>
        typeof part === 'string' ? (
          part
        ) : 'strong' in part ? (
          <b key={at}>{part.strong}</b>
        ) : !areLinks ? (
          <bdi key={at}>{names[part.system]}</bdi>
        ) : (
          <a key={at} href={hrefOf({ view: 'documents', params: systemParams(index, part.system) })}>
            <bdi>{names[part.system]}</bdi>
          </a>
        ),
      )}
    </>
  );
}

/** The parameters of an address that choose a system. */
const systemParams = ({ systems }: PartsProps['index'], system: number): Readonly<Record<string, string>> =>
  systems.length > 1 ? { s: `${system}` } : {};

/** Facts about the corpus in one line; what is not known is left out. */
export function CorpusFacts({ index: { key } }: Props) {
  const { documents, tokens, characters, mentions, entities, singletons } = key.facts;
  const numbers = [
    [documents, 'document', 'documents'],
    ...(tokens > 0 ? [[tokens, 'token', 'tokens'] as const] : []),
    ...(characters > 0 ? [[characters, 'character', 'characters'] as const] : []),
    [mentions, 'mention', 'mentions'],
    [entities, 'entity', 'entities'],
  ] as const;
  return (
    <p class="corpusfacts">
      {numbers.map(([count, one, many]) => (
        <span key={many}>
          <b>{grouped(count)}</b> {count === 1 ? one : many}
        </span>
      ))}
      <span>
        {singletons === 0 ? 'no' : <b>{grouped(singletons)}</b>}{' '}
        {singletons === 1 ? 'singleton' : 'singletons'}
      </span>
      <span>
        key <code title={key.file}>{key.file}</code>
      </span>
    </p>
  );
}
