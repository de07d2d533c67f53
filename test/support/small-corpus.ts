/** A document in CoNLL columns; a token is its word and its coreference cell. */
const document = (id: string, tokens: readonly (readonly [word: string, cell: string])[]): string =>
  [
    `#begin document (${id}); part 000`,
    ...tokens.map(([word, cell], i) => `${id}\t0\t${i}\t${word}\t${cell}`),
    '#end document\n',
  ].join('\n');

/** Long enough that one other word is less than a tenth of the text, which would be an error. */
const ONE = ['Anna', 'saw', 'Ben', 'and', 'she', 'greeted', 'him', 'on', 'the', 'way', 'home'];
const withCells = (cells: readonly string[], words: readonly string[] = ONE) =>
  words.map((word, i): [string, string] => [word, cells[i] ?? '-']);

const KEY = ['(0)', '-', '(1)', '-', '(0)', '-', '(1)'];
const OTHER = ['(0)', '-', '(1)', '-', '(1)', '-', '(1)'];

/** Key and response of several files in folders, with a missing document, an extra file, another word and a repeated mention. */
export const smallCorpus: Readonly<Record<string, string>> = {
  'gold/a.conll': document('a1', withCells(KEY)) + document('a2', withCells(KEY)),
  'gold/deep/b.conll': document('b', withCells(KEY)),
  'gold/.hidden': 'not a document',
  'system/a.conll': document('a1', withCells(OTHER)),
  'system/deep/b.conll': document(
    'b',
    withCells(['(0)|(0)', '-', '(1)', '-', '(0)', '-', '-'], ONE.with(6, 'her')),
  ),
  'system/extra.conll': document('c', withCells(KEY)),
};
