import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import { areEvents, inspectEvents } from '../../../../src/verbs/nuggets/inspect.ts';
import { documentOf } from '../../../support/conll.ts';
import { memoryShell } from '../../../support/memory-shell.ts';
import { tbf } from '../../../support/nuggets.ts';

const texts = {
  'gold.tbf': tbf('d', 'E1 0,4'),
  'named-otherwise.txt': tbf('d', 'E1 0,4'),
  'bad.tbf': tbf('d', '@Coreference R1'),
  'key.conll': documentOf(['(1)']),
  'called.tbf': documentOf(['(1)']),
  'run/a.tbf': tbf('d', 'E1 0,4'),
  'texts/a.txt': 'x',
  'parts/a.tbf': tbf('a', 'E1 0,4'),
  'parts/b.tbf': tbf('b', '@Coreference R1'),
  'parts/tkn/a.tab': '1\tx\t0\t1\n',
  'parts/README.tbf.md': 'x',
  'systems/a.tbf': tbf('d', 'E1 0,4'),
  'systems/b.tbf': tbf('d', 'E1 0,4'),
  'one.tab': '1\tx\t0\t1\n',
};
const { files } = memoryShell(texts, MemoryStore);

describe('areEvents', () => {
  it.each<[string[], boolean]>([
    [['gold.tbf', 'named-otherwise.txt'], true],
    [['gold.tbf', 'run'], true],
    [['gold.tbf', 'key.conll'], false],
    [['key.conll', 'gold.tbf'], false],
    [['gold.tbf', 'called.tbf'], false],
    [['gold.tbf', 'texts'], false],
    [['-', 'gold.tbf'], true],
    [['-', '-'], false],
  ])('of %j is %s, by the content of all files but standard input', async (paths, expected) => {
    expect(await areEvents(paths, files)).toBe(expected);
  });
});

describe('inspectEvents', () => {
  const inspected = async (path: string) => {
    const below = Object.keys(texts).filter((file) => file === path || file.startsWith(`${path}/`));
    const found = await inspectEvents(path, below, files);
    const corpora = found?.corpora.map(
      (corpus) =>
        `${corpus.path}: ${corpus.files} with ${corpus.documents}, ${corpus.problems.length} errors`,
    );
    return found && { corpora, tables: found.tables };
  };

  it('finds the documents of a file, and its errors', async () => {
    expect(await inspected('gold.tbf')).toEqual({
      corpora: ['gold.tbf: gold.tbf with d, 0 errors'],
      tables: 0,
    });
    expect((await inspected('bad.tbf'))?.corpora).toEqual(['bad.tbf: bad.tbf with d, 1 errors']);
  });

  it('takes files of a folder without a common document for one corpus', async () => {
    expect(await inspected('parts')).toEqual({
      corpora: ['parts: parts/a.tbf,parts/b.tbf with a,b, 1 errors'],
      tables: 1,
    });
  });

  it('takes files with a common document for several systems', async () => {
    expect((await inspected('systems'))?.corpora).toEqual([
      'systems/a.tbf: systems/a.tbf with d, 0 errors',
      'systems/b.tbf: systems/b.tbf with d, 0 errors',
    ]);
  });

  it('knows token tables, and says nothing of other files', async () => {
    expect(await inspected('one.tab')).toEqual({ corpora: [], tables: 1 });
    expect(await inspected('key.conll')).toBeUndefined();
    expect(await inspected('texts')).toBeUndefined();
  });
});
