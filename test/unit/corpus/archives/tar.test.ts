import { describe, expect, it } from 'vitest';
import { isTar, tarEntries } from '../../../../src/corpus/archives/tar.ts';
import { MemoryStore } from '../../../../src/corpus/shell.ts';
import { tarBlock, tarOf } from '../../../support/archives.ts';

const listed = (bytes: Uint8Array) =>
  [...tarEntries(new MemoryStore('a.tar', bytes))].map(({ name, range }) => {
    const [start, end] = range();
    return [name, Buffer.from(bytes.subarray(start, end)).toString()];
  });

const long = `${'x'.repeat(120)}/a.txt`;
/** A header with one line, which begins with its length. */
const pax = (line: string) => {
  const rest = ` ${line}\n`;
  const length = [1, 2, 3].map((digits) => rest.length + digits).find((n, i) => String(n).length === i + 1);
  return tarBlock('pax', `${length}${rest}`, 'x');
};

describe('tarEntries', () => {
  it('lists the files, not folders and links', () => {
    const bytes = Buffer.concat([
      tarBlock('d/', '', '5'),
      tarBlock('d/a.txt', 'Tom'),
      tarBlock('link', '', '2'),
      tarBlock('b.txt', 'Ann', '0', 'some/folder'),
      Buffer.alloc(1024),
      Buffer.from('anything'),
    ]);
    expect(listed(bytes)).toEqual([
      ['d/a.txt', 'Tom'],
      ['some/folder/b.txt', 'Ann'],
    ]);
  });

  it('reads long names of GNU tar and of pax', () => {
    const bytes = Buffer.concat([
      tarBlock('././@LongLink', `${long}\0`, 'L'),
      tarBlock(long, 'Tom'),
      pax(`path=${long}`),
      tarBlock('short', 'Ann'),
      pax('size=3'),
      tarBlock('plain', 'Ben'),
    ]);
    expect(listed(bytes)).toEqual([
      [long, 'Tom'],
      [long, 'Ann'],
      ['plain', 'Ben'],
    ]);
  });

  it('reports archives that are cut off or damaged', () => {
    const bytes = tarOf({ 'a.txt': 'x'.repeat(600), 'b.txt': 'y' });
    expect(() => listed(bytes.subarray(0, 700))).toThrow('it ends too early');
    const broken = Buffer.from(bytes);
    broken[1536 + 3] ^= 1;
    expect(() => listed(broken)).toThrow('the header at byte 1536 is broken');
  });
});

it('isTar knows an archive by the checksum of its first header', () => {
  expect([isTar(tarOf({ a: '' })), isTar(Buffer.alloc(512)), isTar(Buffer.from('x'))]).toEqual([
    true,
    false,
    false,
  ]);
});
