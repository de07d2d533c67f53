import { describe, expect, it } from 'vitest';
import { Mentions } from '../../../src/core/mentions.ts';
import { addMatchFacts, hintFacts, noMatchFacts, unscoredFacts } from '../../../src/matching/match-facts.ts';
import { bracketed } from '../../support/bracketed.ts';

describe('facts about matching', () => {
  it('add up by name', () => {
    expect(addMatchFacts({ keyHeads: 2 }, { keyHeads: 1, movedZeros: 3 })).toEqual({
      keyHeads: 3,
      movedZeros: 3,
    });
    const facts = { keyHeads: 2 };
    expect(addMatchFacts(facts, noMatchFacts)).toBe(facts);
    expect(addMatchFacts(facts, undefined)).toBe(facts);
  });

  it('count heads of longer key mentions that the response has instead, for exact matching of keys with heads', () => {
    const [key, response] = [
      bracketed('[the *man] saw [the *dog] [there]'),
      bracketed('the [man] saw [the dog] [there]'),
    ];
    const facts = (matcher: string) => hintFacts(matcher, false, key, response, Int32Array.of(-1, 1, 2));
    expect(facts('exact')).toEqual({ missedPhrases: 1, foundHeads: 1, responsePhrases: 1 });
    expect(facts('head')).toBe(noMatchFacts);
    expect(hintFacts('exact', false, response, key, Int32Array.of(-1, 1, 2))).toBe(noMatchFacts);
  });

  it('count zeros without a partner where the response has empty nodes of its own', () => {
    const zero = { start: 0, end: 1, entity: 0, zero: true };
    const key = { ...bracketed('a b'), mentions: Mentions.of([zero, { ...zero, start: 1, end: 2 }]) };
    const response = {
      ...key,
      tokens: { length: 2, at: () => '', added: [{ sentence: 0, order: 1.5 }] },
      mentions: Mentions.of([zero, { ...zero, start: 2, end: 3 }]),
    };
    const facts = (isDependent: boolean) =>
      hintFacts('exact', isDependent, key, response, Int32Array.of(0, -1));
    expect(facts(false)).toEqual({ movedZeros: 1, missedZeros: 1 });
    expect(facts(true)).toBe(noMatchFacts);
  });

  it('count the split antecedents of a document', () => {
    const relation = (type: string) => ({ type, from: 0, to: [1, 2] });
    const relations = ['SplitAnte', 'Bridge', 'SplitAnte'].map(relation);
    expect(unscoredFacts({ ...bracketed('a b'), relations })).toEqual({ splitAntecedents: 2 });
    expect(unscoredFacts({ ...bracketed('a b'), relations: [relation('Bridge')] })).toBe(noMatchFacts);
  });
});
