import { integer, linesOf, strip, stripEnd } from './bytes.ts';
import { crash, type Journal } from './log.ts';
import type { Release } from './release.ts';

export interface TokenFile {
  /** As it is named in messages. */
  readonly path: string;
  /** Undefined if there is none. */
  readonly text: string | undefined;
}

const COLUMNS = 4;

/** The ids of the invisible tokens of a document (specification b and c), with the complaints about its table. */
export function invisibleTokens(
  document: string,
  { path, text }: TokenFile,
  [beginColumn, endColumn]: readonly [number, number],
  { invisibleWords, skipFirstRow, id: release }: Release,
  journal: Journal,
): Set<string> {
  const invisible = new Set<string>();
  if (text === undefined) {
    journal.error(
      `Cannot find token file for doc [${document}] at [${path}], will use empty invisible words list`,
    );
    return invisible;
  }
  for (const line of linesOf(text).slice(skipFirstRow ? 1 : 0)) {
    const row = stripEnd(line);
    const fields = row.split('\t');
    if (fields.length < COLUMNS) {
      journal.error(`Weird token line ${line}\n`);
      continue;
    }
    if (release === '1.8') checkOffsets(document, row, fields, beginColumn, endColumn, journal);
    if (invisibleWords.has(strip(fields[1]).toLowerCase())) invisible.add(fields[0]);
  }
  return invisible;
}

function checkOffsets(
  document: string,
  row: string,
  fields: readonly string[],
  beginColumn: number,
  endColumn: number,
  journal: Journal,
): void {
  const offsets = [fields.at(beginColumn), fields.at(endColumn)];
  if (offsets.includes(undefined)) throw crash(`The token row "${row}" has no column ${endColumn}.`);
  if (offsets.every((offset) => integer(offset ?? '') !== undefined)) return;
  journal.warning(`Token file is wrong at for file [${document}], cannot parse token span here.`);
  journal.warning(`  ---> ${row}`);
  journal.warning(`Field ${beginColumn} and Field ${endColumn} are not integer spans`);
}
