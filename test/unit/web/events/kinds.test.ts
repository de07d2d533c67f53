import { expect, it } from 'vitest';
import { eventKinds, kindClass, kindLabel, kindSign, signsOf } from '../../../../src/web/events/kinds.ts';

it('has a sign, a name and a colour for every kind', () => {
  const kinds = eventKinds(['type', 'realis', 'tense']);
  expect(kinds.map(kindSign)).toEqual(['✓', '≈', '−', '+', 'T', 'R', '≠']);
  expect(kinds.map(kindLabel)).toEqual([
    'matched',
    'partial',
    'missed',
    'spurious',
    'wrong type',
    'wrong realis',
    'wrong tense',
  ]);
  expect(kinds.map(kindClass)).toEqual(['good', 'warn', '', '', 'warn', 'warn', 'warn']);
});

it('shows a tick only if span and attributes are right', () => {
  expect(signsOf({ verdict: 'matched', wrong: [] })).toEqual(['matched']);
  expect(signsOf({ verdict: 'matched', wrong: ['type', 'realis'] })).toEqual(['type', 'realis']);
  expect(signsOf({ verdict: 'partial', wrong: ['type'] })).toEqual(['partial', 'type']);
});
