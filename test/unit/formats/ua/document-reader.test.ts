import { describe, expect, it } from 'vitest';
import { uaColumns } from '../../../../src/formats/ua/columns.ts';
import { DocumentReader } from '../../../../src/formats/ua/document-reader.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { wordsOf } from '../../../support/conll.ts';
import { spansOf } from '../../../support/read-text.ts';

/** Reads lines of a document that begins in line 2, with TABs for blanks; an empty line ends a sentence. */
function read(...lines: string[]) {
  const { report, shown } = collectProblems();
  const columns = uaColumns({ columns: 'ID FORM IDENTITY BRIDGING' });
  const source = { name: 'f', bytes: new Uint8Array() };
  const reader = new DocumentReader(source, 'd', 2, columns, report);
  for (const [i, line] of lines.entries())
    if (line === '') reader.endSentence();
    else reader.line({ text: line.replaceAll(' ', '\t'), number: 3 + i });
  return { document: reader.finish(), shown };
}

describe('DocumentReader', () => {
  it('has words and empty nodes as tokens, and no multiword tokens', () => {
    const { document, shown } = read('1-2 del _ _', '1 de _ _', '1.1 _ (EntityID=1) _', '', '2 el _', '');
    expect(shown()).toBe('');
    expect(wordsOf(document)).toEqual(['de', '_', 'el']);
    expect(document).toMatchObject({ id: 'd', length: 3, sentences: [0, 2], file: 'f', line: 2 });
    expect([...(document.tokens?.emptyNodes ?? [])]).toEqual([1]);
    expect([...document.mentions]).toEqual([{ start: 1, end: 2, entity: 0, line: 5, zero: true }]);
  });

  it('closes the markable that was opened last, wherever the bracket is in its cell', () => {
    const after = read('1 a (EntityID=1(EntityID=2 _', '2 b (EntityID=3))) _');
    const before = read('1 a (EntityID=1@(EntityID=2 _', '2 b ))(EntityID=3) _');
    for (const { document, shown } of [after, before]) {
      expect(shown()).toBe('');
      expect(spansOf(document).toSorted()).toEqual(['1 0-1', '2 0-1', '3 1-1']);
    }
  });

  it('joins the pieces of a markable that is bracketed again, and leaves out what does not refer', () => {
    const { document } = read(
      '1 a (EntityID=1|MarkableID=m) _',
      '2 b (EntityID=7-Pseudo) _',
      '3 c (EntityID=1|MarkableID=m) _',
      '4 d (EntityID=2|MarkableID=m) _',
    );
    expect(spansOf(document)).toEqual(['1 0-0,2-2', '2 3-3']);
    expect(Array.from(document.nonReferring ?? [], ({ start, end }) => [start, end])).toEqual([[1, 2]]);
  });

  it('reads minimum spans by the numbers of tokens', () => {
    const lines = [
      '1 a (EntityID=1|Min=2,3',
      '1.1 _ _',
      '2 b (EntityID=2|Min=2)',
      '3 c (EntityID=3|Min=3-4',
      '4 d ))',
    ];
    const { document, shown } = read(...lines);
    expect(shown()).toBe('');
    expect([...document.mentions].map(({ minStart, minEnd }) => [minStart, minEnd])).toEqual([
      [2, 3],
      [3, 5],
      [2, 4],
    ]);
  });

  it('reads bridging links with and without brackets, and members of a split antecedent', () => {
    const { document, shown } = read(
      '1 a (EntityID=1|ElementOf=3) _',
      '2 b (EntityID=2|MarkableID=m2|ElementOf=3,1) MarkableID=m2|Rel=poss|EntityAnchor=1',
      '3 c (EntityID=3|MarkableID=m3) (MarkableID=m3|EntityAnchor=2)',
    );
    expect(shown()).toBe('');
    expect(document.relations).toEqual([
      { type: 'SplitAnte', from: 2, to: [0, 1] },
      { type: 'SplitAnte', from: 0, to: [1] },
      { type: 'Bridge:poss', from: 1, to: [0], fromMention: 1 },
      { type: 'Bridge', from: 2, to: [1], fromMention: 2 },
    ]);
    expect([...document.mentions].map(({ relationEnd }) => relationEnd)).toEqual([undefined, 1, 2]);
  });

  it('has mentions as anchors of bridging links, whatever their entities are said to be', () => {
    const { document, shown } = read(
      '1 it (EntityID=1-Pseudo|MarkableID=m0) _',
      '2 a (EntityID=1|MarkableID=m1) _',
      '3 b (EntityID=2|MarkableID=m2) (MarkableID=m2|Rel=poss|MentionAnchor=m1|EntityAnchor=2)',
      '4 c (EntityID=3|MarkableID=m3) (MarkableID=m3|MentionAnchor=_|EntityAnchor=2)',
    );
    expect(shown()).toBe('');
    expect(document.relations).toEqual([
      { type: 'Bridge:poss', from: 1, to: [0], fromMention: 2, toMention: 1 },
      { type: 'Bridge', from: 2, to: [1], fromMention: 3 },
    ]);
    expect([...document.mentions].map(({ relationEnd }) => relationEnd)).toEqual([1, 2, 3]);
  });

  it.each([
    ['(MarkableID=m1|MentionAnchor=m9|EntityAnchor=1)', 'an anchor that is not in the document'],
    ['(MarkableID=m1|MentionAnchor=m0|EntityAnchor=1)', 'an anchor that does not refer'],
    ['(MarkableID=m0|MentionAnchor=m1|EntityAnchor=1)', 'an anaphor that does not refer'],
  ])('reports a bridging link %s with %s', (bridge) => {
    const { document, shown } = read(
      '1 it (EntityID=1-Pseudo|MarkableID=m0) _',
      `2 a (EntityID=1|MarkableID=m1) ${bridge}`,
    );
    expect(shown()).toContain('names an entity or a markable that is not in the document, or does not refer');
    expect(document.relations).toBeUndefined();
  });

  const SKIP = 'correct the line, or pass --lenient to skip it';
  const NO_LINK = 'the link is not read; scores of identity do not depend on it';

  it.each([
    [
      '1 😀) 😀) _',
      '3:6',
      'error[ua/unopened]: A bracket closes, but no markable is open.',
      '"(EntityID=…" earlier in the document',
      SKIP,
    ],
    [
      '1 a (EntityID=1 _',
      '3:1',
      'error[ua/unclosed]: A markable is opened here and never closed.',
      '")" at a later token',
      SKIP,
    ],
    [
      '1 a (MarkableID=m1) _',
      '3:1',
      'error[ua/markable]: A markable has no EntityID.',
      '(EntityID=1|MarkableID=markable_1|…',
      SKIP,
    ],
    [
      '1 a',
      '3:1',
      'error[ua/columns]: A token line has no IDENTITY column.',
      'the columns that "# global.columns" names, with TABs or blanks between them',
      SKIP,
    ],
    [
      '1 a (EntityID=1|Min=9) _',
      '3:1',
      'warning[ua/minimum]: The minimum span 9 is not within its markable.',
      'numbers of tokens of the markable',
      'the markable is read without it',
    ],
    [
      '1 a (EntityID=1|ElementOf=8) _',
      '3:1',
      'warning[ua/relation]: ElementOf=8 names an entity or a markable that is not in the document, or does not refer.',
      'ids of the IDENTITY column',
      NO_LINK,
    ],
    [
      '1 a (EntityID=1) (MarkableID=m9|EntityAnchor=1)',
      '3:1',
      'warning[ua/relation]: a bridging link of m9 names an entity or a markable that is not in the document, or does not refer.',
      'ids of the IDENTITY column',
      NO_LINK,
    ],
  ])('reports %j at %s', (line, place, message, expected, help) => {
    expect(read(line).shown()).toBe(
      `f:${place}: ${message}\n  3 | ${line.replaceAll(' ', '  ')}\n  expected: ${expected}\n  help: ${help}`,
    );
  });

  it('reports twenty problems of a kind, and counts the rest', () => {
    const messages = read(...Array.from({ length: 22 }, (_, i) => `${i + 1} a )`))
      .shown()
      .split('\n');
    expect(messages).toHaveLength(81);
    expect(messages.at(-1)).toBe('f:2: error[ua/unopened]: 2 more problems of this kind in document d.');
  });
});
