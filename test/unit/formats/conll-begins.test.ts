import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conllBegins, lastConllBegin } from '../../../src/formats/conll-begins.ts';
import { bytesOf, readConllText } from '../../support/conll.ts';

describe('conllBegins', () => {
  it('finds every header, and only those', () => {
    const file =
      '\ufeff#begin document (a); part 000\nw\t(1)\n#end document\nx begin document\n# begin document b\n';
    expect(conllBegins(bytesOf(file), true)).toEqual([
      { id: '(a); part 000', start: 3 },
      { id: 'b', start: bytesOf(file).length - '# begin document b\n'.length },
    ]);
  });

  it('leaves a line without its end for the next part', () => {
    const bytes = bytesOf('#begin document (a)\n#begin document (b');
    expect(conllBegins(bytes, false).map(({ id }) => id)).toEqual(['(a)']);
    expect(conllBegins(bytes, true).map(({ id }) => id)).toEqual(['(a)', '(b']);
  });

  it('takes a very long header at its word, even if its end is not in sight', () => {
    const bytes = bytesOf(`#begin document ${'x'.repeat(5000)}`);
    expect(conllBegins(bytes, false)).toEqual(conllBegins(bytes, true));
    expect(conllBegins(bytes, false)).toHaveLength(1);
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
        expect(conllBegins(bytesOf(file), true).map(({ id }) => id)).toEqual(ids);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('lastConllBegin', () => {
  it('is the last of all begins, and −1 without one', () => {
    const piece = fc.constantFrom(
      '#begin document (a)',
      '# begin document b',
      '\n',
      '\n',
      '#',
      'w\t(1)',
      '#end document',
      '\ufeff',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const bytes = bytesOf(pieces.join(''));
        expect(lastConllBegin(bytes)).toBe(conllBegins(bytes, false).at(-1)?.start ?? -1);
      }),
      { numRuns: 2000 },
    );
  });
});
