import { describe, expect, it } from 'vitest';
import type { CutStyle } from '../../../src/analyze/cut-entity.ts';
import { cutPair, findErrors } from '../../../src/analyze/find-errors.ts';
import { mentionOf } from '../../../src/analyze/overlay.ts';
import { alignedPair, columnOf, predicatesOf } from '../../support/aligned-pairs.ts';
import type { Entities } from '../../support/evaluate-pairs.ts';

/** The errors as `type: words, entity`; tags are those of the tokens. */
function errors(
  text: string,
  key: Entities,
  response: Entities,
  { style = 'berkeley', tags = text }: { style?: CutStyle; tags?: string } = {},
) {
  const words = text.split(' ');
  const pair = alignedPair(text, key, response, { columns: new Map([['pos', columnOf(tags)]]) });
  const cuts = cutPair(pair, predicatesOf(pair), style);
  const shown = (node: number) => {
    const { start, end } = mentionOf(cuts.overlay, node);
    return words.slice(start, end).join('_');
  };
  return findErrors(cuts).map(
    ({ type, nodes, entity }) => `${type}: ${nodes.map(shown).join(' ')}, ${entity}`,
  );
}

describe('findErrors', () => {
  it('finds none where key and response are equal', () => {
    expect(errors('a b c', [['k', '0', '1']], [['r', '1', '0']])).toEqual([]);
    expect(errors('a', [], [])).toEqual([]);
  });

  it('lists span errors, then those of response entities, then those of key entities', () => {
    const key: Entities = [
      ['k0', '0-1', '2', '3'],
      ['k1', '4', '5'],
    ];
    const response: Entities = [
      ['r0', '1', '2', '4', '6'],
      ['r1', '7'],
    ];
    expect(errors('the A B C D E x y', key, response)).toEqual([
      'span-error: the_A, -1',
      'conflated-entities: D, 0',
      'extra-mention: x, 0',
      'extra-entity: y, 1',
      'missing-mention: C, 0',
      'missing-mention: E, 1',
    ]);
  });

  it('cuts an entity of the key into the part of the anchor and others', () => {
    const response: Entities = [
      ['r0', '0'],
      ['r1', '1', '2'],
    ];
    expect(errors('A B C', [['k', '0', '1', '2']], response)).toEqual(['divided-entity: B C, 0']);
    expect(errors('A B', [['k', '0', '1']], [])).toEqual(['missing-entity: A B, 0']);
  });

  it('counts two lone mentions beside pronouns as one entity, in the Berkeley style', () => {
    const key: Entities = [['k', '0', '1', '2']];
    const tags = 'PRP NN NN';
    expect(errors('he A B', key, [['r', '0']], { tags })).toEqual(
      ['missing-entity: A B, 0', 'divided-entity: he, 0'].reverse(),
    );
    expect(errors('he A B', key, [['r', '0']], { tags, style: 'contingency' })).toEqual([
      'missing-mention: A, 0',
      'missing-mention: B, 0',
    ]);
  });

  it('counts no error for a lone anchor, but the part beside it', () => {
    const key: Entities = [['k', '1', '2']];
    const response: Entities = [['r', '0', '1', '2']];
    expect(errors('x A B', key, response)).toEqual(['conflated-entities: A B, 0']);
    expect(errors('x A B', key, response, { style: 'contingency' })).toEqual(['extra-mention: x, 0']);
  });
});
