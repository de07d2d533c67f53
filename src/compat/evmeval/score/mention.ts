import type { Extent } from '../../../matching/extent.ts';
import { extentOf, type Fragment } from '../../../matching/extent.ts';
import { clip } from '../../../problems/clip.ts';
import { integer } from '../python/bytes.ts';
import { crash, type Journal, terminate } from '../python/log.ts';
import { PythonSet } from '../python/set.ts';
import type { Release } from '../release.ts';
import type { ParsedRelation } from '../sequencing/relations.ts';

/** A mention line as the public tool reads it (docs/compat/evmeval.md#mentions). */
export interface ParsedMention {
  readonly system: string;
  readonly id: string;
  readonly extent: Extent;
  /** The column of elements in the comparison file. */
  readonly elements: string;
  /** The ids of the visible tokens; empty in character mode. */
  readonly tokens: readonly string[];
  /** Type and realis, in the form that is compared. */
  readonly values: readonly [type: string, realis: string];
  /** The columns after the text. */
  readonly columns: readonly string[];
  readonly text: string;
}

/** How spans are read: as characters, or as tokens of a document. */
export type ElementReader = (span: string) => Pick<ParsedMention, 'extent' | 'elements' | 'tokens'>;

const COLUMN_COUNT = 7;

/** The form of almost all spans. */
const PLAIN_SPAN = /^(\d{1,15}),(\d{1,15})$/;

/**
 * Maximum number of characters of a span, and of all spans of a document together if the comparison file lists their
 * offsets.
 */
const MAX_CHARACTERS = 1 << 24;

export function parseMention(
  line: string,
  read: ElementReader,
  normal: (value: string) => string,
  journal: Journal,
): ParsedMention {
  const fields = line.split('\t');
  if (fields.length < COLUMN_COUNT) {
    journal.error(`System line has too few fields:\n ---> ${line}`);
    throw terminate(journal);
  }
  const [system, , id, span, text, ...columns] = fields;
  return { system, id, ...read(span), values: [normal(columns[0]), normal(columns[1])], columns, text };
}

/**
 * `begin,end;begin,end`: further numbers are ignored, and an offset in several fragments counts once per fragment. The
 * list of offsets is built only if it is `shown`.
 */
export const characterReader = (shown: boolean): ElementReader => {
  let listed = 0;
  return (span) => {
    const plain = PLAIN_SPAN.exec(span);
    const fragments: readonly Fragment[] =
      plain === null ? span.split(';').map(characterFragment) : [[Number(plain[1]), Number(plain[2])]];
    const covered = fragments.reduce((sum, [begin, end]) => sum + Math.max(end - begin, 0), 0);
    if (covered > MAX_CHARACTERS) throw crash(`The span "${clip(span)}" covers ${covered} characters.`);
    if (shown) listed += covered;
    if (listed > MAX_CHARACTERS) {
      throw crash(
        `The spans up to "${clip(span)}" cover ${listed} characters, too many to be listed (with -d).`,
      );
    }
    return { extent: extentOf(fragments, true), elements: shown ? offsets(fragments) : '', tokens: [] };
  };
};

/** Numbers per piece of text: strings that consist of few long pieces take little memory. */
const NUMBERS_PER_PIECE = 4096;

function offsets(fragments: readonly Fragment[]): string {
  const pieces: string[] = [];
  for (const [begin, end] of fragments) {
    for (let start = begin; start < end; start += NUMBERS_PER_PIECE) {
      pieces.push(
        Array.from({ length: Math.min(NUMBERS_PER_PIECE, end - start) }, (_, i) => start + i).join(),
      );
    }
  }
  return pieces.join();
}

function characterFragment(piece: string): Fragment {
  const numbers = piece.split(',').map((text) => {
    const number = integer(text);
    if (number === undefined)
      throw crash(`The span fragment "${piece}" contains "${text}", which is not a number.`);
    return number;
  });
  if (numbers.length < 2) throw crash(`The span fragment "${piece}" has no end.`);
  if (!numbers.slice(0, 2).every(Number.isSafeInteger)) {
    throw crash(
      `The span fragment "${piece}" is beyond ${Number.MAX_SAFE_INTEGER}, the largest exact offset.`,
    );
  }
  return [numbers[0], numbers[1]];
}

/**
 * Token ids are opaque strings; invisible tokens are removed. Tokens are numbered in order of appearance. In versions
 * with invisible words, the comparison file shows the visible tokens, in the order of a Python set.
 */
export function tokenReader(
  invisible: ReadonlySet<string>,
  { profile }: Release,
  journal: Journal,
): ElementReader {
  const numbers = new Map<string, number>();
  return (span) => {
    const written = span.split(',');
    const visible = written.filter((token) => !invisible.has(token));
    if (visible.length < written.length) {
      for (const token of written) if (invisible.has(token)) journal.debug(`Token Id ${token} is filtered`);
    }
    const tokens = profile.invisible === undefined ? new Set(visible) : new PythonSet(visible);
    const fragments = Array.from(tokens, (token): Fragment => {
      const number = numbers.get(token) ?? numbers.size;
      numbers.set(token, number);
      return [number, number + 1];
    });
    const shown = profile.invisible === undefined ? written : [...tokens];
    return { extent: extentOf(fragments), elements: shown.join(), tokens: [...tokens] };
  };
}

/** One side of a document, parsed. */
export interface ParsedSide {
  readonly mentions: readonly ParsedMention[];
  readonly relations: readonly ParsedRelation[];
  readonly clusters: readonly (readonly string[])[];
  /** By mention id; the last of several mentions with the same id counts. */
  readonly textOf: ReadonlyMap<string, string>;
}
