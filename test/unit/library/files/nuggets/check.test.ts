import { describe, expect, it } from 'vitest';
import { checkNuggetFiles } from '../../../../../src/library/files/index.ts';
import { exampleFiles } from '../../../../support/example-files.ts';

const shell = { files: exampleFiles };
const [gold, broken] = ['gold', 'broken'].map((name) => `examples/nuggets/${name}.tbf`);

describe('checkNuggetFiles', () => {
  it('has the problems of each file; errors are not thrown', async () => {
    const { files } = await checkNuggetFiles({ paths: [gold, broken] }, shell);
    expect(files.map(({ file }) => file)).toEqual([gold, broken]);
    expect(files[1]?.errors).toBeGreaterThan(0);
    expect(files[1]?.problems.some(({ severity }) => severity === 'error')).toBe(true);
    expect(files[0]).not.toHaveProperty('withTIds');
  });

  it('returns files with the token ids t0, t1, …', async () => {
    const request = { paths: [gold], tokens: 'examples/nuggets/tokens', writeTIds: true };
    const { files } = await checkNuggetFiles(request, shell);
    expect(files[0]?.withTIds).toMatch(/^#BeginOfDocument story\n.*\tt\d+/);
    await expect(checkNuggetFiles({ ...request, tokens: undefined }, shell)).rejects.toMatchObject({
      message: 'Token ids can be written only for token spans.',
      help: 'Give the token tables with `tokens`.',
    });
  });
});
