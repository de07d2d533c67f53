import { expect, it } from 'vitest';
import { compareFiles, compareSavedFiles, scoreFiles } from '../../../../src/library/files/index.ts';
import { exampleFiles } from '../../../support/example-files.ts';

const shell = { files: exampleFiles };
const few = { resamples: 50, exchanges: 50 };
const key = 'examples/compare/key.conll';
const pathOf = (system: string) => `examples/compare/${system}.conll`;

async function savedCounts(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const system of ['ours', 'theirs']) {
    const { counts = '' } = await scoreFiles({ key, responses: [pathOf(system)], counts: true }, shell);
    files.set(`${system}.json`, counts);
  }
  return files;
}

it('has the result of compareFiles', async () => {
  const files = await savedCounts();
  const saved = { ours: 'ours.json', theirs: 'theirs.json' };
  const { failed, ...expected } = await compareFiles(
    { key, responses: { ours: pathOf('ours'), theirs: pathOf('theirs') }, ...few },
    shell,
  );
  expect(failed).toEqual([]);
  expect(await compareSavedFiles({ saved, ...few }, { files })).toEqual(expected);
});

it('words what is wrong in options', async () => {
  await expect(compareSavedFiles({ saved: [] })).rejects.toThrow('`saved` is empty.');
  await expect(compareSavedFiles({ saved: ['a.json'], flips: true } as never)).rejects.toThrow(
    'Unknown option "flips".',
  );
});
