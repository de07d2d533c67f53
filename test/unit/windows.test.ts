/** What differs on Windows, by the rules of `node:path/win32` and with the line ends of Windows. docs/windows.md says what was run on Windows itself. */
import { readdirSync, readFileSync } from 'node:fs';
import { win32 } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathBelow } from '../../src/cli/files/list-folder.ts';
import { systemArguments } from '../../src/cli/options/system-arguments.ts';
import { i2b2 } from '../../src/formats/i2b2/i2b2.ts';
import { readDocuments } from '../../src/library/read-documents.ts';
import { scoreDocuments } from '../../src/library/score-documents.ts';
import { datasetOf } from '../../src/verbs/datasets.ts';
import { baseName, distinctNames } from '../../src/verbs/system-names.ts';

const root = new URL('../../', import.meta.url);

describe('arguments', () => {
  it('NAME=PATH names a system, also of a path with a drive; a path with a drive and "=" is a path', () => {
    expect(
      systemArguments(['ours=C:\\runs\\a.conll', 'C:\\a=b.conll', 'D:/runs/c.conll', '.\\d=e.conll']),
    ).toEqual([
      { path: 'C:\\runs\\a.conll', name: 'ours' },
      { path: 'C:\\a=b.conll', name: 'a=b.conll' },
      { path: 'D:/runs/c.conll', name: 'c.conll' },
      { path: '.\\d=e.conll', name: 'd=e.conll' },
    ]);
  });

  it('systems are named after their files, or by the folders that differ', () => {
    expect(baseName('C:\\runs\\a.conll')).toBe('a.conll');
    expect(distinctNames(['C:\\runs\\x\\dev.conll', 'C:\\runs\\y\\dev.conll'])).toEqual(['x', 'y']);
  });

  it('--dataset splits at colons, but not at that of a drive', () => {
    expect(datasetOf('news=C:\\key.conll:D:\\ours.conll:rel\\theirs.conll')).toEqual({
      name: 'news',
      key: 'C:\\key.conll',
      responses: ['D:\\ours.conll', 'rel\\theirs.conll'],
    });
    expect(datasetOf('web=key:C:/a.conll')).toMatchObject({ key: 'key', responses: ['C:/a.conll'] });
  });
});

describe('paths', () => {
  it('below a folder have slashes, so that names of documents are the same on every system', () => {
    expect(pathBelow('C:\\gold', 'news', win32)).toBe('C:/gold/news');
    expect(pathBelow('.\\gold\\', 'a.conll', win32)).toBe('gold/a.conll');
    expect(pathBelow('\\\\server\\share', 'a.conll', win32)).toBe('//server/share/a.conll');
  });

  it('keep their backslashes on other systems, where these are letters', () => {
    expect(pathBelow('gold', 'a\\b.conll')).toBe('gold/a\\b.conll');
  });

  it('of companions in folders beside that of the file are found', () => {
    const [concepts] = i2b2.companions.filter(({ extension }) => extension !== '.txt');
    const paths = concepts.paths?.('C:\\i2b2\\chains\\a.txt.chains') ?? [];
    expect(paths.some((path) => /^C:\\i2b2\\\w+\/a\.txt/.test(path))).toBe(true);
  });

  it('of temporary files and caches are not written into the sources', () => {
    const files = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.ts'),
    );
    expect(files.length).toBeGreaterThan(500);
    for (const file of files)
      expect(readFileSync(new URL(`src/${file}`, root), 'utf8'), file).not.toMatch(/['"`]\/tmp\b/);
    expect(readFileSync(new URL('scripts/launch.cjs', root), 'utf8')).toContain(
      "join(LOCALAPPDATA, 'corefeval', 'Cache')",
    );
  });
});

describe('line ends', () => {
  const examples = readdirSync(new URL('examples', root), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.conllu?$/.test(path) && !path.includes('broken'));

  it('are in enough examples', () => expect(examples.length).toBeGreaterThan(10));

  it.each(examples)('of Windows in %s change no mention', (path) => {
    const text = readFileSync(new URL(`examples/${path}`, root), 'utf8');
    const [unix, windows] = [text, text.replaceAll('\n', '\r\n')].map((each) => readDocuments(each));
    expect(windows.map(({ id }) => id)).toEqual(unix.map(({ id }) => id));
    const scores = scoreDocuments(unix, windows, { metrics: ['mentions', 'lea'] });
    expect(scores).toMatchObject({ mentions: { f1: 1 }, lea: { f1: 1 } });
  });
});
