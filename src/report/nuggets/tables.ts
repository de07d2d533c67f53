import { coreferenceMetrics } from '../../metrics/event-coreference.ts';
import type { Prf } from '../../metrics/metric.ts';
import type { CoreferenceScore, NuggetScores } from '../../nuggets/index.ts';
import { amount, percent } from '../numbers.ts';
import type { TableOptions } from '../score/tables.ts';
import { bestCells, type Table } from '../table/table.ts';
import type { TitledTable } from '../table/titled.ts';
import type { NuggetReport, NuggetSystem } from './report.ts';
import { sortedSystems } from './sort.ts';

const SCORE_TITLES = ['R', 'P', 'F1'];
const rpf = (score: Partial<Prf> = {}): string[] => [score.recall, score.precision, score.f1].map(percent);
const right = (head: readonly string[]): ('left' | 'right')[] =>
  head.map((_, i) => (i === 0 ? 'left' : 'right'));

/** All tables of one system, in the order of the task: detection, types, coreference, sequencing, documents. */
export function systemTables(
  report: NuggetReport,
  { scores }: NuggetSystem,
  { f1Only = false }: TableOptions = {},
): TitledTable[] {
  const tables = [
    detectionTable(scores),
    ...(report.perType ? [typeTable(scores)] : []),
    ...(scores.coreference === undefined ? [] : [coreferenceTable(scores.coreference)]),
    ...(scores.sequencing === undefined ? [] : [sequencingTable(scores.sequencing)]),
    ...(report.perDocument ? [documentTable(scores)] : []),
  ];
  return f1Only ? tables.map(withoutSides) : tables;
}

/** The table without the columns of recall and precision; a group that has only F₁ left is one column. */
function withoutSides({ title, table }: TitledTable): TitledTable {
  const { head, groups = [], rows, align = [], marked } = table;
  const shown = [...head.keys()].filter(
    (column) => !['R', 'P', 'Recall', 'Precision'].includes(head[column]),
  );
  if (shown.length === head.length) return { title, table };
  const pick = <T>(row: readonly T[]) => shown.map((column) => row[column]);
  const { groups: _, ...rest } = table;
  return {
    title: `${title}, F1`,
    table: {
      ...rest,
      head: shown.map((column) => groups[column] || head[column]),
      rows: rows.map(pick),
      align: pick(align),
      ...(marked === undefined ? {} : { marked: marked.map(pick) }),
    },
  };
}

function detectionTable({ settings }: NuggetScores): TitledTable {
  const optimal = settings.some(({ greedy }) => greedy !== undefined);
  const head = ['Attributes', ...SCORE_TITLES, ...SCORE_TITLES, ...(optimal ? ['F1'] : [])];
  const groups = ['', ...SCORE_TITLES.map(() => 'Micro'), ...SCORE_TITLES.map(() => 'Macro'), 'Greedy micro'];
  const rows = settings.map(({ name, micro, macro, greedy }) => [
    name,
    ...rpf(micro),
    ...rpf(macro),
    ...(greedy === undefined ? [] : [percent(greedy.micro.f1)]),
  ]);
  return {
    title: optimal ? 'Mention detection, best mapping' : 'Mention detection',
    table: { head, groups, rows, align: right(head) },
  };
}

function typeTable({ types }: NuggetScores): TitledTable {
  const head = ['Type', ...SCORE_TITLES, 'Gold', 'System', 'Matched'];
  const rows = types.map((row) => [
    row.type,
    ...rpf(row),
    String(row.gold),
    String(row.system),
    amount(row.truePositives),
  ]);
  const table = { head, rows, align: right(head), names: 0, spare: [[4, 5, 6]] };
  return { title: 'Types', table };
}

function coreferenceTable(
  coreference: CoreferenceScore & { readonly greedy?: CoreferenceScore },
): TitledTable {
  const { scores, average, greedy } = coreference;
  const withGreedy = greedy !== undefined;
  const head = ['Metric', 'Recall', 'Precision', 'F1', ...(withGreedy ? ['Greedy F1'] : [])];
  const rows = coreferenceMetrics.map(({ id, label }) => [
    label,
    ...rpf(scores.get(id)),
    ...(withGreedy ? [percent(greedy.scores.get(id)?.f1)] : []),
  ]);
  rows.push(['Average', '', '', percent(average), ...(withGreedy ? [percent(greedy.average)] : [])]);
  return {
    title: withGreedy ? 'Coreference, best alignment' : 'Coreference',
    table: { head, rows, align: right(head) },
  };
}

function sequencingTable(sequencing: NonNullable<NuggetScores['sequencing']>): TitledTable {
  const head = ['Links', ...SCORE_TITLES];
  const rows = sequencing.map((score) => [score.group, ...rpf(score)]);
  return { title: 'Sequencing (temporal awareness)', table: { head, rows, align: right(head) } };
}

function documentTable({ documents, settings, coreference }: NuggetScores): TitledTable {
  const head = [
    'Document',
    'Gold',
    'System',
    ...settings.map(({ name }) => name),
    ...(coreference === undefined ? [] : ['Coreference']),
  ];
  const rows = documents.map((document) => [
    document.id,
    String(document.gold),
    String(document.system),
    ...document.settings.map(({ score }) => percent(score.f1)),
    ...(document.coreference === undefined ? [] : [percent(document.coreference.average)]),
  ]);
  const table = { head, rows, align: right(head), names: 0, spare: [[1, 2]] };
  return { title: 'F1 by document', table };
}

/** Several systems: a row for each, best first, with the best values marked. */
export function nuggetLeaderboard(
  { systems, sort }: NuggetReport,
  { f1Only = false }: TableOptions = {},
): TitledTable {
  const [{ scores: first }] = systems;
  const coreference = systems.some(({ scores }) => scores.coreference !== undefined);
  const sequencing = systems.some(({ scores }) => scores.sequencing !== undefined);
  const threefold = [
    ...first.settings.map(({ name }) => name),
    ...(coreference ? coreferenceMetrics.map(({ label }) => label) : []),
  ];
  const average = coreference ? ['Coref average'] : [];
  const order = sequencing ? ['Sequencing'] : [];
  const inThree = (titles: readonly string[]) => titles.flatMap((title) => SCORE_TITLES.map(() => title));
  const rows = sortedSystems(systems, sort).map(({ name, scores }) => [
    name,
    ...scores.settings.flatMap(({ micro }) => rpf(micro)),
    ...(coreference ? coreferenceMetrics.flatMap(({ id }) => rpf(scores.coreference?.scores.get(id))) : []),
    ...average.map(() => percent(scores.coreference?.average)),
    ...order.flatMap(() => rpf(scores.sequencing?.at(-1))),
  ]);
  const head = [
    'System',
    ...threefold.flatMap(() => SCORE_TITLES),
    ...average.map(() => 'F1'),
    ...order.flatMap(() => SCORE_TITLES),
  ];
  const groups = ['', ...inThree(threefold), ...average, ...inThree(order)];
  const marked = bestCells(rows);
  const table: Table = { head, groups, rows, align: right(head), marked, names: 0 };
  const short = withoutSides({ title: '', table });
  return f1Only
    ? { ...short, title: `F1, sorted by ${sort.label}` }
    : { title: `Systems, sorted by ${sort.label}`, table };
}
