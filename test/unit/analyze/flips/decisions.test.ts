import { describe, expect, it } from 'vitest';
import { keyDecisions, systemDecisions } from '../../../../src/analyze/flips/decisions.ts';
import type { Document } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { alignPair } from '../../../../src/evaluate/align-pair.ts';
import { settingsOf } from '../../../../src/evaluate/settings.ts';
import { alignedPair, textWith } from '../../../support/aligned-pairs.ts';
import type { Entities } from '../../../support/evaluate-pairs.ts';

const TEXT = 'a b c d e f g h i';
const key: Entities = [
  ['1', '0', '1', '2'],
  ['2', '3', '4', '5', '6'],
];
const response: Entities = [
  ['1', '0', '1'],
  ['2', '2', '3'],
  ['3', '5', '6', '7', '8'],
];

describe('keyDecisions', () => {
  it('has the closest earlier mention of the entity of each mention', () => {
    const { antecedents, mentions } = keyDecisions(alignedPair(TEXT, key, response));
    expect([...antecedents]).toEqual([-1, 0, 1, -1, 3, 4, 5]);
    expect(mentions[4].place).toMatchObject({ start: 4, end: 5, text: 'e' });
  });
});

describe('systemDecisions', () => {
  it('finds wrong decisions and their kinds', () => {
    const { mention, link, mentions } = systemDecisions(alignedPair(TEXT, key, response));
    expect(mention.flatMap((kind, i) => (kind === null ? [] : [[i, kind]]))).toEqual([
      [4, 'missing-mention'],
    ]);
    expect(link.flatMap((kind, i) => (kind === null ? [] : [[i, kind]]))).toEqual([
      [2, 'divided-entity'],
      [4, 'missing-mention'],
      [5, 'divided-entity'],
    ]);
    const wrong = mentions.map(({ place, spurious, falseLink }) => [place.text, spurious, falseLink]);
    expect(wrong.filter(([, ...kinds]) => kinds.some((kind) => kind !== null))).toEqual([
      ['d', null, 'conflated-entities'],
      ['h', 'extra-mention', 'extra-mention'],
      ['i', 'extra-mention', 'extra-mention'],
    ]);
  });

  it('prefers an antecedent of the same key entity to the closest one', () => {
    const mixed = systemDecisions(
      alignedPair(
        TEXT,
        [
          ['1', '0', '2'],
          ['2', '1', '3'],
        ],
        [['1', '0', '1', '2', '3']],
      ),
    );
    expect(mixed.mentions.map(({ antecedent }) => antecedent)).toEqual([-1, 0, 0, 1]);
  });

  it('pairs a mention with other boundaries as a span error on both sides', () => {
    const { mention, mentions } = systemDecisions(alignedPair(TEXT, [['1', '1-2', '4']], [['1', '2', '4']]));
    expect(mention).toEqual(['span-error', null]);
    expect(mentions.map(({ spurious }) => spurious)).toEqual(['span-error', null]);
  });

  it('calls entities of which nothing was found missing and extra', () => {
    const { mention, mentions } = systemDecisions(alignedPair(TEXT, [['1', '0', '1']], [['1', '5', '6']]));
    expect(mention).toEqual(['missing-entity', 'missing-entity']);
    expect(mentions.map(({ spurious }) => spurious)).toEqual(['extra-entity', 'extra-entity']);
  });

  it('names mentions after the end of the text by their words, since each response numbers their positions', () => {
    const own = textWith(TEXT, [['1', '0', '9', '10', '11']]);
    const outside = new Map([
      [9, 'nowhere'],
      [10, 'elsewhere'],
      [11, 'nowhere'],
    ]);
    const { pair } = alignPair(textWith(TEXT, key), own, settingsOf(), () => {});
    const placed: Document = { ...pair.response, outside };
    const { mentions } = systemDecisions({ ...pair, response: placed });
    expect(mentions.map(({ identity }) => identity)).toEqual(['', '"nowhere"', '"elsewhere"', '"nowhere"#1']);
  });

  it('names empty nodes that the key lacks by their place in the sentence', () => {
    const own = textWith(TEXT, []);
    const tokens = { length: 9, at: () => '_', added: [{ sentence: 1, order: 4.5 }] };
    const mentions = Mentions.of([{ start: 9, end: 10, entity: 0 }]);
    const { pair } = alignPair(
      textWith(TEXT, key),
      { ...own, entities: ['1'], mentions },
      settingsOf(),
      () => {},
    );
    const { mentions: found } = systemDecisions({ ...pair, response: { ...pair.response, tokens } });
    expect(found.map(({ identity }) => identity)).toEqual(['1+4.5-1+4.5']);
  });
});
