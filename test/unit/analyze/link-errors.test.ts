import { describe, expect, it } from 'vitest';
import {
  type AntecedentRule,
  entityChains,
  firstOfPieces,
  linkErrors,
  responseTwins,
  twinEntities,
} from '../../../src/analyze/link-errors.ts';
import { alignedPair, columnOf, predicatesOf } from '../../support/aligned-pairs.ts';
import { documentWith } from '../../support/documents.ts';
import type { Entities } from '../../support/evaluate-pairs.ts';

/** The errors as `side: antecedent ← anaphor`; tags are those of the tokens. */
function links(
  text: string,
  key: Entities,
  response: Entities,
  rule: AntecedentRule = 'closest',
  tags = text,
) {
  const words = text.split(' ');
  const pair = alignedPair(text, key, response, { columns: new Map([['pos', columnOf(tags)]]) });
  return linkErrors(pair, predicatesOf(pair), rule).map(({ side, anaphor, antecedent }) => {
    const { mentions } = side === 'recall' ? pair.key : pair.response;
    return `${side}: ${words[mentions.at(antecedent).start]} ← ${words[mentions.at(anaphor).start]}`;
  });
}

describe('linkErrors', () => {
  it('has one error for each piece of an entity after the first: what MUC loses', () => {
    const key: Entities = [
      ['k0', '0', '1', '2', '3'],
      ['k1', '4', '5'],
    ];
    const response: Entities = [
      ['r0', '0', '2'],
      ['r1', '1', '3', '4', '5'],
    ];
    // MUC: recall (4 − 2 + 2 − 1) / 4, precision (2 − 1 + 4 − 2) / 4.
    expect(links('a b c d e f', key, response)).toEqual(['recall: a ← b', 'precision: d ← e']);
  });

  it('counts each mention that the other side lacks as a piece of its own', () => {
    const key: Entities = [['k', '0', '1', '2']];
    expect(links('a b c', key, [])).toEqual(['recall: a ← b', 'recall: b ← c']);
    expect(links('a b c', [], key)).toEqual(['precision: a ← b', 'precision: b ← c']);
    expect(links('a b c', key, key)).toEqual([]);
  });

  it('takes chains in text order', () => {
    expect(links('a b c', [['k', '2', '0', '1']], [['r', '0', '1']])).toEqual(['recall: b ← c']);
  });

  it('shows the most accessible antecedent if asked: a name, else a noun, and for a pronoun the closest', () => {
    const key: Entities = [['k', '0', '1', '2', '3', '4', '5']];
    const shown = links('Ann she lady it Bea he', key, [], 'accessibility', 'NNP PRP NN NN NNP PRP');
    expect(shown).toEqual([
      'recall: Ann ← she',
      'recall: Ann ← lady',
      'recall: Ann ← it',
      'recall: Ann ← Bea',
      'recall: Bea ← he',
    ]);
    const nouns = links(
      'she lady he girl',
      [['k', '0', '1', '2', '3']],
      [],
      'accessibility',
      'PRP NN PRP NN',
    );
    expect(nouns).toEqual(['recall: she ← lady', 'recall: lady ← he', 'recall: lady ← girl']);
  });
});

describe('firstOfPieces', () => {
  it('is the position of each new entity of the other side, and of each mention without one', () => {
    const other = Int32Array.of(5, 5, -1, 6, -1, 5, 6);
    expect([...firstOfPieces([0, 1, 2, 3, 4, 5, 6], other)]).toEqual([2, 3, 4]);
    expect([...firstOfPieces([2, 4], other)]).toEqual([1]);
    expect([...firstOfPieces([], other)]).toEqual([]);
  });
});

it('chains are in text order: by start, then end, then as they were read', () => {
  const document = documentWith([['x', '4', '1-3', '1-2', '0'], ['y', '2'], ['none'], ['twice', '6', '6']]);
  expect(entityChains(document)).toEqual([[3, 2, 1, 0], [4], [], [5, 6]]);
  expect(entityChains(documentWith([]))).toEqual([]);
});

it('the entity of a twin is that of the other side, or −1', () => {
  expect([...twinEntities(4, [2, -1, 0, 1], [7, 8, 9])]).toEqual([9, -1, 7, 8]);
  expect([...twinEntities(0, [], [7])]).toEqual([]);
});

it('twins are inverted', () => {
  expect([...responseTwins(4, [2, -1, 0])]).toEqual([2, -1, 0, -1]);
  expect([...responseTwins(2, [])]).toEqual([-1, -1]);
});
