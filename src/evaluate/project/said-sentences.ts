import type { Document, Span } from '../../core/document.ts';
import { sentenceOf } from '../../core/sentence-of.ts';

/** A mention without a position. */
export interface SaidMention {
  /** Its words, as they are searched for. */
  readonly text: string;
  /** The number of the sentence that it names. */
  readonly sentence: number | undefined;
}

/** What the numbers of sentences beside mentions say. */
export interface SaidSentences {
  /** The number of the first sentence. */
  readonly base: 0 | 1;
  /** By the index of a mention, which of the places of its words is in the sentence that it names. */
  readonly places: ReadonlyMap<number, number>;
  /** Number of mentions whose words are in no free place of the sentence that they name. */
  readonly wrong: number;
}

/** The places of words by sentence, in order. */
type BySentence = Map<number, number[]>;

/**
 * Which place of its words each mention means that names a sentence. Sentences are counted from 0 or 1, as more mentions fit; several mentions with the same words in a
 * sentence take its places in their order.
 */
export function placesInSentences(
  { sentences }: Pick<Document, 'sentences'>,
  mentions: readonly SaidMention[],
  placesOf: (text: string) => readonly Span[],
): SaidSentences {
  const index = new Map<string, BySentence>();
  const inSentences = (text: string): BySentence => {
    const known = index.get(text);
    if (known !== undefined) return known;
    const made: BySentence = new Map();
    placesOf(text).forEach(([start], place) => {
      const sentence = sentenceOf(sentences, start);
      const list = made.get(sentence);
      if (list === undefined) made.set(sentence, [place]);
      else list.push(place);
    });
    index.set(text, made);
    return made;
  };
  const fitting = (base: number) =>
    mentions.filter(({ text, sentence }) => sentence !== undefined && inSentences(text).has(sentence - base))
      .length;
  const base = fitting(0) > fitting(1) ? 0 : 1;
  const [places, next] = [new Map<number, number>(), new Map<readonly number[], number>()];
  let wrong = 0;
  mentions.forEach(({ text, sentence }, i) => {
    if (sentence === undefined) return;
    const list = inSentences(text).get(sentence - base) ?? [];
    const at = next.get(list) ?? 0;
    if (at >= list.length) wrong++;
    else places.set(i, list[at]);
    next.set(list, at + 1);
  });
  return { base, places, wrong };
}
