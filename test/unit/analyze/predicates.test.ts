import { describe, expect, it } from 'vitest';
import { isEnglishPronoun, type PredicateOptions, predicatesFor } from '../../../src/analyze/predicates.ts';
import type { Mention } from '../../../src/core/document.ts';
import { alignPair } from '../../../src/evaluate/align-pair.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { alignedPair, columnOf, textWith } from '../../support/aligned-pairs.ts';

const mention = (start: number, end = start + 1, rest: Partial<Mention> = {}): Mention => ({
  start,
  end,
  entity: 0,
  ...rest,
});

/** The predicates for a text with token columns. */
function predicates(
  text: string,
  columns: Record<string, string> = {},
  options: Partial<PredicateOptions> = {},
) {
  const cells = new Map(Object.entries(columns).map(([name, values]) => [name, columnOf(values)]));
  const pair = alignedPair(text, [['k', '0']], [['r', '0']], { columns: cells });
  return predicatesFor(pair, { trees: false, pronouns: 'none', ...options });
}

describe('by default', () => {
  it('the head is given, or the end of the minimum span, or the last token', () => {
    const { head } = predicates('a b c d');
    expect(head(mention(0, 4, { head: 1, minStart: 0, minEnd: 3 }))).toBe(1);
    expect(head(mention(0, 4, { head: 0 }))).toBe(0);
    expect(head(mention(0, 4, { minStart: 0, minEnd: 3 }))).toBe(2);
    expect(head(mention(0, 4))).toBe(3);
  });

  it('a pronoun is one token with the tag of one; a word list is used where there is no tag', () => {
    const [text, pos] = ['he this big - it', 'PRP DT JJ - _'];
    const tagged = predicates(text, { pos });
    expect([0, 1, 2, 3, 4].map((token) => tagged.isPronoun(mention(token)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(tagged.isPronoun(mention(0, 2))).toBe(false);
    const listed = predicates(text, { pos }, { pronouns: 'en' });
    expect([2, 3, 4].map((token) => listed.isPronoun(mention(token)))).toEqual([false, false, true]);
    expect(predicates('sie', { upos: 'PRON' }).isPronoun(mention(0))).toBe(true);
    expect(predicates('he', { pos: 'NN' }, { pronouns: 'en' }).isPronoun(mention(0))).toBe(false);
  });

  it('the kind follows from the tag of the head; without a tag nothing is known', () => {
    const { kind, tag } = predicates('old Bodo he Ann x', { pos: 'JJ NNP PRP NNPS *' });
    expect(kind(mention(0, 2))).toBe('name');
    expect(kind(mention(0))).toBe('nominal');
    expect(kind(mention(2))).toBe('pronoun');
    expect(kind(mention(3))).toBe('name');
    expect([kind(mention(4)), tag(mention(4))]).toEqual([undefined, undefined]);
    expect(tag(mention(0, 2))).toBe('NNP');
    expect(predicates('Bodo').kind(mention(0))).toBeUndefined();
  });

  it('looks for universal tags first, and in the response where the key has none', () => {
    expect(predicates('x', { xpos: 'NNP', pos: 'NN', upos: 'PRON' }).tag(mention(0))).toBe('PRON');
    expect(predicates('x', { xpos: 'NNP', pos: 'NN' }).tag(mention(0))).toBe('NN');
    const response = textWith('x', [['r', '0']], { columns: new Map([['xpos', columnOf('NNP')]]) });
    const { pair } = alignPair(textWith('x', [['k', '0']]), response, settingsOf(), () => {});
    expect(predicatesFor(pair, { trees: false, pronouns: 'none' }).tag(mention(0))).toBe('NNP');
  });

  it('tokens without a letter or digit are trimmed at both ends', () => {
    const { isTrimmed } = predicates("the , 7 é 's ...");
    const first = [0, 1, 2, 3, 4, 5].map((token) => isTrimmed(token, 'first'));
    expect(first).toEqual([false, true, false, false, false, true]);
    expect(isTrimmed(1, 'last')).toBe(true);
  });
});

describe('with trees', () => {
  const trees = { trees: true };

  it('the head is that of the lowest constituent with the span, else the last token', () => {
    const columns = { pos: 'DT NN IN NN', parse: '(NP(NP* *) (PP* (NP*)))' };
    const { head } = predicates('a house of wood', columns, trees);
    expect(head(mention(0, 4))).toBe(1);
    expect(head(mention(1, 4))).toBe(3);
    expect(head(mention(0, 4, { head: 3 }))).toBe(1);
    expect(predicates('a b', {}, trees).head(mention(0, 2))).toBe(1);
  });

  it('a word of the list is a pronoun whatever its tag, and every other mention has a kind', () => {
    const { isPronoun, kind } = predicates('He Bodo x', { pos: 'NNP NNP -' }, trees);
    expect([0, 1, 2].map((token) => isPronoun(mention(token)))).toEqual([true, false, false]);
    expect([0, 1, 2].map((token) => kind(mention(token)))).toEqual(['pronoun', 'name', 'nominal']);
  });

  it('trims "the" at the start, "\'s" at the end, and one character other than A to Z at both', () => {
    const { isTrimmed } = predicates("the The 's 7 x 中 ...", {}, trees);
    const trimmed = (position: 'first' | 'last') =>
      [0, 1, 2, 3, 4, 5, 6].filter((token) => isTrimmed(token, position));
    expect(trimmed('first')).toEqual([0, 3, 5]);
    expect(trimmed('last')).toEqual([2, 3, 5]);
  });
});

describe('isEnglishPronoun', () => {
  it.each(['I', 'he', 'THEY', "'em", 'Ourselves', 'thyself', 'that', 'Whomever', 'noone', 'several'])(
    'holds for %s, in any case',
    (word) => expect(isEnglishPronoun(word)).toBe(true),
  );

  it.each(['', 'thou', 'the', 'he ', 'no one', 'hees', '__proto__', 'constructor'])(
    'does not hold for "%s"',
    (word) => expect(isEnglishPronoun(word)).toBe(false),
  );
});
