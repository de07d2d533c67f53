import { describe, expect, it } from 'vitest';
import { toBytes } from '../../../../src/compat/scorer-pl/bytes.ts';
import { fileLines } from '../../../../src/compat/scorer-pl/file-lines.ts';
import { readDocument } from '../../../../src/compat/scorer-pl/read-document.ts';
import { size } from '../../../support/runs.ts';

/** The document that begins at the begin line with index `start`. */
function read(text: string, start = 0) {
  const bytes = toBytes(text);
  const file = fileLines(bytes);
  return readDocument(bytes, file, file.starts[start]);
}
/** The entities as the reference lists them. */
const entities = (text: string) =>
  read(text).entities.map((spans) => spans.map(([first, last]) => `${first},${last}`).join(' '));
const inDocument = (...lines: string[]) => `#begin document d\n${lines.join('\n')}\n#end document\n`;

describe('readDocument', () => {
  it('numbers every line that is not blank, comments too', () => {
    expect(entities(inDocument('x\t(0)', '', ' \t\r', '# foo (3)', 'x\t(0)'))).toEqual(['0,0 2,2', '1,1']);
  });

  it.each([
    ['w\t(0)\t\t', ['0,0']],
    ['w\t(0)\t-', []],
    ['w\t(0)\t ', []],
    ['w\t_', []],
    ['w\t*', []],
    ['d   0   0   w   (0)', ['0,0']],
    ['d 0 0 (7) -', ['0,0']],
    ['w\t(0)\r', ['0,0']],
  ])('takes the last field of %j', (line, expected) => {
    expect(entities(inDocument(line))).toEqual(expected);
  });

  it('handles what opens on a token before what closes on it', () => {
    expect(entities(inDocument('x\t(0', 'x\t0)|(0', 'x\t0)'))).toEqual(['1,1 0,2']);
  });

  it('makes crossing mentions of one entity nested', () => {
    expect(entities(inDocument('x\t(0', 'x\t(0', 'x\t0)', 'x\t0)'))).toEqual(['1,2 0,3']);
  });

  it('compares labels as strings and numbers entities by first appearance', () => {
    expect(entities(inDocument('x\t(01', 'x\t(1)', 'x\t01)'))).toEqual(['0,2', '1,1']);
  });

  it('stops at a mention that ends without having begun', () => {
    expect(read(inDocument('x\t(0)', 'x\t(3+1)|7)', 'x\t(1+1)'))).toMatchObject({
      fatal: { message: 'Detected the end of a mention [7](1) without begin (?,1)', tail: 'with tail' },
      discarded: ['3+1'],
      lastLine: 3,
    });
  });

  it('stops at the end line where a mention is open, but not at the end of the file', () => {
    expect(read(inDocument('x\t(0')).fatal?.message).toBe(
      'Error: some mentions in the document do not close',
    );
    expect(read('#begin document d\nx\t(0\nx\t(1)\nx\t(2')).toMatchObject({
      fatal: undefined,
      entities: [[], [[1, 1]]],
    });
  });

  it('contains the next document where an end line is missing', () => {
    const text = '#begin document d\nx\t(0)\n#begin document (7); part 000\nx\t(0)\n#end document\n';
    expect(entities(text)).toEqual(['0,0 2,2', '1,1']);
    expect(read(text, 1).entities).toEqual([[[0, 0]]]);
  });

  it('says at which line it stopped, and whether it met the end of the file', () => {
    const text = 'junk\n#begin document d\nx\n#end document\n#begin document e\nx\n#end document';
    expect(read(text, 0)).toMatchObject({ lastLine: 4, exhausted: false });
    expect(read(text, 1)).toMatchObject({ lastLine: 7, exhausted: true });
    expect(read(`${text}\n`, 1)).toMatchObject({ lastLine: 7, exhausted: false });
    expect(read('#begin document d\nx\n\n')).toMatchObject({ lastLine: 3, exhausted: true });
  });

  it('reads very deeply nested mentions', () => {
    const n = size(100_000);
    const lines = [...Array(n).fill('x\t(0'), ...Array(n).fill('x\t0)')].join('\n');
    const [spans] = read(inDocument(lines)).entities;
    expect(spans.length).toBe(n);
    expect(spans[n - 1]).toEqual([0, 2 * n - 1]);
  });
});
