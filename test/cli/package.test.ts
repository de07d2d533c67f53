import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

it('installs from its archive into an empty project, with commands and imports that work', () => {
  const folder = temporaryFolder();
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'], {
      cwd,
      encoding: 'utf8',
    });
  npm(root, 'pack', '--ignore-scripts', '--pack-destination', folder);
  const [archive] = readdirSync(folder);
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  npm(project, 'install', join(folder, archive));

  const bin = (name: string, ...args: string[]) =>
    execFileSync(join(project, 'node_modules/.bin', name), args, { cwd: project, encoding: 'utf8' });
  const example = (name: string) => join(root, 'examples', name);
  expect(bin('corefeval', '--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  const json = JSON.parse(
    bin('corefeval', 'score', example('key.conll'), example('response.conll'), '--json'),
  );
  expect(json.systems[0].conll).toBeCloseTo(0.7362, 4);
  expect(
    bin('corefeval-scorer.pl', 'muc', example('key.conll'), example('response.conll'), 'none'),
  ).toContain('Coreference: Recall: (5 / 9) 55.55%');

  const subpaths = Object.keys(exports).filter((path) => path !== './package.json');
  const script = `
    import { score } from 'corefeval';
    const modules = await Promise.all(${JSON.stringify(subpaths)}.map((path) => import('corefeval' + path.slice(1))));
    console.log(score({ key: [['a', 'b']], response: [['a', 'b']] }).conll, modules.every((m) => Object.keys(m).length > 0));`;
  writeFileSync(join(project, 'try.mjs'), script);
  expect(execFileSync(process.execPath, ['try.mjs'], { cwd: project, encoding: 'utf8' })).toBe('1 true\n');
});
