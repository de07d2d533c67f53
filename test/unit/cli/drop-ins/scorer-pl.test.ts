import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runScorerPl } from '../../../../src/cli/drop-ins/scorer-pl.ts';
import { documentOf } from '../../../support/conll.ts';
import { outputOf } from '../../../support/take-output.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/** Listeners that the program adds to the streams of its process are removed again. */
const streams = [process.stdout, process.stderr];
let before: readonly (readonly unknown[])[] = [];
beforeEach(() => {
  before = streams.map((stream) => stream.listeners('error'));
});
afterEach(() => {
  streams.forEach((stream, i) => {
    for (const listener of stream.listeners('error'))
      if (!before[i].includes(listener)) stream.off('error', listener as () => void);
  });
});

async function run(...args: string[]) {
  const { result: code, stdout, stderr } = await outputOf(() => runScorerPl(args));
  return { code, stdout, stderr };
}

function place() {
  const folder = temporaryFolder({
    key: documentOf(['(1)', '(1)', '(1)']),
    response: documentOf(['(1)', '(1)', '-']),
  });
  return { folder, key: join(folder, 'key'), response: join(folder, 'response') };
}

describe('runScorerPl', () => {
  it('scores two files: one of two links is found', async () => {
    const { key, response } = place();
    const { code, stdout, stderr } = await run('muc', key, response, 'none');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Recall: (1 / 2) 50%\tPrecision: (1 / 1) 100%\tF1: 66.66%');
  });

  it('has LEA in its own edition, and not with --upstream', async () => {
    const { key, response } = place();
    const args = ['lea', key, response, 'none'];
    expect((await run(...args)).stdout.toLowerCase()).toContain('coreference: recall:');
    expect((await run('--upstream', '--upstream', ...args)).stdout.toLowerCase()).not.toContain('recall:');
    expect((await run('--upstream', 'muc', key, response, 'none')).stdout).toContain('Recall: (1 / 2) 50%');
  });

  it('says in the words of the system why a file cannot be opened', async () => {
    const { key, folder } = place();
    const { code, stderr } = await run('muc', join(folder, 'none'), key, 'none');
    expect(code).toBe(2);
    expect(stderr).toContain('No such file or directory');
    expect((await run('muc', `${key}/x`, key, 'none')).stderr).toContain('Not a directory');
  });

  it('reads nothing from a directory, as Perl', async () => {
    const { key, folder } = place();
    const empty = join(temporaryFolder({ empty: '' }), 'empty');
    const [fromFolder, fromEmpty] = [
      await run('muc', folder, key, 'none'),
      await run('muc', empty, key, 'none'),
    ];
    expect(JSON.stringify(fromFolder).replaceAll(folder, 'x')).toBe(
      JSON.stringify(fromEmpty).replaceAll(empty, 'x'),
    );
  });
});
