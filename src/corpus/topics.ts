import { naturalOrder } from '../core/natural-order.ts';
import { problem } from '../evaluate/codes.ts';
import { InputError, type Problem, type Report, UsageError } from '../problems/problem.ts';
import { foldersOf } from './folders.ts';
import type { IndexedFile } from './index-corpus.ts';
import type { LocatedDocument } from './located-document.ts';
import type { DocumentPair } from './pair-files.ts';
import type { FileSystem } from './shell.ts';
import { readTopicTable, type TopicTable } from './topic-table.ts';

/** The values of `--topics` that are not files. */
export const topicWays = {
  ecb: 'the number in names of ECB+: 36_1ecb is in 36',
  'ecb-subtopic': 'number and collection in names of ECB+: 36ecb and 36ecbplus',
  folder: 'the folder of the file below the path that was given',
} as const;

/** The topics of the documents of a key, and how they are known. */
export interface Topics {
  /** For the signature. */
  readonly id: string;
  /** For people. */
  readonly from: string;
  readonly count: number;
  /** The topic of each pair, in their order. */
  readonly names: readonly string[];
}

export interface TopicRequest {
  /** One of `topicWays`, or the path of a table; chosen by the key if absent. */
  readonly topics?: string | undefined;
  readonly scope: 'topic' | 'corpus';
}

/** The key of a corpus. */
interface Key {
  readonly path: string;
  readonly files: readonly IndexedFile[];
}

/** The topics of key documents; undefined if they are not known and not needed. */
export async function findTopics(
  pairs: readonly DocumentPair[],
  key: Key,
  { topics, scope }: TopicRequest,
  files: Pick<FileSystem, 'open'>,
  report: Report,
): Promise<Topics | undefined> {
  if (topics === undefined) {
    const found = seenTopics(pairs, key);
    if (found === undefined && scope === 'topic') throw unknownTopics();
    return found;
  }
  if (topics === 'ecb' || topics === 'ecb-subtopic') return namedTopics(pairs, topics, key);
  if (topics === 'folder') return folderTopics(pairs, key);
  return tableTopics(pairs, await readTopicTable(topics, files), report);
}

/** What the key shows by itself: blocks of merged files, names of ECB+, folders. */
function seenTopics(pairs: readonly DocumentPair[], key: Key): Topics | undefined {
  const blocks = pairs.map((pair) => blockOf(pair.key));
  if (pairs.length > 0 && blocks.every((block) => block !== undefined))
    return topicsOf('blocks', '"#begin document" blocks', blocks);
  const names = pairs.map((pair) => ecbTopic(pair, 'ecb'));
  if (pairs.length > 0 && names.every((name) => name !== undefined))
    return topicsOf('ecb', ECB_SOURCE, names);
  const folders = foldersOf(pairs, key);
  const areFolders = folders.every((folder) => folder !== '') && new Set(folders).size > 1;
  return areFolders ? topicsOf('folder', FOLDER_SOURCE, folders) : undefined;
}

const ECB_SOURCE = 'names of ECB+';
const FOLDER_SOURCE = 'folders';

const topicsOf = (id: string, from: string, names: readonly string[]): Topics => ({
  id,
  from,
  count: new Set(names).size,
  names,
});

const unknownTopics = () =>
  new UsageError(
    'The topics of the documents are not known (topics/unknown).',
    'Name them: --topics ecb (names such as 36_1ecb), --topics folder (a folder for each topic), --topics FILE (lines of document TAB topic), or --document-column N for merged CoNLL files, whose blocks are topics.',
  );

/** The block of a merged file that a document was cut from. */
const blockOf = (document: LocatedDocument): string | undefined =>
  document.kind === 'read' && document.document.block !== undefined
    ? document.format.names(document.document.block).at(-1)
    : undefined;

/** The names by which a user may call a document. */
const namesOf = ({ id, key }: DocumentPair): string[] => [id, ...key.format.names(key.id)];

const ECB_NAME = /^(\d+)_\d+(ecb|ecbplus)(?:\.xml)?$/;

function ecbTopic(pair: DocumentPair, way: 'ecb' | 'ecb-subtopic'): string | undefined {
  for (const name of namesOf(pair)) {
    const [, number, collection] = ECB_NAME.exec(name) ?? [];
    if (number !== undefined) return way === 'ecb' ? number : `${number}${collection}`;
  }
  return undefined;
}

function namedTopics(pairs: readonly DocumentPair[], way: 'ecb' | 'ecb-subtopic', { path }: Key): Topics {
  const names = pairs.map((pair) => ecbTopic(pair, way));
  refuse(pairs, names, (other) =>
    problem('topics/name', `${other} not a name of ECB+.`, {
      file: path,
      expected: 'names such as 36_1ecb or 36_4ecbplus',
      help: 'name the topics in a table: --topics FILE with lines of document TAB topic',
    }),
  );
  return topicsOf(way, way === 'ecb' ? ECB_SOURCE : `${ECB_SOURCE}, with subtopics`, names as string[]);
}

function folderTopics(pairs: readonly DocumentPair[], key: Key): Topics {
  const folders = foldersOf(pairs, key);
  refuse(
    pairs,
    folders.map((folder) => (folder === '' ? undefined : folder)),
    (other) =>
      problem('topics/folder', `${other} in no folder below ${key.path}.`, {
        file: key.path,
        expected: 'a folder for each topic below the path that is given',
        help: 'give the folder above them, or name the topics in a table: --topics FILE',
      }),
  );
  return topicsOf('folder', FOLDER_SOURCE, folders);
}

function tableTopics(pairs: readonly DocumentPair[], table: TopicTable, report: Report): Topics {
  const { path, rows } = table;
  const found = new Map<DocumentPair, Set<string>>();
  const pairsOf = new Map<string, Set<DocumentPair>>();
  for (const pair of pairs)
    for (const name of namesOf(pair)) pairsOf.set(name, (pairsOf.get(name) ?? new Set()).add(pair));
  let unused = 0;
  for (const { document, topic } of rows) {
    const meant = pairsOf.get(document);
    if (meant === undefined) unused++;
    for (const pair of meant ?? []) found.set(pair, (found.get(pair) ?? new Set()).add(topic));
  }
  const topics = pairs.map((pair) => [...(found.get(pair) ?? [])]);
  refuse(
    pairs,
    topics.map(([topic]) => topic),
    (other) =>
      problem('topics/missing', `${other} not in the table of topics.`, {
        file: path,
        expected: 'a line of document TAB topic for each document of the key',
        help: 'add the lines, or score some documents only: --document ID',
      }),
  );
  refuse(
    pairs,
    topics.map(([topic, ...others]) => (others.length === 0 ? topic : undefined)),
    (other) =>
      problem('topics/twice', `${other} in the table of topics twice, with two topics.`, {
        file: path,
        expected: 'one topic for each document',
        help: 'remove one of the lines',
      }),
  );
  if (unused > 0)
    report(
      problem('topics/unused', `${unused} lines of the table of topics name documents that are not scored.`, {
        file: path,
        help: 'they are ignored; check the names if there are many',
      }),
    );
  return topicsOf(
    `table-${table.fingerprint}`,
    path,
    topics.map(([topic]) => topic),
  );
}

/** How many documents an error names. */
const NAMED_DOCUMENTS = 3;

/** Throws if some pairs have no topic; the message names the first of them. */
function refuse(
  pairs: readonly DocumentPair[],
  topics: readonly (string | undefined)[],
  wording: (documentsAre: string) => Problem,
): void {
  const bad = pairs.flatMap(({ id }, i) => (topics[i] === undefined ? [id] : []));
  if (bad.length === 0) return;
  const shown = bad.toSorted(naturalOrder).slice(0, NAMED_DOCUMENTS).join(', ');
  const more = bad.length > NAMED_DOCUMENTS ? ` and ${bad.length - NAMED_DOCUMENTS} more` : '';
  throw new InputError([
    wording(bad.length === 1 ? `Document ${shown} is` : `${bad.length} documents are (${shown}${more})`),
  ]);
}
