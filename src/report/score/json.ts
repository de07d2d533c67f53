import type { ScoreIntervals } from '../../compare/index.ts';
import type { WordEdits } from '../../core/document.ts';
import { schemas } from '../../core/schemas.ts';
import type { GroupScores, MacroOverGroups } from '../../evaluate/groups.ts';
import type { Facts, Origin, ScoreSet } from '../../evaluate/index.ts';
import type { DocumentScores } from '../../evaluate/tally.ts';
import { pageOf } from '../../problems/page-of.ts';
import { fileName, type Problem } from '../../problems/problem.ts';
import { escapeControls } from '../json-text.ts';
import { leftOutFields } from '../left-out.ts';
import { lengthFields } from '../numbers.ts';
import type { ScoreReport, SideReport, SystemReport } from './report.ts';

/** Scores for programs (docs/json.md): fractions in full precision, `null` for undefined values. */
export const jsonReport = (report: ScoreReport): string => [...jsonParts(report)].join('');

/** The same text in parts, so that the scores of very many documents need not be in memory at once. */
export function* jsonParts(report: ScoreReport): Iterable<string> {
  const head = { schema: schemas.score, ...runFields(report), ...leftOutFields(report) };
  yield* objectParts({ ...head, systems: listParts(report.systems, systemParts) });
  yield '\n';
}

/** The fields of a run, without its systems. */
export const runFields = ({
  signature,
  version,
  average,
  scope,
  filter,
  window,
  topics,
  key,
  datasets,
  standings,
}: ScoreReport) => ({
  signature,
  version,
  average,
  ...(scope === 'document' ? {} : { scope }),
  ...(filter === undefined ? {} : { filter }),
  ...(window === undefined ? {} : { window }),
  ...(datasets === undefined
    ? {}
    : { datasets: datasets.map(({ name, key: own }) => ({ name, key: keyFields(own) })) }),
  key:
    datasets === undefined
      ? {
          ...keyFields(key),
          ...(topics === undefined ? {} : { topics: topics.count, topicsFrom: topics.from }),
          ...key.spread,
        }
      : sideFacts(key),
  ...(standings === undefined
    ? {}
    : { comparison: standings.signature, standings: { [standings.statistic]: standings.systems } }),
});

const keyFields = (key: SideReport) => ({ path: key.path, ...formatsOf(key.origins), ...sideFacts(key) });

/** The fields of a system, without its documents and warnings. */
export const systemFields = ({ name, path, origins, intervals, minimumSpans, ...system }: SystemReport) => ({
  name,
  path,
  ...formatsOf(origins),
  ...sideFacts(system),
  ...system.spread,
  ...scores(system),
  ...narrowerFields(system.narrower),
  ...groupFields(system),
  ...(system.full === undefined ? {} : { full: scores(system.full) }),
  ...(intervals === undefined ? {} : { intervals: intervalFields(intervals) }),
  ...(minimumSpans === undefined ? {} : { minimumSpans }),
});

const systemParts = (system: SystemReport): Parts => {
  const { documents, warnings } = system;
  const list = listParts(documents, (document) => valueParts(documentFields(document)));
  return (level) =>
    objectParts(
      {
        ...systemFields(system),
        ...(documents.length === 0 ? {} : { perDocument: list }),
        warnings: warnings.map(warningFields),
      },
      level,
    );
};

/** A JSON value in parts, laid out as by JSON.stringify at a level of indentation. */
type Parts = (level: number) => Iterable<string>;

const indent = (level: number): string => '  '.repeat(level);

/** JSON strings contain no line breaks, so every line break belongs to the layout and can be indented. */
const valueParts =
  (value: unknown): Parts =>
  (level) => [escapeControls(JSON.stringify(value, null, 2)).replaceAll('\n', `\n${indent(level)}`)];

function* objectParts(fields: Readonly<Record<string, unknown>>, level = 0): Iterable<string> {
  let before = '{';
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    yield `${before}\n${indent(level + 1)}${JSON.stringify(name)}: `;
    yield* (typeof value === 'function' ? (value as Parts) : valueParts(value))(level + 1);
    before = ',';
  }
  yield `\n${indent(level)}}`;
}

function listParts<T>(items: Iterable<T>, parts: (item: T) => Parts): Parts {
  return function* (level) {
    let before = '[';
    for (const item of items) {
      yield `${before}\n${indent(level + 1)}`;
      yield* parts(item)(level + 1);
      before = ',';
    }
    yield before === '[' ? '[]' : `\n${indent(level)}]`;
  };
}

const sideFacts = ({ facts: found, filtered, windowSingletons }: Omit<SideReport, 'path' | 'origins'>) => ({
  ...facts(found),
  ...(filtered === undefined ? {} : { filtered }),
  ...(windowSingletons === undefined ? {} : { windowSingletons }),
});

const facts = ({ documents, mentions, entities, singletons, ...more }: Facts) => ({
  documents,
  ...lengthFields(more),
  mentions,
  entities,
  singletons,
  ...editsOf(more),
});

/** How a response changed the text, if it did. */
const editsOf = ({ altered, dropped, invented, unaligned }: WordEdits) =>
  altered + dropped + invented + unaligned > 0 && { edits: { altered, dropped, invented, unaligned } };

/** The format of all files, `a+b` if they differ, and how it is known; both absent where no file was read. */
export const formatsOf = (origins: readonly Origin[] | undefined) =>
  origins && { format: [...new Set(origins.map(({ format }) => format))].join('+'), formats: origins };

export const documentFields = (document: DocumentScores) => ({ id: document.id, ...scores(document) });

const scores = ({ scores: byMetric, conll, parts }: ScoreSet) => ({
  scores: Object.fromEntries(byMetric),
  conll,
  ...(parts === undefined
    ? {}
    : { parts: Object.fromEntries(Array.from(parts, ([level, set]) => [level, Object.fromEntries(set)])) }),
});

const narrowerFields = (narrower: SystemReport['narrower']) =>
  narrower && {
    atDocumentScope: scores(narrower.document),
    ...(narrower.topic === undefined ? {} : { atTopicScope: scores(narrower.topic) }),
  };

/** The scores of groups, and the means over them. */
export const groupFields = ({ groups, macro }: Pick<SystemReport, 'groups' | 'macro'>) => ({
  ...(groups === undefined ? {} : { groups: groups.map(oneGroup) }),
  ...(macro === undefined ? {} : { macro: macroFields(macro) }),
});

const oneGroup = ({ name, documents, ...set }: GroupScores) => ({ name, documents, ...scores(set) });

const macroFields = ({ scores: means, conll, groups }: MacroOverGroups) => ({
  scores: Object.fromEntries(means),
  conll,
  groups,
});

const intervalFields = ({ signature, conll, scores: byMetric }: ScoreIntervals) => ({
  signature,
  ...(conll === undefined ? {} : { conll }),
  scores: Object.fromEntries(byMetric),
});

/** The fields of a problem in JSON. */
export const warningFields = ({ code, message, document, file, line, column, help }: Problem) => ({
  code,
  message,
  document,
  file: file === undefined ? undefined : fileName(file),
  line,
  column,
  help,
  page: pageOf(code),
});
