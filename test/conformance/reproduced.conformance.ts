/** The numbers of docs/reproduced.md whose files are beside the project. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

it('published numbers are computed again from the files of others', () => {
  const args = [
    path('scripts/reproduce.mjs'),
    '--data',
    path('../shared/data'),
    'barhom-2019',
    'bugert-2021',
    'real',
    'evmeval-demo',
  ];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).not.toContain('not run');
  expect(stdout).toMatch(/0 changed\n$/);
  expect(status).toBe(0);
});
