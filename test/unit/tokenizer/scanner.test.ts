import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEAD_STATE } from '../../../src/tokenizer/dfa.ts';
import { lexer } from '../../../src/tokenizer/lexer.ts';
import { Scanner } from '../../../src/tokenizer/scanner.ts';
import { runs, size } from '../../support/runs.ts';

function scan(text: string): number[] {
  const offsets: number[] = [];
  for (const scanner = new Scanner(text); scanner.next(); ) offsets.push(scanner.start, scanner.end);
  return offsets;
}

/** Longest match the plain way, which is quadratic at worst. */
function scanPlainly(text: string): number[] {
  const { dfa, actions, isBlank } = lexer();
  const offsets: number[] = [];
  for (let start = 0; start < text.length; ) {
    let best = 0;
    let end = start;
    let state = dfa.start;
    for (let at = start; at < text.length && state !== DEAD_STATE; at++) {
      state = dfa.step(state, dfa.classOf[text.charCodeAt(at)]);
      if (dfa.accepts[state >> dfa.shift] !== 0) {
        best = dfa.accepts[state >> dfa.shift];
        end = at + 1;
      }
    }
    const { atBlank, drop, skip } = actions[best - 1];
    if (atBlank) for (end = start; isBlank[text.charCodeAt(end)] === 0; ) end++;
    if (!skip) offsets.push(start, end - drop);
    start = end - drop;
  }
  return offsets;
}

/** Upper bound of the number of times that the scanner reads a character, on average over a text. */
const MOST_READS = 12;

/** A text that throws if its characters are read too often; the scanner uses nothing else of a string. */
function withCountedReads(text: string): string {
  let left = MOST_READS * text.length;
  const charCodeAt = (at: number) => {
    if (left-- === 0) throw new Error(`characters are read more than ${MOST_READS} times on average`);
    return text.charCodeAt(at);
  };
  return { length: text.length, charCodeAt } as unknown as string;
}

/** Pieces that send the scan far ahead for nothing. */
const pieces = [
  'a',
  ',',
  '.',
  '1',
  ' ',
  '\n',
  '<',
  '<a b="',
  "<a b='",
  '<!a',
  '"',
  "'",
  '>',
  '@',
  '+',
  'http://',
];

describe('Scanner', () => {
  it('finds the same tokens as a plain scan where it stores dead ends', () => {
    const text = fc.array(fc.constantFrom(...pieces), { minLength: 60, maxLength: 300, size: 'max' });
    fc.assert(
      fc.property(text, (parts) => {
        expect(scan(parts.join(''))).toEqual(scanPlainly(parts.join('')));
      }),
      { numRuns: runs(100) },
    );
    const repeated = pieces.map((piece) => piece.repeat(size(500)));
    for (const text of repeated) expect(scan(text)).toEqual(scanPlainly(text));
  });

  it.each([
    '<',
    '@',
    "'",
    'a',
    '“',
    'a,',
    '<!a',
    '<a b="',
    '+.',
    '&amp',
    "1,<a b='",
    'Inc. <x y="',
    '\ud83d',
  ])(
    'reads each of a hundred thousand characters of %j a few times, where a quadratic scan reads them all',
    (piece) => {
      const text = piece.repeat(1e5 / piece.length);
      let count = 0;
      for (const scanner = new Scanner(withCountedReads(text)); scanner.next(); ) count++;
      expect(count).toBeLessThanOrEqual(text.length);
    },
  );
});
