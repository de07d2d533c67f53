import { describe, expect, it } from 'vitest';
import { i2b2 } from '../../../../src/formats/i2b2/i2b2.ts';
import { bytesOf, wordsOf } from '../../../support/conll.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const TEXT = { '.txt': 'the patient slept\nshe woke " up\n' };

describe('the reader of i2b2 chains', () => {
  it('reads chains, and concepts in no chain as entities of one mention', () => {
    const { documents, messages } = readText(
      i2b2,
      'c="the patient" 1:0 1:1||c="she" 2:0 2:0||t="coref person"\n',
      {
        ...TEXT,
        '.con': 'c="she" 2:0 2:0||t="person"\nc="" up" 2:2 2:3||t="test"\nc="slept" 1:2 1:2||t="test"\n',
      },
    );
    expect(messages).toEqual([]);
    expect(wordsOf(documents[0])).toEqual(['the', 'patient', 'slept', 'she', 'woke', '"', 'up']);
    expect(spansOf(documents[0])).toEqual(['chain-1 0-1', 'concept-2 2-2', 'chain-1 3-3', 'concept 5-6']);
    expect([...documents[0].mentions].map(({ attributes }) => attributes?.get('type'))).toEqual([
      'person',
      'person',
      'test',
      'test',
    ]);
  });

  it.each([
    ['i2b2/line', 'c="x" 1:0||t="coref person"'],
    ['i2b2/line', 'x'],
    ['i2b2/span', 'c="x" 9:0 9:0||t="coref person"'],
    ['i2b2/span', 'c="x" 0:0 0:0||t="coref person"'],
    ['i2b2/span', 'c="x" 1:1 1:0||t="coref person"'],
  ])('reports %s for %j', (code, line) => {
    const { messages } = readText(i2b2, `${line}\n`, TEXT);
    expect(messages[0]).toContain(`f:1:1: error[${code}]`);
  });

  it('connects the mentions of pairs, each of which is read once', () => {
    const pairs = [
      'c="the patient" 1:0 1:1||r="coref person"||c="she" 2:0 2:0',
      'c="she" 2:0 2:0||r="coref person"||c="" up" 2:2 2:3||t="coref person"',
      'c="slept" 1:2 1:2||r="coref test"||c="woke" 2:1 2:1',
    ];
    const { documents, messages } = readText(i2b2, `${pairs.join('\n')}\n`, TEXT);
    expect(messages).toEqual([]);
    expect(spansOf(documents[0])).toEqual([
      'chain-1 0-1',
      'chain-2 2-2',
      'chain-1 3-3',
      'chain-2 4-4',
      'chain-1 5-6',
    ]);
    expect(documents[0].mentions.at(0).attributes?.get('type')).toBe('person');
  });

  it('needs its text', () =>
    expect(readText(i2b2, 'c="x" 1:0 1:0||t="x"\n').messages[0]).toContain('[i2b2/no-text]'));

  it('is recognised by its first line', () => {
    expect(i2b2.detect(bytesOf('c="x" 1:0 1:0||t="x"\n'))).toMatch(/mention/);
    expect(i2b2.detect(bytesOf('c="x" 1:0 1:0||r="coref"||c="y" 1:1 1:1\n'))).toMatch(/relation/);
  });
});
