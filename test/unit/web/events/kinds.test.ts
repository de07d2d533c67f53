import { expect, it } from 'vitest';
import { errorsOf, eventKinds, kindLabel, kindWords, pairLabel } from '../../../../src/web/events/kinds.ts';

it('has a sign, a name and a family for every kind but right', () => {
  const kinds = eventKinds(['type', 'realis', 'tense']);
  expect(kinds.map((kind) => kindWords(kind)?.sign)).toEqual([undefined, '↔', '−', '+', 'T', 'R', '≠']);
  expect(kinds.map(kindLabel)).toEqual([
    'right span',
    'span error',
    'missing nugget',
    'extra nugget',
    'type error',
    'realis error',
    'tense error',
  ]);
  expect(kinds.slice(1).map((kind) => kindWords(kind)?.family)).toEqual([
    'boundary',
    'detection',
    'detection',
    'attributes',
    'attributes',
    'attributes',
  ]);
});

it('is right only if span and attributes are', () => {
  expect(errorsOf({ verdict: 'right', wrong: [] })).toEqual([]);
  expect(pairLabel({ verdict: 'right', wrong: [] })).toBe('right');
  expect(errorsOf({ verdict: 'right', wrong: ['type', 'realis'] })).toEqual(['type', 'realis']);
  expect(pairLabel({ verdict: 'span', wrong: ['type'] })).toBe('span error, type error');
});
