import { describe, expect, it } from 'vitest';
import type { Document, Mention } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { writeBratCoreference } from '../../../../src/formats/brat/write-coreference.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { documentWith, wordList } from '../../../support/documents.ts';

function write(...documents: Document[]) {
  const { report, shown } = collectProblems();
  const text = writeBratCoreference(documents, report);
  return { lines: text.split('\n').slice(0, -1), text, shown: shown() };
}

describe('writeBratCoreference', () => {
  it('writes an annotation for each mention and a chain for each entity', () => {
    const document = documentWith(
      [
        ['x', '0', '2', '4'],
        ['y', '3'],
      ],
      { tokens: wordList('Tom', '😀', 'he', 'Ann', 'him'), length: 5 },
    );
    expect(write(document)).toMatchObject({
      lines: [
        'T1\tMention 0 3\tTom',
        'T2\tMention 6 8\the',
        'T3\tMention 13 16\thim',
        'T4\tMention 9 12\tAnn',
        'R1\tCoreference Arg1:T2 Arg2:T1',
        'R2\tCoreference Arg1:T3 Arg2:T2',
      ],
      shown: '',
    });
  });

  it('cuts annotations at line breaks, and writes fragments', () => {
    const mentions: Mention[] = [
      { start: 0, end: 3, entity: 0, attributes: new Map([['type', 'P: Q']]) },
      {
        start: 0,
        end: 4,
        entity: 1,
        parts: [
          [0, 1],
          [3, 4],
        ],
      },
    ];
    const document = documentWith([], {
      entities: ['a', 'b'],
      mentions: Mentions.of(mentions),
      sentences: [0, 2],
      length: 4,
      tokens: wordList('a', 'b', 'c', 'd'),
    });
    expect(write(document).lines).toEqual(['T1\tP__Q 0 3;4 5\ta b c', 'T2\tMention 0 1;6 7\ta d']);
  });

  it('writes other relations between the first mentions of entities', () => {
    const document = documentWith([['a', '0', '1'], ['b', '2'], ['empty']], {
      tokens: wordList('x', 'y', 'z'),
      length: 3,
      relations: [
        { type: 'Bri dge', from: 1, to: [0, 2] },
        { type: 'None', from: 2, to: [0] },
      ],
    });
    expect(write(document).lines.slice(3)).toEqual([
      'R1\tCoreference Arg1:T2 Arg2:T1',
      'R2\tBri_dge Arg1:T3 Arg2:T1',
    ]);
  });

  it('keeps offsets where characters are counted in a text that is not known', () => {
    expect(write(documentWith([['a', '5-9']], { unit: 'character' })).text).toBe('T1\tMention 5 10\t\n');
  });

  it('writes one document, and reports the number of the others', () => {
    const document = documentWith([], { length: 0 });
    expect(write().text).toBe('');
    expect(write(document, document, document).shown).toBe(
      'warning[brat/inexpressible]: 2 more documents are not written.\n  help: a brat file has one document',
    );
  });
});
