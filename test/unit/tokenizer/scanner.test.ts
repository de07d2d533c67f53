import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEAD, UNKNOWN } from '../../../src/tokenizer/dfa.ts';
import { lexer } from '../../../src/tokenizer/lexer.ts';
import { Scanner } from '../../../src/tokenizer/scanner.ts';

function scan(text: string): number[] {
  const offsets: number[] = [];
  for (const scanner = new Scanner(text); scanner.next(); ) offsets.push(scanner.begin, scanner.end);
  return offsets;
}

/** Longest match the plain way, which is quadratic at worst. */
function scanPlainly(text: string): number[] {
  const { dfa, actions, isBlank } = lexer();
  const offsets: number[] = [];
  for (let begin = 0; begin < text.length; ) {
    let best = 0;
    let end = begin;
    let state = dfa.start;
    for (let at = begin; at < text.length && state !== DEAD; at++) {
      state = dfa.step(state, dfa.classOf[text.charCodeAt(at)]);
      if (dfa.accepts[state >> dfa.shift] !== 0) {
        best = dfa.accepts[state >> dfa.shift];
        end = at + 1;
      }
    }
    const { atBlank, drop, skip } = actions[best - 1];
    if (atBlank) for (end = begin; isBlank[text.charCodeAt(end)] === 0; ) end++;
    if (!skip) offsets.push(begin, end - drop);
    begin = end - drop;
  }
  return offsets;
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
      { numRuns: 300 },
    );
    for (const piece of pieces) expect(scan(piece.repeat(500))).toEqual(scanPlainly(piece.repeat(500)));
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
  ])('takes linear time for two million characters of %j, where a quadratic scan takes hours', (piece) => {
    const text = piece.repeat(2e6 / piece.length);
    const start = performance.now();
    let count = 0;
    for (const scanner = new Scanner(text); scanner.next(); ) count++;
    expect(count).toBeLessThanOrEqual(text.length);
    expect(performance.now() - start).toBeLessThan(60_000);
  });

  it('rests on an automaton of a few thousand states, however hostile the text', () => {
    const { dfa } = lexer();
    for (let number = 1; number < dfa.size; number++) {
      for (let charClass = 0; charClass < dfa.classCount; charClass++) {
        const state = number << dfa.shift;
        if (dfa.table[state + charClass] === UNKNOWN) dfa.step(state, charClass);
      }
      expect(dfa.size).toBeLessThan(8192);
    }
  });
});
