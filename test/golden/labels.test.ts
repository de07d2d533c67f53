/** Four of the thirty cases of labels; test/conformance has them all. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  checkLabelCase,
  checkMentionTable,
  type LabelCase,
  type LabelTexts,
  mentionTableOf,
  type TableCase,
} from '../support/label-goldens.ts';

const cases: readonly (LabelCase & { readonly texts: LabelTexts; readonly table: TableCase })[] =
  readFileSync(new URL('../fixtures/analyze/labels.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

it.each(cases.map((one) => [one.id, one] as const))(
  '%s has the scores by label and the slices of an independent program',
  (_, one) => {
    checkLabelCase(one, one.texts);
    checkMentionTable(one.table, mentionTableOf(one.texts));
    expect(one.expected.labels?.length).toBeGreaterThan(0);
  },
);
