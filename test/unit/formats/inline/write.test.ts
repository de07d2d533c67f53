import { describe, expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { readInline } from '../../../../src/formats/inline/read.ts';
import { markdownStyle } from '../../../../src/formats/inline/styles.ts';
import { withMarks, writeInline } from '../../../../src/formats/inline/write.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { documentWith, wordList } from '../../../support/documents.ts';

function write(...documents: Document[]) {
  const { report, shown } = collectProblems();
  const text = writeInline(
    documents,
    report,
    (plain, labels) =>
      withMarks(
        plain,
        (i) => markdownStyle.open(labels[i]),
        (i) => markdownStyle.close(labels[i]),
      ),
    (source, complain) => readInline(markdownStyle, source, complain),
  );
  return { text, shown: shown() };
}

const words = (...list: string[]) => ({ tokens: wordList(...list), length: list.length });

describe('withMarks', () => {
  const mark = (text: string, ...spans: [number, number][]) =>
    withMarks(
      { text, spans },
      (i) => `<${i}>`,
      (i) => `</${i}>`,
    );

  it('puts the longer one of two mentions outside', () => {
    expect(mark('a b c', [0, 1], [0, 5], [4, 5])).toBe('<1><0>a</0> b <2>c</2></1>');
  });

  it('nests mentions of the same words, and ends one before the next begins', () => {
    expect(mark('ab', [0, 1], [0, 1], [1, 2])).toBe('<0><1>a</1></0><2>b</2>');
    expect(mark('a')).toBe('a');
  });
});

describe('writeInline', () => {
  it('writes tokens with blanks between them, a line for each sentence, and ## for empty nodes', () => {
    const tokens = { ...wordList('Tom', 'New York', '', 'he'), emptyNodes: new Set([3]) };
    const document = documentWith([['1', '0', '3']], { tokens, length: 4, sentences: [0, 2] });
    expect(write(document)).toEqual({
      text: '[Tom](#1) NewYork\n_ [##](#1)\n',
      shown:
        'warning[inline/loss]: Empty nodes differ when the output is read again: they are written as "##".',
    });
  });

  it('keeps the text where positions are characters', () => {
    const document = documentWith([['a1', '2-4']], { unit: 'character', text: '😀 Tom\nx', length: 7 });
    expect(write(document)).toEqual({ text: '😀 [Tom](#a1)\nx\n', shown: '' });
  });

  it('replaces all labels if one of them has no digit or another sign', () => {
    const document = documentWith(
      [
        ['a1', '0'],
        ['__proto__', '1'],
      ],
      words('x', 'y'),
    );
    expect(write(document).text).toBe('[x](#e1) [y](#e2)\n');
  });

  it('reports mentions that cross, gaps, marks in the text, and several documents', () => {
    const crossing = documentWith(
      [
        ['1', '0-1'],
        ['2', '1-2'],
      ],
      words('a', 'b', 'c'),
    );
    const gap = documentWith([], {
      ...words('a', 'b', 'c'),
      entities: ['1'],
      mentions: Mentions.of([
        {
          start: 0,
          end: 3,
          entity: 0,
          parts: [
            [0, 1],
            [2, 3],
          ],
        },
      ]),
    });
    const marked = documentWith([['1', '0-1']], words('a](#9)', 'b'));
    const changed = (count: number) =>
      `warning[inline/loss]: ${count} mentions differ when the output is read again.\n  help: they cross each other, or the text has marks of its own`;
    expect(write(crossing).shown).toBe(changed(2));
    expect(write(marked).shown).toBe(changed(1));
    const gaps = 'warning[inline/loss]: 1 mentions with gaps are written without them.';
    expect(write(gap)).toEqual({ text: '[a b c](#1)\n', shown: gaps });
    expect(write(gap, gap).shown).toBe(
      [
        gaps,
        gaps,
        'warning[inline/loss]: 2 documents are written, but the format has no borders between documents.',
      ].join('\n'),
    );
  });
});
