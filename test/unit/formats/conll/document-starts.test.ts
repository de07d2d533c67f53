import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentStarts, lastDocumentStart } from '../../../../src/formats/conll/document-starts.ts';
import { bytesOf, readConllText } from '../../../support/conll.ts';
import { runs } from '../../../support/runs.ts';

/** The headers in the bytes of a file, or of its first part. */
const beginsOf = (bytes: Uint8Array, last: boolean) =>
  documentStarts({ bytes, atLineStart: true, last }).starts;

describe('documentStarts', () => {
  it('finds every header, and only those', () => {
    const file =
      '#begin document (a); part 000\nw\t(1)\n#end document\nx begin document\n# begin document b\n';
    expect(beginsOf(bytesOf(file), true)).toEqual([
      { id: '(a); part 000', start: 0 },
      { id: 'b', start: bytesOf(file).length - '# begin document b\n'.length },
    ]);
  });

  it('leaves a line without its end for the next part', () => {
    const bytes = bytesOf('#begin document (a)\n#begin document (b');
    expect(beginsOf(bytes, false).map(({ id }) => id)).toEqual(['(a)']);
    expect(beginsOf(bytes, true).map(({ id }) => id)).toEqual(['(a)', '(b']);
    expect(documentStarts({ bytes, atLineStart: true, last: false }).next).toBe(
      '#begin document (a)\n'.length,
    );
  });

  it('finds no header in the middle of a line', () => {
    const bytes = bytesOf('#begin document (a)\n');
    expect(documentStarts({ bytes, atLineStart: false, last: false })).toEqual({
      starts: [],
      next: bytes.length,
    });
  });

  it('accepts a very long header, even if its end is not in the window', () => {
    const bytes = bytesOf(`#begin document ${'x'.repeat(5000)}`);
    expect(beginsOf(bytes, false)).toEqual(beginsOf(bytes, true));
    expect(beginsOf(bytes, false)).toHaveLength(1);
  });

  it('sees the documents that the reader sees', () => {
    const piece = fc.constantFrom(
      '#begin document',
      '# begin document',
      '#begin document (a); part 0',
      `#${' '.repeat(63)}begin document b`,
      `#${' '.repeat(64)}begin document c`,
      `w #${' '.repeat(63)}begin document d`,
      '#end document',
      'begin document',
      'w\t(1)',
      'begin ',
      'document',
      ' ',
      '#',
      '\n',
      '\n',
      '\n',
      '\r\n',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const file = pieces.join('');
        const ids = readConllText(file).documents.map(({ id }) => id);
        expect(beginsOf(bytesOf(file), true).map(({ id }) => id)).toEqual(ids);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('lastDocumentStart', () => {
  it('is the last of all begins, and −1 without one', () => {
    const piece = fc.constantFrom(
      '#begin document (a)',
      '# begin document b',
      '\n',
      '\n',
      '#',
      'w\t(1)',
      '#end document',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, hasMark) => {
        const bytes = bytesOf(pieces.join(''));
        const last = beginsOf(bytes, false).at(-1)?.start ?? -1;
        if (hasMark) {
          expect(lastDocumentStart(bytesOf(`\ufeff${pieces.join('')}`))).toBe(last < 0 ? -1 : last + 3);
        } else expect(lastDocumentStart(bytes)).toBe(last);
      }),
      { numRuns: runs(2000) },
    );
  });
});
