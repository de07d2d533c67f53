import { describe, expect, it } from 'vitest';
import { TokenLineColumns, wordColumn } from '../../../../src/formats/conll/columns.ts';
import { bytesOf, readConllText, wordsOf } from '../../../support/conll.ts';

/** The cell that is read from a line, after the first line of its document. */
function cellOf(line: string, { first = line, column }: { first?: string; column?: number } = {}): string {
  const bytes = bytesOf(`${first}\n${line}`);
  const columns = new TokenLineColumns(bytes, column);
  const start = bytesOf(first).length + 1;
  columns.learn(0, start - 1);
  const from = columns.cell(start, bytes.length);
  return new TextDecoder().decode(bytes.subarray(from, columns.cellEnd));
}

describe('the coreference column', () => {
  it.each([
    ['doc\t0\t1\tword\t(1)', '(1)'],
    ['doc 0 1 word (1)', '(1)'],
    ['doc   0  1 word    (1', '(1'],
    ['word\t-', '-'],
    ['word\t', ''], // LitBank: nothing behind the last tab
    ['doc\t0\tword\t(1)\t', '(1)'], // the reference drops empty columns at the end
    ['doc\t0\tword\tnoun\t', ''],
    ['doc\t0\t(1) x\t', ''],
    ['a b\tc d\t(1 2)', '(1 2)'], // blanks within tab-separated cells
    ['(1)', '(1)'],
  ])('is the last one: %j', (line, cell) => expect(cellOf(line)).toBe(cell));

  it('may be chosen, from either end', () => {
    const line = 'd\t0\t1\tword\t(7)\textra';
    expect(cellOf(line, { column: 5 })).toBe('(7)');
    expect(cellOf(line, { column: -2 })).toBe('(7)');
    expect(cellOf(line, { column: -1 })).toBe('extra');
    expect(cellOf(line, { column: 9 })).toBe('');
    expect(cellOf(line, { column: -9 })).toBe('');
    expect(cellOf('d  0 1 word (7) extra', { column: 5 })).toBe('(7)');
  });

  it('is the last one of each line, however many it has', () => {
    const first = 'd\t0\t0\tw\t*\t(1)';
    expect(cellOf('d\t0\t1\tw\t*\t*\t*\t1)', { first })).toBe('1)');
  });
});

describe('the word column', () => {
  it.each([
    ['bc/cctv/00 0 7 Corp. NNP * - - - - * (12)', 3], // CoNLL-2012
    ['d 0 7 Corp. (12)', 3],
    ['0 Antonín (2', 1], // three columns
    ['docId 1 Northrop (322', 2], // four columns
    ['t s d 3 7 token True (4)', 5], // cross-document, eight columns
    ['ECB+/ecbplus_all (3499)', 0], // a mention in each line
    ['1 He he PRON x - (1)', 1], // SemEval-2010
    ['only', -1],
    ['a b c d e f g', 1],
  ])('of %s is %i', (line, column) => expect(wordColumn(line.split(' '))).toBe(column));

  it('is found for tabs and for blanks', () => {
    const [tabs] = readConllText(
      '#begin document t\nd\t0\t0\tone\t-\nd\t0\t1\ttwo\t-\n#end document\n',
    ).documents;
    const [blanks] = readConllText(
      '#begin document t\nd  0 0   one -\nd  0 1   two -\n#end document\n',
    ).documents;
    expect(wordsOf(tabs)).toEqual(['one', 'two']);
    expect(wordsOf(blanks)).toEqual(['one', 'two']);
  });

  it('may hold blanks where tabs separate', () => {
    const [document] = readConllText('#begin document t\nd\t0\t0\tNew York\t-\n#end document\n').documents;
    expect(wordsOf(document)).toEqual(['New York']);
  });
});

describe('a word that begins with #', () => {
  const file = (line: string) => `#begin document t\nd\t0\t0\tone\t(1)\n${line}\n#end document\n`;

  it.each(['#x\t0\t1\t#tag\t(1)', '#\t0\t1\tw\t-'])('is a token if it has its columns: %j', (line) => {
    expect(readConllText(file(line)).documents[0].length).toBe(2);
  });

  it.each(['# a comment', '#x\t0\t1', '# d 0 1 w x', '#x\t0\t1\tw\tword'])(
    'is a comment otherwise: %j',
    (line) => {
      expect(readConllText(file(line)).documents[0].length).toBe(1);
    },
  );
});

describe('a list with one mention on each line', () => {
  const words = (...lines: string[]) => {
    const {
      documents: [document],
    } = readConllText(`#begin document (d); part 000\n${lines.join('\n')}\n#end document\n`);
    return wordsOf(document);
  };

  it('has its ids in the first or fourth column', () => {
    expect(words('36_1_0_5\tbought\t(1)', '36_1_1_2\tsold\t(2)')).toEqual(['36_1_0_5', '36_1_1_2']);
    expect(words('36_1 bought x (1)', '', '36_2 bought x (2)')).toEqual(['36_1', '36_2']);
    expect(words('t36 36_1ecb x m1 (1)', 't36 36_1ecb x m2 (1)')).toEqual(['m1', 'm2']);
  });

  it('has words where the first column is a document or a number, or occurs twice', () => {
    expect(words('doc1 Tom (1)', 'doc1 he (1)')).toEqual(['Tom', 'he']);
    expect(words('0 Tom (1)', '1 he (1)')).toEqual(['Tom', 'he']);
    expect(words('m1 Tom (1)')).toEqual(['Tom']);
  });

  it('has no line without a mention of its own', () => {
    expect(words('m1 Tom (1)', 'm2 slept -')).toEqual(['Tom', 'slept']);
    expect(words('m1 the (1', 'm2 cat 1)')).toEqual(['the', 'cat']);
    expect(words('m1 Tom (1)', 'm2 he (1)|(2)')).toEqual(['Tom', 'he']);
  });
});
