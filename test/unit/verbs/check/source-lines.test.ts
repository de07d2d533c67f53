import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/shell.ts';
import type { Problem } from '../../../../src/problems/problem.ts';
import { withSourceLines } from '../../../../src/verbs/check/source-lines.ts';
import { warning } from '../../../support/example-problems.ts';

/** The excerpt and the text from the caret on. */
function lineOf(text: string, place: Partial<Problem>) {
  const store = new MemoryStore('f', new TextEncoder().encode(text));
  const [{ excerpt, caret, column }] = withSourceLines([{ ...warning, file: 'f', ...place }], [store]);
  return {
    excerpt,
    column,
    at: caret === undefined ? undefined : [...(excerpt ?? '')].slice(caret).join(''),
  };
}

describe('the source line of a problem', () => {
  it('is found by its number, with the place of the column', () => {
    expect(lineOf('a\nb\tc\r\nd', { line: 2, column: 3 })).toEqual({ excerpt: 'b  c', column: 3, at: 'c' });
    expect(lineOf('a\nb\tc\nd', { line: 3, column: 2 })).toEqual({ excerpt: 'd', column: 2, at: '' });
    expect(lineOf('😀é\u0007x', { line: 1, column: 4 })).toMatchObject({ excerpt: '😀é\ufffdx', at: 'x' });
    expect(lineOf('a\n', { line: 9, column: 1 })).toMatchObject({ excerpt: undefined });
  });

  it('is searched for the text that the problem is about, from its end and not within words', () => {
    expect(lineOf('d\t1\tw\t(1)|(11)', { line: 1, mark: '1' })).toMatchObject({ column: 8, at: '1)|(11)' });
    expect(lineOf('1 b', { line: 1, mark: '1' })).toMatchObject({ column: 1, at: '1 b' });
    expect(lineOf('11 b', { line: 1, mark: '1' })).toEqual({
      excerpt: '11 b',
      column: undefined,
      at: undefined,
    });
    expect(lineOf('a b', { line: 1, mark: '' })).toMatchObject({ at: undefined });
  });

  it('is cut around the place where it is long', () => {
    const { excerpt, at } = lineOf(`${'x'.repeat(500)}HERE${'y'.repeat(500)}`, { line: 1, column: 501 });
    expect(excerpt).toBe(`… ${'x'.repeat(60)}HERE${'y'.repeat(96)} …`);
    expect(at).toMatch(/^HERE/);
    expect(lineOf('z'.repeat(3 << 20), { line: 1, column: 9, excerpt: 'own' })).toMatchObject({
      excerpt: 'own',
    });
  });

  it('is found in any part of a large file', () => {
    const lines = Array.from({ length: 300_000 }, (_, i) => `line ${i + 1}`);
    expect(lineOf(lines.join('\n'), { line: 250_000, column: 6 })).toMatchObject({
      excerpt: 'line 250000',
      at: '250000',
    });
  });
});
