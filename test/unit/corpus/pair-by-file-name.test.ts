import { describe, expect, it } from 'vitest';
import { pairFiles } from '../../../src/corpus/pair-files.ts';
import { collectProblems } from '../../support/collect-problems.ts';
import { indexedFiles } from '../../support/indexed-files.ts';

const conll = (...names: string[]): string =>
  names.map((name) => `#begin document ${name}\nd\t0\t0\tTom\t(1)\n#end document\n`).join('');
const MARKDOWN = '[Tom](#1) [saw](#2) [it](#3)';

/** The pairs of two corpora, with the file of the response, and the codes of the problems. */
async function pairsOf(texts: Readonly<Record<string, string>>, keyPath = 'key', responsePath = 'response') {
  const { problems, report } = collectProblems();
  const [keys, responses] = [await indexedFiles(texts, keyPath), await indexedFiles(texts, responsePath)];
  const fileOf = (file: unknown) => (typeof file === 'string' ? file : (file as { name: string }).name);
  const pairs = pairFiles(keys, responses, report).map(({ id, key, response }) => [
    id,
    fileOf(key.file),
    response && fileOf(response.file),
  ]);
  return { pairs, problems: problems.map(({ code, message }) => [code, message]) };
}

describe('documents with names', () => {
  it('are paired with files of that name whose documents have none, in any order', async () => {
    const { pairs, problems } = await pairsOf({
      key: conll('(b)', '(nw/a); part 000'),
      'response/a.md': MARKDOWN,
      'response/b.md': MARKDOWN,
    });
    expect(pairs).toEqual([
      ['(b)', 'key', 'response/b.md'],
      ['(nw/a); part 000', 'key', 'response/a.md'],
    ]);
    expect(problems).toEqual([]);
  });

  it('are paired with the names that convert gives to files, and with paths', async () => {
    const { pairs, problems } = await pairsOf({
      key: conll('(nw/a); part 000', '(nw/a); part 001', 'c.d'),
      'response/nw_a_part_000.md': MARKDOWN,
      'response/nw_a_part_001.out.md': MARKDOWN,
      'response/c.d.md': MARKDOWN,
    });
    expect(pairs.map(([, , file]) => file)).toEqual([
      'response/nw_a_part_000.md',
      'response/nw_a_part_001.out.md',
      'response/c.d.md',
    ]);
    expect(problems).toEqual([]);
    const paths = await pairsOf({
      key: conll('x/a', 'y/a'),
      'response/y/a.md': MARKDOWN,
      'response/x/a.md': MARKDOWN,
    });
    expect(paths.pairs.map(([, , file]) => file)).toEqual(['response/x/a.md', 'response/y/a.md']);
  });

  it('may be those of the response', async () => {
    const { pairs } = await pairsOf({
      response: conll('b', 'a'),
      'key/a.md': MARKDOWN,
      'key/b.md': MARKDOWN,
    });
    expect(pairs).toEqual([
      ['a', 'key/a.md', 'response'],
      ['b', 'key/b.md', 'response'],
    ]);
  });

  it('that no file has are missing, and files with other names are extra', async () => {
    const { problems } = await pairsOf({
      key: conll('a', 'b'),
      'response/a.md': MARKDOWN,
      'response/x.md': MARKDOWN,
      'response/y.md': MARKDOWN,
    });
    expect(problems).toEqual([
      ['document/missing', 'Document b is in the key but not in the response.'],
      ['document/extra', 'Document x is in the response but not in the key.'],
      ['document/extra', 'Document y is in the response but not in the key.'],
    ]);
  });

  it('are paired by order, with a warning, if no file has such a name', async () => {
    const { pairs, problems } = await pairsOf({
      key: conll('a', 'b'),
      'response/1.md': MARKDOWN,
      'response/2.md': MARKDOWN,
    });
    expect(pairs.map(([id, , file]) => [id, file])).toEqual([
      ['a', 'response/1.md'],
      ['b', 'response/2.md'],
    ]);
    expect(problems).toEqual([
      ['document/unnamed', '2 documents have no name; they are paired by their order.'],
    ]);
  });

  it('are not guessed if two documents may be meant, and two files for one document are refused', async () => {
    const { problems } = await pairsOf({
      key: conll('x/a', 'y/a', 'b'),
      'response/a.md': MARKDOWN,
      'response/b.md': MARKDOWN,
    });
    expect(problems.map(([code]) => code)).toEqual([
      'document/missing',
      'document/missing',
      'document/extra',
    ]);
    const twice = await pairsOf({
      key: conll('a', 'b'),
      'response/a.md': MARKDOWN,
      'response/u/a.md': MARKDOWN,
    });
    expect(twice.problems.map(([code]) => code)).toContain('document/duplicate');
  });
});

it('pairs documents with the name of their file, spelled as convert writes it, with a warning', async () => {
  const brat = 'T1\tM 0 3\tTom\n';
  const { pairs, problems } = await pairsOf({
    key: conll('(nw/a); part 000', '(b)'),
    'response/nw_a_part_000.ann': brat,
    'response/nw_a_part_000.txt': 'Tom',
    'response/b.ann': brat,
    'response/b.txt': 'Tom',
  });
  expect(pairs.map(([, , file]) => file)).toEqual(['response/nw_a_part_000.ann', 'response/b.ann']);
  expect(problems).toEqual([
    [
      'document/renamed',
      'Documents are spelled differently in the response: (nw/a); part 000 is nw_a_part_000; they are scored as the same.',
    ],
  ]);
});
