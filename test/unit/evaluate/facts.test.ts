import { describe, expect, it } from 'vitest';
import { addFacts, documentFacts, type Facts, noFacts } from '../../../src/evaluate/facts.ts';
import { documentWith } from '../../support/documents.ts';

const document = documentWith([['a', '0', '4-6'], ['b', '2'], ['empty'], ['c', '5', '7', '9']], {
  length: 10,
});

const counted = { entities: 3, singletons: 1, crossing: 1, repeated: 3, shared: 4 };

describe('facts', () => {
  it('count documents, tokens, mentions, entities, singletons and mentions across sentence breaks', () => {
    expect(documentFacts(document, counted)).toEqual({
      documents: 1,
      tokens: 10,
      characters: 0,
      mentions: 6,
      entities: 3,
      singletons: 1,
      crossing: 1,
      repeated: 3,
      shared: 4,
      altered: 0,
      dropped: 0,
      invented: 0,
      unaligned: 0,
    });
  });

  it('count characters as characters where positions are characters', () => {
    const facts = documentFacts({ ...document, unit: 'character' }, counted);
    expect(facts).toMatchObject({ tokens: 0, characters: 10 });
  });

  it('add up', () => {
    const facts = documentFacts(document, counted);
    expect(addFacts(facts, noFacts)).toEqual(facts);
    expect(addFacts(facts, facts)).toMatchObject({ documents: 2, tokens: 20, mentions: 12, crossing: 2 });
  });

  it('add up each for itself', () => {
    const names = Object.keys(noFacts);
    const numbered = (step: number) =>
      Object.fromEntries(names.map((name, i) => [name, step * (i + 1)])) as unknown as Facts;
    expect(addFacts(numbered(1), numbered(100))).toEqual(numbered(101));
    expect(new Set(Object.values(noFacts))).toEqual(new Set([0]));
  });

  it('have the edits of a rewritten text', () => {
    const edits = { altered: 1, dropped: 2, invented: 3, unaligned: 4 };
    const counted = { entities: 5, singletons: 3, crossing: 0, repeated: 0, shared: 0 };
    expect(documentFacts({ ...document, edits }, counted)).toMatchObject({
      entities: 5,
      singletons: 3,
      ...edits,
    });
  });
});
