import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Pages whose commands are run. */
const pages = ['README.md', 'docs/nuggets.md'];

describe.each(pages)('%s', (path) => {
  const page = readFileSync(join(root, path), 'utf8');
  const blocks = (language: string): string[] =>
    [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code]) => code);
  const sessions = blocks('console').flatMap((block) =>
    [...block.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)].map(([, command, output]) => ({ command, output })),
  );

  it.each(sessions.filter(({ output }) => output !== ''))(
    'shows what "$command" prints',
    ({ command, output }) => {
      const args =
        command === 'npm start'
          ? ['scripts/start.mjs']
          : command.replace(/^corefeval/, 'dist/bin/main.js').split(' ');
      const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
      expect(stderr + stdout).toBe(output);
    },
  );

  it.runIf(path === 'README.md')('fits on two screens', () => {
    expect(page.split('\n').length).toBeLessThanOrEqual(112);
    for (const line of page.split('\n')) expect(line.length).toBeLessThanOrEqual(240);
  });

  it('links to files that exist', () => {
    const links = [...page.matchAll(/\]\(([^)#]+)\)/g)]
      .map(([, link]) => link)
      .filter((link) => !link.includes('://'));
    for (const link of links) expect(() => readFileSync(join(root, dirname(path), link)), link).not.toThrow();
  });
});
