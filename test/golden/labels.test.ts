/** Four of the thirty cases of labels; test/conformance has them all. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkLabelCase, type LabelCase, type LabelTexts } from '../support/label-goldens.ts';

const cases: readonly (LabelCase & { readonly texts: LabelTexts })[] = readFileSync(
  new URL('../fixtures/analyze/labels.jsonl', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

it.each(cases.map((one) => [one.id, one] as const))(
  '%s has the scores by label and the slices of an independent program',
  (_, one) => {
    checkLabelCase(one, one.texts);
    expect(one.expected.labels?.length).toBeGreaterThan(0);
  },
);
