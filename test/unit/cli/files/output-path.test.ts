import { describe, expect, it } from 'vitest';
import { outputPath, refuseSameNames } from '../../../../src/cli/files/output-path.ts';
import { refusal } from '../../../support/run-verb.ts';

describe('outputPath', () => {
  it.each([
    ['a', 'out/a.ann'],
    ['a.b', 'out/a.b.ann'],
    ['...', 'out/....ann'],
    ['__proto__', 'out/__proto__.ann'],
    ['..a', 'out/..a.ann'],
  ])('of %s is %s', (document, path) => {
    expect(outputPath('out', document, '.ann')).toBe(path);
  });

  it.each(['', '.', '..', '../a', 'a/b', '/etc/passwd', 'a\\b', 'a\0b'])(
    'refuses %j, which could lead out of the directory',
    async (document) => {
      expect(await refusal(() => outputPath('out', document, '.ann'))).toBe(
        `out: error[output/name]: The document name ${JSON.stringify(document)} cannot be the name of a file.\n` +
          '  help: rename the document',
      );
    },
  );
});

describe('refuseSameNames', () => {
  it('accepts names that differ, in upper and lower case too', async () => {
    const documents = ['a', 'A', '__proto__', 'constructor'].map((document) => ({
      document,
      path: document,
    }));
    expect(await refusal(() => refuseSameNames(documents))).toBeUndefined();
  });

  it('names both files of the first name that occurs twice', async () => {
    const documents = ['x/a.ann', 'x/b.ann', 'y/b.ann', 'y/a.ann'].map((path) => ({
      document: path.slice(2, 3),
      path,
    }));
    expect(await refusal(() => refuseSameNames(documents))).toBe(
      'y/b.ann: error[output/same-name]: y/b.ann and x/b.ann are both called b.\n' +
        '  help: rename one, or convert the directories one by one',
    );
  });
});
