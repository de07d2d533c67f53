import type { Document, Mention } from '../core/document.ts';
import { Mentions } from '../core/mentions.ts';
import { wordDifference } from '../core/tokens.ts';
import { limited } from '../problems/limited.ts';
import type { Report } from '../problems/problem.ts';
import { alignEmptyNodes } from './align-empty-nodes.ts';
import { atPositionsOf } from './at-positions-of.ts';
import { type CharacterStream, joinedWords, streamOf, wordsBetweenBlanks } from './character-stream.ts';
import { problem } from './codes.ts';
import { findStrings } from './find-strings.ts';
import { moveMention } from './move-mention.ts';
import { placesBeyond } from './places-beyond.ts';
import { projectRewritten } from './project-rewritten.ts';

/**
 * The response with its mentions at the positions of the key. Where both have the same text but other tokens, or one counts characters, spans are projected through the
 * characters that are not blank; where only their empty nodes differ, words are matched by their order; where a program wrote the text of the response anew, the texts are aligned. A span that begins or ends within a token of the key matches nothing there; it is reported and stays a mention of the response, so that
 * precision counts it. Documents that count the same, and documents with different texts, are returned unchanged.
 */
export function project(key: Document, response: Document, report: Report): Document {
  if (isStrings(key)) report(stringKey(key));
  else if (isStrings(response)) return findStrings(key, response, report);
  if (key.unit === 'name' || response.unit === 'name') return renamed(key, response);
  const aligned = alignEmptyNodes(key, response, report, { sameWords: true });
  if (aligned !== undefined) return aligned;
  if (countTheSame(key, response)) return response;
  const [from, to] = streams(key, response);
  if (from !== undefined && to !== undefined) {
    if (from.characters === to.characters) return projected(key, response, from, to, report);
    if ((key.edits ?? response.edits) !== undefined) {
      const [rewritten, original] = streams(key, response, hasEmptyNodes(key) && hasEmptyNodes(response));
      return projectRewritten(key, response, rewritten ?? from, original ?? to, report);
    }
  }
  return alignEmptyNodes(key, response, report, { sameWords: false }) ?? response;
}

const hasEmptyNodes = ({ tokens }: Document): boolean => tokens?.emptyNodes !== undefined;

/** Whether the mentions are strings without positions. */
const isStrings = ({ unit, edits }: Document): boolean => unit === 'name' && edits !== undefined;

const stringKey = ({ id, file, line }: Document) =>
  problem('text/no-positions', `The mentions of document ${id} of the key are strings without positions.`, {
    ...{ document: id, file, line },
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
  return key.length === response.length && wordDifference(key.tokens, response.tokens) === null;
}

/**
 * The streams of response and key. What one of them lacks is taken from the other: tokens of a file without words are the words between the blanks of a text, and
 * characters of a file without its text are those of the words with one blank between them.
 */
function streams(key: Document, response: Document, withEmptyNodes = false): (CharacterStream | undefined)[] {
  const completed = (document: Document, other: Document): Document => {
    const { unit, tokens, text, length } = document;
    if (unit === 'token' && tokens === undefined && length === 0 && other.text !== undefined)
      return { ...document, tokens: wordsBetweenBlanks(other.text) };
    if (unit === 'character' && text === undefined && other.unit === 'token' && other.tokens !== undefined)
      return { ...document, text: joinedWords(other.tokens) };
    return document;
  };
  return [
    streamOf(completed(response, key), withEmptyNodes),
    streamOf(completed(key, response), withEmptyNodes),
  ];
}

function projected(
  key: Document,
  response: Document,
  from: CharacterStream,
  to: CharacterStream,
  report: Report,
): Document {
  const limitedReport = limited<'text/unprojected'>(report);
  const place = { document: key.id, file: response.file };
  const beyond = placesBeyond(key, response);
  let lost = 0;
  const list = Array.from(response.mentions, (mention): Mention => {
    const found = moveMention(mention, (span) => {
      const piece = to.spanOf(from.rangeOf(span));
      return piece && [piece];
    });
    if (found !== undefined) return found;
    const { start, end, line } = mention;
    limitedReport('text/unprojected', () =>
      problem(
        'text/unprojected',
        `The mention at ${response.unit}s ${start} to ${end - 1} of the response has no counterpart among the ${key.unit}s of the key.`,
        {
          ...place,
          line: line ?? response.line,
          help: 'it begins or ends within a token of the key; it counts as a mention that is not in the key',
        },
      ),
    );
    lost++;
    return beyond(mention);
  });
  limitedReport.finish((code, count) =>
    problem(code, `${count} more mentions in document ${key.id}.`, { ...place, line: response.line }),
  );
  report(
    problem(
      'text/projected',
      `Document ${key.id} has ${difference(key, response)}; ${list.length - lost} of ${list.length} mentions were projected through characters.`,
      {
        ...place,
        line: response.line,
        help: 'both have the same text; what is not projected is listed as text/unprojected',
      },
    ),
  );
  return { ...atPositionsOf(key, response), mentions: Mentions.of(list) };
}

function difference(key: Document, response: Document): string {
  if (key.unit !== response.unit)
    return `positions in ${key.unit}s in the key and in ${response.unit}s in the response`;
  return `other ${key.unit}s in the response (${key.length} in the key, ${response.length} in the response)`;
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
  if (key.unit === 'name')
    for (let i = 0; i < (key.tokens?.length ?? 0); i++) numberOf(key.tokens?.at(i) ?? '');
  else return response; // a key with positions has no names that could be the same
  const list = Array.from(response.mentions, (mention): Mention => {
    const { start, end, entity, line } = mention;
    // Spans of a file without words have the names that Scorch gives them.
    const name = response.unit === 'name' ? (response.tokens?.at(start) ?? '') : `"${start}-${end - 1}"`;
    const number = numberOf(name);
    return { start: number, end: number + 1, entity, line };
  });
  const tokens = { length: names.length, at: (i: number) => names[i] };
  return { ...response, unit: 'name', length: key.length, tokens, mentions: Mentions.of(list) };
}
