import { mkdirSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeShell } from '../../../src/cli/node-shell.ts';
import { ProgressLine } from '../../../src/cli/progress.ts';
import { refusal } from '../../support/run-verb.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const matched = async (folder: string, pattern: string) =>
  (await nodeShell.files.match(join(folder, pattern))).map((path) => relative(folder, resolve(path)));

describe('the files of the machine', () => {
  it('match a pattern in order; folders are not files', async () => {
    const folder = temporaryFolder({ 'b.conll': '', 'a.conll': '', 'deep/c.conll': '', 'd.txt': '' });
    mkdirSync(join(folder, 'e.conll'));
    expect(await matched(folder, '*.conll')).toEqual(['a.conll', 'b.conll']);
    expect(await matched(folder, '**/*.conll')).toEqual(['a.conll', 'b.conll', 'deep/c.conll']);
    expect(await matched(folder, '{b,d}.*')).toEqual(['b.conll', 'd.txt']);
  });

  it('match nothing in a folder that is not there', async () => {
    expect(await matched(temporaryFolder(), 'none/*.conll')).toEqual([]);
  });

  it('match files through links as listing does, and stop where links form a cycle', async () => {
    const folder = temporaryFolder({ 'in/a.conll': '', 'out/b.conll': '' });
    symlinkSync('../out', join(folder, 'in/link'));
    symlinkSync('..', join(folder, 'out/back'));
    symlinkSync('.', join(folder, 'in/self'));
    expect(await matched(folder, 'in/**/*.conll')).toEqual(['in/a.conll', 'in/link/b.conll']);
  });

  it('report links that lead to a folder in too many ways, which the matcher would ignore', async () => {
    const folder = temporaryFolder({ 'target/a.conll': '' });
    mkdirSync(join(folder, 'in'));
    for (let i = 0; i < 65; i++) symlinkSync('../target', join(folder, `in/${i}`));
    expect(await refusal(() => matched(folder, 'in/**/*.conll'))).toMatch(
      /error\[file\/too-many-links\]: Symbolic links lead to .*target in more than 64 ways\./,
    );
  });
});

it('the shell has at least one thread and shows the progress of a system', () => {
  expect(nodeShell.threads?.available()).toBeGreaterThanOrEqual(1);
  expect(nodeShell.startProgress('ours')).toBeInstanceOf(ProgressLine);
});
