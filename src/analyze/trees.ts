import type { Document, TokenColumn } from '../core/document.ts';
import { type Child, headChild } from './head-rules.ts';

/** The constituents of the sentences of a document. Trees are parsed on demand. */
export interface SentenceTrees {
  /** The head token of the lowest constituent with exactly this span; undefined if there is none. */
  headOf(start: number, end: number): number | undefined;
}

/**
 * Trees from a parse column of CoNLL-2012: the cells of a sentence, with tag and word in place of `*`, are a bracketed tree. A sentence whose
 * brackets do not match, or that has none, has no constituents.
 */
export function sentenceTrees(
  { columns, sentences, length }: Document,
  parseColumn: string,
  tags: TokenColumn | undefined,
): SentenceTrees {
  const cells = columns?.get(parseColumn) as TokenColumn;
  const starts = sentences.length === 0 ? [0] : sentences;
  const parsed = new Map<number, ReadonlyMap<string, number>>();
  return {
    headOf: (start, end) => {
      const sentence = lastStartUpTo(starts, start);
      const from = starts[sentence] ?? 0;
      const to = sentence + 1 < starts.length ? starts[sentence + 1] : length;
      let heads = parsed.get(sentence);
      if (heads === undefined) {
        heads = constituentHeads(cells, tags, from, to);
        parsed.set(sentence, heads);
      }
      return heads.get(`${start} ${end}`);
    },
  };
}

/** The index of the last sentence that starts at or before a token, by binary search. */
function lastStartUpTo(starts: ArrayLike<number>, token: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (starts[middle] <= token) low = middle;
    else high = middle - 1;
  }
  return low;
}

interface Open {
  readonly label: string;
  readonly start: number;
  readonly children: Child[];
}

/** For each span of a constituent the head of the lowest one, which is closed first. */
function constituentHeads(
  cells: TokenColumn,
  tags: TokenColumn | undefined,
  start: number,
  end: number,
): ReadonlyMap<string, number> {
  const heads = new Map<string, number>();
  const open: Open[] = [];
  for (let token = start; token < end; token++) {
    const cell = cells.at(token);
    const star = cell.indexOf('*');
    if (star < 0) return new Map();
    for (const [, label] of cell.slice(0, star).matchAll(/\(([^(]*)/g)) {
      open.push({ label: label.trim(), start: token, children: [] });
    }
    const tag = tags?.at(token) ?? '';
    open.at(-1)?.children.push({ label: tag, head: token, headTag: tag });
    for (const char of cell.slice(star + 1)) {
      if (char !== ')') continue;
      const closed = open.pop();
      if (closed === undefined) return new Map();
      const { head, headTag } = headChild(closed.label, closed.children);
      const span = `${closed.start} ${token + 1}`;
      if (!heads.has(span)) heads.set(span, head);
      open.at(-1)?.children.push({ label: closed.label, head, headTag });
    }
  }
  return open.length === 0 ? heads : new Map();
}
