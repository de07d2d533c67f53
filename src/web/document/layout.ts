/**
 * How a row of text is drawn. A row is cut into runs where a mention, or a piece of one, begins or ends; each run is one flat
 * element whatever covers it, so nested, crossing and discontinuous mentions are the same case.
 */
import type { PageDocument, PageSide } from '../../page/types.ts';

/** Lanes that are drawn on each side of the words. Deeper mentions share one dotted line in the last lane. */
export const LANE_COUNT = 6;

/** The lane of mentions that have none: their words have a dotted line. */
export const NO_LANE = -1;

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

/** Mentions that overlap each other and are too deep to be drawn. */
export interface DeepMentions {
  readonly start: number;
  readonly end: number;
  /** In the order of the text, longest first. */
  readonly mentions: readonly number[];
}

export interface RowSide {
  /** Longest first. */
  readonly placed: readonly RowMention[];
  readonly deep: readonly DeepMentions[];
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

export interface RunDeep {
  readonly side: 'key' | 'response';
  /** Whether they begin here. */
  readonly isStart: boolean;
}

export interface Run {
  readonly text: string;
  /** Tokens of the run; an empty range for the blank before the token `start`. */
  readonly start: number;
  readonly end: number;
  readonly key: readonly RunBar[];
  readonly response: readonly RunBar[];
  /** Sides with mentions over the run that are too deep to be drawn. */
  readonly deep: readonly RunDeep[];
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

/**
 * Gives each mention of a row the lowest lane that is free, shortest mentions first. A mention that finds none is deep: its ends are not
 * drawn. Those of `isPlain` have no lane.
 */
export function placeMentions(
  side: PageSide,
  mentions: readonly number[],
  rowStart: number,
  rowEnd: number,
  isPlain: (mention: number) => boolean = () => false,
): RowSide {
  const size = (m: number) => side.ends[m] - side.starts[m];
  const order = [...mentions].sort((a, b) => size(a) - size(b) || side.starts[a] - side.starts[b]);
  const taken = Array.from({ length: LANE_COUNT }, () => new Uint8Array(rowEnd - rowStart));
  const placed: RowMention[] = [];
  const deep: number[] = [];
  let lanes = 0;
  for (const mention of order) {
    const [start, end] = [Math.max(side.starts[mention], rowStart), Math.min(side.ends[mention], rowEnd)];
    const lane = isPlain(mention)
      ? NO_LANE
      : taken.findIndex((tokens) => !tokens.subarray(start - rowStart, end - rowStart).includes(1));
    if (lane === -1 && !isPlain(mention)) {
      deep.push(mention);
      continue;
    }
    if (lane !== NO_LANE) taken[lane].fill(1, start - rowStart, end - rowStart);
    lanes = Math.max(lanes, lane + 1);
    placed.push({
      mention,
      entity: side.entities[mention],
      start: side.starts[mention],
      end: side.ends[mention],
      lane,
      pieces: side.pieces.get(mention),
    });
  }
  return { placed: placed.reverse(), deep: joined(side, deep), lanes };
}

/** Mentions in groups that overlap each other. */
function joined({ starts, ends }: Pick<PageSide, 'starts' | 'ends'>, mentions: number[]): DeepMentions[] {
  const groups: { start: number; end: number; mentions: number[] }[] = [];
  for (const mention of mentions.sort((a, b) => starts[a] - starts[b] || ends[b] - ends[a])) {
    const last = groups.at(-1);
    if (last !== undefined && starts[mention] < last.end) {
      last.end = Math.max(last.end, ends[mention]);
      last.mentions.push(mention);
    } else groups.push({ start: starts[mention], end: ends[mention], mentions: [mention] });
  }
  return groups;
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
 * The runs of a row of tokens: it is cut only where something drawn begins or ends. `heads` are tokens that must be a run of their own,
 * because tags are drawn before them; so must tokens that change the direction of the text.
 */
export function rowRuns(
  { text, tokenStarts, tokenEnds }: Pick<PageDocument, 'text' | 'tokenStarts' | 'tokenEnds'>,
  [rowStart, rowEnd]: readonly [number, number],
  sides: { readonly key: RowSide; readonly response: RowSide },
  heads: ReadonlySet<number>,
): Run[] {
  const { key, response } = sides;
  const cuts = new Set([rowStart, rowEnd]);
  const cut = (token: number) => {
    if (token > rowStart && token < rowEnd) cuts.add(token);
  };
  for (const { start, end } of [...key.placed, ...response.placed, ...key.deep, ...response.deep]) {
    cut(start);
    cut(end);
  }
  for (const { pieces } of [...key.placed, ...response.placed]) for (const bound of pieces ?? []) cut(bound);
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
  /** A run of tokens, or the blank before the token `start`. */
  const add = (words: string, start: number, end: number) => {
    const isBlank = start === end;
    const isOver = (each: { readonly start: number; readonly end: number }) =>
      isBlank ? each.start < start && each.end > start : each.start <= start && each.end >= end;
    const bars = ({ placed }: RowSide) =>
      placed.filter(isOver).map((each) => ({
        placed: each,
        isStart: !isBlank && each.start === start,
        isEnd: !isBlank && each.end === end,
        isGap: isInGap(each, start) || (isBlank && isInGap(each, start - 1)),
      }));
    runs.push({
      text: words,
      start,
      end,
      key: bars(key),
      response: bars(response),
      deep: (['key', 'response'] as const).flatMap((side) => {
        const over = sides[side].deep.find(isOver);
        return over === undefined ? [] : [{ side, isStart: over.start === start }];
      }),
    });
  };
  for (let c = 0; c + 1 < order.length; c++) {
    const [start, end] = [order[c], order[c + 1]];
    if (start > rowStart && tokenStarts[start] > tokenEnds[start - 1]) add(' ', start, start);
    add(text.slice(tokenStarts[start], tokenEnds[end - 1]), start, end);
  }
  return runs;
}

/** Whether the first strong letter of a text is right-to-left. */
export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u.test(text);
