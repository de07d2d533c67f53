import { describe, expect, it } from 'vitest';
import { checkFiles } from '../../../../src/library/files/index.ts';
import { exampleFiles } from '../../../support/example-files.ts';

const shell = { files: exampleFiles };
const paths = ['examples/broken.conll'];

describe('checkFiles', () => {
  it('returns errors with their places; it does not throw them', async () => {
    const { errors, warnings, problems, codes, corpora, fixed } = await checkFiles({ paths }, shell);
    expect([errors, warnings, fixed]).toEqual([1, 0, []]);
    expect(problems[0]).toMatchObject({
      code: 'conll/unopened',
      severity: 'error',
      file: 'examples/broken.conll',
      line: 7,
      help: 'fix the bracket, or pass `lenient` to drop this mention',
    });
    expect(codes.map(({ code, count }) => `${code} ${count}`)).toEqual(['conll/unopened 1']);
    expect(corpora[0]).toMatchObject({ path: 'examples/broken.conll', format: 'conll', documents: 2 });
  });

  it('checks responses against a key', async () => {
    const { corpora } = await checkFiles(
      { key: 'examples/check/key.conll', paths: ['examples/check/response.conll'] },
      shell,
    );
    expect(corpora.map(({ side }) => side)).toEqual(['key', 'response']);
  });

  it('returns repaired files', async () => {
    const { fixed, problems } = await checkFiles({ paths, fix: ['drop-broken'], to: 'jsonlines' }, shell);
    expect(fixed.map(({ file, format }) => `${file} ${format}`)).toEqual(['examples/broken.conll jsonlines']);
    expect(fixed[0].content.trimEnd().split('\n')).toHaveLength(2);
    expect(problems.map(({ code }) => code)).toContain('fix/rewritten');
    const { fixed: own } = await checkFiles(
      { paths: ['examples/key.conll'], fix: ['drop-singletons'] },
      shell,
    );
    expect(own[0].repairs).toEqual([{ policy: 'drop-singletons', mentions: 2 }]);
  });

  it.each<[object, string]>([
    [{ fix: ['drop-brok'] }, 'Unknown value "drop-brok" for the option `fix`. Did you mean "drop-broken"?'],
    [{ fix: 'drop-broken' }, 'Expected the option `fix` to be a list of policies.'],
    [{ fix: ['shared-first', 'shared-last'] }, 'Only one of shared-first, shared-last'],
    [{ to: 'conll' }, '`to` is the format of repaired files.'],
    [{ key: 1 }, 'Expected `key` to name a file'],
    [{ paths: 'a' }, 'Expected `paths` to be a list of paths.'],
  ])('refuses %j', async (options, message) => {
    await expect(checkFiles({ paths, ...options }, shell)).rejects.toThrow(message);
  });
});
