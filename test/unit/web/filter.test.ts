import { describe, expect, it } from 'vitest';
import { type Filter, parseFilter, passes } from '../../../src/web/filter.ts';

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
