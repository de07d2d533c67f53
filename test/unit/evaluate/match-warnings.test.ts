import { describe, expect, it } from 'vitest';
import { matchWarnings } from '../../../src/evaluate/match-warnings.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import type { MatcherId } from '../../../src/matching/index.ts';
import type { MatchFacts } from '../../../src/matching/match-facts.ts';

const warnings = (match: MatcherId, matching: MatchFacts) =>
  Array.from(
    matchWarnings({ matching }, settingsOf({ match }), 'key', 'the response'),
    ({ code, severity, message }) => `${severity} ${code}: ${message}`,
  );

describe('warnings about matching', () => {
  it.each([
    ['head', { keyHeads: 0, keyWithoutHead: 5 }, ['error match/no-heads: No mention of the key has a head.']],
    [
      'head',
      { keyHeads: 4, keyWithoutHead: 1, responseWithoutHead: 2 },
      ['warning match/without-heads: 1 key and 2 response mentions of several words have no head.'],
    ],
    ['head', { keyHeads: 5 }, []],
    [
      'min',
      { missingMinima: 1, parsedMinima: 2 },
      ['error match/no-minimum: Minimum spans are not known in 1 document of the key.'],
    ],
    [
      'head',
      { keyHeads: 5, largeGroups: 1 },
      ['warning match/large: A group of more than 64 mentions could match each other.'],
    ],
    [
      'head',
      { keyHeads: 5, largeGroups: 2 },
      ['warning match/large: 2 groups of more than 64 mentions could match each other.'],
    ],
    [
      'exact',
      { splitAntecedents: 1 },
      ['warning relations/not-scored: A split antecedent of the key is not scored.'],
    ],
    [
      'exact',
      { greedyWords: 1 },
      ['warning match/large: In 1 document so many mentions overlap that mor pairs them best pair first.'],
    ],
    [
      'exact',
      { keyLostLinks: 1, responseLostLinks: 0 },
      [
        'warning relations/left-out: 1 bridging link of the key and 0 of the response are left out: the anaphor or the anchor is not among the mentions that are scored.',
      ],
    ],
    [
      'exact',
      { splitAntecedents: 12 },
      ['warning relations/not-scored: 12 split antecedents of the key are not scored.'],
    ],
    [
      'exact',
      { movedZeros: 2, missedZeros: 3 },
      [
        'warning match/moved-zeros: 3 zeros of the key and 2 of the response have no partner, and their empty nodes are at different places.',
      ],
    ],
    ['exact', { movedZeros: 2, missedZeros: 0 }, []],
    [
      'exact',
      { missedPhrases: 4, foundHeads: 2 },
      [
        'warning match/heads-only: The response has only mentions of one word; 2 of them are the heads of longer key mentions.',
      ],
    ],
    ['exact', { missedPhrases: 5, foundHeads: 2 }, []],
    ['exact', { missedPhrases: 4, foundHeads: 4, responsePhrases: 1 }, []],
    ['exact', {}, []],
  ] as const)('%s, %j', (match, facts, expected) => {
    expect(warnings(match, facts)).toEqual(expected);
  });
});

it('does not miss heads where no mention is left, or all have one word', () => {
  expect([...warnings('head', {})]).toEqual([]);
});
