import { describe, expect, it } from 'vitest';
import { readRawDocuments, sortedIds } from '../../../../../src/compat/evmeval/files/documents.ts';

const read = (...lines: string[]) => [...readRawDocuments(lines.join('\n'))];

describe('readRawDocuments', () => {
  it('strips lines, and sorts them into mentions, relations and comments', () => {
    expect(
      read('#BeginOfDocument  d 1 ', ' m1\ta \r', '#comment', '', '\t@ r1\tb', '@', 'm2', '#EndOfDocument x'),
    ).toEqual([['d 1', { mentions: ['m1\ta', 'm2'], relations: ['r1\tb', ''] }]]);
  });

  it('moves lines without an end marker into the next document, and lines before a begin marker too', () => {
    expect(
      read(
        'm0',
        '#BeginOfDocument d',
        'm1',
        '#BeginOfDocument e',
        'm2',
        '#EndOfDocument',
        'm3',
        '#EndOfDocument',
      ),
    ).toEqual([['e', { mentions: ['m3'], relations: [] }]]);
    expect(read('m0', '#BeginOfDocument d', 'm1', '#BeginOfDocument e', 'm2', '#EndOfDocument')).toEqual([
      ['e', { mentions: ['m0', 'm1', 'm2'], relations: [] }],
    ]);
  });

  it('replaces an earlier document of the same id, and loses the last one without an end marker', () => {
    expect(
      read(
        '#BeginOfDocument d',
        'm1',
        '#EndOfDocument',
        '#BeginOfDocumentd',
        '#EndOfDocument',
        '#BeginOfDocument e',
        'm',
      ),
    ).toEqual([['d', { mentions: [], relations: [] }]]);
  });

  it('takes white space of ASCII only, and any id', () => {
    expect(read('#BeginOfDocument __proto__', '\xa0m\xa0', '\xef\xbb\xbf#x', '#EndOfDocument')).toEqual([
      ['__proto__', { mentions: ['\xa0m\xa0', '\xef\xbb\xbf#x'], relations: [] }],
    ]);
    expect(read('#EndOfDocument')).toEqual([['', { mentions: [], relations: [] }]]);
    expect(read('')).toEqual([]);
  });
});

describe('sortedIds', () => {
  it('sorts by byte value', () => {
    expect(sortedIds(['b', 'a10', 'a2', '\xe9', 'B', '', 'a'])).toEqual([
      '',
      'B',
      'a',
      'a10',
      'a2',
      'b',
      '\xe9',
    ]);
  });
});
