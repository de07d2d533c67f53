/** What is pointed at: a mention lights its terms, a term lights its mentions. */
import { signal } from '@preact/signals';
import type { Term } from '../../explain/index.ts';
import { type Board, entityOf, type SideId } from './board.ts';

/** A mention of a side. */
export const mentionId = (side: SideId, name: string): string => `${side} ${name}`;

interface Pointed {
  /** Mentions by their ids. */
  readonly mentions: ReadonlySet<string>;
  /** The term itself, if one is pointed at. */
  readonly term?: string;
}

export const pointed = signal<Pointed>({ mentions: new Set() });

export function pointAt(mentions: readonly string[], term?: string): void {
  pointed.value = { mentions: new Set(mentions), ...(term === undefined ? {} : { term }) };
}

export const pointAway = (): void => {
  if (pointed.value.mentions.size > 0) pointed.value = { mentions: new Set() };
};

export const isPointed = (id: string): boolean => pointed.value.mentions.has(id);

/** Whether a term is pointed at, or one of its mentions. */
export function isTermPointed(key: string, mentions: readonly string[]): boolean {
  const { term, mentions: now } = pointed.value;
  return term === undefined ? mentions.some((id) => now.has(id)) : term === key;
}

/** The mentions that a term is about, on both sides: those of an entity (`K1`), or those that two share (`K1 R2`). */
export function mentionsOfTerm(board: Board, { about }: Pick<Term, 'about'>): readonly string[] {
  const names = about.split(' ').filter((part) => part !== '');
  const lists = names.map((name) => {
    const side: SideId = name.startsWith('K') ? 'key' : 'response';
    return { side, mentions: board[side][Number(name.slice(1)) - 1] ?? [] };
  });
  if (lists.length === 0) return [];
  const [first, second] = lists;
  if (second !== undefined) {
    return first.mentions
      .filter((name) => second.mentions.includes(name))
      .flatMap((name) => [mentionId('key', name), mentionId('response', name)]);
  }
  return first.mentions.map((name) => mentionId(first.side, name));
}

/** A mention on both sides, as far as they have it. */
export const mentionOnBothSides = (board: Board, name: string): readonly string[] =>
  (['key', 'response'] as const).flatMap((side) =>
    entityOf(board[side], name) < 0 ? [] : [mentionId(side, name)],
  );
