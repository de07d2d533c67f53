/** `check` on real files: every one is read or refused with a place, and the pairs have the problems that they are known for. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkCorpora } from '../../src/check/check-corpora.ts';
import { nodeShell } from '../../src/cli/node-shell.ts';
import { ProblemLog } from '../../src/problems/log.ts';

const data = fileURLToPath(new URL('../../../shared/data', import.meta.url));

async function check(paths: readonly string[], key?: string) {
  const log = new ProblemLog();
  const request = { reading: {}, keyFormat: undefined, responseFormat: undefined, maxSize: undefined };
  const at = (path: string) => join(data, path);
  const result = await checkCorpora(
    { ...request, paths: paths.map(at), key: key && at(key) },
    nodeShell,
    log,
  );
  return { ...result, codes: [...new Set(result.problems.map(({ code }) => code))].sort(), log };
}

const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
  .filter((name) => statSync(join(data, name)).isFile() && !/SOURCE|PAIRS|README/.test(name))
  .sort();

it('there are real files', () => expect(files.length).toBeGreaterThan(50));

it.each(files)('%s is read, or the problem has a place', async (path) => {
  const { problems, corpora } = await check([path]);
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
