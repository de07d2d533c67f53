import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Mismatch, type TokenizeOptions, tokenize } from '../../../src/tokenizer/index.ts';
import { size } from '../../support/runs.ts';

const read = (text: string, options?: TokenizeOptions) =>
  [...tokenize(text, options)].map((token) => token.text);

/** Tokens and mismatches with spans given as `[begin, end]`. */
function align(text: string, spans: [number, number][], compat?: string) {
  const mismatches: Mismatch[] = [];
  const tokens = read(text, {
    spans: spans.map(([start, end]) => ({ start, end })),
    onMismatch: (mismatch) => mismatches.push(mismatch),
    compat,
  });
  const shown = mismatches.map(
    ({ token, span, cut }) =>
      `${token.start}-${token.end} ${cut ? 'cut' : 'kept'} by ${span.start}-${span.end}`,
  );
  return { tokens, shown };
}

describe('tokenize', () => {
  it('yields the tokens with their offsets in code units', () => {
    expect([...tokenize("It isn't 😀 over.")]).toEqual([
      { start: 0, end: 2, text: 'It' },
      { start: 3, end: 5, text: 'is' },
      { start: 5, end: 8, text: "n't" },
      { start: 12, end: 16, text: 'over' },
      { start: 16, end: 17, text: '.' },
    ]);
  });

  it('counts code points on request, also in the spans it is given', () => {
    const mismatches: Mismatch[] = [];
    const options = { offsets: 'code-points', spans: [{ start: 2, end: 5 }] } as const;
    const tokens = [...tokenize('😀 warlord', { ...options, onMismatch: (m) => mismatches.push(m) })];
    expect(tokens).toEqual([
      { start: 2, end: 5, text: 'war' },
      { start: 5, end: 9, text: 'lord' },
    ]);
    expect(mismatches).toEqual([{ token: { start: 2, end: 9 }, span: { start: 2, end: 5 }, cut: true }]);
  });

  it('does not split at separators unless asked, then at each one, and drops them', () => {
    expect(read('buffet/music - well-known')).toEqual(['buffet/music', '-', 'well-known']);
    expect(read('buffet/music - well-known', { separators: '/-\\' })).toEqual([
      'buffet',
      'music',
      'well',
      'known',
    ]);
    expect(read('</p> (800) 560-8860', { separators: '/-' })).toEqual(['<', 'p>', '(800) 560', '8860']);
  });

  it('keeps every token where there is no span', () => {
    expect(align('one two', []).tokens).toEqual(['one', 'two']);
  });

  it('loses nothing of a token with thousands of nested spans', () => {
    const length = size(10_000);
    const spans = Array.from({ length: length / 2 }, (_, index): [number, number] => [index, length - index]);
    for (const compat of [undefined, 'token-file-maker-1.0.4']) {
      expect(align('a'.repeat(length), spans, compat).tokens.join('').length).toBe(length);
    }
  });

  it('refuses a compat that it does not know, and names those it knows', () => {
    expect(() => read('a', { compat: 'x' })).toThrow('Unknown compat "x".');
  });
});

describe('tokenize in the manner of Token File Maker 1.0.4', () => {
  const compat = 'token-file-maker-1.0.4';

  it('loses everything without spans, and a token that the last span ends in', () => {
    expect(align('one two', [], compat).tokens).toEqual([]);
    expect(align('xx abc defg yy', [[3, 9]], compat)).toEqual({
      tokens: ['xx', 'abc', 'yy'],
      shown: ['7-11 kept by 3-9'],
    });
  });

  const cases: {
    id: string;
    separators: string;
    text: string;
    ann: string;
    tab: string;
    warnings: string[];
  }[] = JSON.parse(
    readFileSync(new URL('../../fixtures/tokenizer/boundaries.json', import.meta.url), 'utf8'),
  );

  it.each(cases)(
    'gives the tokens of $id with separators $separators',
    ({ text, ann, separators, tab, warnings }) => {
      const spans = Array.from(ann.matchAll(/(\d+) (\d+)(?=[;\t])/g), (match) => ({
        start: Number(match[1]),
        end: Number(match[2]),
      }));
      const mismatches: Mismatch[] = [];
      const onMismatch = (mismatch: Mismatch) => mismatches.push(mismatch);
      const rows = [...tokenize(text, { separators, spans, compat, onMismatch })].map(
        (token, index) => `${index + 1}\t${token.text}\t${token.start}\t${token.end}\n`,
      );
      expect(rows.join('')).toBe(tab);
      expect(mismatches.filter(({ cut }) => cut)).toHaveLength(warnings.length);
    },
  );
});

it('prints what docs/tokenizer.md says', () => {
  const page = readFileSync(new URL('../../../docs/tokenizer.md', import.meta.url), 'utf8');
  const [, text, output] = /tokenize\("(.*?)"\)\) console\.log\(start, end, text\);\n((?:\/\/ .*\n)+)/.exec(
    page,
  )!;
  const printed = [...tokenize(text)].map((token) => `// ${token.start} ${token.end} ${token.text}\n`);
  expect(printed.join('')).toBe(output);
});
