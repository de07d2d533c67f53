import { expect, it } from 'vitest';
import { changeOf, isPassed, worstDocuments } from '../../../../src/report/gate/report.ts';
import { gated, KEY_CELLS, numbered, WORSE_CELLS, WORST_CELLS } from '../../../support/gated.ts';

const key = numbered(4);
const report = await gated({
  key,
  before: key,
  now: numbered(4, KEY_CELLS, { 1: WORSE_CELLS, 2: WORST_CELLS }),
});

it('an update always passes', () => {
  expect([isPassed(report), isPassed({ ...report, isUpdate: true })]).toEqual([false, true]);
});

it('the worst documents are those that fell most', () => {
  const { documents } = report.checks[0];
  expect(worstDocuments(documents, 1).map(({ id }) => id)).toEqual(['(d03); part 000']);
  expect(worstDocuments(documents, 9)).toHaveLength(2);
});

it('a change needs both numbers', () => {
  expect(changeOf({ baseline: 0.5, now: 0.25 })).toBe(-0.25);
  expect([changeOf({ baseline: null, now: 1 }), changeOf({ baseline: 1, now: null })]).toEqual([null, null]);
});
