/** The examples of docs/compare.md, docs/agree.md and docs/analyze.md run against the built package and print what the page says. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Each program of a page, with its output. */
const examplesOf = (page: string) =>
  Array.from(
    readFileSync(`${root}docs/${page}`, 'utf8').matchAll(
      /^```js\n([\s\S]*?)^```\n\nprints\n\n```text\n([\s\S]*?)^```$/gm,
    ),
    ([, program, output]) => ({ program, output }),
  );

const pages = [
  ['compare.md', 2],
  ['agree.md', 1],
  ['analyze.md', 1],
] as const;

describe.each(pages)('docs/%s', (page, count) => {
  const examples = examplesOf(page);

  it('has its examples', () => {
    expect(examples).toHaveLength(count);
  });

  it.each(examples.map((example, i) => [i + 1, example] as const))(
    'example %d prints what it says',
    (_, example) => {
      const args = ['--input-type=module', '--eval', example.program];
      expect(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })).toBe(example.output);
    },
  );
});
