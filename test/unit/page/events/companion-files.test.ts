import { expect, it } from 'vitest';
import { CompanionFiles, isTable } from '../../../../src/page/events/companion-files.ts';

it('finds tables and texts by the id of a document, in any folder', () => {
  const files = new CompanionFiles([
    'tkn/a.tab',
    'x/b.txt.tab',
    'c.tab.gz',
    'src/a.xml',
    'a.txt.gz',
    'n/p/q.txt',
  ]);
  expect(['a', 'b', 'c', 'd'].map((id) => files.table(id))).toEqual([
    'tkn/a.tab',
    'x/b.txt.tab',
    'c.tab.gz',
    undefined,
  ]);
  // The order of the endings decides, not that of the files.
  expect(files.text('a')).toBe('a.txt.gz');
  expect(files.text('p/q')).toBe('n/p/q.txt');
});

it('does not take a part of a name for the name', () => {
  const files = new CompanionFiles(['ba.tab', 'tkn/xp/q.tab', '__proto__']);
  expect(files.table('a')).toBeUndefined();
  expect(files.table('p/q')).toBeUndefined();
  expect(files.table('constructor')).toBeUndefined();
  expect(files.text('__proto__')).toBe('__proto__');
});

it('knows tables by their ending', () => {
  expect(['a.tab', 'a.TAB.gz', 'tab', 'a.tab.txt'].map(isTable)).toEqual([true, true, false, false]);
});
