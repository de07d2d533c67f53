import { problem } from '../evaluate/codes.ts';
import { clip } from '../problems/clip.ts';
import { InputError } from '../problems/problem.ts';
import type { FileSystem } from './shell.ts';

/** The rows of a table `document TAB topic`. */
export interface TopicTable {
  readonly path: string;
  readonly rows: readonly { readonly document: string; readonly topic: string }[];
  /** Four hexadecimal digits that depend on the rows, but not on their order. */
  readonly fingerprint: string;
}

/** Reads a table of topics. Empty lines and lines that begin with `#` are ignored. */
export async function readTopicTable(path: string, files: Pick<FileSystem, 'open'>): Promise<TopicTable> {
  const store = await files.open(path);
  const text = new TextDecoder().decode(store.read(0, store.size));
  const rows: { document: string; topic: string }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [document, topic, ...others] = line.split('\t');
    if (topic === undefined || document === '' || topic.trim() === '' || others.length > 0)
      throw new InputError([notARow(path, index + 1, line)]);
    rows.push({ document, topic: topic.trim() });
  }
  return {
    path,
    rows,
    fingerprint: fingerprintOf(rows.map(({ document, topic }) => `${document}\t${topic}`)),
  };
}

const notARow = (path: string, line: number, text: string) =>
  problem('topics/line', `"${clip(text)}" is not a document and its topic.`, {
    file: path,
    line,
    column: 1,
    expected: 'a document, a TAB and its topic',
    help: 'correct the line; lines that begin with # are ignored; a table is meant where --topics names a file',
  });

/** FNV-1a of the sorted rows, as four digits. */
function fingerprintOf(rows: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const row of [...new Set(rows)].toSorted((a, b) => (a < b ? -1 : 1)))
    for (const byte of new TextEncoder().encode(`${row}\n`)) hash = Math.imul(hash ^ byte, 0x01000193);
  return ((hash >>> 16) ^ (hash & 0xffff)).toString(16).padStart(4, '0');
}
