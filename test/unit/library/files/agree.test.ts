import { describe, expect, it } from 'vitest';
import { agreeFiles } from '../../../../src/library/files/index.ts';
import { exampleFiles } from '../../../support/example-files.ts';

const shell = { files: exampleFiles };
const few = { resamples: 50 };

describe('agreeFiles', () => {
  it('compares annotators, and has the lines of disagreements', async () => {
    const annotators = { ann: 'examples/agree/ann.conll', ben: 'examples/agree/ben.conll' };
    const result = await agreeFiles({ annotators, distance: 'jaccard', ...few }, shell);
    expect(result.distance).toBe('jaccard');
    expect(result.annotators.map(({ name, path }) => `${name} ${path}`)).toEqual([
      'ann examples/agree/ann.conll',
      'ben examples/agree/ben.conll',
    ]);
    expect(result.disagreements[0].values[0]).toMatchObject({
      annotator: 'ann',
      file: annotators.ann,
      line: expect.any(Number),
    });
    const all = await agreeFiles(
      { annotators: ['examples/agree/ann.conll', 'examples/agree/ben.conll'], ...few },
      shell,
    );
    expect(all.annotators.map(({ name }) => name)).toEqual(['ann.conll', 'ben.conll']);
  });

  it('refuses a single annotator, and options of key and response', async () => {
    const annotators = ['examples/agree/ann.conll'];
    await expect(agreeFiles({ annotators }, shell)).rejects.toThrow(
      'Agreement needs at least two annotators.',
    );
    await expect(agreeFiles({ annotators, keyFormat: 'conll' } as never, shell)).rejects.toThrow(
      'Unknown option "keyFormat".',
    );
  });
});
