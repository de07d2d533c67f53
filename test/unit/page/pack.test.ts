import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packDocument, unpackDocument } from '../../../src/page/pack.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { documentOf, hard, type Marked, madeOf } from '../../support/page-fixture.ts';
import { runs } from '../../support/runs.ts';

describe('a packed document', () => {
  it('is unpacked to the same document', () => {
    for (const document of hard().documents) expect(unpackDocument(packDocument(document))).toEqual(document);
  });

  it('is unpacked to the same document, whatever the words and mentions are', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 8, unit: anyCharacter })
      .map((text) => text.replaceAll(' ', '_'));
    const mention = fc
      .tuple(fc.nat(19), fc.integer({ min: 1, max: 6 }), fc.constantFrom('a', 'b', 'c'))
      .map(([start, size, entity]): Marked => [start, Math.min(20, start + size), entity]);
    const side = fc.uniqueArray(mention, { selector: ([start, end]) => `${start} ${end}`, maxLength: 15 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 20, maxLength: 20 }), side, side, (words, key, response) => {
        const sentences = [words.slice(0, 7).join(' '), words.slice(7).join(' ')];
        const [a, b] = [key, response].map((marked) => documentOf('d', sentences, marked));
        const [document] = madeOf([a], [{ name: 's', documents: [b] }]).documents;
        expect(unpackDocument(packDocument(document))).toEqual(document);
      }),
      { numRuns: runs(200) },
    );
  });
});
