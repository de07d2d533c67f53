import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
// @ts-expect-error a script without types
import { nodes } from '../../scripts/nodes.mjs';
import { bitFiles, bitRuns } from '../support/bit-runs.ts';
import { MAIN, Workplace } from '../support/cli.ts';

const versions: readonly { readonly name: string; readonly path: string }[] = nodes;
const place = new Workplace();
for (const [path, text] of Object.entries(bitFiles)) place.write(path, text);

afterAll(() => place.remove());

function output(node: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(node, [MAIN, ...args, '--json'], {
    cwd: place.folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

describe('every version of Node prints the same bytes', () => {
  it('runs the versions that it names', () => {
    for (const { name, path } of versions) {
      expect(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout).toBe(`v${name.slice(5)}\n`);
    }
  });

  it.each(bitRuns.map((args) => [args.join(' '), args] as const))('%s', (_, args) => {
    const expected = output(process.execPath, args);
    expect(expected.match(/0\.\d{14}/g)?.length).toBeGreaterThan(10);
    for (const { name, path } of versions) expect(output(path, args), name).toBe(expected);
  });
});
