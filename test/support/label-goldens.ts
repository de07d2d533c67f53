import { expect } from 'vitest';
import {
  type Analysis,
  Analyzer,
  analyze,
  analyzeSettings,
  type MentionTable,
  readLabelTable,
  type SystemAnalysis,
} from '../../src/analyze/index.ts';
import { MentionLabels } from '../../src/analyze/labels/mention-labels.ts';
import { MentionRows } from '../../src/analyze/mention-table.ts';
import { pairDocuments } from '../../src/evaluate/index.ts';
import { readDocuments } from '../../src/index.ts';

/** Results of `analyze --labels` by an independent program. */
export interface LabelCase {
  readonly id: string;
  readonly unusedRows: number;
  readonly expected: Pick<SystemAnalysis, 'labels' | 'entitySlices'>;
}

/** The table of mentions of a case: number of rows, of each verdict, and the sums of columns. */
export interface TableCase {
  readonly rows: number;
  readonly verdicts: Readonly<Record<string, number>>;
  readonly sums: Readonly<Record<string, number>>;
}

export interface LabelTexts {
  readonly key: string;
  readonly response: string;
  /** A table separated by tabs. */
  readonly labels: string;
}

const encoder = new TextEncoder();

export function analyzeLabelled({ key, response, labels }: LabelTexts): Analysis {
  const read = (text: string) => readDocuments(encoder.encode(text));
  return analyze(read(key), [{ name: 'a', documents: read(response) }], {
    labels: readLabelTable('labels.tsv', labels),
  });
}

/** Expects the scores by label, the slices of entities, and the number of rows that fit no mention. */
export function checkLabelCase({ expected, unusedRows }: LabelCase, texts: LabelTexts): void {
  const [{ labels, entitySlices, warnings }] = analyzeLabelled(texts).systems;
  expect(near(labels)).toEqual(near(expected.labels));
  for (const { feature, slices } of expected.entitySlices) {
    const found = entitySlices.find((set) => set.feature === feature)?.slices ?? [];
    expect(found.length, feature).toBe(slices.length);
    for (const slice of slices)
      expect(near(found.find(({ value }) => value === slice.value))).toEqual(near(slice));
  }
  expect(entitySlices.length).toBe(expected.entitySlices.length);
  const unused = warnings.find(({ code }) => code === 'labels/unused')?.message ?? '0 of';
  expect(Number(/^\d+/.exec(unused)?.[0])).toBe(unusedRows);
}

/** The same with numbers of nine decimals, so that they can be compared as a whole. */
const near = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'number' ? Number(part.toFixed(9)) : part));

export function mentionTableOf({ key, response, labels }: LabelTexts): MentionTable {
  const read = (text: string) => readDocuments(encoder.encode(text));
  const source = readLabelTable('labels.tsv', labels);
  const rows = new MentionRows();
  const analyzer = new Analyzer(
    analyzeSettings({ labels: source }),
    undefined,
    new MentionLabels(source),
    (pair, ofPair) => rows.add('a', pair, ofPair),
  );
  for (const [own, other] of pairDocuments(read(key), read(response), () => {})) analyzer.add(own, other);
  return rows.table();
}

/** Expects the numbers of rows and verdicts, and the sums of columns. */
export function checkMentionTable(
  { rows, verdicts, sums }: TableCase,
  { columns, rows: found }: MentionTable,
): void {
  const column = (name: string) => found.map((row) => row[columns.indexOf(name)]);
  expect(found.length).toBe(rows);
  const counted = new Map<unknown, number>();
  for (const verdict of column('verdict')) counted.set(verdict, (counted.get(verdict) ?? 0) + 1);
  expect(Object.fromEntries(counted)).toEqual(
    Object.fromEntries(Object.entries(verdicts).filter(([, n]) => n > 0)),
  );
  for (const [name, sum] of Object.entries(sums))
    expect(
      column(name).reduce<number>((total, cell) => total + Number(cell ?? 0), 0),
      name,
    ).toBeCloseTo(sum, 9);
}
