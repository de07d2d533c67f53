import { expect } from 'vitest';
import { type Analysis, analyze, readLabelTable, type SystemAnalysis } from '../../src/analyze/index.ts';
import { readDocuments } from '../../src/index.ts';

/** Results of `analyze --labels` by an independent program. */
export interface LabelCase {
  readonly id: string;
  readonly unusedRows: number;
  readonly expected: Pick<SystemAnalysis, 'labels' | 'entitySlices'>;
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
