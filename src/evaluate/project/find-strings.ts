import type { Document, Mention, Span } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { type CharacterStream, streamOf } from './character-stream.ts';
import { atPositionsOf } from './move-mention.ts';
import { occurrences } from './occurrences.ts';
import { OutsidePlaces, type UnalignedPolicy } from './outside.ts';
import { unalignedHelp } from './rewritten.ts';

/**
 * The response at the positions of the key, where its mentions are strings without positions: each takes the first occurrence of its words in the text of the key
 * that no mention before it has taken. The number of mentions with several possible places is reported; strings that are not in the text are reported, and treated by the policy.
 */
export function findStrings(
  key: Document,
  response: Document,
  report: Report,
  policy: UnalignedPolicy = 'count',
): Document {
  const stream = key.unit === 'name' ? undefined : streamOf(key);
  if (stream === undefined) {
    report(noPositions(key, response));
    return response;
  }
  const mentionString = ({ start }: Mention): string => response.tokens?.at(start) ?? '';
  const mentions = [...response.mentions];
  const wanted = new Map<string, number>();
  for (const mention of mentions) {
    const text = charactersOf(mentionString(mention));
    wanted.set(text, (wanted.get(text) ?? 0) + 1);
  }
  const places = placesOf(stream, wanted, key.unit === 'character');
  const next = new Map<string, number>();
  const take = limited<'text/unaligned'>(report);
  const place = { document: key.id, file: response.file, line: response.line };
  const outside = new OutsidePlaces(key, response);
  let [ambiguous, unaligned] = [0, 0];
  const list: Mention[] = [];
  for (const mention of mentions) {
    const { entity, line } = mention;
    const words = mentionString(mention);
    const text = charactersOf(words);
    const found = places.get(text) ?? [];
    const number = next.get(text) ?? 0;
    next.set(text, number + 1);
    if (number < found.length) {
      list.push({ start: found[number][0], end: found[number][1], entity, line });
      if (found.length > (wanted.get(text) ?? 0)) ambiguous++;
    } else {
      // Each string is a mention of its own, also if several have the same words.
      if (policy === 'count')
        list.push(outside.place({ ...mention, start: unaligned, end: unaligned + 1 }, words));
      unaligned++;
      const times =
        found.length === 0 ? 'not' : `only ${found.length === 1 ? 'once' : `${found.length} times`}`;
      take('text/unaligned', () =>
        problem('text/unaligned', `The mention "${clip(words)}" is ${times} in the text of the key.`, {
          ...place,
          line: line ?? response.line,
          help: unalignedHelp(policy),
        }),
      );
    }
  }
  const { guessedMembers } = response;
  if (guessedMembers !== undefined && unaligned > MAX_MISSING_SHARE * mentions.length) {
    report(otherStrings(key, response, guessedMembers, mentions.length - unaligned));
    return { ...atPositionsOf(key, response), mentions: Mentions.of([]) };
  }
  take.finish((code, count) => problem(code, `${count} more mentions in document ${key.id}.`, place));
  if (mentions.length > 0)
    report(
      problem(
        'text/searched',
        `The mentions of document ${key.id} have no positions: of ${mentions.length}, ${mentions.length - unaligned} were found in the text of the key, ${ambiguous} of them among other occurrences of the same words.`,
        {
          ...place,
          help: 'each takes the first occurrence that is left, which may not be the one that was meant; do not compare these scores with those of annotated positions',
        },
      ),
    );
  return {
    ...atPositionsOf(key, response),
    edits: { altered: 0, dropped: 0, invented: 0, unaligned },
    outside: outside.words,
    mentions: Mentions.of(list),
  };
}

/** Share of the strings of an object that may be missing in the text: with more, they are something else than mentions. */
const MAX_MISSING_SHARE = 0.5;

const otherStrings = (key: Document, response: Document, members: readonly string[], found: number) =>
  problem(
    'text/other-strings',
    `Document ${key.id} is JSON of an unknown layout: of ${response.mentions.length} strings in its members ${named(members)}, ${found} are in the text of the key.`,
    {
      document: key.id,
      file: response.file,
      line: response.line,
      expected: 'lists of strings that are in the text, or the member "clusters"',
      help: 'check that this is the right file; if they are mentions, put the lists into "clusters"',
    },
  );

/** Members that a message names; further ones are counted. */
const MAX_SHOWN_MEMBERS = 8;

const named = (members: readonly string[]): string => {
  const more = members.length - MAX_SHOWN_MEMBERS;
  const shown = members.slice(0, MAX_SHOWN_MEMBERS).map((name) => JSON.stringify(clip(name)));
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

const charactersOf = (words: string): string =>
  streamOf({ unit: 'character', text: words })?.characters ?? '';

/** The first occurrences of some texts: one more than are wanted of each, to know whether there was a choice. */
function placesOf(
  stream: CharacterStream,
  wanted: ReadonlyMap<string, number>,
  isText: boolean,
): Map<string, Span[]> {
  const { characters } = stream;
  const places = new Map<string, Span[]>();
  for (const { text, end } of occurrences(characters, [...wanted.keys()])) {
    const found = places.get(text) ?? [];
    places.set(text, found);
    if (found.length > (wanted.get(text) ?? 0)) continue;
    const start = end - text.length;
    if (isText && (isWithinWord(stream, start) || isWithinWord(stream, end))) continue;
    const span = stream.spanOf([start, end]);
    if (span === undefined || (found.at(-1)?.[1] ?? 0) > span[0]) continue;
    found.push(span);
  }
  return places;
}

const isLetter = (character: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(character);

/** Whether an offset is between two letters of a word. */
function isWithinWord({ characters, spanOf }: CharacterStream, offset: number): boolean {
  if (offset === 0 || offset >= characters.length) return false;
  const [before, after] = [spanOf([offset - 1, offset]), spanOf([offset, offset + 1])];
  // The offset is not within a word if the text has a blank there, or if one of the two characters is not a letter.
  const isApart = before !== undefined && after !== undefined && before[1] < after[0];
  return !isApart && isLetter(characters[offset - 1]) && isLetter(characters[offset]);
}

const noPositions = (key: Document, response: Document) =>
  problem('text/no-positions', `The mentions of document ${key.id} are strings without positions.`, {
    document: key.id,
    file: response.file,
    line: response.line,
    expected: 'a key with a text in which they can be searched for',
    help: 'score against a key with words, such as CoNLL or JSON lines with "sentences"',
  });
