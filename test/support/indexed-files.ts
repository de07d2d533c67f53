import { MemoryStore } from '../../src/corpus/index.ts';
import { type IndexedFile, indexCorpus } from '../../src/corpus/index-corpus.ts';
import { memoryShell } from './memory-shell.ts';

/** The files of a corpus in memory: a path among the names of texts, or a folder of them. */
export async function indexedFiles(
  texts: Readonly<Record<string, string>>,
  path: string,
): Promise<readonly IndexedFile[]> {
  const options = {
    reading: {},
    side: 'key',
    format: undefined,
    maxSize: undefined,
    jobs: undefined,
  } as const;
  return (await indexCorpus(path, options, memoryShell(texts, MemoryStore).files)).files;
}

/** A document in CoNLL columns from rows of word and cell; an empty row ends a sentence. */
export const conllDocument = (name: string, ...rows: string[]): string =>
  `#begin document (${name}); part 000\n${rows.map((row) => (row === '' ? '\n' : `${name}\t0\t0\t${row.replace(' ', '\t')}\n`)).join('')}#end document\n`;
