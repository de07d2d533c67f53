import { describe, expect, it } from 'vitest';
import { keyEntitiesTable, keyMentionsTable, lossSplit } from '../../../src/analyze/loss-split.ts';
import { overlay } from '../../../src/analyze/overlay.ts';
import type { Contingency } from '../../../src/core/contingency.ts';
import { alignedPair, predicatesOf } from '../../support/aligned-pairs.ts';
import { near } from '../../support/near.ts';
import { pairOfSets } from '../../support/set-pairs.ts';
import { sets } from '../../support/sets.ts';

describe('lossSplit', () => {
  it('gives each part the mean of what it gains first and last; the parts add up to what is lost', () => {
    // Detection gains 0.2 first and 1 − 0.9 last; clustering 0.5 first and 1 − 0.6 last.
    expect(lossSplit(0.4, 0.6, 0.9)).toEqual({
      detection: near(0.15),
      clustering: near(0.45),
      withKeyMentions: 0.6,
      withKeyEntities: 0.9,
    });
  });

  it('is undefined where a score is', () => {
    const undefinedParts = { detection: null, clustering: null };
    expect(lossSplit(null, 0.5, 1)).toEqual({ ...undefinedParts, withKeyMentions: 0.5, withKeyEntities: 1 });
    expect(lossSplit(0.5, null, 1)).toEqual({ ...undefinedParts, withKeyMentions: null, withKeyEntities: 1 });
    expect(lossSplit(0, 0.5, null)).toEqual({
      ...undefinedParts,
      withKeyMentions: 0.5,
      withKeyEntities: null,
    });
  });
});

const shown = ({ keySizes, responseSizes, cells }: Contingency) => ({
  key: Array.from(keySizes),
  response: Array.from(responseSizes),
  cells: Array.from(cells, ({ key, response, shared }) => [key, response, shared]),
});

describe('tables of a repaired side', () => {
  const pair = pairOfSets(sets('ab cd'), sets('abcxy z'));
  const over = overlay(pair, predicatesOf(pair));

  it('with the mentions of the key, missing ones are singletons and extra ones are not there', () => {
    expect(shown(keyMentionsTable(over))).toEqual({
      key: [2, 2],
      response: [3, 1],
      cells: [
        [0, 0, 2],
        [1, 0, 1],
        [1, 1, 1],
      ],
    });
  });

  it('with the entities of the key, extra mentions stay together as they were', () => {
    expect(shown(keyEntitiesTable(over))).toEqual({
      key: [2, 2],
      response: [2, 1, 2, 1],
      cells: [
        [0, 0, 2],
        [1, 1, 1],
      ],
    });
  });

  it('a corrected mention stays in its entity, and with wrong boundaries it is not found', () => {
    const wrong = alignedPair(
      'the house it',
      [['k', '0-1', '2']],
      [
        ['r', '1'],
        ['s', '2'],
      ],
    );
    const corrected = overlay(wrong, predicatesOf(wrong));
    expect(shown(keyMentionsTable(corrected))).toEqual({
      key: [2],
      response: [1, 1],
      cells: [
        [0, 0, 1],
        [0, 1, 1],
      ],
    });
    expect(shown(keyEntitiesTable(corrected))).toEqual({ key: [2], response: [2], cells: [[0, 0, 1]] });
  });
});
