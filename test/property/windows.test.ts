/**
 * Reading a file gives the same documents and problems however it is split: read whole, in pieces of any size, located
 * first and then read one by one (as threads do), or passed to the engine in windows of any size.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locate } from '../../src/corpus/locate.ts';
import type { LocatedDocument } from '../../src/corpus/located-document.ts';
import { readFile } from '../../src/corpus/read-file.ts';
import { bytesOf } from '../support/conll.ts';
import { found, sourceOf, whole } from '../support/cut-reading.ts';
import { runs } from '../support/runs.ts';

const line = fc.constantFrom(
  '#begin document (a); part 000',
  '#begin document b',
  `#${' '.repeat(63)}begin document c`,
  'x #begin document d',
  'word #begin document (e); part 000',
  'd\t0\t0\tword\t(1)',
  'd\t0\t1\tword\t(2',
  'd\t0\t2\tword\t2)',
  'd\t0\t3\tword\t-',
  'd\t0\t4\tword\t(x)',
  'd\t-',
  'junk',
  '#end document',
  '#end document of a',
  '# comment',
  '',
);
const file = fc
  .tuple(
    fc.constantFrom('', '', '\ufeff', '\ufeff\ufeff'),
    fc.array(fc.tuple(line, fc.constantFrom('\n', '\n', '\n', '\r\n')), { maxLength: 30 }),
    fc.constantFrom('', '', 'd\t-', '#end document', '#begin document z', '#'),
  )
  .map(([mark, lines, last]) => bytesOf(mark + lines.flat().join('') + last));

describe('a file is read to the same documents and problems', () => {
  const sizes = fc.integer({ min: 1, max: 64 });

  it('in windows of the engine of 1 to 64 bytes', () =>
    fc.assert(
      fc.property(file, sizes, (bytes, size) => {
        expect(whole(bytes, size)).toEqual(whole(bytes));
      }),
      { numRuns: runs(2000) },
    ));

  it('in pieces of 1 to 64 bytes', () =>
    fc.assert(
      fc.property(file, sizes, (bytes, size) => {
        const source = sourceOf(bytes);
        const read = readFile(source, {}, Infinity, size) as LocatedDocument[];
        const expected = whole(bytes);
        // Without a document there is an error of the file, and nothing else is reported.
        expect(found(source, read)).toEqual(read.length === 0 ? { documents: [], problems: [] } : expected);
        expect(read.map(({ id }) => id)).toEqual(expected.documents.map(({ id }) => id));
      }),
      { numRuns: runs(2000) },
    ));

  it('located in windows of 1 to 64 bytes, then read one by one', () =>
    fc.assert(
      fc.property(file, sizes, (bytes, size) => {
        const source = sourceOf(bytes);
        const located = locate(source, size);
        const expected = whole(bytes);
        expect(found(source, located)).toEqual(
          located.length === 0 ? { documents: [], problems: [] } : expected,
        );
        expect(located.map(({ id }) => id)).toEqual(expected.documents.map(({ id }) => id));
      }),
      { numRuns: runs(2000) },
    ));
});

it('gives up reading at once where there are more documents than asked for', () => {
  const bytes = bytesOf('#begin document\nd\t-\n#end document\n'.repeat(10));
  const source = sourceOf(bytes);
  expect(readFile(source, {}, 9, 64)).toBeUndefined();
  expect(readFile(source, {}, 10, 64)).toHaveLength(10);
});
