/** A file of the CoNLL-U family is read to the same documents and problems however it is split. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locate } from '../../src/corpus/locate.ts';
import type { LocatedDocument } from '../../src/corpus/located-document.ts';
import { readFile } from '../../src/corpus/read-file.ts';
import { corefud } from '../../src/formats/corefud/corefud.ts';
import type { Format } from '../../src/formats/index.ts';
import { ua } from '../../src/formats/ua/ua.ts';
import { bytesOf } from '../support/conll.ts';
import { found, sourceOf, wholeOf } from '../support/cut-reading.ts';
import { runs } from '../support/runs.ts';

const corefudLine = fc.constantFrom(
  '# newdoc id = a',
  '# newdoc',
  '#newdoc id=b',
  '# sent_id = 1',
  '# global.Entity = GRP-etype-head',
  '#',
  '# global.Entity = eid-etype-head-other',
  'x # newdoc id = c',
  '',
  '',
  ' \t',
  'junk',
  '# newdocs',
  ...['(1)', '(e1--1', 'e1)', '(e1[1/2]--1)', '(e1[2/2]--1)', '(e1-person-1)(e2--2'].map(
    (value) => `1\tw${'\t_'.repeat(7)}\tEntity=${value}`,
  ),
  `1.1\t_${'\t_'.repeat(8)}`,
  `1-2\twx${'\t_'.repeat(8)}`,
);

const uaLine = fc.constantFrom(
  '# newdoc id = a',
  '# newdoc',
  '# sent_id = 1',
  '# global.columns = ID FORM IDENTITY',
  '',
  ' ',
  'junk',
  ...['(EntityID=1)', '(EntityID=1', ')', ')(EntityID=2', '(EntityID=3|MarkableID=m)'].map(
    (cell) => `1\tw\t${cell}`,
  ),
);

const cases: [Format, fc.Arbitrary<string>][] = [
  [corefud, corefudLine],
  [ua, uaLine],
];

describe.each(cases.map(([format, line]) => [format.id, format, line] as const))('%s', (_, format, line) => {
  const sizes = fc.integer({ min: 1, max: 64 });
  const file = fc
    .tuple(
      fc.constantFrom('', '', '\ufeff'),
      fc.array(fc.tuple(line, fc.constantFrom('\n', '\n', '\n', '\r\n')), { maxLength: 20 }),
      fc.constantFrom('', '', '# newdoc id = z', '#', '# sent_id = 9'),
    )
    .map(([mark, lines, last]) => bytesOf(mark + lines.flat().join('') + last));

  it('in pieces of 1 to 64 bytes', () =>
    fc.assert(
      fc.property(file, sizes, (bytes, size) => {
        const source = sourceOf(bytes, format);
        const read = readFile(source, {}, Infinity, size) as LocatedDocument[];
        const expected = wholeOf(format, bytes);
        expect(found(source, read)).toEqual(read.length === 0 ? { documents: [], problems: [] } : expected);
      }),
      { numRuns: runs(1500) },
    ));

  it('located in windows of 1 to 64 bytes', () =>
    fc.assert(
      fc.property(file, sizes, (bytes, size) => {
        const source = sourceOf(bytes, format);
        const located = locate(source, size);
        const expected = wholeOf(format, bytes);
        expect(located.map(({ id }) => id)).toEqual(expected.documents.map(({ id }) => id));
        if (located.length > 0) expect(found(source, located)).toEqual(expected);
      }),
      { numRuns: runs(1500) },
    ));
});
