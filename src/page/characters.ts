/** Documents whose positions are characters of their text: they are compared in characters, and shown in words. */
import type { Document } from '../core/document.ts';
import { eventText } from './events/text.ts';
import { wordsOfText } from './events/words.ts';
import type { PageText } from './text.ts';
import type { PageDocument, PageSide } from './types.ts';

/** A text of which each character is a token, so that positions of mentions are tokens; `inWords` makes words of them. */
export function characterText(text: string, { length }: Pick<Document, 'length'>): PageText {
  const characters = [...text];
  const tokenStarts = new Int32Array(characters.length);
  const tokenEnds = new Int32Array(characters.length);
  let at = 0;
  characters.forEach((character, c) => {
    tokenStarts[c] = at;
    at += character.length;
    tokenEnds[c] = at;
  });
  return { text, tokenStarts, tokenEnds, emptyNodes: new Set(), length, sentences: Int32Array.of(0) };
}

/** The same document in words, which are cut where a mention of any side begins or ends inside of them. */
export function inWords(document: PageDocument): PageDocument {
  const characters = document.tokenStarts.length;
  const sides = [document.key, ...document.systems];
  const spans = sides.flatMap((side) =>
    Array.from(side.starts.keys(), (mention) => fragmentsOf(side, mention)),
  );
  const inText = spans.filter(([[start]]) => start < characters);
  const { text, place } = eventText(wordsOfText(document.text), inText);
  const tokens = text.tokenStarts.length;

  const placed = <Side extends PageSide>(side: Side): Side => {
    const [starts, ends] = [side.starts.slice(), side.ends.slice()];
    const pieces = new Map<number, Int32Array>();
    for (let mention = 0; mention < starts.length; mention++) {
      const start = side.starts[mention];
      if (start >= characters) {
        // The mentions that are in no place of the text follow it.
        starts[mention] += tokens - characters;
        ends[mention] += tokens - characters;
        continue;
      }
      const found = place(fragmentsOf(side, mention));
      const isEmpty = found.start === found.end;
      // A mention of blanks alone is shown before the next word.
      starts[mention] = isEmpty ? place([[start, characters]]).start : found.start;
      ends[mention] = isEmpty ? starts[mention] : found.end;
      if (found.parts !== undefined) pieces.set(mention, Int32Array.from(found.parts.flat()));
    }
    return { ...side, starts, ends, pieces };
  };

  return {
    ...document,
    ...text,
    length: tokens,
    characters: document.length,
    key: placed(document.key),
    systems: document.systems.map(placed),
  };
}

type Fragment = readonly [start: number, end: number];

function fragmentsOf({ starts, ends, pieces }: PageSide, mention: number): readonly Fragment[] {
  const parts = pieces.get(mention);
  if (parts === undefined) return [[starts[mention], ends[mention]]];
  return Array.from(
    { length: parts.length / 2 },
    (_, part): Fragment => [parts[2 * part], parts[2 * part + 1]],
  );
}
