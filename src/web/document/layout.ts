/**
 * How a row of text is drawn. A row is cut into runs where a mention, or a piece of one, begins or ends; each run is one flat
 * element whatever covers it, so nested, crossing and discontinuous mentions are the same case.
 */
import type { PageDocument, PageSide } from '../../page/types.ts';

/** Lanes that are drawn on each side of the words; deeper mentions share the last one. */
export const LANE_COUNT = 6;

/** A mention in a row. */
export interface RowMention {
  readonly mention: number;
  readonly entity: number;
  readonly start: number;
  readonly end: number;
  /** 0 is nearest to the words. */
  readonly lane: number;
  readonly pieces: Int32Array | undefined;
}

export interface RowSide {
  /** Longest first. */
  readonly placed: readonly RowMention[];
  readonly lanes: number;
}

/** Part of a bar within a run. */
export interface RunBar {
  readonly placed: RowMention;
  readonly isStart: boolean;
  readonly isEnd: boolean;
  /** In a gap of a discontinuous mention. */
  readonly isGap: boolean;
}

export interface Run {
  readonly text: string;
  /** Tokens of the run; an empty range for the blank before the token `start`. */
  readonly start: number;
  readonly end: number;
  readonly key: readonly RunBar[];
  readonly response: readonly RunBar[];
}

/** Finds the mentions of a side that overlap a range of tokens, also if they begin far before it. */
export class MentionFinder {
  readonly #side: PageSide;
  /** For each mention, the largest end of it and all mentions before it. */
  readonly #reach: Int32Array;

  constructor(side: PageSide) {
    this.#side = side;
    this.#reach = new Int32Array(side.ends.length);
    let reach = 0;
    side.ends.forEach((end, m) => {
      reach = Math.max(reach, end);
      this.#reach[m] = reach;
    });
  }

  /** The first mention that starts at a token or after it. */
  firstFrom(token: number): number {
    const { starts } = this.#side;
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (starts[middle] < token) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** In the order of the text. */
  within(start: number, end: number): number[] {
    const found: number[] = [];
    for (let m = this.firstFrom(end) - 1; m >= 0 && this.#reach[m] > start; m--) {
      if (this.#side.ends[m] > start) found.push(m);
    }
    return found.reverse();
  }
}

/** Gives each mention of a row the lowest lane that is free, shortest mentions first. */
export function placeMentions(
  side: PageSide,
  mentions: readonly number[],
  rowStart: number,
  rowEnd: number,
): RowSide {
  const size = (m: number) => side.ends[m] - side.starts[m];
  const order = [...mentions].sort((a, b) => size(a) - size(b) || side.starts[a] - side.starts[b]);
  const taken = Array.from({ length: LANE_COUNT }, () => new Uint8Array(rowEnd - rowStart));
  let lanes = 0;
  const placed = order.map((mention): RowMention => {
    const [start, end] = [Math.max(side.starts[mention], rowStart), Math.min(side.ends[mention], rowEnd)];
    let lane = 0;
    while (lane < LANE_COUNT - 1 && taken[lane].subarray(start - rowStart, end - rowStart).includes(1))
      lane++;
    taken[lane].fill(1, start - rowStart, end - rowStart);
    lanes = Math.max(lanes, lane + 1);
    return {
      mention,
      entity: side.entities[mention],
      start: side.starts[mention],
      end: side.ends[mention],
      lane,
      pieces: side.pieces.get(mention),
    };
  });
  return { placed: placed.reverse(), lanes };
}

/** Whether a token is in a gap of a mention. */
export function isInGap({ pieces }: Pick<RowMention, 'pieces'>, token: number): boolean {
  if (pieces === undefined) return false;
  for (let p = 0; p < pieces.length; p += 2) if (token >= pieces[p] && token < pieces[p + 1]) return false;
  return true;
}

/** Characters that change the direction of the text after them: embeddings, overrides and isolates. */
const DIRECTION_CHARACTERS = /[\u202a-\u202e\u2066-\u2069]+/;

/** Whether a text would change the direction of what is drawn after it. */
export const changesDirection = (text: string): boolean => DIRECTION_CHARACTERS.test(text);

/** A text without these characters, to be quoted in a sentence. */
export const withoutDirections = (text: string): string => text.split(DIRECTION_CHARACTERS).join('');

/**
 * The runs of a row of tokens. `heads` are tokens that must be a run of their own, because tags are drawn before them; so must
 * tokens that change the direction of the text.
 */
export function rowRuns(
  { text, tokenStarts, tokenEnds }: Pick<PageDocument, 'text' | 'tokenStarts' | 'tokenEnds'>,
  [rowStart, rowEnd]: readonly [number, number],
  key: readonly RowMention[],
  response: readonly RowMention[],
  heads: ReadonlySet<number>,
): Run[] {
  const cuts = new Set([rowStart, rowEnd]);
  const cut = (token: number) => {
    if (token > rowStart && token < rowEnd) cuts.add(token);
  };
  for (const { start, end, pieces } of [...key, ...response]) {
    cut(start);
    cut(end);
    for (const bound of pieces ?? []) cut(bound);
  }
  for (const head of heads) {
    cut(head);
    cut(head + 1);
  }
  if (changesDirection(text.slice(tokenStarts[rowStart], tokenEnds[rowEnd - 1]))) {
    for (let token = rowStart; token < rowEnd; token++) {
      if (!changesDirection(text.slice(tokenStarts[token], tokenEnds[token]))) continue;
      cut(token);
      cut(token + 1);
    }
  }
  const order = [...cuts].sort((a, b) => a - b);
  const runs: Run[] = [];
  for (let c = 0; c + 1 < order.length; c++) {
    const [start, end] = [order[c], order[c + 1]];
    if (start > rowStart && tokenStarts[start] > tokenEnds[start - 1]) {
      const between = (placed: readonly RowMention[]) =>
        placed
          .filter((each) => each.start < start && each.end > start)
          .map((each) => ({
            placed: each,
            isStart: false,
            isEnd: false,
            isGap: isInGap(each, start) || isInGap(each, start - 1),
          }));
      runs.push({ text: ' ', start, end: start, key: between(key), response: between(response) });
    }
    const over = (placed: readonly RowMention[]) =>
      placed
        .filter((each) => each.start <= start && each.end >= end)
        .map((each) => ({
          placed: each,
          isStart: each.start === start,
          isEnd: each.end === end,
          isGap: isInGap(each, start),
        }));
    runs.push({
      text: text.slice(tokenStarts[start], tokenEnds[end - 1]),
      start,
      end,
      key: over(key),
      response: over(response),
    });
  }
  return runs;
}

/** Whether the first strong letter of a text is right-to-left. */
export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u.test(text);
