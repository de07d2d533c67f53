/** `gate` as a job runs it: the script of the action, the hook, and the page beside the summary. */
import { chmodSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIN, Workplace } from '../support/cli.ts';
import { numbered, WORSE_CELLS } from '../support/gated.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = new Workplace();
const key = numbered(40);

beforeAll(() => {
  work.write('dev gold.conll', key);
  work.write('before.conll', key);
  work.write('after.conll', numbered(40, WORSE_CELLS));
  // Stands in for the registry: `npx --yes corefeval@VERSION` runs the built program.
  mkdirSync(join(work.folder, 'bin'));
  const run = `exec ${JSON.stringify(process.execPath)} ${JSON.stringify(MAIN)}`;
  work.write('bin/npx', `#!/bin/sh\n[ "$1 $2" = "--yes corefeval@0.1.0" ] || exit 9\nshift 2\n${run} "$@"\n`);
  work.write('bin/corefeval', `#!/bin/sh\n${run} "$@"\n`);
  for (const name of ['npx', 'corefeval']) chmodSync(join(work.folder, 'bin', name), 0o755);
  cpSync(join(root, 'examples/ci/pre-push'), join(work.folder, 'pre-push'));
  const update = ['gate', 'dev gold.conll', 'ours=before.conll', '--baseline', 'base line.json', '--update'];
  expect(work.run(update).code).toBe(0);
});
afterAll(() => work.remove());

const environment = (variables: Readonly<Record<string, string>>) => ({
  ...variables,
  PATH: `${join(work.folder, 'bin')}:${process.env.PATH}`,
  GITHUB_ACTIONS: 'true',
  GITHUB_WORKSPACE: work.folder,
  GITHUB_STEP_SUMMARY: join(work.folder, 'summary.md'),
});

/** The script of a composite action: the lines after `run: |`, without their indentation. */
function actionScript(): string {
  const [, script] = readFileSync(join(root, 'action.yml'), 'utf8').split('      run: |\n');
  return script.replace(/^ {8}/gm, '');
}

describe('the action', () => {
  const run = (responses: string, options = '') => {
    work.write('summary.md', '');
    return work.shell(
      actionScript(),
      environment({
        GATE_KEY: 'dev gold.conll',
        GATE_RESPONSES: responses,
        GATE_BASELINE: 'base line.json',
        GATE_OPTIONS: options,
        GATE_VERSION: '0.1.0',
      }),
    );
  };

  it('passes', () => {
    const { code, stdout } = run('ours=before.conll\n');
    expect([code, stdout]).toEqual([0, expect.stringContaining('gate passed')]);
    expect(work.read('summary.md')).toMatch(
      /^### ✓ corefeval: CoNLL 100\.00, was 100\.00 \(0\.00\); allowed: 0\.00\n/,
    );
  });

  it('fails with ten annotations and a summary', () => {
    const { code, stderr } = run(
      '\r\nours=after.conll\r\n',
      '--max-drop\nconll=0.3\n\n--significant\n0.05\n',
    );
    expect(code).toBe(3);
    expect(stderr.match(/^::(?:error|warning)/gm)).toHaveLength(10);
    expect(work.read('summary.md')).toContain('40 of 40 documents are worse');
  });

  it('does not run what an input contains', () => {
    const { code } = run('ours=before.conll;touch touched\n$(touch touched)\n`touch touched`');
    expect(code).toBe(1);
    expect(work.shell('ls').stdout).not.toContain('touched');
  });

  it('passes every input through the environment', () => {
    expect(actionScript()).not.toContain('${{');
  });
});

it('the hook stops a push if a score fell', () => {
  const run = (response: string) =>
    work.shell('sh pre-push', {
      ...environment({
        GATE_KEY: 'dev gold.conll',
        GATE_RESPONSE: response,
        GATE_BASELINE: 'base line.json',
      }),
      GITHUB_ACTIONS: '',
    });
  expect(run('ours=before.conll').code).toBe(0);
  const { code, stderr } = run('ours=after.conll');
  expect([code, stderr]).toEqual([3, expect.stringContaining('gate failed')]);
});

it('the summary links to the documents of the page', () => {
  const args = ['gate', 'dev gold.conll', 'ours=after.conll', '--baseline', 'base line.json'];
  mkdirSync(join(work.folder, 'out'));
  expect(work.run([...args, '--report', 'out/my page.html', '--summary', 'gate.md']).code).toBe(3);
  expect(work.read('out/my page.html')).toMatch(/^<!doctype html>/);
  expect(work.read('gate.md')).toContain('(out/my%20page.html#/d/%28d01%29%3B%20part%20000)');
  const url = ['--report-url', 'https://example.org/r.html', '--summary', 'gate.md'];
  expect(work.run([...args, '--report', 'out/my page.html', ...url]).code).toBe(3);
  expect(work.read('gate.md')).toContain('(https://example.org/r.html#/d/%28d01%29%3B%20part%20000)');
});
