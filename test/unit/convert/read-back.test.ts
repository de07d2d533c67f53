import { describe, expect, it } from 'vitest';
import { attributeCounts, readBack, reportChanges } from '../../../src/convert/read-back.ts';
import type { Document } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { brat } from '../../../src/formats/brat/brat.ts';
import { conll } from '../../../src/formats/conll/conll.ts';
import { textWith } from '../../support/aligned-pairs.ts';
import { documentOf, wordsOf } from '../../support/conll.ts';
import { collector, documentWith, entitiesOf } from '../../support/documents.ts';

describe('readBack', () => {
  it('reads the documents of a text', () => {
    const [document, ...rest] = readBack(conll, documentOf(['(1)', '-', '(1)']), undefined);
    expect(rest).toEqual([]);
    expect(entitiesOf(document)).toEqual(['1: 0 2']);
    expect(wordsOf(document)).toEqual(['w0', 'w1', 'w2']);
  });

  it('reads a companion beside it', () => {
    const [document] = readBack(brat, 'T1\tPER 4 7\tAnn\n', 'Oh, Ann');
    expect(document.text).toBe('Oh, Ann');
    expect(Array.from(document.mentions, ({ start, end }) => [start, end])).toEqual([[4, 7]]);
  });
});

describe('reportChanges', () => {
  const changes = (written: Document[], again: Document[]) => {
    const { problems, report } = collector();
    reportChanges(written, again, report);
    return problems.map(({ code, message, document }) => `${code} ${document ?? ''}: ${message}`);
  };
  const document = textWith('a b c', [
    ['x', '0', '1'],
    ['y', '2'],
  ]);

  it('reports nothing where entities and words come back, whatever the names and the order of entities', () => {
    const renamed = textWith('a b c', [
      ['2', '2'],
      ['1', '1', '0'],
    ]);
    expect(changes([document], [renamed])).toEqual([]);
    expect(
      changes(
        [document],
        [
          documentWith([
            ['x', '0', '1'],
            ['y', '2'],
          ]),
        ],
      ),
    ).toEqual([]);
  });

  it('reports entities that come back changed, are lost or are new', () => {
    const text = (count: number) => [
      `convert/changed d: ${count} of 2 entities of document d differ when the output is read again.`,
    ];
    expect(changes([document], [textWith('a b c', [['x', '0', '1', '2']])])).toEqual(text(2));
    expect(changes([document], [textWith('a b c', [['x', '0', '1']])])).toEqual(text(1));
    const more = textWith('a b c', [
      ['x', '0', '1'],
      ['y', '2'],
      ['z', '0'],
    ]);
    expect(changes([document], [more])).toEqual(text(1));
  });

  it('compares the pieces of mentions with gaps', () => {
    const gapped = (...parts: [number, number][]) => ({
      ...documentWith([['x']]),
      mentions: Mentions.of([{ start: 0, end: 4, entity: 0, parts }]),
    });
    expect(changes([gapped([0, 1], [3, 4])], [gapped([0, 1], [3, 4])])).toEqual([]);
    expect(changes([gapped([0, 1], [3, 4])], [gapped([0, 2], [3, 4])])).toHaveLength(1);
    expect(changes([gapped([0, 1], [3, 4])], [documentWith([['x', '0-3']])])).toHaveLength(1);
  });

  it('reports words that come back changed', () => {
    expect(
      changes(
        [document],
        [
          textWith('a B C', [
            ['x', '0', '1'],
            ['y', '2'],
          ]),
        ],
      ),
    ).toEqual([
      'convert/changed d: 2 words of document d differ when the output is read again, the first from "b" to "B".',
    ]);
  });

  it('compares the number of documents first', () => {
    expect(changes([document], [])).toEqual([
      'convert/changed : 1 documents were written, and 0 are read from the output.',
    ]);
  });
});

describe('attributeCounts', () => {
  it('counts the mentions with each attribute over documents', () => {
    const withAttributes = (...lists: [string, string][][]) => ({
      ...documentWith([['x']]),
      mentions: Mentions.of(
        lists.map((list, i) => ({ start: i, end: i + 1, entity: 0, attributes: new Map(list) })),
      ),
    });
    const one = withAttributes(
      [['type', 'PER']],
      [
        ['type', 'LOC'],
        ['__proto__', 'x'],
      ],
      [],
    );
    const two = withAttributes([['type', '']]);
    expect([...attributeCounts([one, two])]).toEqual([
      ['type', 3],
      ['__proto__', 1],
    ]);
    expect([...attributeCounts([documentWith([['x', '0']])])]).toEqual([]);
  });
});
