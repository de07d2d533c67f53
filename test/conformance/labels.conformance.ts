import { describe, expect, it } from 'vitest';
import { goldenText } from '../support/golden.ts';
import {
  checkLabelCase,
  checkMentionTable,
  type LabelCase,
  mentionTableOf,
  type TableCase,
} from '../support/label-goldens.ts';

interface PathCase extends LabelCase {
  readonly key: string;
  readonly response: string;
  readonly labels: string;
  readonly expected: LabelCase['expected'] & { readonly table: TableCase };
}

const { cases } = JSON.parse(goldenText('metrics-more/labels.json')) as { cases: readonly PathCase[] };

describe('analyze with labels, by an independent program', () => {
  it('has cases to check', () => {
    expect(cases.length).toBe(30);
  });

  it.each(cases.map((one) => [one.id, one] as const))('%s', (_, one) => {
    const [key, response, labels] = [one.key, one.response, one.labels].map((path) =>
      goldenText(`metrics-more/${path}`),
    );
    const texts = { key, response, labels };
    checkLabelCase(one, texts);
    checkMentionTable(one.expected.table, mentionTableOf(texts));
  });
});
