import { describe, expect, it } from 'vitest';
import { featuresOf, namedEntityTypes } from '../../../src/analyze/features.ts';
import { entityChains } from '../../../src/analyze/link-errors.ts';
import type { Document } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { alignedPair, columnOf, predicatesOf, textWith } from '../../support/aligned-pairs.ts';
import { documentWith } from '../../support/documents.ts';

/** The values of a feature for all mentions. */
function values(feature: string, document: Document): (string | undefined)[] {
  const predicates = predicatesOf(alignedPair('x', [], [], { columns: document.columns }));
  const names = namedEntityTypes(document, 'type');
  const featureOf = featuresOf(document, entityChains(document), predicates, names).get(feature);
  return Array.from(document.mentions, (_, i) => featureOf?.(i));
}

describe('featuresOf', () => {
  it('has ranges of lengths, in tokens only', () => {
    const spans = ['0', '0-1', '0-2', '0-3', '0-4', '0-5', '0-9', '0-10'];
    expect(values('length', documentWith([['x', ...spans]]))).toEqual([
      '1 token',
      '2 tokens',
      '3 tokens',
      '4–5 tokens',
      '4–5 tokens',
      '6–10 tokens',
      '6–10 tokens',
      'more than 10 tokens',
    ]);
    expect(values('length', documentWith([['x', '0']], { unit: 'character' }))).toEqual([undefined]);
  });

  it('has quarters of a document whose length is known', () => {
    const spans = ['0', '4', '5', '9', '10', '15', '19'];
    const [first, second, third, last] = ['first', 'second', 'third', 'last'].map(
      (name) => `${name} quarter`,
    );
    expect(values('position', documentWith([['x', ...spans]]))).toEqual([
      first,
      first,
      second,
      second,
      third,
      last,
      last,
    ]);
    expect(values('position', documentWith([['x', '0']], { length: 0 }))).toEqual([undefined]);
  });

  it('has the order in the chain and the size of the chain', () => {
    const document = documentWith([
      ['x', '5', '1'],
      ['y', '3'],
    ]);
    expect(values('order', document)).toEqual(['later', 'first', 'first']);
    expect(values('chain-size', document)).toEqual(['2 mentions', '2 mentions', '1 mention']);
    const sizes = [3, 5, 6, 10, 11].map((size) => {
      const spans = Array.from({ length: size }, (_, i) => String(i));
      return values('chain-size', documentWith([['x', ...spans]]))[0];
    });
    expect(sizes).toEqual([
      '3–5 mentions',
      '3–5 mentions',
      '6–10 mentions',
      '6–10 mentions',
      'more than 10 mentions',
    ]);
  });

  it('has the distance to the antecedent in sentences, or in tokens where there is one sentence', () => {
    const inSentences = documentWith([['x', '0', '1', '2', '4', '8', '18']], {
      sentences: Array.from({ length: 10 }, (_, i) => 2 * i),
    });
    expect(values('distance', inSentences)).toEqual([
      'no antecedent',
      'same sentence',
      '1 sentence',
      '1 sentence',
      '2–3 sentences',
      '4–9 sentences',
    ]);
    const far = documentWith([['x', '0', '10']], { sentences: Array.from({ length: 11 }, (_, i) => i) });
    expect(values('distance', far)[1]).toBe('10 or more sentences');
    const inTokens = documentWith([['x', '0', '9', '19', '68', '118', '317', '517']], { sentences: [0] });
    expect(values('distance', inTokens)).toEqual([
      'no antecedent',
      'less than 10 tokens',
      '10–49 tokens',
      '10–49 tokens',
      '50–199 tokens',
      '50–199 tokens',
      '200 or more tokens',
    ]);
  });

  it('finds mentions within others', () => {
    const nested = values('nested', documentWith([['x', '0-5', '2-3', '5-6', '0-2', '8', '8-9']]));
    expect(nested.map((value) => value === 'inside another mention')).toEqual([
      false,
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('has kind, tag and named entity type of the head, and attributes', () => {
    const columns = new Map([
      ['pos', columnOf('DT NNP PRP')],
      ['type', columnOf('(PERSON* *) *')],
    ]);
    const document = {
      ...textWith('the Ann she', [['x']], { columns }),
      mentions: Mentions.of([
        { start: 0, end: 2, entity: 0, attributes: new Map([['gender', 'f']]) },
        { start: 2, end: 3, entity: 0 },
      ]),
    };
    expect(values('kind', document)).toEqual(['name', 'pronoun']);
    expect(values('tag', document)).toEqual(['NNP', 'PRP']);
    expect(values('name', document)).toEqual(['PERSON', undefined]);
    expect(values('attribute gender', document)).toEqual(['f', undefined]);
  });
});

describe('namedEntityTypes', () => {
  it('has the innermost open bracket of each token', () => {
    const columns = new Map([['type', columnOf('(ORG* (GPE) *) * (A(B* *)) *)')]]);
    const typeOf = namedEntityTypes(textWith('a b c d e f g', [], { columns }), 'type');
    expect([0, 1, 2, 3, 4, 5, 6].map(typeOf)).toEqual(['ORG', 'GPE', 'ORG', undefined, 'B', 'B', undefined]);
  });

  it('knows nothing without a document or a column', () => {
    expect(namedEntityTypes(undefined, 'type')(0)).toBeUndefined();
    expect(namedEntityTypes(documentWith([]), 'type')(0)).toBeUndefined();
  });
});
