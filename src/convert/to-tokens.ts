import type { Document, Mention, Span } from '../core/document.ts';
import { movedExtras } from '../core/mention-columns.ts';
import { Mentions } from '../core/mentions.ts';

/**
 * The document with positions in tokens. A text in characters is cut at blanks and at the borders of mentions, so that every
 * mention consists of whole tokens; its lines become sentences. Where the words are not known, there are as many tokens as
 * positions. A mention of blanks alone has no token, and is left out.
 */
export function toTokens(document: Document): Document {
  const { unit, text, tokens, mentions } = document;
  if (unit === 'character' && text !== undefined) return cutText(document, text);
  const length = Math.max(document.length, tokens?.length ?? 0, maximum(mentions.ends));
  if (unit === 'name') {
    const words = Array.from({ length }, (_, i) => plainName(tokens?.at(i) ?? ''));
    return { ...document, unit: 'token', length, tokens: { length, at: (i) => words[i] } };
  }
  return unit === 'token' && length === document.length ? document : { ...document, unit: 'token', length };
}

function maximum(values: Int32Array): number {
  let most = 0;
  for (const value of values) if (value > most) most = value;
  return most;
}

/** Names of mentions are JSON texts. */
function plainName(name: string): string {
  try {
    const value: unknown = JSON.parse(name);
    return typeof value === 'string' ? value : name;
  } catch {
    return name;
  }
}

function cutText(document: Document, text: string): Document {
  const list = [...document.mentions];
  const borders = new Set(list.flatMap((mention) => mentionParts(mention).flat()));
  const words: string[] = [];
  const offsets: Span[] = [];
  const sentences: number[] = [];
  // For each character, the first token at or after it.
  const tokenFrom: number[] = [];
  let isNewLine = true;
  let isOpen = false;
  let point = 0;
  for (const character of text) {
    const isBlank = /\s/u.test(character);
    if (isBlank || borders.has(point)) isOpen = false;
    if (isBlank) {
      if (character === '\n') isNewLine = true;
      tokenFrom.push(words.length);
    } else {
      if (isOpen) {
        words[words.length - 1] += character;
        offsets[offsets.length - 1] = [offsets[offsets.length - 1][0], point + 1];
      } else {
        if (isNewLine) sentences.push(words.length);
        words.push(character);
        offsets.push([point, point + 1]);
      }
      [isNewLine, isOpen] = [false, true];
      tokenFrom.push(words.length - 1);
    }
    point++;
  }
  const tokenAt = (character: number): number => tokenFrom[character] ?? words.length;
  const tokenSpan = ([start, end]: Span): Span => {
    const first = tokenAt(start);
    let last = tokenAt(end);
    // The end may be within the blanks after a token, or at the start of the next one.
    while (last > first && offsets[last - 1][1] > end) last--;
    return [first, last];
  };
  const length = words.length;
  return {
    ...document,
    unit: 'token',
    text: undefined,
    length,
    sentences,
    tokens: { length, at: (i) => words[i], offsets },
    mentions: Mentions.of(list.flatMap((mention) => moved(mention, tokenSpan, tokenAt))),
  };
}

const mentionParts = ({ start, end, parts }: Mention): readonly Span[] => parts ?? [[start, end]];

function moved(
  mention: Mention,
  spanOf: (span: Span) => Span,
  tokenAt: (character: number) => number,
): Mention[] {
  const { start: _, end: __, parts: ___, ...rest } = mention;
  const pieces: [number, number][] = [];
  for (const [start, end] of mentionParts(mention).map(spanOf)) {
    const last = pieces.at(-1);
    // Parts with only blanks between them are one part in tokens.
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else if (end > start) pieces.push([start, end]);
  }
  if (pieces.length === 0) return [];
  return [
    {
      ...rest,
      start: pieces[0][0],
      end: pieces[pieces.length - 1][1],
      ...(pieces.length > 1 ? { parts: pieces } : {}),
      ...movedExtras(mention, tokenAt, spanOf),
    },
  ];
}
