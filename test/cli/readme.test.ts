import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Pages whose commands and programs are run. */
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

  it('has a program that prints what its comments say', () => {
    const [code] = blocks('ts');
    const file = join(temporaryFolder(), 'example.mjs');
    const library = (subpath: string) => pathToFileURL(join(root, `dist${subpath}/index.js`)).href;
    writeFileSync(
      file,
      code.replace(/'corefeval(\/\w+)?'/g, (_, subpath = '') => `'${library(subpath)}'`),
    );
    const { stdout } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
    const comments = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, comment]) => comment);
    expect(comments.length).toBeGreaterThan(0);
    expect(stdout.trim().split('\n')).toEqual(comments);
  });

  it.runIf(path === 'README.md')('has programs that the compiler accepts', () => {
    // Within the package, which can import itself by its name.
    const file = join(root, 'dist', `${path.replaceAll('/', '-')}.mts`);
    writeFileSync(file, blocks('ts').join('\n'));
    const options = [
      '--ignoreConfig',
      '--strict',
      '--noUncheckedIndexedAccess',
      '--noEmit',
      '--module',
      'node16',
    ];
    const compiler = [join(root, 'node_modules/typescript/bin/tsc'), ...options, '--target', 'es2022', file];
    const { status, stdout } = spawnSync(process.execPath, compiler, { cwd: root, encoding: 'utf8' });
    rmSync(file);
    expect([status, stdout]).toEqual([0, '']);
  });

  it('links to files that exist', () => {
    const links = [...page.matchAll(/\]\(([^)#]+)\)/g)]
      .map(([, link]) => link)
      .filter((link) => !link.includes('://'));
    for (const link of links) expect(() => readFileSync(join(root, dirname(path), link)), link).not.toThrow();
  });
});
