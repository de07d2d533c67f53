import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import {
  type CheckedNuggetFile,
  checkNuggetFiles,
  type NuggetCheckRequest,
} from '../../../../src/verbs/nuggets/check.ts';
import { memoryShell } from '../../../support/memory-shell.ts';
import { tbf } from '../../../support/nuggets.ts';
import { refusal } from '../../../support/run-verb.ts';

const texts = {
  'good.tbf': tbf('d1', 'E1 0,4', 'E2 10,14'),
  'bad.tbf': tbf('d1', 'E1 x,4'),
  'tokens.tbf': tbf('d1', 'E1 7'),
  'tkn/d1.tab': '6\tHe\t0\t2\n7\tdied\t3\t7\n',
  'types.txt': 'Life_Die\n',
  'lengths.tsv': 'd1\t12\n',
  'in/a.tbf': tbf('d1', 'E1 0,4'),
  'in/b.tbf': tbf('d1', 'E1 0,4'),
  'in/README': '',
};
const checked = (paths: readonly string[], request: Partial<NuggetCheckRequest> = {}) =>
  checkNuggetFiles({ paths, ...request }, memoryShell(texts, MemoryStore));
const codesOf = ({ problems }: CheckedNuggetFile) => problems.map(({ code }) => code);

describe('checkNuggetFiles', () => {
  it('counts documents, mentions and errors of each file', async () => {
    const files = await checked(['good.tbf', 'bad.tbf']);
    expect(
      files.map(({ name, documents, mentions, errors, total }) => [name, documents, mentions, errors, total]),
    ).toEqual([
      ['good.tbf', 1, 2, 0, 0],
      ['bad.tbf', 1, 1, 1, 1],
    ]);
    expect(files[1].problems[0]).toMatchObject({ code: 'tbf/span', line: 2 });
  });

  it('checks types and lengths against lists', async () => {
    const [types] = await checked(['good.tbf'], { types: 'types.txt' });
    expect(codesOf(types)).toEqual(['nuggets/unlisted-type', 'nuggets/unlisted-type']);
    const [lengths] = await checked(['good.tbf'], { wordCounts: 'lengths.tsv' });
    expect(codesOf(lengths)).toEqual(['nuggets/out-of-range']);
  });

  it('names skipped files of a directory with its first file', async () => {
    const files = await checked(['in'], { strict: true });
    expect(files.map((file) => [file.path, codesOf(file), file.errors])).toEqual([
      ['in/a.tbf', ['file/skipped'], 0],
      ['in/b.tbf', [], 0],
    ]);
  });

  it('gives files without errors the token ids t0, t1, …', async () => {
    const [file] = await checked(['tokens.tbf'], { tokens: 'tkn', writeTIds: true });
    expect(file.withTokenIds).toContain('\tE1\tt1\t');
    const [bad] = await checked(['bad.tbf'], { tokens: 'tkn', writeTIds: true });
    expect(bad.withTokenIds).toBeUndefined();
    expect(await refusal(() => checked(['good.tbf'], { writeTIds: true }))).toBe(
      'Token ids can be written only for token spans.\n  help: Give the token tables with -t DIR.',
    );
  });

  it('hands over the paths before it reads, and each result before it reads the next file', async () => {
    const calls: string[] = [];
    await checkNuggetFiles(
      { paths: ['good.tbf', 'in'] },
      memoryShell(texts, MemoryStore),
      (paths) => calls.push(paths.join()),
      ({ name }) => {
        calls.push(name);
      },
    );
    expect(calls).toEqual(['good.tbf,in/a.tbf,in/b.tbf', 'good.tbf', 'in/a.tbf', 'in/b.tbf']);
  });
});
