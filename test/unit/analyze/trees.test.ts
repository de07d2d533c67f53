import { describe, expect, it } from 'vitest';
import { sentenceTrees } from '../../../src/analyze/trees.ts';
import { columnOf, textWith } from '../../support/aligned-pairs.ts';

/** Trees of a text; the words are not looked at. */
function trees(parse: string, tags: string | undefined, sentences: number[] = []) {
  const columns = new Map([['parse', columnOf(parse)]]);
  const document = textWith(parse, [], { columns, sentences });
  return sentenceTrees(document, 'parse', tags === undefined ? undefined : columnOf(tags));
}

describe('sentenceTrees', () => {
  it('has the head of each constituent by the rules of its label', () => {
    const { headOf } = trees('(NP(NP* *) (PP* (NP*)))', 'DT NN IN NN');
    expect(headOf(0, 4)).toBe(1);
    expect(headOf(0, 2)).toBe(1);
    expect(headOf(2, 4)).toBe(2);
    expect(headOf(3, 4)).toBe(3);
    expect(headOf(1, 3)).toBeUndefined();
  });

  it('has one head for several constituents with one span, by the rule of the lowest', () => {
    // The head of a prepositional phrase is its preposition.
    expect(trees('(S(PP* (NP*)))', 'IN NN').headOf(0, 2)).toBe(0);
    // FRAG has the leftmost child as its head, PRN the rightmost.
    expect(trees('(FRAG(PRN* *))', 'NN NN').headOf(0, 2)).toBe(1);
    expect(trees('(PRN(FRAG* *))', 'NN NN').headOf(0, 2)).toBe(0);
  });

  it('parses the sentence of a token, and no constituent crosses its end', () => {
    const { headOf } = trees('(PRN* *) (FRAG* *)', 'NN NN NN NN', [0, 2]);
    expect(headOf(0, 2)).toBe(1);
    expect(headOf(2, 4)).toBe(2);
    expect(headOf(1, 3)).toBeUndefined();
  });

  it('has no constituents in a sentence whose brackets do not match; the next is not affected', () => {
    const both = [0, 2];
    for (const broken of ['(PRN* *', '(PRN* *))', '(PRN* -', '* *']) {
      const { headOf } = trees(`${broken} (FRAG* *)`, undefined, both);
      expect([broken, headOf(0, 2), headOf(2, 4)]).toEqual([broken, undefined, 2]);
    }
  });
});
