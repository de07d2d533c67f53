import { expect, it } from 'vitest';
import { errorTypes } from '../../../src/analyze/error-types.ts';
import { marks } from '../../../src/page/types.ts';
import { errorWords, eventWords, families, markWords } from '../../../src/report/vocabulary.ts';

const all = [...Object.values(errorWords), ...Object.values(markWords)];

it('has words for every type of error and for every mark but right', () => {
  expect(Object.keys(errorWords).sort()).toEqual([...errorTypes].sort());
  expect(['right', ...Object.keys(markWords)].sort()).toEqual([...marks].sort());
});

it('has one sign for each word, and a family that exists', () => {
  const signs = new Map(all.map(({ label, sign }) => [label, sign]));
  expect(signs.size).toBe(8);
  expect(new Set(signs.values()).size).toBe(8);
  for (const { family } of all) expect(families).toContain(family);
});

it('names the errors of events in the same way', () => {
  expect(eventWords('span')).toEqual(markWords.span);
  expect(eventWords('missing').sign).toBe(markWords.missing.sign);
  expect(eventWords('tense')).toEqual({ label: 'tense error', sign: '≠', family: 'attributes' });
});
