import { CodePoints } from '../../core/code-points.ts';
import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { limited } from '../../problems/limited.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { type CharacterStream, joinedWords, streamOf, wordsBetweenBlanks } from './character-stream.ts';
import { atPositionsOf, moveMention } from './move-mention.ts';
import { OutsidePlaces, type UnalignedPolicy } from './outside.ts';
import { projectRewritten, streamText } from './rewritten.ts';

/**
 * The response with its mentions at the positions of the key, found through the characters of both texts; `undefined` if the texts are not known, or if both have tokens that
 * differ and no program rewrote them.
 */
export function projectCharacters(
  key: Document,
  response: Document,
  report: Report,
  unaligned: UnalignedPolicy = 'count',
): Document | undefined {
  const isRewritten = (key.edits ?? response.edits) !== undefined;
  const mayDiffer = isRewritten || key.unit === 'character' || response.unit === 'character';
  if (!mayDiffer && beginDifferently(key, response)) return undefined;
  const [from, to] = streams(key, response);
  if (from === undefined || to === undefined) return undefined;
  if (from.characters === to.characters) {
    const isTextKnown = [key, response].every(
      ({ tokens, text }) => tokens !== undefined || text !== undefined,
    );
    if (!isTextKnown && !mostFit(key, response, from, to)) return undefined;
    return projected(key, response, from, to, report);
  }
  if (!mayDiffer) return undefined;
  const [rewritten, original] = streams(key, response, hasEmptyNodes(key) && hasEmptyNodes(response));
  return projectRewritten(key, response, rewritten ?? from, original ?? to, report, unaligned);
}

/** Whether at least half of the mentions begin and end with a token of the key. Otherwise a text that was taken from the other side is not that of the file. */
function mostFit(key: Document, { mentions }: Document, from: CharacterStream, to: CharacterStream): boolean {
  let fitting = 0;
  for (const { start, end } of mentions) if (to.spanOf(from.rangeOf([start, end])) !== undefined) fitting++;
  return key.unit === 'character' || 2 * fitting >= mentions.length;
}

/** Number of tokens whose characters are compared before the streams of whole texts are made. */
const EXAMINED_TOKENS = 1000;

/** Whether the first tokens of two documents have other characters, so that their texts cannot be the same. */
function beginDifferently(key: Document, response: Document): boolean {
  const [a, b] = [key, response].map(({ unit, tokens }) => {
    if (tokens === undefined) return undefined;
    const first = {
      ...tokens,
      length: Math.min(tokens.length, EXAMINED_TOKENS),
      at: (i: number) => tokens.at(i),
    };
    return streamOf({ unit, tokens: first })?.characters;
  });
  return a !== undefined && b !== undefined && !a.startsWith(b) && !b.startsWith(a);
}

const hasEmptyNodes = ({ tokens }: Document): boolean => tokens?.emptyNodes !== undefined;

/**
 * The streams of response and key. What one of them lacks is taken from the other: tokens of a file without words are the words between the blanks of a text, and
 * characters of a file without its text are those of the words with one blank between them. A text that ends before a mention is another one.
 */
function streams(key: Document, response: Document, withEmptyNodes = false): (CharacterStream | undefined)[] {
  const completed = (document: Document, other: Document): Document => {
    const { unit, mentions, tokens, text, length } = document;
    const lastEnd = () => mentions.ends.reduce((most, end) => Math.max(most, end), 0);
    if (unit === 'token' && tokens === undefined && length === 0 && other.text !== undefined) {
      const words = wordsBetweenBlanks(other.text);
      if (words.length >= lastEnd()) return { ...document, tokens: words };
    } else if (unit === 'character' && text === undefined && other.tokens !== undefined) {
      const joined = other.unit === 'token' ? joinedWords(other.tokens) : '';
      if (new CodePoints(joined).length >= lastEnd()) return { ...document, text: joined };
    }
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
  const outside = new OutsidePlaces(key, response);
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
    return outside.place(mention, streamText(from, [start, end]));
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
  return { ...atPositionsOf(key, response), outside: outside.words, mentions: Mentions.of(list) };
}

function difference(key: Document, response: Document): string {
  if (key.unit !== response.unit)
    return `positions in ${key.unit}s in the key and in ${response.unit}s in the response`;
  return `other ${key.unit}s in the response (${key.length} in the key, ${response.length} in the response)`;
}
