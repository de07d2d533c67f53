import { expect, it } from 'vitest';
import { keyDecisions, systemDecisions } from '../../../src/analyze/flips/decisions.ts';
import { flipsBetween } from '../../../src/analyze/flips/flips.ts';
import { alignPair, settingsOf } from '../../../src/evaluate/index.ts';
import { countFlips, documentFlips, flipDecisions, noFlips } from '../../../src/page/flips.ts';
import { documentOf, type Marked, madeOf } from '../../support/page-fixture.ts';

const WORDS = ['a b c d e f g h i j'];

/** Mentions of one word: a letter for each entity, by position; a blank for no mention. */
const marked = (letters: string): Marked[] =>
  [...letters].flatMap((letter, at): Marked[] => (letter === ' ' ? [] : [[at, at + 1, letter]]));

/** The counts of `compare --flips`, and those of the page. */
function both(key: string, a: string, b: string) {
  const document = (letters: string) => documentOf('d', WORDS, marked(letters));
  const settings = settingsOf();
  const pairs = [a, b].map((letters) => alignPair(document(key), document(letters), settings, () => {}).pair);
  const [first, second] = pairs.map((pair) => [systemDecisions(pair)]);
  const compared = flipsBetween([keyDecisions(pairs[0])], first, second);
  const [page] = madeOf(
    [document(key)],
    [
      { name: 'A', documents: [document(a)] },
      { name: 'B', documents: [document(b)] },
    ],
  ).documents;
  const totals = noFlips();
  countFlips(totals, documentFlips(page, page.systems[0], page.systems[1]));
  const expected = Object.fromEntries(
    flipDecisions.map((decision) => {
      const { repaired, broken, bothWrong } = compared.decisions[decision];
      return [decision, [repaired, broken, bothWrong]];
    }),
  );
  return { expected, totals };
}

it.each([
  ['aaabbbb   ', 'xxyyzzz   ', 'xxxyyzz   '],
  ['aaabbbb   ', 'xxxx      ', '    xxxxxx'],
  ['aaaa      ', '          ', 'aaaa      '],
  ['abab abab ', 'aaaaaaaaaa', 'abcdefghij'],
  ['          ', 'aab       ', ' aab      '],
  ['aabbccddee', 'aabbccddee', 'aabbccddee'],
])('counts what compare --flips counts: key %j, %j and %j', (key, a, b) => {
  const { expected, totals } = both(key, a, b);
  expect(totals).toEqual(expected);
});

it('exchanges repaired and broken with the systems', () => {
  const one = both('aaabbbb   ', 'xxyyzzz   ', 'xxxyyzz  q').totals;
  const other = both('aaabbbb   ', 'xxxyyzz  q', 'xxyyzzz   ').totals;
  for (const decision of flipDecisions) {
    const [repaired, broken, bothWrong] = one[decision];
    expect(other[decision]).toEqual([broken, repaired, bothWrong]);
  }
});
