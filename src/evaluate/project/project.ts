import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { haveSameWords } from '../../core/tokens.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { alignEmptyNodes } from './align-empty-nodes.ts';
import { projectCharacters } from './characters.ts';
import { findStrings } from './find-strings.ts';
import { byMentionId } from './mention-ids.ts';
import { atPositionsOf } from './move-mention.ts';
import { OutsidePlaces, type UnalignedPolicy } from './outside.ts';
import { byTagIds, isBag } from './tag-ids.ts';
import { countOtherCharacters } from './word-borders.ts';

/**
 * The response with its mentions at the positions of the key. Where both have the same text but other tokens, or one counts characters, spans are projected through the
 * characters that are not blank; where only their empty nodes differ, words are matched by their order; where a program rewrote the text of the response, or where texts in characters differ, the texts are aligned. A span that begins or ends within a token of the key matches nothing there; it is reported and stays a mention of the response, so that
 * precision counts it. Documents that count the same, and tokens of different texts, are returned unchanged. Tokens, characters and names are never compared with each other: where no text relates them, that is an error, and no mention has a place in the key.
 */
export function project(
  key: Document,
  response: Document,
  report: Report,
  unaligned: UnalignedPolicy = 'count',
): Document {
  if (isStrings(key)) report(stringKey(key));
  else if (isStrings(response)) return findStrings(key, response, report, unaligned);
  else if ((key.unit === 'name') !== (response.unit === 'name')) return apart(key, response, report);
  if (key.unit === 'name')
    return response.unit === 'name' ? renamed(key, response) : apart(key, response, () => {});
  const hasEmptyNodes = key.tokens?.emptyNodes !== undefined || response.tokens?.emptyNodes !== undefined;
  const byOrder = (options: { sameWords: boolean }) =>
    hasEmptyNodes ? alignEmptyNodes(key, response, report, options) : undefined;
  const aligned = byOrder({ sameWords: true });
  if (aligned !== undefined) return aligned;
  if (countTheSame(key, response))
    return countOtherCharacters(key, response) ? apart(key, response, report, true) : response;
  if (isBag(key) || isBag(response)) return byTagIds(key, response, report);
  const listed = byMentionId(key, response);
  if (listed !== undefined) return listed;
  const placed = projectCharacters(key, response, report, unaligned) ?? byOrder({ sameWords: false });
  return placed ?? (key.unit === response.unit ? response : apart(key, response, report));
}

/** Whether the mentions are strings without positions. */
const isStrings = ({ unit, edits }: Document): boolean => unit === 'name' && edits !== undefined;

const stringKey = ({ id, file, line }: Document) =>
  problem('text/no-positions', `The mentions of document ${id} of the key are strings without positions.`, {
    document: id,
    file,
    line,
    expected: 'a key with positions',
    help: 'check which file is the key',
  });

/** Whether positions of both documents mean the same: the same words, the same text, or nothing is known. */
function countTheSame(key: Document, response: Document): boolean {
  if (key.unit !== response.unit) return false;
  if (key.unit === 'character')
    return key.text === response.text || key.text === undefined || response.text === undefined;
  if (key.tokens === undefined || response.tokens === undefined) return true;
  if (key.tokens.digest !== undefined && key.tokens.digest === response.tokens.digest) return true;
  return key.length === response.length && haveSameWords(key.tokens, response.tokens);
}

/** The response where no text relates its positions to those of the key: an error if there is anything to compare. */
function apart(key: Document, response: Document, report: Report, isOtherText = false): Document {
  if (key.mentions.length > 0 && response.mentions.length > 0) report(otherUnits(key, response, isOtherText));
  const outside = new OutsidePlaces(key, response);
  const list = Array.from(response.mentions, (mention) =>
    outside.place(mention, positionText(response, mention)),
  );
  return { ...atPositionsOf(key, response), outside: outside.words, mentions: Mentions.of(list) };
}

const positionText = ({ unit, tokens }: Document, { start, end }: Mention): string =>
  unit === 'name' ? (tokens?.at(start) ?? '') : `${start}–${end - 1}`;

function otherUnits(key: Document, response: Document, isOtherText: boolean) {
  const of = ({ unit }: Document) => (unit === 'name' ? 'names' : `${unit}s`);
  const named = key.id === '' ? '' : ` of document ${key.id}`;
  const without = key.text === undefined ? 'key' : 'response';
  const message = isOtherText
    ? `The characters of the ${without} are those of another text: most mentions${named} begin or end within a word.`
    : `The mentions${named} are ${of(key)} in the key and ${of(response)} in the response, and there is no text that relates them.`;
  return problem('text/units', message, {
    document: key.id,
    file: response.file,
    line: response.line,
    expected: 'positions of the same kind, or a text on both sides',
    help: 'convert both from files with their text, or put the text beside the annotation',
  });
}

/** Mentions with names: two are the same if their names are, so the response gets the numbers of the key. */
function renamed(key: Document, response: Document): Document {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? names.push(name) - 1;
    numbers.set(name, number);
    return number;
  };
  for (let i = 0; i < (key.tokens?.length ?? 0); i++) numberOf(key.tokens?.at(i) ?? '');
  const list = Array.from(response.mentions, ({ start, entity, line }): Mention => {
    const number = numberOf(response.tokens?.at(start) ?? '');
    return { start: number, end: number + 1, entity, line };
  });
  const tokens = { length: names.length, at: (i: number) => names[i] };
  return { ...response, unit: 'name', length: key.length, tokens, mentions: Mentions.of(list) };
}
