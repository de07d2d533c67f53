import { pythonLines, strip } from '../python/bytes.ts';

/** The lines of one document, stripped and not yet parsed. */
export interface RawDocument {
  readonly mentions: readonly string[];
  /** Without the leading @. */
  readonly relations: readonly string[];
}

const BEGIN_MARK = '#BeginOfDocument';
const END_MARK = '#EndOfDocument';

/**
 * The documents of a tbf file as the public tool reads them (docs/compat/evmeval.md#documents): a begin marker only sets
 * the id, an end marker stores all lines since the last end marker. Therefore a missing end marker moves lines into the
 * next document, a repeated document replaces the earlier one, and a last document without an end marker is lost.
 */
export function readRawDocuments(text: string): Map<string, RawDocument> {
  const documents = new Map<string, RawDocument>();
  let id = '';
  let mentions: string[] = [];
  let relations: string[] = [];
  for (const raw of pythonLines(text)) {
    const line = strip(raw);
    if (line.startsWith(BEGIN_MARK)) id = strip(line.slice(BEGIN_MARK.length));
    else if (line.startsWith(END_MARK)) {
      documents.set(id, { mentions, relations });
      mentions = [];
      relations = [];
    } else if (line.startsWith('@')) relations.push(strip(line.slice(1)));
    else if (line !== '' && !line.startsWith('#')) mentions.push(line);
  }
  return documents;
}

/** Sorted by byte value. */
export const sortedIds = (ids: Iterable<string>): string[] =>
  [...ids].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
