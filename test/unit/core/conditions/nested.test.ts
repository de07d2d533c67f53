import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nestedMentions } from '../../../../src/core/conditions/nested.ts';
import type { Mention, Span } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { runs } from '../../../support/runs.ts';

/** A mention of some tokens. */
const mentionOf = (entity: number, tokens: readonly number[]): Mention => {
  const parts: [number, number][] = [];
  for (const token of tokens) {
    const last = parts.at(-1);
    if (last?.[1] === token) last[1]++;
    else parts.push([token, token + 1]);
  }
  const hull = { start: tokens[0], end: tokens[tokens.length - 1] + 1, entity };
  return parts.length === 1 ? hull : { ...hull, parts: parts as Span[] };
};

describe('nestedMentions', () => {
  it('finds mentions within longer ones', () => {
    const mentions = Mentions.of([
      mentionOf(0, [0, 1, 2]),
      mentionOf(1, [1]),
      mentionOf(0, [0, 1, 2]),
      mentionOf(0, [2, 3]),
      mentionOf(0, [3]),
    ]);
    expect([...nestedMentions(mentions, false)]).toEqual([0, 1, 0, 0, 1]);
    expect([...nestedMentions(mentions, true)]).toEqual([0, 0, 0, 0, 1]);
  });

  it('is the definition, with gaps and repeats: all words are words of a longer mention', () => {
    const arbitrary = fc.array(
      fc.tuple(
        fc.nat(2),
        fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 5 }).map((list) => list.sort((a, b) => a - b)),
      ),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(arbitrary, fc.boolean(), (list, inEntity) => {
        const expected = list.map(([entity, tokens]) =>
          Number(
            list.some(
              ([other, outer]) =>
                (!inEntity || other === entity) &&
                outer.length > tokens.length &&
                tokens.every((token) => outer.includes(token)),
            ),
          ),
        );
        const mentions = Mentions.of(list.map(([entity, tokens]) => mentionOf(entity, tokens)));
        expect([...nestedMentions(mentions, inEntity)]).toEqual(expected);
      }),
      { numRuns: runs(1000) },
    );
  });
});
