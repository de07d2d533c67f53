import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeShell } from '../../../../src/cli/node-shell.ts';
import { globExpression } from '../../../../src/library/files/glob.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const paths = [
  'a.conll',
  'b.conll',
  'ab.conll',
  '.a.conll',
  'a.txt',
  'a+b.conll',
  'c/a.conll',
  'c/d/a.conll',
  'c/.d/a.conll',
  'c/d/b.jsonl',
  'e/d/a.conll',
  'e1/a.conll',
  'e2/a.conll',
  'x{y}.conll',
];

const patterns = [
  '*.conll',
  '?.conll',
  '*',
  'c/*',
  '**',
  '**/*.conll',
  'c/**',
  'c/**/a.conll',
  '**/d/*',
  '.*.conll',
  '{a,b}.conll',
  '{a,c/d/a}.conll',
  'e[12]/*.conll',
  'e[!1]/*.conll',
  'e[0-9]/a.*',
  '[ab]*.conll',
  'a+b*',
  'c/*/a.conll',
  '*/d/a.conll',
  '*.{conll,txt}',
  '{c,e}/{d/a,a}.conll',
  'a.conl?',
  'A*',
];

describe('globExpression', () => {
  it.each(patterns)('finds what a pattern finds on disk: %s', async (pattern) => {
    const folder = temporaryFolder(Object.fromEntries(paths.map((path) => [path, ''])));
    const found = await nodeShell.files.match(join(folder, pattern));
    const start = `${basename(folder)}/`;
    const expected = found.map((path) => path.slice(path.indexOf(start) + start.length)).sort();
    expect(paths.filter((path) => globExpression(pattern).test(path)).sort()).toEqual(expected);
  });

  it('takes characters with a meaning in regular expressions as they are', () => {
    for (const pattern of ['a.b', 'a(b)', 'a|b', 'a^b$', 'a\\b', '[']) {
      expect(globExpression(pattern).test(pattern)).toBe(true);
      expect(globExpression(`${pattern}*`).test('axb')).toBe(false);
    }
  });
});
