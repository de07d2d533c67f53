import type { Document, Mention } from '../../src/core/document.ts';
import { Mentions } from '../../src/core/mentions.ts';
import { wordList } from './documents.ts';

/**
 * A document from words with brackets around mentions: `[the old *man] in [the *car]`. A star marks the head of the innermost mention and of those around it that have
 * none yet. Brackets nest; mentions are in the order in which they open, each in an entity of its own.
 */
export function bracketed(text: string): Document {
  const words: string[] = [];
  const list: { start: number; end: number; entity: number; head?: number }[] = [];
  const open: (typeof list)[number][] = [];
  for (const piece of text.match(/\[|\]|\*|[^\s[\]*]+/g) ?? []) {
    if (piece === '[') {
      const mention = { start: words.length, end: 0, entity: list.length };
      list.push(mention);
      open.push(mention);
    } else if (piece === ']') (open.pop() as (typeof list)[number]).end = words.length;
    else if (piece === '*') for (const mention of open) mention.head ??= words.length;
    else words.push(piece);
  }
  return {
    id: 'd',
    pairKey: 'd',
    unit: 'token',
    entities: list.map((_, i) => String(i)),
    mentions: Mentions.of(list as Mention[]),
    length: words.length,
    sentences: [0],
    tokens: wordList(...words),
  };
}

/** A document of mentions that may cross: `0-2@1` is a mention of the tokens 0 to 2 with the head 1. */
export function headed(spans: string): Document {
  const list = spans.split(' ').map((span, entity): Mention => {
    const [, start, end, head] = /^(\d+)-(\d+)(?:@(\d+))?$/.exec(span) as unknown as string[];
    return {
      start: Number(start),
      end: Number(end) + 1,
      entity,
      ...(head === undefined ? {} : { head: Number(head) }),
    };
  });
  return {
    ...bracketed(''),
    entities: list.map((_, i) => String(i)),
    mentions: Mentions.of(list),
    length: 1000,
  };
}
