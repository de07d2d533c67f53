/** What all verbs share: exit codes, -q and -v, --allow, and the manual page. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const place = new Workplace();
afterAll(() => place.remove());

const example = (name: string) => readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');
place.write('key.conll', example('key.conll'));
place.write('response.conll', example('response.conll'));

const has = (program: string) => spawnSync(program, ['--version']).error === undefined;

describe('exit 70', () => {
  it('is for a bug, with its stack and how to report it', () => {
    const broken = 'data:text/javascript,JSON.stringify=()=>{throw new RangeError("spoilt")}';
    const { code, stdout, stderr } = place.run(['score', 'key.conll', 'response.conll', '--json'], {
      env: { NODE_OPTIONS: `--import ${broken.replaceAll('"', '%22').replaceAll(' ', '%20')}` },
    });
    expect({ code, stdout }).toEqual({ code: 70, stdout: '' });
    expect(stderr).toMatch(/RangeError: spoilt\n +at /);
    expect(stderr).toMatch(/report/i);
  });
});

describe('warnings', () => {
  // A response with the mentions of the key gives mentions/gold.
  const run = (...options: string[]) => place.run(['score', 'key.conll', 'key.conll', ...options]);

  it('are errors with --strict, except for the codes of --allow', () => {
    expect(run().stderr).toContain('warning[mentions/gold]');
    expect(run('--strict')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('error[mentions/gold]'),
    });
    const codes = Array.from(run('--strict').stderr.matchAll(/error\[(.*?)\]/g), ([, code]) => code);
    expect(run('--strict', ...codes.flatMap((code) => ['--allow', code]))).toMatchObject({ code: 0 });
  });

  it('of an unknown code cannot be allowed', () => {
    const { code, stderr } = run('--strict', '--allow', 'mentions/golt');
    expect(code).toBe(2);
    expect(stderr).toContain('mentions/gold');
  });

  it('are not shown with -q; -v shows the time too', () => {
    expect(run('-q')).toMatchObject({ code: 0, stderr: '', stdout: run().stdout });
    expect(run('-v').stderr).toMatch(/^time: \d+\.\d\d s$/m);
    expect(run('-q', '-v').code).toBe(2);
  });
});

it('the manual page is in the package and is rendered without complaint', () => {
  const page = fileURLToPath(new URL('../../dist/man/corefeval.1.gz', import.meta.url));
  const text = gunzipSync(readFileSync(page)).toString();
  expect(text).toMatch(/^\.TH COREFEVAL 1/m);
  if (!has('groff')) return;
  const { status, stdout, stderr } = spawnSync('groff', ['-man', '-Kutf8', '-Tutf8', '-ww'], {
    input: text,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('nuggets');
});
