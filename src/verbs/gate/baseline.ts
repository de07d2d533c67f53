import { fingerprintText } from '../../core/fingerprint-sums.ts';
import { schemas } from '../../core/schemas.ts';
import { groupScores } from '../../evaluate/groups.ts';
import { type Facts, type Settings, settingsOf } from '../../evaluate/index.ts';
import type { ScoreSet } from '../../metrics/count-vector.ts';
import { escapeControls } from '../../report/json-text.ts';
import { version } from '../../version.ts';
import { type CountedHow, countedHow } from '../counts/counts-file.ts';
import type { CountedDocuments, SavedFacts } from '../counts/differences.ts';
import type { ScoredSystems, ScoreRequest } from '../score.ts';

/** The counts of systems on one corpus, against which later runs are compared. */
export interface BaselineCorpus extends CountedHow {
  /** The name of a data set; absent if there is one corpus. */
  readonly dataset?: string | undefined;
  /** Everything that the scores depend on, the key included. */
  readonly signature: string;
  readonly key: BaselineKey;
  /** For each document of the key its position among those of a system; absent where that is the same. */
  readonly order?: readonly number[] | undefined;
  readonly systems: ReadonlyMap<string, BaselineSystem>;
}

/** The key, as far as a difference can be described. */
export interface BaselineKey extends SavedFacts {
  readonly fingerprint: string;
}

export interface BaselineSystem extends ScoreSet {
  /** The sizes of the response. */
  readonly response: SavedFacts;
  /** The counts of each document, or of each unit of several documents, in the order of their names. */
  readonly documents: CountedDocuments;
}

/** What a run adds to a baseline. */
export function baselineOf(
  dataset: string | undefined,
  scored: ScoredSystems,
  request: Pick<ScoreRequest, 'settings' | 'lenient' | 'reading' | 'documents'>,
): BaselineCorpus {
  const [{ signature, result }] = scored.runs;
  const settings = settingsOf(request.settings);
  const order = nameOrder(scored.runs[0].tally.state().documents);
  return {
    dataset,
    ...countedHow(scored, request),
    signature,
    key: { fingerprint: fingerprintText(result.fingerprint), ...savedFacts(result.key) },
    ...(order.every((from, to) => from === to) ? {} : { order: inverse(order) }),
    systems: new Map(
      scored.runs.map(({ name, tally, result }) => {
        const { documents: counted } = tally.state();
        const documents = order.map((d) => counted[d]);
        return [name, { response: savedFacts(result.response), ...totalOf(documents, settings), documents }];
      }),
    ),
  };
}

const savedFacts = ({
  documents,
  tokens,
  characters,
  mentions,
  entities,
  singletons,
}: Facts): SavedFacts => ({
  documents,
  tokens,
  characters,
  mentions,
  entities,
  singletons,
});

/** The documents in the order of their names, so that a changed document is a changed line. */
const nameOrder = (documents: CountedDocuments): number[] =>
  [...documents.keys()].sort((a, b) => {
    const [first, second] = [documents[a].id, documents[b].id];
    return first < second ? -1 : first > second ? 1 : a - b;
  });

function inverse(order: readonly number[]): number[] {
  const places: number[] = [];
  for (const [to, from] of order.entries()) places[from] = to;
  return places;
}

/** The scores of the corpus from the counts of its documents. */
export function totalOf(documents: CountedDocuments, settings: Settings): ScoreSet {
  const all = { name: '', documents: documents.map((_, i) => i) };
  const [{ scores, conll }] = groupScores(documents, [all], settings);
  return { scores, conll };
}

/** Scores as text: equal texts are equal scores. */
export const savedScores = ({ scores, conll }: ScoreSet): string => JSON.stringify([[...scores], conll]);

/** The file: a line for each document, each metric and each other field. */
export function baselineText(corpora: readonly BaselineCorpus[]): string {
  const head = { schema: schemas.gate, version };
  const lines =
    corpora[0].dataset === undefined
      ? object({ ...head, ...corpusFields(corpora[0]) }, 0)
      : object(
          {
            ...head,
            datasets: (level: number) =>
              mapText(
                corpora.map((c) => [c.dataset ?? '', corpusFields(c)]),
                level,
              ),
          },
          0,
        );
  return `${escapeControls(lines)}\n`;
}

/** A value, or its text at a level of indentation. */
type Field = unknown | ((level: number) => string);

const corpusFields = ({ signature, settings, extras, key, order, systems }: BaselineCorpus) => ({
  signature,
  settings,
  extras,
  fields: settingsOf(settings).vector.fields,
  key,
  order,
  systems: (level: number) =>
    mapText(
      Array.from(systems, ([name, { response, scores, conll, documents }]) => [
        name,
        {
          response,
          scores: (inner: number) => mapText([...scores], inner),
          conll,
          documents: (inner: number) => listText(documents.map(documentLine), inner),
        },
      ]),
      level,
    ),
});

const documentLine = ({ id, counts }: CountedDocuments[number]): string =>
  JSON.stringify({ id, counts: Array.from(counts) });

const indent = (level: number): string => '  '.repeat(level);

const object = (fields: Readonly<Record<string, Field>>, level: number): string =>
  mapText(Object.entries(fields), level);

/** An object whose members have lines of their own. Names are any texts, so they are never properties. */
function mapText(entries: readonly (readonly [name: string, value: Field])[], level: number): string {
  const members = entries
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${indent(level + 1)}${JSON.stringify(name)}: ${valueText(value, level + 1)}`);
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n${indent(level)}}`;
}

/** The members of a system or a data set have lines of their own, other objects are one line. */
function valueText(value: Field, level: number): string {
  if (typeof value === 'function') return value(level);
  const isBranch =
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((member) => typeof member === 'function');
  return isBranch ? object(value as Record<string, Field>, level) : JSON.stringify(value);
}

const listText = (lines: readonly string[], level: number): string =>
  lines.length === 0
    ? '[]'
    : `[\n${lines.map((line) => indent(level + 1) + line).join(',\n')}\n${indent(level)}]`;
