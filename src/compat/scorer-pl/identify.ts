/** Matches mentions of key and response (docs/compat/scorer-pl.md#identification-of-mentions). */
import type { InclusiveSpan } from './read-document.ts';

/** The mentions of an entity by number; a repeated mention occurs more than once. */
export type MentionNumbers = readonly number[];

/** A document whose mentions are numbered; equal spans have equal numbers on both sides. */
export interface Identified {
  readonly key: readonly MentionNumbers[];
  /** Without the repeats of key mentions, and without the entities that became empty. */
  readonly response: readonly MentionNumbers[];
  /** Count of assigned numbers. A repeated key mention receives a new one, and its old one is no longer used. */
  readonly numbers: number;
  /** Distinct spans. */
  readonly keyMentions: number;
  readonly responseMentions: number;
  /** Distinct spans that are in both. */
  readonly correct: number;
  /** The lines to print, in the order of the repeats. */
  readonly keyRepeats: readonly string[];
  readonly responseRepeats: readonly string[];
}

type Spans = readonly (readonly InclusiveSpan[])[];

export function identify(key: Spans, response: Spans): Identified {
  const numberOf = new Map<string, number>();
  const keyRepeats: string[] = [];
  let numbers = 0;
  for (const mentions of key) {
    for (const span of mentions) {
      const earlier = numberOf.get(spanKey(span));
      if (earlier !== undefined)
        keyRepeats.push(`Repeated mention in the key: ${at(span)} ${earlier}${numbers}`);
      numberOf.set(spanKey(span), numbers++);
    }
  }
  const keyMentions = numberOf.size;
  const keyNumbers = numbers;

  const responseRepeats: string[] = [];
  const seen = new Set<number>();
  const numbered = response.map((mentions) =>
    mentions.flatMap((span) => {
      let number = numberOf.get(spanKey(span));
      if (number === undefined) {
        number = numbers++;
        numberOf.set(spanKey(span), number);
      } else if (number < keyNumbers && seen.has(number)) {
        responseRepeats.push(`Repeated mention in the response: ${at(span)} ${number}${number}`);
        return [];
      }
      seen.add(number);
      return [number];
    }),
  );

  return {
    key: key.map((mentions) => mentions.map((span) => numberOf.get(spanKey(span))!)),
    response: numbered.filter((mentions) => mentions.length > 0),
    numbers,
    keyMentions,
    responseMentions: seen.size,
    correct: seen.size - (numbers - keyNumbers),
    keyRepeats,
    responseRepeats,
  };
}

const spanKey = ([first, last]: InclusiveSpan): string => `${first},${last}`;
const at = ([first, last]: InclusiveSpan): string => `${first}, ${last}`;
