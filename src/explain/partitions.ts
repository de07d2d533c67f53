import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Document, Mention } from '../core/document.ts';

/** A mention for a reader: its words if there are any, and where it is. */
export interface MentionView {
  /** The same number on both sides for a mention that both have. */
  readonly id: number;
  /** The words, or the position where the format has no words; with the position where a text occurs twice. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly line?: number | undefined;
  /** Whether the other side has the mention. */
  readonly matched: boolean;
}

/** An entity for a reader. */
export interface EntityView {
  /** Its name in the formulas: K1, R1, … */
  readonly name: string;
  /** Its label in the file. */
  readonly label: string;
  readonly mentions: readonly MentionView[];
}

/** Both partitions of a document, with one name for the same mention on both sides. */
export interface Partitions {
  readonly key: readonly EntityView[];
  readonly response: readonly EntityView[];
}

/** The partitions of a pair. A mention has the same number and name on both sides. */
export function partitionsOf({ key, response, twins }: AlignedPair): Partitions {
  const matched = new Uint8Array(key.mentions.length);
  for (const twin of twins) if (twin >= 0) matched[twin] = 1;
  // The mentions of the key come first, then those that only the response has.
  let next = key.mentions.length;
  const responseIds = Array.from(twins, (twin) => (twin >= 0 ? twin : next++));
  const spurious = [...response.mentions].filter((_, i) => twins[i] < 0);
  const names = uniqueNames([
    ...Array.from(key.mentions, (mention) => ({ text: mentionText(key, mention), mention })),
    ...spurious.map((mention) => ({ text: mentionText(response, mention), mention })),
  ]);
  const keyIds = Array.from(matched, (_, i) => i);
  return {
    key: entitiesOf(key, 'K', keyIds, names, (i) => matched[i] === 1),
    response: entitiesOf(response, 'R', responseIds, names, (i) => twins[i] >= 0),
  };
}

function entitiesOf(
  { entities, mentions }: Document,
  letter: string,
  ids: readonly number[],
  names: readonly string[],
  matched: (mention: number) => boolean,
): EntityView[] {
  const lists: MentionView[][] = entities.map(() => []);
  ids.forEach((id, i) => {
    const { start, end, entity, line } = mentions.at(i);
    lists[entity].push({
      id,
      text: names[id],
      start,
      end,
      ...(line === undefined ? {} : { line }),
      matched: matched(i),
    });
  });
  return lists.map((list, i) => ({ name: `${letter}${i + 1}`, label: entities[i], mentions: list }));
}

const MAX_SHOWN_WORDS = 6;

/** The words of a mention, up to a few; its position where there are no words. */
export function mentionText({ tokens, text, unit, outside }: Document, { start, end }: Mention): string {
  const words = outside?.get(start);
  if (words !== undefined) return words;
  if (unit === 'character')
    return text === undefined ? positionOf(start, end) : [...text].slice(start, end).join('');
  if (tokens === undefined || end > tokens.length) return positionOf(start, end);
  const shown = Math.min(end - start, MAX_SHOWN_WORDS);
  const inText = Array.from({ length: shown }, (_, i) => tokens.at(start + i)).join(' ');
  return shown < end - start ? `${inText} …` : inText;
}

const positionOf = (start: number, end: number): string =>
  end - start === 1 ? `${start}` : `${start}–${end - 1}`;

/** The texts, each with its position where another mention has the same text. */
function uniqueNames(list: readonly { readonly text: string; readonly mention: Mention }[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of list) counts.set(text, (counts.get(text) ?? 0) + 1);
  return list.map(({ text, mention: { start, end } }) =>
    counts.get(text) === 1 ? text : `${text}@${positionOf(start, end)}`,
  );
}
