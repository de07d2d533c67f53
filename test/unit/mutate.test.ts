import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const { mutationsOf, mutated } = await import(
  new URL('../../scripts/mutate/mutations.mjs', import.meta.url).href
);

interface Mutation {
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** The code after each of its mutations. */
const mutants = (code: string): string[] =>
  mutationsOf('x.ts', code).map((mutation: Mutation) => mutated(code, mutation));

describe('mutations', () => {
  it.each([
    ['a < b', ['a <= b', 'a >= b']],
    ['a >= b', ['a > b', 'a < b']],
    ['a === b', ['a !== b']],
    ['a && b', ['a || b']],
    ['a ?? b', ['a && b']],
    ['a + b', ['a - b']],
    ['a * b', ['a / b']],
    ['a | b', ['a & b']],
    ['!a', ['a']],
    ['true', ['false']],
    ['7', ['8']],
    ['-1', ['1']],
    ['Math.min(a, b)', ['Math.max(a, b)']],
    ['a.some(b)', ['a.every(b)']],
    ['a.filter(b)', ['a']],
    ['a.toSorted()', ['a']],
    ['a.has(b)', ['!a.has(b)']],
    ['!a.has(b)', ['a.has(b)']],
    ['isNew(a)', ['!isNew(a)']],
    ['a ? b : c', ['!a ? b : c']],
  ])('change %s', (code, expected) => {
    expect(mutants(`f = () => ${code};`)).toEqual([';', ...expected.map((text) => `f = () => ${text};`)]);
  });

  it.each([
    ['if (a) b: {}', ['if (!a) b: {}']],
    [
      'for (let i = a; i < b; i++) {}',
      ['for (let i = a; i >= b; i++) {}', 'for (let i = a; i < b - 1; i++) {}'],
    ],
    ['x.push(a);', [';']],
    ['throw a;', [';']],
    ['for (;;) continue;', ['for (;;) ;']],
    ['x += a;', [';', 'x -= a;']],
    ['x = i++;', [';', 'x = i--;']],
  ])('change the statement %s', (code, expected) => {
    expect(mutants(code)).toEqual(expected);
  });

  it.each([
    'type A = 1 | 2;',
    "import a from 'a';",
    "const a = 'b' + c;",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    'const a = `${b}` + c;',
    'const MAX_SIZE = 4096;',
    'for (;;) {}',
    'return a;',
  ])('leave alone: %s', (code) => {
    expect(mutants(code)).toEqual([]);
  });

  it('are shown with the code around them, on one line', () => {
    const code = 'f(\n  a,\n  thisIsALongName === another\n);\n';
    const shown = mutationsOf('x.ts', code).map(({ line, before, after }: Mutation) => [line, before, after]);
    expect(shown).toEqual([
      [1, 'f(…', ';'],
      [3, '…isIsALongName === another', '…isIsALongName !== another'],
    ]);
  });

  it.each(['metrics/lea.ts', 'matching/greedy.ts'])('of %s are programs other than it', (file) => {
    const code = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
    const all = mutants(code);
    expect(all.length).toBeGreaterThan(20);
    expect(all).not.toContain(code);
    const faults = all.flatMap(
      (mutant) => ts.transpileModule(mutant, { reportDiagnostics: true }).diagnostics,
    );
    expect(faults).toEqual([]);
  });
});
