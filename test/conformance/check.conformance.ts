/** `check` on real files: every one is read or refused with a place, and the pairs have the problems that they are known for. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { nodeShell } from '../../src/cli/node-shell.ts';
import { checkFiles } from '../../src/verbs/check.ts';

const data = fileURLToPath(new URL('../../../shared/data', import.meta.url));

const check = async (path: string) => (await checkFiles({ paths: [join(data, path)] }, nodeShell)).report;

const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
  .filter((name) => statSync(join(data, name)).isFile() && !/SOURCE|PAIRS|README/.test(name))
  .sort();

it('there are real files', () => expect(files.length).toBeGreaterThan(50));

it.each(files)('%s is read, or the problem has a place', async (path) => {
  const { problems, corpora } = await check(path);
  const errors = problems.filter(({ severity }) => severity === 'error');
  for (const { file, help, code } of errors) {
    expect(file, code).toContain(path);
    expect(help ?? '', code).not.toBe('');
  }
  if (errors.length === 0) expect(corpora[0].documents).toBeGreaterThan(0);
  // A problem with a column has its source line, and the caret is in it.
  for (const { column, excerpt, caret } of problems)
    if (column !== undefined && caret !== undefined)
      expect(caret).toBeLessThanOrEqual([...(excerpt ?? '')].length);
});
