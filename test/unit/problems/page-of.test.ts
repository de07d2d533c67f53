import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemCodes } from '../../../src/problem-codes.ts';
import { pageOf } from '../../../src/problems/page-of.ts';

const text = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

describe('pageOf', () => {
  it.each(Object.keys(problemCodes))('names the page with the section of %s', (code) => {
    const [path, anchor] = pageOf(code).split('#');
    expect(anchor).toBe(code.replace('/', ''));
    const section = `### \`${code}\``;
    const template = path.replace('docs/', 'scripts/');
    expect(
      text(path).includes(`\n${section}\n`),
      `${path} has no section "${section}": add it to ${template} and run npm run docs, or name the page that has it in src/problems/page-of.ts`,
    ).toBe(true);
  });

  it('is that of the formats for a first part that is not known, such as that of a new format', () => {
    expect(pageOf('new-format/line')).toBe('docs/errors/formats.md#new-formatline');
    expect(pageOf('document/missing')).toBe('docs/errors/scoring.md#documentmissing');
  });
});
