import { describe, expect, it } from 'vitest';
import type { Document, Mention } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { configured } from '../../../src/matching/matcher.ts';
import { min } from '../../../src/matching/min.ts';
import { bracketed, headed } from '../../support/bracketed.ts';

const { match, columns } = configured(min, {});

const withMinima = (document: Document, ...minima: [number, number][]): Document => ({
  ...document,
  mentions: Mentions.of(
    Array.from(document.mentions, (mention, i): Mention => {
      const [minStart, minEnd] = minima[i];
      return { ...mention, minStart, minEnd };
    }),
  ),
});

describe('matching by minimum spans', () => {
  it('asks for the columns that it needs', () => {
    expect(columns).toEqual(['parse', 'pos']);
    expect(configured(min, { zeros: 'dependent' }).columns).toEqual(['parse', 'pos', 'deps']);
  });

  it('takes annotated minimum spans if both sides have them', () => {
    const key = withMinima(headed('0-5 6-9'), [2, 4], [7, 8]);
    const response = withMinima(headed('1-4 6-8'), [2, 4], [6, 7]);
    const found = match(key, response);
    expect([[...found.twins], found.facts]).toEqual([[0, -1], { annotatedMinima: 1 }]);
  });

  it('takes heads where there is nothing else', () => {
    const found = match(headed('0-5@2 7-9@8'), headed('1-3@2 7-8@7'));
    expect([[...found.twins], found.facts]).toEqual([[0, -1], { headMinima: 1 }]);
    expect(match(withMinima(headed('0-5@2'), [3, 4]), headed('1-4@2')).facts).toEqual({ headMinima: 1 });
  });

  it('takes the parse of the key for both sides', () => {
    const cells = ['(NP(NP*', '*)', '(SBAR*', '*))'];
    const tags = ['DT', 'NN', 'WDT', 'VBD'];
    const key = {
      ...bracketed('[the dog that barked]'),
      columns: new Map([
        ['parse', { at: (i: number) => cells[i] }],
        ['pos', { at: (i: number) => tags[i] }],
      ]),
    };
    const found = match(key, bracketed('[the dog] that barked'));
    expect([[...found.twins], found.facts]).toEqual([[0], { parsedMinima: 1 }]);
    expect([...match(key, bracketed('the dog [that barked]')).twins]).toEqual([-1]);
  });

  it('counts documents without a source, unless their key is empty', () => {
    expect(match(bracketed('[a b]'), bracketed('[a b]')).facts).toEqual({ missingMinima: 1 });
    expect(match(bracketed('a b'), bracketed('[a b]')).facts).toEqual({});
  });

  it('prefers the closest of nested mentions with the same minimum', () => {
    expect([...match(headed('0-3@1'), headed('0-9@1 0-4@1')).twins]).toEqual([-1, 0]);
    expect([...match(headed('0-3@1 0-8@1'), headed('0-9@1 0-4@1')).twins]).toEqual([1, 0]);
  });
});
