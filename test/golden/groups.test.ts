import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { checkDatasetCase, checkGroups, type DatasetCase, type GroupCase } from '../support/group-goldens.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { checkWindowRun, type WindowRun } from '../support/window-goldens.ts';

/** A corpus with its files by name. */
interface Corpus {
  readonly id: string;
  readonly key: string;
  readonly response: string;
  readonly files: Readonly<Record<string, string>>;
}

const linesOf = <Case>(name: string): (readonly [string, Case & Corpus])[] =>
  readFileSync(new URL(`../fixtures/groups/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map((one) => [one.id, one]);

describe('scores of groups of documents, by an independent program', () => {
  it.each(linesOf<GroupCase>('groups'))('%s', async (_, one) => {
    const folder = temporaryFolder(one.files);
    await checkGroups(one, join(folder, one.key), join(folder, one.response));
  });
});

describe('scores of data sets, by an independent program', () => {
  it.each(linesOf<DatasetCase>('datasets'))('%s', async (_, one) => {
    const folder = temporaryFolder(one.files);
    await checkDatasetCase(one, (name) => join(folder, name));
  });
});

describe('scores of windows, by an independent program', () => {
  it.each(linesOf<{ runs: readonly WindowRun[] }>('windows'))(
    '%s',
    async (_, { files, runs, key, response }) => {
      const folder = temporaryFolder(files);
      for (const run of runs) await checkWindowRun(run, join(folder, key), join(folder, response));
    },
  );
});
