import { describe, expect, it } from 'vitest';
import {
  CONFLATED_ENTITIES,
  DIVIDED_ENTITY,
  EXTRA_ENTITY,
  EXTRA_MENTION,
  MISSING_ENTITY,
  MISSING_MENTION,
  SPAN_ERROR,
} from '../../../src/analyze/error-types.ts';
import { cutPair, findErrors } from '../../../src/analyze/find-errors.ts';
import { errorGroups } from '../../../src/analyze/groups.ts';
import { mentionOf } from '../../../src/analyze/overlay.ts';
import { Repairer } from '../../../src/analyze/repair.ts';
import { alignedPair, columnOf, predicatesOf } from '../../support/aligned-pairs.ts';
import type { Entities } from '../../support/evaluate-pairs.ts';

/** The repaired entities, and the table of the only group. */
function repairer(text: string, key: Entities, response: Entities, tags = text) {
  const words = text.split(' ');
  const pair = alignedPair(text, key, response, { columns: new Map([['pos', columnOf(tags)]]) });
  const cuts = cutPair(pair, predicatesOf(pair), 'berkeley');
  const [group, ...rest] = errorGroups(cuts, findErrors(cuts));
  expect(rest).toEqual([]);
  const one = new Repairer(cuts);
  return {
    entities: (set: number) =>
      one
        .entities(group, set)
        .map((nodes) =>
          nodes
            .map((node) => words[mentionOf(cuts.overlay, node).end - 1])
            .sort()
            .join(''),
        )
        .sort(),
    table: (set: number) => {
      const { keySizes, responseSizes, cells } = one.table(group, set);
      return {
        keySizes: [...Array.from(keySizes)],
        responseSizes,
        cells: Array.from(cells, ({ shared }) => shared),
      };
    },
  };
}

const ALL = 127;

describe('Repairer', () => {
  it('cuts off conflated parts and adds missing mentions, each alone and both together', () => {
    const key: Entities = [
      ['k0', '0', '1'],
      ['k1', '2', '3'],
    ];
    const { entities, table } = repairer('a b c d', key, [['r', '0', '1', '2']]);
    expect(entities(0)).toEqual(['abc']);
    expect(entities(CONFLATED_ENTITIES)).toEqual(['ab', 'c']);
    expect(entities(MISSING_MENTION)).toEqual(['abcd']);
    expect(entities(CONFLATED_ENTITIES | MISSING_MENTION)).toEqual(['ab', 'cd']);
    expect(table(0)).toEqual({ keySizes: [2, 2], responseSizes: [3], cells: [2, 1] });
    expect(table(ALL)).toEqual({ keySizes: [2, 2], responseSizes: [2, 2], cells: [2, 2] });
  });

  it('joins the parts of a divided entity with what is conflated with them', () => {
    const key: Entities = [
      ['k0', '0', '1'],
      ['k1', '2', '3'],
    ];
    const response: Entities = [
      ['r0', '0'],
      ['r1', '1', '2', '3'],
    ];
    const { entities } = repairer('a b c d', key, response);
    expect(entities(DIVIDED_ENTITY)).toEqual(['abcd']);
    expect(entities(CONFLATED_ENTITIES)).toEqual(['a', 'b', 'cd']);
    expect(entities(ALL)).toEqual(['ab', 'cd']);
  });

  it('removes extra mentions; one that was the anchor goes when it is left alone', () => {
    const { entities } = repairer('x a b y', [['k', '1', '2']], [['r', '0', '1', '2', '3']]);
    expect(entities(EXTRA_MENTION)).toEqual(['abx']);
    expect(entities(CONFLATED_ENTITIES)).toEqual(['ab', 'xy']);
    expect(entities(CONFLATED_ENTITIES | EXTRA_MENTION)).toEqual(['ab']);
    expect(repairer('a', [], [['r', '0']]).entities(EXTRA_ENTITY)).toEqual([]);
  });

  it('adds the mentions of a missing entity; a pronoun that was found is divided from it', () => {
    expect(repairer('a b', [['k', '0', '1']], []).entities(MISSING_ENTITY)).toEqual(['ab']);
    const key: Entities = [['k', '0', '1', '2']];
    const { entities } = repairer('h a b', key, [['r', '0']], 'PRP NN NN');
    expect(entities(0)).toEqual(['h']);
    expect(entities(MISSING_MENTION)).toEqual(['h']);
    expect(entities(MISSING_ENTITY)).toEqual(['ab', 'h']);
    expect(entities(DIVIDED_ENTITY)).toEqual(['ah']);
    expect(entities(MISSING_ENTITY | DIVIDED_ENTITY)).toEqual(['abh']);
  });

  it('keeps wrong boundaries in the table until span errors are repaired', () => {
    const { entities, table } = repairer('the a b', [['k', '0-1', '2']], [['r', '1', '2']]);
    expect(entities(0)).toEqual(['ab']);
    expect(table(0)).toEqual({ keySizes: [2], responseSizes: [2], cells: [1] });
    expect(table(SPAN_ERROR)).toEqual({ keySizes: [2], responseSizes: [2], cells: [2] });
  });
});
