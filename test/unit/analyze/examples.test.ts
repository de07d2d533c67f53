import { describe, expect, it } from 'vitest';
import { errorExample, linkExample } from '../../../src/analyze/examples.ts';
import { cutPair, findErrors } from '../../../src/analyze/find-errors.ts';
import { alignPair } from '../../../src/evaluate/align-pair.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { alignedPair, predicatesOf, textWith } from '../../support/aligned-pairs.ts';
import { documentWith } from '../../support/documents.ts';

const examples = (pair: ReturnType<typeof alignedPair>) => {
  const cuts = cutPair(pair, predicatesOf(pair), 'berkeley');
  return findErrors(cuts).map((error) => errorExample(cuts.overlay, error));
};

describe('errorExample', () => {
  it('shows a span error as the response has it, and as it should be', () => {
    const pair = alignedPair('we saw the old house', [['k', '2-4']], [['r', '3-4']]);
    expect(examples(pair)).toEqual([
      {
        type: 'span-error',
        document: 'd',
        mentions: [{ side: 'response', start: 3, end: 5, text: 'old house' }],
        entity: [{ side: 'key', start: 2, end: 5, text: 'the old house' }],
        context: { before: 'we saw the', after: '' },
      },
    ]);
  });

  it('shows errors of the response with its entity, and those of the key with the entity of the key', () => {
    const pair = alignedPair('a b c d', [['k', '0', '1', '3']], [['r', '0', '1', '2']]);
    const [extra, missing] = examples(pair);
    expect(extra).toMatchObject({ type: 'extra-mention', mentions: [{ side: 'response', text: 'c' }] });
    expect(extra.entity.map(({ side, text }) => `${side} ${text}`)).toEqual([
      'response a',
      'response b',
      'response c',
    ]);
    expect(missing).toMatchObject({ type: 'missing-mention', mentions: [{ side: 'key', text: 'd' }] });
    expect(missing.entity.map(({ side, text }) => `${side} ${text}`)).toEqual(['key a', 'key b', 'key d']);
  });

  it('shows six words on both sides, and eight mentions', () => {
    const words = Array.from({ length: 20 }, (_, i) => `w${i}`);
    const spans = Array.from({ length: 9 }, (_, i) => String(i + 7));
    const [example] = examples(alignedPair(words.join(' '), [['k', ...spans]], []));
    expect(example.context).toEqual({ before: 'w1 w2 w3 w4 w5 w6', after: 'w8 w9 w10 w11 w12 w13' });
    expect([example.mentions.length, example.entity.length]).toEqual([8, 8]);
  });

  it('has neither words nor context where there is no text', () => {
    const side = (span: string) => documentWith([['x', span]]);
    const { pair } = alignPair(side('0'), side('1'), settingsOf(), () => {});
    expect(examples(pair)[0]).toEqual({
      type: 'extra-entity',
      document: 'd',
      context: undefined,
      mentions: [{ side: 'response', start: 1, end: 2 }],
      entity: [{ side: 'response', start: 1, end: 2 }],
    });
  });

  it('takes the words of the key where the response has none', () => {
    const key = textWith('a b', [['k', '0']], { file: 'key.conll' });
    const response = documentWith([['r', '1']], { length: 2, file: 'response.conll' });
    const { pair } = alignPair(key, response, settingsOf(), () => {});
    const [extra, missing] = examples(pair);
    expect(extra.mentions).toEqual([
      { side: 'response', start: 1, end: 2, text: 'b', file: 'response.conll' },
    ]);
    expect(missing.mentions).toEqual([{ side: 'key', start: 0, end: 1, text: 'a', file: 'key.conll' }]);
  });
});

describe('linkExample', () => {
  it('shows mentions of the key for recall, and of the response for precision', () => {
    const pair = alignedPair('a b c', [['k', '0', '1']], [['r', '1', '2']]);
    expect(linkExample(pair, { side: 'recall', anaphor: 1, antecedent: 0 })).toEqual({
      side: 'recall',
      document: 'd',
      anaphor: { side: 'key', start: 1, end: 2, text: 'b' },
      antecedent: { side: 'key', start: 0, end: 1, text: 'a' },
    });
    expect(linkExample(pair, { side: 'precision', anaphor: 1, antecedent: 0 })).toMatchObject({
      anaphor: { side: 'response', text: 'c' },
      antecedent: { side: 'response', text: 'b' },
    });
  });
});
