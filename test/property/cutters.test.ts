/** Every format that can be cut at document borders is read to the same documents however its files are cut. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locate } from '../../src/corpus/locate.ts';
import { readFile } from '../../src/corpus/read-file.ts';
import { formats } from '../../src/formats/index.ts';
import { bytesOf } from '../support/conll.ts';
import { found, sourceOf, wholeOf } from '../support/cut-reading.ts';
import { documentArbitrary } from '../support/document-arbitraries.ts';
import { writeText } from '../support/read-text.ts';
import { runs } from '../support/runs.ts';

const cut = formats.filter(({ cutter, write }) => cutter !== undefined && write !== undefined);

describe.each(cut.map((format) => [format.id, format] as const))('%s', (_, format) => {
  const file = fc
    .array(documentArbitrary(...format.holds), { minLength: 1, maxLength: 4 })
    .map((documents) => {
      const named = documents.map((document, i) => ({ ...document, id: `${document.id}${i}` }));
      return bytesOf(writeText(format, ...named).text);
    });

  it('finds the documents that are read, in pieces and windows of any size', () => {
    fc.assert(
      fc.property(file, fc.integer({ min: 1, max: 200 }), (bytes, size) => {
        const source = sourceOf(bytes, format);
        const expected = wholeOf(format, bytes);
        const pieces = readFile(source, {}, Infinity, size) ?? [];
        expect(found(source, pieces)).toEqual(expected);
        const located = locate(source, size);
        expect(located.map(({ id }) => id)).toEqual(expected.documents.map(({ id }) => id));
        expect(found(source, located)).toEqual(expected);
      }),
      { numRuns: runs(150) },
    );
  });
});
