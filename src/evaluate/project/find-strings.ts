import type { Document, Mention, Span } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import { type ProblemDetails, type Report, problem as sharedProblem } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { type CharacterStream, streamOf } from './character-stream.ts';
import { atPositionsOf } from './move-mention.ts';
import { occurrences } from './occurrences.ts';
import { OutsidePlaces, type UnalignedPolicy } from './outside.ts';
import { unalignedHelp } from './rewritten.ts';
import { placesInSentences, type SaidSentences } from './said-sentences.ts';

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
  const texts = mentions.map((mention) => charactersOf(mentionString(mention)));
  for (const text of texts) wanted.set(text, (wanted.get(text) ?? 0) + 1);
  const said = sentencesSaid(key, response);
  // A text is searched for at one more place than its mentions need, to know whether there was a choice, or at all where sentences are named.
  const most = (text: string) => Math.max((wanted.get(text) ?? 0) + 1, said === undefined ? 0 : MAX_PLACES);
  const places = placesOf(stream, [...wanted.keys()], most, key.unit === 'character');
  const inSentences =
    said &&
    placesInSentences(
      key,
      texts.map((text, i) => ({ text, sentence: said[i] })),
      (text) => places.get(text) ?? [],
    );
  const free = new FreePlaces(texts, inSentences?.places);
  const take = limited<'text/unaligned'>(report);
  const place = { document: key.id, file: response.file, line: response.line };
  const outside = new OutsidePlaces(key, response);
  let [ambiguous, unaligned] = [0, 0];
  const list: Mention[] = [];
  for (const [i, mention] of mentions.entries()) {
    const { entity, line } = mention;
    const words = mentionString(mention);
    const text = texts[i];
    const found = places.get(text) ?? [];
    const number = free.take(i);
    if (number < found.length) {
      list.push({ start: found[number][0], end: found[number][1], entity, line });
      if (found.length > (wanted.get(text) ?? 0) && !inSentences?.places.has(i)) ambiguous++;
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
  if (inSentences !== undefined) report(sentencesUsed(inSentences, place));
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

/** The most places of a text that are kept. */
const MAX_PLACES = 10_000;

/** The sentences that mentions name, if the key has sentences. */
const sentencesSaid = (key: Document, { saidSentences }: Document) =>
  key.sentences.length === 0 ? undefined : saidSentences;

function sentencesUsed({ base, places, wrong }: SaidSentences, place: ProblemDetails) {
  const right = `${places.size} mentions are in the sentences that they name, counted from ${base}, and take their places there`;
  const others = wrong === 0 ? '' : `; ${wrong} are not in theirs, and the words decide`;
  return sharedProblem('answer/numbers', `${right}${others}.`, {
    ...place,
    help: 'models count badly: a number of a sentence is used only where the words are in that sentence',
  });
}

/** The places of mentions among those of their words: the one that is settled, or the first that no other mention has. */
class FreePlaces {
  readonly #texts: readonly string[];
  readonly #settled: ReadonlyMap<number, number>;
  readonly #taken = new Set<string>();
  readonly #next = new Map<string, number>();

  constructor(texts: readonly string[], settled: ReadonlyMap<number, number> = new Map()) {
    this.#texts = texts;
    this.#settled = settled;
    for (const [mention, place] of settled) this.#taken.add(`${place} ${texts[mention]}`);
  }

  /** The number of the place of a mention, which is that of no other. */
  take(mention: number): number {
    const settled = this.#settled.get(mention);
    if (settled !== undefined) return settled;
    const text = this.#texts[mention];
    let place = this.#next.get(text) ?? 0;
    while (this.#taken.has(`${place} ${text}`)) place++;
    this.#next.set(text, place + 1);
    return place;
  }
}

/** The first occurrences of some texts, and at most so many of each. */
function placesOf(
  stream: CharacterStream,
  texts: readonly string[],
  most: (text: string) => number,
  isText: boolean,
): Map<string, Span[]> {
  const { characters } = stream;
  const places = new Map<string, Span[]>();
  for (const { text, end } of occurrences(characters, texts)) {
    const found = places.get(text) ?? [];
    places.set(text, found);
    if (found.length >= most(text)) continue;
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
