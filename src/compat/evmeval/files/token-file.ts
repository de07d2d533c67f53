import { lowerCase } from '../../scorer-pl/bytes.ts';
import { integer, strip, stripEnd, wholeLinesOf } from '../python/bytes.ts';
import { crash, type Journal } from '../python/log.ts';
import type { Release } from '../release.ts';

export interface TokenFile {
  /** As printed in messages. */
  readonly path: string;
  /** Undefined if the file does not exist. */
  readonly text: string | undefined;
}

/** The parts of a token table that the scorer needs. */
export interface TokenWords {
  /** Lower-cased words by token id. */
  readonly words: ReadonlyMap<string, string>;
  readonly invisible: ReadonlySet<string>;
}

const COLUMN_COUNT = 4;

/** Reads the token table of a document and logs the errors of its rows. */
export function readTokenFile(
  document: string,
  { path, text }: TokenFile,
  offsetColumns: readonly number[],
  release: Release,
  journal: Journal,
): TokenWords {
  const words = new Map<string, string>();
  const invisible = new Set<string>();
  journal.debug(`Reading token for ${document}`);
  if (text === undefined) {
    journal.error(
      `Cannot find token file for doc [${document}] at [${path}], will use empty invisible words list`,
    );
    return { words, invisible };
  }
  const rule = release.profile.invisible;
  const invisibleWords = new Set(rule?.words);
  for (const line of wholeLinesOf(text).slice(rule?.skipFirstRow ? 1 : 0)) {
    const fields = stripEnd(line).split('\t');
    if (fields.length < COLUMN_COUNT) {
      journal.error(`Weird token line ${line}`);
      continue;
    }
    const word = strip(lowerCase(fields[1]));
    words.set(fields[0], word);
    if (!hasOffsets(fields, offsetColumns)) complain(document, line, offsetColumns, release, journal);
    if (invisibleWords.has(word)) invisible.add(fields[0]);
  }
  return { words, invisible };
}

/** Whether all offsets are whole numbers. A column that is missing before the first invalid offset ends the run. */
function hasOffsets(fields: readonly string[], columns: readonly number[]): boolean {
  for (const position of [0, 1]) {
    const offset = fields.at(columnAt(columns, position));
    if (offset === undefined) {
      throw crash(`The token row "${fields.join('\t')}" has no column ${columns[position]}.`);
    }
    if (integer(offset) === undefined) return false;
  }
  return true;
}

function columnAt(columns: readonly number[], position: number): number {
  const column = columns.at(position);
  if (column === undefined) throw crash('Two columns are needed for the offsets of a token table.');
  return column;
}

function complain(
  document: string,
  line: string,
  columns: readonly number[],
  { quirks }: Release,
  journal: Journal,
): void {
  const asErrors = quirks.has('offset-errors');
  const complaint = (message: string) => (asErrors ? journal.error(message) : journal.warning(message));
  complaint(`Token file is wrong at for file [${document}], cannot parse token span here.`);
  complaint(`  ---> ${asErrors ? line : strip(line)}`);
  complaint(`Field ${columnAt(columns, 0)} and Field ${columnAt(columns, 1)} are not integer spans`);
}
