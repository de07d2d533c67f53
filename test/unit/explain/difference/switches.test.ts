import { expect, it } from 'vitest';
import {
  conventions,
  ours,
  type Switch,
  sentenceOf,
  switches,
  switchNames,
} from '../../../../src/explain/difference/switches.ts';

it('a convention has one choice for every switch, by default what `score` does', () => {
  expect(ours).toEqual({
    repeats: 'first',
    singletons: 'keep',
    spans: 'document',
    match: 'exact',
    zeros: 'linear',
    documents: 'key',
    spurious: 'unknown',
    average: 'micro',
    blanc: 'reference',
    mean: 'three',
    digits: 'rounded',
  });
  expect(switchNames).toEqual(Object.keys(ours));
  expect(conventions.get('corefeval score')).toEqual({});
});

it('programs differ from it in known choices, and each in its own way', () => {
  const seen = new Set<string>();
  for (const [program, choices] of conventions) {
    for (const [name, choice] of Object.entries(choices)) {
      expect([program, name, Object.hasOwn(switches[name as Switch], choice)]).toEqual([program, name, true]);
      expect([program, choice]).not.toEqual([program, ours[name as Switch]]);
    }
    seen.add(JSON.stringify(choices));
  }
  expect(seen.size).toBe(conventions.size);
});

it('a choice has a sentence', () => {
  expect(sentenceOf('average', 'macro')).toBe('the mean of the scores of the documents (--average macro)');
  expect(sentenceOf('singletons', 'drop in the key')).toBe(
    'singletons of the key are dropped, those of the response are scored',
  );
  const all = switchNames.flatMap((name) =>
    Object.keys(switches[name]).map((choice) => sentenceOf(name, choice)),
  );
  expect(new Set(all).size).toBe(all.length);
});
