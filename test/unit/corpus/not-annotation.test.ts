import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { isNeverAnnotation, isSeldomAnnotation } from '../../../src/corpus/not-annotation.ts';
import type { InputError } from '../../../src/problems/problem.ts';
import { type ScoreRequest, scoreFiles } from '../../../src/verbs/score.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const conll = (second: string) =>
  `#begin document (a); part 000\na\t0\t0\tx\t(1)\na\t0\t1\ty\t${second}\na\t0\t2\tz\t(2)\na\t0\t3\tz\t(2)\n#end document\n`;
const clean = { 'key/1.conll': conll('(1)'), 'sys/1.conll': conll('(1)').replaceAll('(2)', '-') };
const corpus = (path: string) => ({ path, name: path });

const run = async (
  texts: Record<string, string>,
  options: Partial<ScoreRequest> = {},
  paths = ['key', 'sys'],
) => {
  const {
    runs: [{ problems, result }],
  } = await scoreFiles(
    { key: corpus(paths[0]), responses: [corpus(paths[1])], ...options },
    memoryShell({ ...clean, ...texts }, MemoryStore),
  );
  return { problems, mentions: result.key.mentions };
};

describe('names', () => {
  it.each([
    'README',
    'readme.txt',
    'README.md',
    'LICENSE',
    'licence.txt',
    'LICENSE-MIT',
    '.DS_Store',
    'Thumbs.db',
    'CITATION.cff',
    'COPYING',
  ])('of files that are never annotation: %s', (name) => expect(isNeverAnnotation(name)).toBe(true));
  it.each([
    'notes.txt',
    'readmes.conll',
    'changes.conll',
    'changes.v4_gold_conll',
    'version.jsonlines',
    'a.conll',
    'data',
    'README.conll.gz',
    'licensed',
    'notices',
  ])('of files that may be annotation: %s', (name) =>
    expect([isNeverAnnotation(name), isSeldomAnnotation(name)]).toEqual([false, false]),
  );
});

describe('a directory', () => {
  const foreign = {
    'key/README.md': '#begin document (x); part 000\n',
    'key/.DS_Store': '\0',
    'key/sub/LICENSE': 'free',
    'key/plot.py': 'import x',
  };

  it.each([{}, { strict: true }, { keyFormat: 'conll' }])(
    'skips files that are not annotation, and names them once: %j',
    async (options) => {
      const { problems, mentions } = await run(foreign, options);
      expect(mentions).toBe(4);
      expect(problems).toMatchObject([
        {
          code: 'file/skipped',
          severity: 'warning',
          file: 'key',
          message:
            '4 files are not annotation, by name, and not read: .DS_Store, README.md, sub/LICENSE, plot.py.',
        },
      ]);
    },
  );

  it('counts the names after the fifth', async () => {
    const many = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`sys/.${i}`, '']));
    const { problems } = await run(many);
    expect(problems[0].message).toBe(
      '7 files are not annotation, by name, and not read: .0, .1, .2, .3, .4 and 2 more.',
    );
  });

  it('reads annotation with an unusual ending', async () => {
    const { problems, mentions } = await run({ 'key/2.log': conll('(1)').replace('(a)', '(b)') });
    expect(mentions).toBe(8);
    expect(problems.map(({ code }) => code)).not.toContain('file/skipped');
  });

  it('is refused for a file that may be annotation in no known format, or if nothing is left', async () => {
    const failure = (texts: Record<string, string>, paths?: string[]) =>
      run(texts, {}, paths).then(
        () => undefined,
        (error: InputError) => error.problems.map(({ code, file }) => [code, file]),
      );
    expect(await failure({ 'key/2.txt': 'a\t0\t0\tx\t(1)\n' })).toEqual([['file/format', 'key/2.txt']]);
    expect(await failure({ 'only/README': 'x' }, ['only', 'sys'])).toEqual([
      ['file/skipped', 'only'],
      ['file/missing', 'only'],
    ]);
    expect(await failure({ 'only/a.md': 'x' }, ['only', 'sys'])).toEqual([
      ['file/skipped', 'only'],
      ['file/missing', 'only'],
    ]);
  });

  it('is not a file that is named', async () => {
    const { mentions } = await run({ 'key/README': conll('(1)') }, {}, ['key/README', 'sys/1.conll']);
    expect(mentions).toBe(4);
  });
});
