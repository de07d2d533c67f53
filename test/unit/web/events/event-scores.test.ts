import { expect, it } from 'vitest';
import type { EventIndex } from '../../../../src/page/events/types.ts';
import { columnLabel, systemValue } from '../../../../src/web/events/event-scores.ts';

const index = {
  systems: [
    { detection: [{ name: 'plain', micro: { f1: 0.5 } }], coreference: { average: 0.25 } },
    { detection: [{ name: 'plain', micro: { f1: null } }] },
  ],
} as unknown as EventIndex;

it('takes micro F₁ of a setting, and the average of coreference', () => {
  expect(systemValue(index, 0, 'plain')).toBe(0.5);
  expect(systemValue(index, 0, 'coref')).toBe(0.25);
});

it('is undefined where a score is, or was not computed', () => {
  expect(systemValue(index, 1, 'plain')).toBeNull();
  expect(systemValue(index, 1, 'coref')).toBeNull();
  expect(systemValue(index, 0, '__proto__')).toBeNull();
});

it('names coreference in full', () => {
  expect(['coref', 'plain'].map(columnLabel)).toEqual(['coreference', 'plain']);
});
