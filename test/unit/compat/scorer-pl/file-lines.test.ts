import { describe, expect, it } from 'vitest';
import { toBytes } from '../../../../src/compat/scorer-pl/bytes.ts';
import { fileLines } from '../../../../src/compat/scorer-pl/file-lines.ts';

/** Byte strings, so that hostile bytes can be written down. */
const lines = (text: string) => fileLines(toBytes(text));
const names = (text: string) => lines(text).starts.map(({ name }) => name);
const ends = (text: string) => lines(text).marked.flatMap((marked) => (marked.ends ? [marked.line] : []));

describe('fileLines', () => {
  it.each([
    ['#begin document d', 'd'],
    ['# begin document d', 'd'],
    ['#\t \x0bbegin document d', 'd'],
    ['#begin document (nw/x/00/x_0001); part 000', '(nw/x/00/x_0001); part 000'],
    ['#begin document (LuoTestCase); ', '(LuoTestCase); '],
    ['#begin document  d', ' d'],
    ['#begin document ', ''],
    ['#begin document d\r', 'd'],
    ['#begin document d\r\r', 'd\r'],
    ['#begin document \xff\x00\xe9', '\xff\x00\xe9'],
    ['#begin document #end document', '#end document'],
    ['#begin document __proto__', '__proto__'],
  ])('takes %j for a begin line', (line, name) => {
    expect(names(`${line}\n#end document\n`)).toEqual([name]);
    expect(names(line)).toEqual([name]);
  });

  it.each([
    ' #begin document d',
    '##begin document d',
    '#Begin document d',
    '#begin document',
    '#begin document\td',
    '#begin  document d',
    '\xef\xbb\xbf#begin document d',
    'x #begin document d',
  ])('does not take %j for a begin line', (line) => {
    expect(names(`${line}\nx\t(0)\n#end document\n`)).toEqual([]);
  });

  it.each([
    '#end document',
    '#end document (d)',
    '# end documentation',
    'x#end document',
    'w\t#\tend document\t(1)',
  ])('takes %j for an end line', (line) => {
    expect(ends(`x\t(0)\n${line}\n`)).toEqual([2]);
  });

  it.each(['#end  document', '#END document', 'end document', '#enddocument'])(
    'does not take %j for an end line',
    (line) => {
      expect(ends(`x\t(0)\n${line}\n`)).toEqual([]);
    },
  );

  it.each([
    ['w\t(0)\t\t', '(0)'],
    ['w\t(0)', '(0)'],
    ['d 0 (7) -', 'd 0 (7) -'],
    ['(0)\t\r', undefined],
    ['(0)\t-', undefined],
    ['', undefined],
  ])('marks in %j the field %j', (line, field) => {
    expect(lines(line).marked.map(({ start, end }) => line.slice(start, end))).toEqual(
      field === undefined ? [] : [field],
    );
  });

  it('numbers all lines, and those that are not blank', () => {
    expect(lines('junk (1\n#begin document d\nx\t(0)\n \t\r\n#end document\n')).toEqual({
      starts: [{ name: 'd', line: 2, filled: 2, marked: 1 }],
      marked: [
        { line: 1, filled: 1, ends: false, start: 0, end: 7 },
        { line: 3, filled: 3, ends: false, start: 28, end: 31 },
        { line: 5, filled: 4, ends: true, start: 36, end: 49 },
      ],
      count: 5,
      terminated: true,
    });
  });

  it('says whether the last line ends with a line feed', () => {
    expect(lines('')).toEqual({ starts: [], marked: [], count: 0, terminated: false });
    expect(lines('x\ny')).toMatchObject({ count: 2, terminated: false });
    expect(lines('x\ny\n')).toMatchObject({ count: 2, terminated: true });
  });
});
