import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlainConll } from '../../../../src/formats/conll/plain-conll.ts';
import { inMemory } from '../../../../src/formats/conll/read.ts';
import { streamConll } from '../../../../src/formats/conll/stream.ts';
import { bytesOf, mentionsOf, readConllText, wordsOf } from '../../../support/conll.ts';
import { wellFormedConll } from '../../../support/conll-arbitraries.ts';

const plain = (name: string, cell = '(1)') =>
  `#begin document (${name}); part 000\nd\t0\t0\tword${name}\tNN\t${cell}\n\n#end document\n`;

function streamed(text: string, from = 0, window?: number, options = {}) {
  const file = { name: 'f', ...inMemory(bytesOf(text)) };
  return [...streamConll(file, from, options, new PlainConll(file, window))];
}
const idsIn = (...args: Parameters<typeof streamed>) => streamed(...args).map(({ document }) => document.id);

describe('documents are read in windows', () => {
  it('of any length, with the same result as from a file in memory', () => {
    fc.assert(
      fc.property(
        fc.array(wellFormedConll, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 100, max: 400 }),
        (texts, window) => {
          const whole = texts.join('\n');
          const found = streamed(whole, 0, window).map(({ document }) => document);
          const expected = readConllText(whole).documents;
          expect(found.map(mentionsOf)).toEqual(expected.map(mentionsOf));
          expect(found.map(wordsOf)).toEqual(expected.map(wordsOf));
          const facts = expected.map(({ id, length, sentences, tokens }) => [
            id,
            length,
            sentences,
            tokens?.digest,
          ]);
          expect(
            found.map(({ id, length, sentences, tokens }) => [id, length, sentences, tokens?.digest]),
          ).toEqual(facts);
        },
      ),
    );
  });

  it('with lines longer than a window', () => {
    const text = plain('a'.repeat(20), `(${Array.from({ length: 500 }, (_, i) => i).join(')|(')})`);
    const [{ document }] = streamed(text + text, 0, 128);
    expect(document.mentions.length).toBe(500);
  });

  it('from the start of any of them, each with its range and the empty lines after it', () => {
    const text = `${plain('a')}\n\r\n${plain('b')}`;
    const [a, b] = streamed(text);
    expect([a.start, a.end, b.start, b.end]).toEqual([
      0,
      plain('a').length + 3,
      plain('a').length + 3,
      text.length,
    ]);
    expect(streamed(text, b.start).map(({ document }) => document.id)).toEqual(['(b); part 000']);
    expect(b.document.file).toEqual({ name: 'f', start: b.start });
    expect([b.document.line, b.document.mentions.at(0).line, b.document.tokens?.lineAt?.(0)]).toEqual([
      1, 2, 2,
    ]);
  });

  it('up to the first that is not plain, or that something else follows', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => plain(name));
    expect(idsIn(`${a}${plain('x', '(1')}${c}`)).toEqual(['(a); part 000']);
    expect(idsIn(`${a}${b}# a comment\n${c}`)).toEqual(['(a); part 000']);
    expect(idsIn(`${a}${b}outside`)).toEqual(['(a); part 000']);
    expect(idsIn(`${a}#begin document b`)).toEqual([]);
    expect(idsIn(`# a comment\n${a}`)).toEqual([]);
    expect(idsIn('')).toEqual([]);
  });

  it('after a byte-order mark', () => {
    expect(idsIn(`\ufeff${plain('a')}`)).toEqual(['(a); part 000']);
  });

  it('unless another column or token columns are asked for', () => {
    expect(idsIn(plain('a'), 0, undefined, { corefColumn: 5 })).toEqual([]);
    expect(idsIn(plain('a'), 0, undefined, { columns: ['pos'] })).toEqual([]);
  });
});
