import { describe, expect, it } from 'vitest';
import { firstLines, layoutOf } from '../../../../src/formats/jsonlines/layout.ts';
import { bytesOf } from '../../../support/conll.ts';

/** A file whose reads share one buffer, as large files do. */
function fileOf(text: string) {
  const bytes = bytesOf(text);
  const buffer = new Uint8Array(bytes.length);
  const read = (start: number, end: number) => {
    const part = bytes.subarray(start, end);
    buffer.fill(0).set(part);
    return buffer.subarray(0, part.length);
  };
  return { size: bytes.length, read };
}

const lines = (text: string) =>
  Array.from(firstLines(fileOf(text)), (line) => new TextDecoder().decode(line));

describe('linesOf', () => {
  it('has the lines that are not blank, after a byte-order mark', () => {
    expect(lines('\ufeff\n \t\r\na b\r\n\n\nc')).toEqual(['a b\r', 'c']);
    expect(lines('a\n')).toEqual(['a']);
    expect([lines(''), lines('\n \n')]).toEqual([[], []]);
  });

  it('has lines that are longer than what is read at a time', () => {
    const long = 'x'.repeat(200_000);
    expect(lines(`${long}\n${' '.repeat(100_000)}\ny`)).toEqual([long, 'y']);
  });
});

describe('layoutOf', () => {
  it.each([
    ['{"a": 1}\n{"b": 2}', 'lines'],
    ['\n{"a": 1}  ', 'lines'],
    ['{"a": x}\n{"b": 2}', 'lines'],
    ['{"a": 1} {"b": 2}', 'whole'],
    ['{\n"a": 1\n}', 'whole'],
    ['{"a": [1,\n2]}', 'whole'],
    ['[{"a": 1}]', 'whole'],
    ['', 'whole'],
  ])('of %j is %s', (text, layout) => expect(layoutOf(fileOf(text))).toBe(layout));
});

it('passes over lines that are not JSON', () => {
  expect(layoutOf(fileOf('Loading …\n{"a": 1}\n'))).toBe('lines');
  expect(layoutOf(fileOf('Loading …\n[{"a": 1}]\n'))).toBe('whole');
  expect(layoutOf(fileOf('x\n'.repeat(30)))).toBe('whole');
});
