import { describe, expect, it } from 'vitest';
import {
  CONFLATED_ENTITIES,
  DIVIDED_ENTITY,
  EXTRA_ENTITY,
  MISSING_ENTITY,
  MISSING_MENTION,
  SPAN_ERROR,
} from '../../../src/analyze/error-types.ts';
import { cutPair, findErrors } from '../../../src/analyze/find-errors.ts';
import { errorGroups } from '../../../src/analyze/groups.ts';
import { alignedPair, predicatesOf } from '../../support/aligned-pairs.ts';
import { pairOfSets } from '../../support/set-pairs.ts';
import { sets } from '../../support/sets.ts';

const groups = (pair: ReturnType<typeof pairOfSets>) => {
  const cuts = cutPair(pair, predicatesOf(pair), 'berkeley');
  return errorGroups(cuts, findErrors(cuts));
};

describe('groupsOf', () => {
  it('joins entities that share a mention, also by way of others', () => {
    // bc connects ab and cd. The anchor of ab is missing, so that b is cut off from it.
    expect(groups(pairOfSets(sets('ab cd ef'), sets('bc ef')))).toEqual([
      {
        keyEntities: [0, 1],
        responseEntities: [0],
        types: CONFLATED_ENTITIES | DIVIDED_ENTITY | MISSING_MENTION,
      },
      { keyEntities: [2], responseEntities: [1], types: 0 },
    ]);
  });

  it('has a group of one entity where the other side lacks all its mentions', () => {
    expect(groups(pairOfSets(sets('ab'), sets('xy')))).toEqual([
      { keyEntities: [0], responseEntities: [], types: MISSING_ENTITY },
      { keyEntities: [], responseEntities: [0], types: EXTRA_ENTITY },
    ]);
    expect(groups(pairOfSets([], []))).toEqual([]);
  });

  it('joins entities by a corrected span', () => {
    const pair = alignedPair('the house', [['k', '0-1']], [['r', '1']]);
    expect(groups(pair)).toEqual([{ keyEntities: [0], responseEntities: [0], types: SPAN_ERROR }]);
  });
});
