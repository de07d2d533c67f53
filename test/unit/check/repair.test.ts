import { describe, expect, it } from 'vitest';
import { type RepairPolicy, repaired } from '../../../src/check/repair.ts';
import type { Mention } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { documentWith, wordList } from '../../support/documents.ts';

const words = ['Ann', ',', 'her', '"', '.', 'Corp.'];

/** The mentions after a repair as `entity:start-end`, and the counts of the policies. */
function repair(mentions: readonly Mention[], ...policies: RepairPolicy[]) {
  const document = documentWith([], {
    length: words.length,
    tokens: wordList(...words),
    entities: ['a', 'b', 'c'],
    mentions: Mentions.of(mentions),
  });
  const counts: Record<string, number> = {};
  const result = repaired(document, policies, (policy, count) => {
    counts[policy] = count;
  });
  return [Array.from(result.mentions, ({ entity, start, end }) => `${entity}:${start}-${end}`), counts];
}
const at = (start: number, end: number, entity = 0, rest: Partial<Mention> = {}): Mention => ({
  start,
  end,
  entity,
  ...rest,
});

describe('a repair', () => {
  const twice = [at(0, 1), at(0, 1), at(0, 1, 1), at(2, 3, 1), at(5, 6, 2)];

  it('removes repeats within an entity only', () => {
    expect(repair(twice, 'drop-repeated')).toEqual([
      ['0:0-1', '1:0-1', '1:2-3', '2:5-6'],
      { 'drop-repeated': 1 },
    ]);
    expect(repair([at(0, 1)], 'drop-repeated')).toEqual([['0:0-1'], {}]);
  });

  it.each<[RepairPolicy, string[]]>([
    ['shared-first', ['0:0-1', '1:2-3', '2:5-6']],
    ['shared-last', ['1:0-1', '1:2-3', '2:5-6']],
    ['shared-drop', ['1:2-3', '2:5-6']],
    ['shared-merge', ['0:0-1', '0:2-3', '2:5-6']],
  ])('%s decides about a mention in two entities', (policy, mentions) => {
    expect(repair(twice, policy)).toEqual([mentions, { 'drop-repeated': 1, [policy]: 1 }]);
  });

  it('trims punctuation, but not a mention with gaps or one whose head is punctuation', () => {
    const parts: [number, number][] = [
      [0, 2],
      [4, 5],
    ];
    expect(
      repair(
        [at(0, 2), at(1, 5), at(5, 6), at(4, 5), at(0, 5, 0, { parts }), at(0, 2, 1, { head: 1 })],
        'trim-punctuation',
      ),
    ).toEqual([['0:0-1', '0:2-4', '0:5-6', '0:4-5', '0:0-5', '1:0-2'], { 'trim-punctuation': 2 }]);
  });

  it('is done in an order in which each sees what the ones before have left', () => {
    expect(
      repair(
        [at(0, 1), at(0, 2), at(0, 2, 1), at(2, 3, 1)],
        'drop-singletons',
        'shared-first',
        'trim-punctuation',
      ),
    ).toEqual([[], { 'trim-punctuation': 2, 'drop-repeated': 1, 'shared-first': 1, 'drop-singletons': 2 }]);
  });
});
