import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { golden, goldenText } from '../support/golden.ts';
import { checkDatasetCase, checkGroups, type DatasetCase, type GroupCase } from '../support/group-goldens.ts';

interface RecordedCase extends GroupCase {
  readonly datasets?: DatasetCase['datasets'];
  readonly key?: string;
  readonly response?: string;
}

const { cases } = JSON.parse(goldenText('metrics-more/groups.json')) as { cases: readonly RecordedCase[] };
const pathOf = (name: string): string => fileURLToPath(golden(`metrics-more/${name}`));
const byGroup = cases.flatMap((one) =>
  one.key === undefined || one.response === undefined ? [] : [[one.id, one, one.key, one.response] as const],
);

describe('scores of groups of documents, by an independent program', () => {
  it('has cases to check', () => expect(byGroup.length).toBeGreaterThanOrEqual(12));

  it.each(byGroup)('%s', (_, one, key, response) => checkGroups(one, pathOf(key), pathOf(response)));
});

const byDataset = cases.flatMap((one) =>
  one.datasets === undefined ? [] : [[one.id, { ...one, datasets: one.datasets }] as const],
);

describe('scores of data sets, by an independent program', () => {
  it('has cases to check', () => expect(byDataset.length).toBeGreaterThanOrEqual(8));

  it.each(byDataset)('%s', (_, one) => checkDatasetCase(one, pathOf));
});
