import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  documentOf,
  mentionsIn,
  mentionsOf,
  readConllText,
  wordsOf,
} from '../../../support/conll.ts';
import { size } from '../../../support/runs.ts';

describe('mentions', () => {
  it('are single, opened and closed', () => {
    expect(mentionsIn('(0|(1)', '-', '0)', '(2)')).toEqual(['1 0-0', '0 0-2', '2 3-3']);
  });

  it('of one entity nest: the last opened is closed first', () => {
    expect(mentionsIn('(5', '(5', '5)', '5)')).toEqual(['5 1-2', '5 0-3']);
  });

  it('are read from a cell in any order: one-token mentions and openings before what closes', () => {
    expect(mentionsIn('(1', '1)|(1)')).toEqual(['1 1-1', '1 0-1']);
    expect(mentionsIn('(1', '1)|(1', '1)')).toEqual(['1 1-1', '1 0-2']);
  });

  it('need no bars', () => {
    expect(mentionsIn('(19(11', '(14)19)11)')).toEqual(['14 1-1', '19 0-1', '11 0-1']);
  });

  it('have ids of any kind, which differ if their bytes do', () => {
    expect(mentionsIn('(person-1)|(place-1)|(1)|(01)|(x)|(\ufeffx)')).toEqual([
      'person-1 0-0',
      'place-1 0-0',
      '1 0-0',
      '01 0-0',
      'x 0-0',
      '\ufeffx 0-0',
    ]);
    expect(mentionsIn('(1234567890123)|(12345678901234567890)|(12345678901234567891)')).toHaveLength(3);
  });

  it('may have ids that are property names of objects', () => {
    expect(mentionsIn('(__proto__|(constructor)', '__proto__)', '(constructor)', '(toString)')).toEqual([
      'constructor 0-0',
      '__proto__ 0-1',
      'constructor 2-2',
      'toString 3-3',
    ]);
  });

  it('keep labels apart that are not UTF-8', () => {
    const file = Uint8Array.from([...bytesOf('#begin document d\nw\t('), 0xe9, 41, 124, 40, 0xe8, 41, 10]);
    expect(readConllText(file).documents[0].entities).toEqual(['\udce9', '\udce8']);
  });

  it('know the line on which they end', () => {
    const [{ mentions }] = readConllText(documentOf(['(1', '-', '1)', '(2)'])).documents;
    expect([...mentions].map(({ line }) => line)).toEqual([4, 5]);
  });

  it('do not survive the end of their document', () => {
    const file = `${documentOf(['(1'])}${documentOf(['1)'])}`;
    expect(readConllText(file).documents.map(mentionsOf)).toEqual([[], []]);
  });
});

describe('the same document is read', () => {
  const lines = [
    '#begin document (d); part 000',
    'd\t0\t0\tA\t(1',
    'd\t0\t1\tB\t1)',
    '',
    'd\t0\t0\tC\t(1)',
    '#end document',
  ];
  const expected = readConllText(`${lines.join('\n')}\n`);
  const simple = ({ documents, problems }: typeof expected) => ({
    problems,
    documents: documents.map((document) => ({
      ...document,
      mentions: [...document.mentions],
      sentences: Array.from(document.sentences),
      tokens: wordsOf(document),
    })),
  });

  it('with two sentences', () => {
    expect(simple(expected)).toEqual({
      problems: [],
      documents: [
        {
          id: '(d); part 000',
          pairKey: 'd#0',
          unit: 'token',
          entities: ['1'],
          mentions: [
            { start: 0, end: 2, entity: 0, line: 3 },
            { start: 2, end: 3, entity: 0, line: 5 },
          ],
          length: 3,
          sentences: [0, 2],
          tokens: ['A', 'B', 'C'],
          file: 'f.conll',
          line: 1,
        },
      ],
    });
  });

  it.each([
    ['with CRLF', lines.join('\r\n')],
    ['with a byte-order mark', `\ufeff${lines.join('\n')}\n`],
    ['without a final line feed', lines.join('\n')],
    ['with blanks at the ends of lines', lines.map((line) => `${line}  `).join('\n')],
    ['with blanks as separators', lines.join('\n').replaceAll('\t', '   ')],
    ['with blank lines of blanks', lines.join('\n').replace('\n\n', '\n  \t \n')],
    ['with underscores for empty cells', lines.join('\n').replaceAll('\t-', '\t_')],
  ])('%s', (_, file) => expect(simple(readConllText(file))).toEqual(simple(expected)));

  it('with comments between its lines', () => {
    const { documents, problems } = readConllText(lines.toSpliced(2, 0, '# a comment', '#').join('\n'));
    expect([mentionsOf(documents[0]), wordsOf(documents[0]), problems]).toEqual([
      ['1 0-1', '1 2-2'],
      ['A', 'B', 'C'],
      [],
    ]);
  });

  it('with several blank lines, which make one sentence break', () => {
    expect([
      ...Array.from(readConllText(lines.join('\n').replace('\n\n', '\n\n\n\n')).documents[0].sentences),
    ]).toEqual([0, 2]);
  });
});

describe('several documents', () => {
  it('are read in order, with their own entities and lines', () => {
    const { documents } = readConllText(`${documentOf(['(1)', '(2)'])}\n${documentOf(['(2)'])}`);
    expect(documents.map(({ entities, line, length }) => [entities, line, length])).toEqual([
      [['1', '2'], 1, 2],
      [['2'], 6, 1],
    ]);
  });

  it('may be empty or nameless', () => {
    const { documents, problems } = readConllText(
      '#begin document\n#end document\n#begin document\n#end document\n',
    );
    expect(documents.map(({ id, length }) => [id, length])).toEqual([
      ['', 0],
      ['', 0],
    ]);
    expect(problems).toEqual([]);
  });

  it('are absent in an empty file', () => {
    expect(readConllText('')).toEqual({ documents: [], problems: [], messages: [] });
    expect(readConllText('\ufeff')).toEqual({ documents: [], problems: [], messages: [] });
  });
});

describe('a chosen coreference column', () => {
  it('is read instead of the last', () => {
    const file = '#begin document d\nw\t(1)\tx\nv\t(1)\ty\n#end document\n';
    const { documents } = readConllText(file, { corefColumn: 2 });
    expect(mentionsOf(documents[0])).toEqual(['1 0-0', '1 1-1']);
  });
});

describe('hostile files', () => {
  it.each([
    ['many openings', documentOf(Array(size(20_000)).fill('(1'))],
    ['many entities', documentOf(Array.from({ length: size(20_000) }, (_, i) => `(${i}`))],
    ['many closings', documentOf(Array(size(20_000)).fill('1)'))],
    ['a long cell', documentOf([Array(size(50_000)).fill('(1)').join('|')])],
    ['a long cell of brackets', documentOf(['('.repeat(size(200_000))])],
    ['a long line of columns', documentOf(['a\t'.repeat(size(200_000))])],
    ['long comments', `${`#${' -'.repeat(size(100_000))}\n`.repeat(3)}${documentOf(['-'])}`],
    ['many headers', '#begin document\n'.repeat(size(20_000))],
    ['many tabs', documentOf(['\t'.repeat(size(200_000))])],
  ])('are read to the end: %s', (_, file) => {
    expect(readConllText(file).documents.length).toBeGreaterThan(0);
  });
});

it('takes blanks in front of a line for no column', () => {
  const { documents } = readConllText(
    '#begin document (d); part 000\n  d  0  0  The  (1\n  d  0  1  firm  1)\nd 0 2 sold -\n#end document\n',
  );
  expect([wordsOf(documents[0]), mentionsOf(documents[0])]).toEqual([['The', 'firm', 'sold'], ['1 0-1']]);
});
