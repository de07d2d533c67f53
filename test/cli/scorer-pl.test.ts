/** The built program as a user runs it; `npm test` builds it first. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderSets } from '../support/render-sets.ts';
import type { GoldenCapture, GoldenPair } from '../support/scorer-pl-goldens.ts';

const program = fileURLToPath(new URL('../../dist/bin/scorer-pl.js', import.meta.url));
const fixture = (path: string) =>
  readFileSync(new URL(`../fixtures/scorer-pl/${path}`, import.meta.url), 'latin1');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scorer-pl-'));
  writeFileSync(join(folder, 'key'), renderSets(['ab', 'c']));
  writeFileSync(join(folder, 'response'), renderSets(['ab', 'd']));
  writeFileSync(join(folder, 'key|'), renderSets(['ab', 'c']));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], input = '') {
  const result = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'latin1', input });
  return { exit: result.status, stdout: result.stdout, stderr: result.stderr };
}
const afterLine1 = (text: string) => text.slice(text.indexOf('\n') + 1);

describe('corefeval-scorer.pl', () => {
  it('prints the bytes of the reference', () => {
    const captures: GoldenCapture[] = JSON.parse(fixture('stdout/index.json'));
    const pairs: GoldenPair[] = fixture('pairs.jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    // The order of several documents differs from that of a Perl hash.
    const single = captures.filter((capture) => capture.docOrder.length === 1);
    expect(single.length).toBeGreaterThan(10);
    for (const capture of single) {
      const { key, response } = pairs.find(({ id }) => id === capture.case)!;
      writeFileSync(join(folder, 'KEY'), key);
      writeFileSync(join(folder, 'RESPONSE'), response);
      const flags = capture.scorer === 'upstream' ? ['--upstream'] : [];
      const { exit, stdout, stderr } = run([...flags, ...capture.args]);
      expect(afterLine1(stdout)).toBe(afterLine1(fixture(`stdout/${capture.file}`)));
      expect([exit, stderr.replace(/ at .* line \d+(, <F> line \d+)?\.\n$/, '\n')]).toEqual([
        capture.exit,
        capture.stderr,
      ]);
    }
  });

  it('prints the path of its module in line 1', () => {
    expect(run([]).stdout).toMatch(/^version: 8\.01 \/.*scorer-pl\.js\n\nuse: /);
  });

  it('runs through a link, as npm installs it', () => {
    const link = join(folder, 'corefeval-scorer.pl');
    symlinkSync(program, link);
    const { stdout, status } = spawnSync(link, ['muc', 'key', 'key', 'none'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toContain('Coreference: Recall: (1 / 1) 100%');
  });

  it('knows lea, and with --upstream does not', () => {
    expect(run(['lea', 'key', 'key', 'none']).stdout).toContain('Recall: (3 / 3) 100%');
    expect(run(['--upstream', 'lea', 'key', 'key', 'none']).stdout).toContain('\nInvalid metric\n');
  });

  it('ends with 2 where a file is missing', () => {
    const { exit, stderr } = run(['muc', 'key', 'nowhere']);
    expect(exit).toBe(2);
    expect(stderr).toMatch(/^Can not open nowhere: No such file or directory at \/.* line \d+\.\n$/);
  });

  it('ends with 20 where a file is taken for a folder', () => {
    const { exit, stderr } = run(['muc', 'key/x', 'key']);
    expect(exit).toBe(20);
    expect(stderr).toMatch(/^Can not open key\/x: Not a directory at /);
  });

  it('ends with the errno of any other failed open, and says what it means', () => {
    symlinkSync('loop', join(folder, 'loop'));
    const { exit, stderr } = run(['muc', 'loop', 'key']);
    expect(exit).toBe(40);
    expect(stderr).toMatch(/^Can not open loop: Too many levels of symbolic links at /);
  });

  it('takes a directory and /dev/null for files without documents', () => {
    expect(run(['muc', '.', '/dev/null'])).toMatchObject({ exit: 0, stderr: '' });
    expect(run(['muc', 'key', '.', 'none']).stdout).toContain('Recall: (0 / 3) 0%\tPrecision: (0 / 0) 0%');
  });

  it('never takes a file name for a command', () => {
    expect(run(['muc', 'key|', 'response', 'none']).stdout).toContain('Coreference: Recall: (1 / 1) 100%');
    expect(run(['muc', 'echo |', 'response']).exit).toBe(2);
  });

  it('reads stdin for -, once', () => {
    const key = renderSets(['ab', 'c']);
    expect(run(['muc', '-', 'response'], key)).toEqual(run(['muc', 'key', 'response']));
    expect(run(['muc', 'key', '-', 'none'], key)).toEqual(run(['muc', 'key', 'key', 'none']));
    expect(run(['muc', '-', '-', 'none'], key).stdout).toContain('Recall: (0 / 3) 0%\tPrecision: (0 / 0) 0%');
  });

  it('ends quietly when its reader stops early', async () => {
    const letters = renderSets(['ab', 'c']).split('\n');
    const rows = Array.from({ length: 100_000 }, (_, i) => `w${i}\t(${i})`);
    writeFileSync(join(folder, 'large'), [letters[0], ...rows, '#end document', ''].join('\n'));
    const child = spawn(process.execPath, [program, 'all', 'large', 'large'], { cwd: folder });
    let stderr = '';
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [exit] = await once(child, 'close');
    expect([exit, stderr]).toEqual([0, '']);
  });
});
