import { describe, expect, it } from 'vitest';
import { type Filter, parseFilter, passes } from '../../../../src/web/parts/filter.ts';

const fields = ['conll', 'mentions'];
const values: Readonly<Record<string, number | null>> = { conll: 55.5, mentions: null };
const test = (text: string): boolean =>
  passes(parseFilter(text, fields) as Filter, 'LitBank/158_emma', (field) => values[field]);

describe('the filter of documents', () => {
  it.each([
    ['', true],
    ['emma', true],
    ['EMMA lit', true],
    ['persuasion', false],
    ['conll<60', true],
    ['conll<=55.5 conll>=55.5 conll=55.5', true],
    ['conll>60', false],
    ['emma conll<50', false],
    ['mentions>0', false],
  ])('%s: %s', (text, expected) => {
    expect(test(text)).toBe(expected);
  });

  it('says what is wrong', () => {
    expect(parseFilter('connl<60', fields)).toBe('There is no column “connl”. Choose from: conll, mentions.');
    expect(parseFilter('conll<x', fields)).toBe('Expected a number after “conll<”, such as conll<60.');
  });
});

it('takes the longest column of a name', () => {
  const { conditions } = parseFilter('mentions.f1<3 mentions<2', ['mentions', 'mentions.f1']) as Filter;
  expect(conditions.map(({ field }) => field)).toEqual(['mentions.f1', 'mentions']);
});

it('compares the value of a system by name or number, or of the chosen one', () => {
  const names = ['ours', 'the others'];
  expect(parseFilter('conll.the_others>=60 conll<50', ['conll'], names)).toEqual(
    parseFilter('conll.2>=60 conll<50', ['conll'], names),
  );
  const filter = parseFilter('conll.2>=60 conll<50', ['conll'], names);
  expect(filter).toEqual({
    words: [],
    conditions: [
      { field: 'conll', system: 1, operator: '>=', bound: 60 },
      { field: 'conll', operator: '<', bound: 50 },
    ],
  });
  const value = (_: string, system = 0) => [40, 70][system];
  expect(passes(filter as Filter, 'd', value)).toBe(true);
  expect(passes(filter as Filter, 'd', (field) => value(field, 0))).toBe(false);
  expect(parseFilter('conll.3>1', ['conll'], names)).toBe(
    'There is no system 3 for “conll.3”: the systems are ours, the_others.',
  );
  expect(parseFilter('conll.0>1', ['conll'])).toBe(
    'There is no system 0 for “conll.0”: there is one system.',
  );
});
