/** Small corpora in CoNLL columns, good ones and such with one fault, for tests that run every verb on them. */
import type { Corpora } from './verb-cells.ts';

export type Files = Readonly<Record<string, string | Uint8Array>>;

export interface CorpusFiles extends Corpora {
  readonly files: Files;
}

/** Coreference cells by word; other words have none. */
type Cells = Readonly<Record<number, string>>;

export const WORDS = ['Anna', 'saw', 'Ben', 'and', 'she', 'greeted', 'him', 'when', 'she', 'saw', 'him'];
export const KEY: Cells = { 0: '(0)', 2: '(1)', 4: '(0)', 6: '(1)', 8: '(0)', 10: '(1)' };
export const GOOD: Cells = { ...KEY, 10: '-' };
export const POOR: Cells = { ...KEY, 4: '(1)', 6: '(0)', 8: '-' };
export const NONE: Cells = {};

export const document = (id: string, cells: Cells, words: readonly string[] = WORDS): string =>
  `#begin document (${id}); part 000\n${words.map((word, i) => `${id}\t0\t${i}\t${word}\t${cells[i] ?? '-'}\n`).join('')}#end document\n`;

const ids = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `d${first + i}`);

/** The documents d1 to d12, or some of them: enough for tests of significance, so that no verb has a warning of its own. */
export const documents = (cells: Cells, first = 1, last = 12): string =>
  ids(first, last)
    .map((id) => document(id, cells))
    .join('');

/** The documents with another text at the word "Ben" of d7, which is far from the beginning of the file. */
export const withBen = (cells: Cells, replacement: string): string =>
  documents(cells).replace(/^(d7\t.*)Ben\t\(1\)/m, `$1${replacement}`);

/** The documents with two other words in d7, the first of them in place of "Ben". */
export const otherWords = (first: string, second: string): string =>
  withBen(GOOD, `${first}\t(1)`).replace(/^(d7\t0\t3\t)and/m, `$1${second}`);

/** The documents d1 to d12 as Markdown, which has no names, in files with the names of the documents. */
export const markdownFiles = (): Record<string, string> =>
  Object.fromEntries(
    ids(1, 12).map((id) => [
      `response/${id}.md`,
      '[Anna](#0) saw [Ben](#1) and [she](#0) greeted [him](#1) when [she](#0) saw him\n',
    ]),
  );

/** The documents d1 to d12 in JSON lines without words. */
export const wordless = (): string =>
  ids(1, 12)
    .map(
      (id) =>
        `${JSON.stringify({
          doc_key: id,
          clusters: [
            [
              [0, 0],
              [2, 2],
            ],
          ],
        })}\n`,
    )
    .join('');

/** The first line of a document, if it is the n-th of its file. */
export const lineOfDocument = (n: number): number => (n - 1) * (WORDS.length + 2) + 1;
/** The line of "Ben" in d7. */
export const BEN = lineOfDocument(7) + 3;

export const broken = (cells: Cells): string => withBen(cells, 'Ben\t(1');
export const sharing = (cells: Cells): string => withBen(cells, 'Ben\t(1)|(0)');
export const nameless = (cells: Cells): string => documents(cells).replace(/(?<=#begin document).*/g, '');
/** The documents with a column after that of coreference. */
export const withColumn = (cells: Cells): string => documents(cells).replace(/^(d.*)$/gm, '$1\t-');
/** The documents with tags, in a column before that of coreference. */
export const withTags = (cells: Cells): string => documents(cells).replace(/^(d.*)(?=\t)/gm, '$1\tNN');

/** The documents d7 to d12 in JSON lines. */
export const jsonDocuments = (): string =>
  ids(7, 12)
    .map((id) => {
      const clusters = [
        [0, 4, 8],
        [2, 6],
      ].map((tokens) => tokens.map((token) => [token, token]));
      return `${JSON.stringify({ doc_key: `(${id}); part 000`, sentences: [WORDS], clusters })}\n`;
    })
    .join('');

/** Folders with the documents d1 to d12 as plain clusters, one in each file, with two mentions each; the last documents of both sides have one more. */
export function plainJson(
  keySpan: readonly number[] | undefined,
  responseSpan: readonly number[] | undefined,
): CorpusFiles {
  const filesOf = (side: string, other: readonly number[], last: readonly number[] | undefined) =>
    ids(1, 12).map((id) => {
      const spans = [[0, 1], other, ...(id === 'd12' && last !== undefined ? [last] : [])];
      return [`${side}/${id}.json`, JSON.stringify({ id, tokens: WORDS, clusters: [spans] })] as const;
    });
  const files = [...filesOf('key', [4, 5], keySpan), ...filesOf('response', [6, 7], responseSpan)];
  return { files: Object.fromEntries(files), key: 'key', responses: ['response'] };
}

/** Folders with one file for each of the documents d1 to d12. */
const sidesOf = (ending: string, content: (cells: Cells, id: string) => string): CorpusFiles => {
  const filesOf = (side: string, cells: Cells) =>
    ids(1, 12).map((id) => [`${side}/${id}${ending}`, content(cells, id)] as const);
  return {
    files: Object.fromEntries([...filesOf('key', KEY), ...filesOf('response', GOOD)]),
    key: 'key',
    responses: ['response'],
  };
};

/** The words that have a mention, and the word before with the same entity. */
const linksOf = (cells: Cells): { word: number; before: number | undefined }[] => {
  const last = new Map<string, number>();
  return WORDS.flatMap((_, word) => {
    const cell = cells[word] ?? '-';
    if (cell === '-') return [];
    const before = last.get(cell);
    last.set(cell, word);
    return [{ word, before }];
  });
};

/** Folders of brat annotation with a relation between mentions of one entity, perhaps another between two entities, and their texts. */
export function bratFiles(relation: string, other?: string): CorpusFiles {
  const offset = (word: number) => WORDS.slice(0, word).join(' ').length + (word > 0 ? 1 : 0);
  const annotation = sidesOf('.ann', (cells) =>
    linksOf(cells)
      .map(({ word, before }) => {
        const bound = `T${word + 1}\tMention ${offset(word)} ${offset(word) + WORDS[word].length}\t${WORDS[word]}\n`;
        return before === undefined
          ? bound
          : `${bound}R${word}\t${relation} Arg1:T${word + 1} Arg2:T${before + 1}\n`;
      })
      .join('')
      .concat(other === undefined ? '' : `R99\t${other} Arg1:T3 Arg2:T1\n`),
  );
  const texts = sidesOf('.txt', () => WORDS.join(' '));
  return { ...annotation, files: { ...annotation.files, ...texts.files } };
}

/** Folders of WebAnno files with a layer of relations between mentions of one entity. */
export const webannoFiles = (layer: string): CorpusFiles =>
  sidesOf('.tsv', (cells) => {
    const found = linksOf(cells);
    const rows = WORDS.map((word, i) => {
      const isMention = found.some((link) => link.word === i);
      const later = found.find(({ before }) => before === i);
      const target = later === undefined ? '_\t_' : `*\t1-${later.word + 1}[0_0]`;
      return `1-${i + 1}\t${i}-${i + 1}\t${word}\t${isMention ? '*' : '_'}\t${target}\t\n`;
    });
    return `#FORMAT=WebAnno TSV 3.3\n#T_SP=x.Span|value\n#T_RL=x.${layer}|type|BT_x.Span\n\n\n#Text=x\n${rows.join('')}`;
  });

/** Folders of Markdown with the texts of the documents d1 to d12. */
export const markdownFolders = (): CorpusFiles =>
  sidesOf('.md', (cells) => {
    const marked = WORDS.map((word, i) =>
      cells[i] === undefined || cells[i] === '-' ? word : `[${word}](#${cells[i][1]})`,
    );
    return `${marked.join(' ')}\n`;
  });

/** The corpora with other content in some files. */
export const replaced = (corpora: CorpusFiles, files: Files): CorpusFiles => ({
  ...corpora,
  files: { ...corpora.files, ...files },
});

/** An export of INCEpTION with the documents d1 to d12, a curator and the annotators lea and tom, as key and as response. */
export function exportFiles(): CorpusFiles {
  const { files } = webannoFiles('Coreference');
  const entries = Object.entries(files).map(([path, content]): [string, string | Uint8Array] => {
    const [side, file] = path.split('/');
    const folder = file.replace('.tsv', '.txt');
    return [
      `export/${side === 'key' ? `curation/${folder}/CURATION_USER` : `annotation/${folder}/lea`}.tsv`,
      content,
    ];
  });
  const tom = entries.flatMap(([path, content]): [string, string | Uint8Array][] =>
    path.endsWith('lea.tsv') ? [[path.replace('lea.tsv', 'tom.tsv'), content]] : [],
  );
  const all = [...entries, ...tom, ['export/exportedproject.json', '{"name": "x"}'] as const];
  return { files: Object.fromEntries(all), key: 'export/curation', responses: ['export/annotation'] };
}

/** A ZIP archive with one file, as it is without compression. */
export function storedZip(text: string): Buffer {
  const name = 'a.conll';
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(10, 4);
  header.writeUInt32LE(text.length, 18);
  header.writeUInt32LE(text.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name + text)]);
}

/** A table of mentions in the format neleval, where names of entities are valid across documents. */
export const mentionTable = (entityIn: (id: string) => string, mentions: number): string =>
  ids(1, 12)
    .flatMap((id) => Array.from({ length: mentions }, (_, i) => `${id}\t${i}\t${i}\t${entityIn(id)}\t1\tX\n`))
    .join('');

/** A key and a response of one file each. */
export const pair = (key: string | Uint8Array, response: string | Uint8Array): CorpusFiles => ({
  files: { 'key.conll': key, 'response.conll': response },
  key: 'key.conll',
  responses: ['response.conll'],
});

/** A good key and a good response in folders of two files, and further files. */
export const folders = (more: Files = {}): CorpusFiles => ({
  files: {
    'key/a.conll': documents(KEY, 1, 6),
    'key/b.conll': documents(KEY, 7),
    'response/a.conll': documents(GOOD, 1, 6),
    'response/b.conll': documents(GOOD, 7),
    ...more,
  },
  key: 'key',
  responses: ['response'],
});

/** A good key and three responses, of which the first and the third are good; and further files. */
export const three = (second: string, more: Files = {}): CorpusFiles => ({
  files: {
    'key.conll': documents(KEY),
    'one.conll': documents(GOOD),
    'two.conll': second,
    'three.conll': documents(POOR),
    ...more,
  },
  key: 'key.conll',
  responses: ['one.conll', 'two.conll', 'three.conll'],
});
