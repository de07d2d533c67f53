import { describe, expect, it } from 'vitest';
import { chooseFiles } from '../../../src/corpus/choose-files.ts';

const chosen = (paths: readonly string[], side: 'key' | 'response' = 'key') => {
  const files = paths.map((path) => ({ path: `x/${path}`, name: path }));
  const { files: kept, notes } = chooseFiles(files, { argument: 'x', side });
  return [kept.map(({ name }) => name), notes.map(({ message }) => message)];
};

describe('chooseFiles', () => {
  it.each([
    [['annotation.conf', 'sub/a.ann', 'sub/visual.conf'], ['sub/a.ann']],
    [['a.book', 'a.book.html', 'a.entities', 'a.quotes', 'a.supersense', 'a.tokens'], ['a.entities']],
    [['chains/a.txt.chains', 'concepts/a.txt.con', 'docs/a.txt'], ['chains/a.txt.chains']],
    [
      ['a.chains', 'a.con', 'a.txt'],
      ['a.chains', 'a.txt'],
    ],
    [
      ['a.mmax', 'a_words.xml', 'M/a_coref_level.xml', 'M/a_np_level.xml', 'coref_scheme.xml'],
      ['M/a_coref_level.xml'],
    ],
    [['a_words.xml', 'M/a_np_level.xml'], ['M/a_np_level.xml']],
    [
      ['a.quotes', 'a.book'],
      ['a.quotes', 'a.book'],
    ],
    [['annotation.conf'], ['annotation.conf']],
    [['a/TypeSystem.xml', 'a/anna.xmi', 'b/typesystem.xml'], ['a/anna.xmi']],
    [['typesystem.xml'], ['typesystem.xml']],
    [['en-ud-dev.conllu', 'stats.xml'], ['en-ud-dev.conllu']],
  ])('leaves out what belongs to other files: %j', (paths, kept) => {
    expect(chosen(paths)).toEqual([kept, []]);
  });

  it('chooses a side of CoNLL-2012, and says so', () => {
    const paths = ['nw/a.v4_auto_conll', 'nw/a.v4_gold_conll', 'nw/b.v4_gold_conll'];
    expect(chosen(paths)).toEqual([
      ['nw/a.v4_gold_conll', 'nw/b.v4_gold_conll'],
      ['The directory has 1 files "auto" beside files "gold"; as the key, those with "gold" are read.'],
    ]);
    expect(chosen(paths, 'response')[0]).toEqual(['nw/a.v4_auto_conll']);
    expect(chosen(['a.v4_auto_conll', 'b.v4_gold_conll'])[1]).toEqual([]);
  });

  it('says that the files of a curator were chosen', () => {
    const paths = ['annotation/a/lea.tsv', 'curation/a/CURATION_USER.tsv'];
    expect(chosen(paths)[1]).toEqual(['Of the export, the files of the curator are read.']);
    expect(chosen(paths, 'response')).toEqual([['annotation/a/lea.tsv'], []]);
  });
});
