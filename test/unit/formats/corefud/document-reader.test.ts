import { describe, expect, it } from 'vitest';
import { ByteStrings } from '../../../../src/formats/byte-strings.ts';
import { corefud } from '../../../../src/formats/corefud/corefud.ts';
import { DocumentReader } from '../../../../src/formats/corefud/document-reader.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { bytesOf, wordsOf } from '../../../support/conll.ts';
import { corefudDocument, corefudTokens } from '../../../support/corefud.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const STANDARD = 'eid-etype-head-other';

/** Reads token lines as a document that begins in line 5. */
function read(header: string | undefined, traits: Record<string, string>, ...lines: string[]) {
  const text = corefudTokens(...lines);
  const { problems, report, shown } = collectProblems();
  const bytes = bytesOf(text);
  const reader = new DocumentReader({ name: 'f', bytes, traits }, new ByteStrings(bytes), 'd', 5, { report });
  if (header !== undefined) reader.setHeader(header, 5);
  let start = 0;
  for (const [i, line] of text.split('\n').slice(0, -1).entries()) {
    const columns = line.split('\t');
    const misc = start + line.length - (columns.at(-1) ?? '').length;
    reader.line(start, start + line.length, start + columns[0].length + 1, misc, 6 + i);
    start += line.length + 1;
  }
  return { document: reader.finish(), problems, shown };
}

describe('DocumentReader', () => {
  it('has words and empty nodes as tokens, and no multiword tokens', () => {
    const { document, problems } = read(STANDARD, {}, '1-2 del', '1 de', '2 el', '2.1 _ Entity=(z)', '3 x');
    expect(problems).toEqual([]);
    expect(wordsOf(document)).toEqual(['de', 'el', '_', 'x']);
    expect(document).toMatchObject({ id: 'd', length: 4, sentences: [0], file: 'f', line: 5 });
    expect([...(document.tokens?.emptyNodes ?? [])]).toEqual([2]);
    expect([...document.mentions]).toEqual([{ start: 2, end: 3, entity: 0, line: 9, zero: true }]);
  });

  it('reads Entity, Bridge and SplitAnte among other values, and the older name Split', () => {
    const { document, problems } = read(
      STANDARD,
      {},
      '1 a SpaceAfter=No|Entity=(e1)|X=(e9)',
      '2 b Bridge=e1<e2:part|Entity=(e2)(e3)|Split=e1<e3,e2<e3|EntityX=(e8)',
    );
    expect([problems, spansOf(document)]).toEqual([[], ['e1 0-0', 'e2 1-1', 'e3 1-1']]);
    expect(document.relations).toEqual([
      { type: 'Bridge:part', from: 1, to: [0], fromMention: 1 },
      { type: 'SplitAnte', from: 2, to: [0, 1], fromMention: 2 },
    ]);
    expect([...document.mentions].map(({ relationEnd }) => relationEnd)).toEqual([undefined, 1, 2]);
  });

  it('takes the longest mention that begins at the word of a link for its anaphor', () => {
    const { document } = read(
      STANDARD,
      {},
      '1 a Entity=(e1)|Bridge=e1<e2',
      '2 b Entity=(e2(e2)(e3|Bridge=e1<e2',
      '3 c Entity=e3)',
      '4 d Entity=e2)',
      '5-6 ef Bridge=e1<e2',
      '5 e Entity=(e2)',
      '6 f',
    );
    expect(document.relations?.map(({ fromMention = -1 }) => fromMention)).toEqual([-1, 3, -1]);
    expect([...document.mentions].map(({ start, end, relationEnd }) => [start, end, relationEnd])).toEqual([
      [0, 1, undefined],
      [1, 2, undefined],
      [1, 3, undefined],
      [1, 4, 3],
      [4, 5, undefined],
    ]);
  });

  it('reads the closing brackets of UD GUM 2.8, which repeat the fields', () => {
    const { document, problems } = read('entity-GRP', {}, '1 a Entity=(person-3', '2 b Entity=person-3)');
    expect([problems, spansOf(document)]).toEqual([[], ['3 0-1']]);
  });

  it('takes the fields from the file if the document does not name them', () => {
    const { document, problems } = read(undefined, { entity: 'etype-eid' }, '1 a Entity=(x-e1)');
    expect([problems, document.entities]).toEqual([[], ['e1']]);
  });

  it('reports twenty problems of a kind, and counts the rest', () => {
    const lines = Array.from({ length: 23 }, (_, i) => `${i + 1} a Entity=e${i})`);
    const { problems, shown } = read(STANDARD, {}, ...lines);
    expect(problems).toHaveLength(21);
    expect(shown().split('\n').at(-1)).toBe(
      'f:5: error[corefud/unopened]: 3 more problems of this kind in document d.',
    );
  });
});

describe('the reader of CorefUD reports', () => {
  const messagesOf = (header: string, ...lines: string[]) =>
    readText(corefud, corefudDocument(header, ...lines)).messages;

  it('a mention that is closed and was not opened', () =>
    expect(messagesOf(STANDARD, '1 é Entity=e9)')).toEqual([
      `f:4:26: error[corefud/unopened]: Entity e9 is closed here, but no mention of it is open.
  4 | 1  é  _  _  _  _  _  _  _  Entity=e9)
  expected: "(e9-…" at this word or earlier in the document
  help: fix the bracket, or pass --lenient to ignore it`,
    ]));

  it.each([
    ['corefud/unclosed', [STANDARD, '1 a Entity=(e1--1'], 'f:4:3'],
    ['corefud/part', [STANDARD, '1 a Entity=(e1[1/2]--1)'], 'f:4:3'],
    ['corefud/part', [STANDARD, '1 a Entity=(e1[2/2]--1)'], 'f:4:3'],
    ['corefud/entity', [STANDARD, '1 a Entity=e1'], 'f:4:26'],
    ['corefud/entity', [STANDARD, '1 a Entity=()'], 'f:4:26'],
    ['corefud/entity', [STANDARD, '1 a Entity=(-person)'], 'f:4:26'],
    ['corefud/fields', ['eid-etype', '1 a Entity=(person-1-x)'], 'f:4:26'],
    ['corefud/header', ['etype-head', '1 a Entity=(e1-1)'], 'f:1'],
    ['corefud/no-header', ['', '1 a Entity=(e1--1)'], 'f:3'],
    ['corefud/head', [STANDARD, '1 a Entity=(e1--2)'], 'f:4:3'],
    ['corefud/head', [STANDARD, '1 a Entity=(e1--x)'], 'f:4:3'],
    ['corefud/range', [STANDARD, '1-2 ab Entity=(e1)', '1 a', '2 b'], 'f:4:22'],
    ['corefud/columns', [STANDARD, 'x a'], 'f:4:1'],
    ['corefud/columns', [STANDARD, '1. a'], 'f:4:1'],
    ['corefud/old', [STANDARD, '1 a ClusterId=c1'], 'f:4:19'],
    ['corefud/relation', [STANDARD, '1 a Entity=(e1)|Bridge=e1'], 'f:4:31'],
    ['corefud/relation', [STANDARD, '1 a Entity=(e1)|SplitAnte=e7<e1'], 'f:4'],
  ])('%s for %j at %s', (code, [header, ...lines], place) => {
    const messages = messagesOf(header, ...lines);
    expect(messages.map((text) => text.split('\n')[0])).toEqual([expect.stringContaining(`[${code}]`)]);
    expect(messages[0].startsWith(`${place}: `)).toBe(true);
  });

  it('a line with too few columns', () => {
    const { messages, documents } = readText(corefud, '# newdoc\n1\ta\t_\n');
    expect(messages[0]).toContain('f:2:1: error[corefud/columns]: A token line has fewer than ten columns.');
    expect(documents[0].length).toBe(0);
  });
});
