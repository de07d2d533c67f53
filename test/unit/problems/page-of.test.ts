import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemCodes } from '../../../src/problem-codes.ts';
import { pageOf } from '../../../src/problems/page-of.ts';

const text = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

describe('pageOf', () => {
  it.each(Object.keys(problemCodes))('names the page with the section of %s', (code) => {
    const [path, anchor] = pageOf(code).split('#');
    expect(anchor).toBe(code.replace('/', ''));
    expect(text(path)).toContain(`\n### \`${code}\`\n`);
  });
});
