import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { document, KEY } from '../support/odd-corpora.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

it('installs from its archive into an empty project, with commands, imports, requires and types that work', () => {
  const folder = temporaryFolder();
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'], {
      cwd,
      encoding: 'utf8',
    });
  const [packed] = JSON.parse(npm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', folder));
  expect(packed.entryCount).toBeLessThan(900);
  expect(packed.unpackedSize).toBeLessThan(4.5e6);
  expect(packed.size).toBeLessThan(1.8e6);
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  npm(project, 'install', join(folder, packed.filename));

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

  const subpaths = Object.keys(exports).filter((path) => typeof exports[path] === 'object');
  expect(subpaths.length).toBeGreaterThan(5);
  const node = (file: string, code: string) => {
    writeFileSync(join(project, file), code);
    const { stdout, stderr } = spawnSync(process.execPath, [file], { cwd: project, encoding: 'utf8' });
    return { stdout, stderr };
  };
  const use = `console.log(score([['a', 'b']], [['a', 'b']]).conll, modules.every((m) => Object.keys(m).length > 0));`;
  const names = JSON.stringify(subpaths.map((path) => `corefeval${path.slice(1)}`));
  const imports = `const modules = await Promise.all(${names}.map((name) => import(name)));`;
  expect(node('try.mjs', `import { score } from 'corefeval';\n${imports}\n${use}`)).toEqual({
    stdout: '1 true\n',
    stderr: '',
  });
  const requires = `const modules = ${names}.map((name) => require(name));`;
  expect(node('try.cjs', `const { score } = require('corefeval');\n${requires}\n${use}`)).toEqual({
    stdout: '1 true\n',
    stderr: '',
  });

  const large = join(folder, 'large.conll'); // more than two batches of 4 MB, so that two threads have work
  writeFileSync(large, Array.from({ length: 20_000 }, (_, i) => document(`d${i}`, KEY)).join(''));
  const files = `
    let workers = 0;
    process.on('worker', () => workers++);
    const [key, response, large] = ${JSON.stringify([example('key.conll'), example('response.conll'), large])};
    const { systems } = await scoreFiles({ key, responses: { ours: response } });
    const { html } = await reportFiles({ key, responses: [response] });
    const { systems: [{ conll }] } = await scoreFiles({ key: large, responses: [large], jobs: 2 });
    console.log(systems[0].name, systems[0].scores.muc.f1.toFixed(4), html.includes('</html>'), conll, workers);`;
  expect(node('files.mjs', `import { reportFiles, scoreFiles } from 'corefeval/files';\n${files}`)).toEqual({
    stdout: 'ours 0.6667 true 1 2\n',
    stderr: '',
  });

  const typed = `
    import { readDocuments, score, scoreDocuments } from 'corefeval';
    import { scoreFiles } from 'corefeval/files';
    ${subpaths.map((path, i) => `import * as part${i} from 'corefeval${path.slice(1)}';`).join('\n')}
    export const parts = [${subpaths.map((_, i) => `part${i}`).join()}];
    const { muc } = score({ key: [['a', 'b']], response: [['a', 'b']], metrics: ['muc'] });
    export const f1: number | null = muc.f1;
    // @ts-expect-error: not requested
    export const none = score([['a']], [['a']], { metrics: ['muc'] }).lea;
    export const conll: number | null = scoreDocuments(readDocuments(''), []).conll;
    export const files = scoreFiles({ key: 'a', responses: ['b'], metrics: ['muc'], corefColumn: 5 });
    export const ofFiles: Promise<number | null> = files.then(({ systems }) => systems[0].scores.muc.f1);
    // @ts-expect-error: not requested
    files.then(({ systems }) => systems[0].scores.lea);`;
  for (const [file, module, resolution] of [
    ['esm.mts', 'node16', 'node16'],
    ['commonjs.cts', 'nodenext', 'nodenext'],
    ['script.cts', 'commonjs', 'bundler'],
    ['bundled.ts', 'esnext', 'bundler'],
  ]) {
    writeFileSync(join(project, file), typed);
    const options = ['--strict', '--noUncheckedIndexedAccess', '--noEmit', '--target', 'es2022'];
    const args = [...options, '--module', module, '--moduleResolution', resolution, file];
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [compiler, ...args], {
      cwd: project,
      encoding: 'utf8',
    });
    expect([file, status, stdout]).toEqual([file, 0, '']);
  }
});
