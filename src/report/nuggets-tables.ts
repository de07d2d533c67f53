import type { Prf, Score } from '../metrics/metric.ts';
import { type CoreferenceScore, coreferenceMetrics, type NuggetScores } from '../nuggets/index.ts';
import type { NuggetReport, NuggetSystem } from './nuggets-report.ts';
import { sortedSystems } from './nuggets-sort.ts';
import { amount, percent } from './numbers.ts';
import type { Table } from './table.ts';

/** A table with its title line. */
export interface TitledTable {
  readonly title: string;
  readonly table: Table;
}

const prf = ({ precision, recall, f1 }: Prf): string[] => [precision, recall, f1].map(percent);
const right = (head: readonly string[]): ('left' | 'right')[] =>
  head.map((_, i) => (i === 0 ? 'left' : 'right'));

/** All tables of one system, in the order of the task: detection, types, coreference, sequencing, documents. */
export function systemTables(report: NuggetReport, { scores }: NuggetSystem): TitledTable[] {
  return [
    detectionTable(scores),
    ...(report.perType ? [typeTable(scores)] : []),
    ...(scores.coreference === undefined ? [] : [coreferenceTable(scores.coreference)]),
    ...(scores.sequencing === undefined ? [] : [sequencingTable(scores.sequencing)]),
    ...(report.perDocument ? [documentTable(scores)] : []),
  ];
}

function detectionTable({ settings }: NuggetScores): TitledTable {
  const optimal = settings.some(({ greedy }) => greedy !== undefined);
  const head = [
    'Attributes',
    ...['Micro P', 'R', 'F1'],
    ...['Macro P', 'R', 'F1'],
    ...(optimal ? ['Greedy micro F1'] : []),
  ];
  const rows = settings.map(({ name, micro, macro, greedy }) => [
    name,
    ...prf(micro),
    ...prf(macro),
    ...(greedy === undefined ? [] : [percent(greedy.micro.f1)]),
  ]);
  return {
    title: optimal ? 'Mention detection, best mapping' : 'Mention detection',
    table: { head, rows, align: right(head) },
  };
}

function typeTable({ types }: NuggetScores): TitledTable {
  const head = ['Type', 'P', 'R', 'F1', 'Gold', 'System', 'Matched'];
  const rows = types.map((row) => [
    row.type,
    ...prf(row),
    String(row.gold),
    String(row.system),
    amount(row.truePositives),
  ]);
  return { title: 'Types', table: { head, rows, align: right(head) } };
}

function coreferenceTable(
  coreference: CoreferenceScore & { readonly greedy?: CoreferenceScore },
): TitledTable {
  const { scores, average, greedy } = coreference;
  const withGreedy = greedy !== undefined;
  const head = ['Metric', 'Recall', 'Precision', 'F1', ...(withGreedy ? ['Greedy F1'] : [])];
  const rows = coreferenceMetrics.map(({ id, label }) => {
    const { recall, precision, f1 } = scores.get(id) as Score;
    const extra = withGreedy ? [percent(greedy.scores.get(id)?.f1)] : [];
    return [label, ...[recall, precision, f1].map(percent), ...extra];
  });
  rows.push(['Average', '', '', percent(average), ...(withGreedy ? [percent(greedy.average)] : [])]);
  return {
    title: withGreedy ? 'Coreference, best alignment' : 'Coreference',
    table: { head, rows, align: right(head) },
  };
}

function sequencingTable(sequencing: NonNullable<NuggetScores['sequencing']>): TitledTable {
  const head = ['Links', 'P', 'R', 'F1'];
  const rows = sequencing.map((score) => [score.group, ...prf(score)]);
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
  return { title: 'F1 by document', table: { head, rows, align: right(head) } };
}

/** Several systems: a row for each, best first. */
export function nuggetLeaderboard({ systems, sort }: NuggetReport): TitledTable {
  const [{ scores: first }] = systems;
  const coreference = systems.some(({ scores }) => scores.coreference !== undefined);
  const sequencing = systems.some(({ scores }) => scores.sequencing !== undefined);
  const head = [
    'System',
    ...first.settings.map(({ name }) => name),
    ...(coreference ? [...coreferenceMetrics.map(({ label }) => label), 'Coref average'] : []),
    ...(sequencing ? ['Sequencing'] : []),
  ];
  const rows = sortedSystems(systems, sort).map(({ name, scores }) => [
    name,
    ...scores.settings.map(({ micro }) => percent(micro.f1)),
    ...(coreference
      ? [
          ...coreferenceMetrics.map(({ id }) => percent(scores.coreference?.scores.get(id)?.f1)),
          percent(scores.coreference?.average),
        ]
      : []),
    ...(sequencing ? [percent(scores.sequencing?.at(-1)?.f1)] : []),
  ]);
  return { title: `F1, sorted by ${sort.label}`, table: { head, rows, align: right(head) } };
}
