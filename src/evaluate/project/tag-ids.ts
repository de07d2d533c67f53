import { CodePoints } from '../../core/code-points.ts';
import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { atPositionsOf } from './move-mention.ts';
import { OutsidePlaces } from './outside.ts';

/** Whether a document is a list of tagged mentions without the running text, whose positions mean nothing. */
export const isBag = ({ tags }: Document): boolean => tags?.isBag === true;

/** Share of the mentions of the response that must have the id and the words of a mention of the key. */
const MIN_FITTING_SHARE = 0.5;

/** The response at the positions of the key, where one of them has no running text: a mention is the one of the key with the same id and the same words. If few fit, that is an error. */
export function byTagIds(key: Document, response: Document, report: Report): Document {
  const [there, own] = [wordsOfMentions(key), wordsOfMentions(response)];
  const places = new Map<string, Mention>();
  [...key.mentions].forEach((mention, i) => {
    const id = key.tags?.ids[i];
    if (id !== undefined) places.set(`${id} ${there[i]}`, mention);
  });
  const outside = new OutsidePlaces(key, response);
  let fitting = 0;
  const list = Array.from(response.mentions, (mention, i): Mention => {
    const place = places.get(`${response.tags?.ids[i] ?? ''} ${own[i]}`);
    if (place === undefined) return outside.place(mention, own[i]);
    fitting++;
    const { start, end, parts } = place;
    return { ...mention, start, end, ...(parts === undefined ? {} : { parts }) };
  });
  if (fitting < MIN_FITTING_SHARE * list.length) report(otherIds(key, response, fitting));
  return { ...atPositionsOf(key, response), outside: outside.words, mentions: Mentions.of(list) };
}

/** The words of each mention, with one blank between them. */
function wordsOfMentions({ unit, text = '', tokens, mentions }: Document): string[] {
  const points = new CodePoints(text);
  return Array.from(mentions, ({ start, end }) => {
    const words =
      unit === 'character'
        ? text.slice(points.toUnits(start), points.toUnits(end))
        : Array.from({ length: end - start }, (_, i) => tokens?.at(start + i) ?? '').join(' ');
    return words.trim().replace(/\s+/g, ' ');
  });
}

function otherIds(key: Document, response: Document, fitting: number) {
  const side = isBag(response) ? 'response' : 'key';
  return problem(
    'text/no-running-text',
    `Document ${key.id} of the ${side} is a list of mentions without the text between them, and ${fitting} of ${response.mentions.length} mentions of the response have the id and the words of a mention of the key.`,
    {
      document: key.id,
      file: response.file,
      line: response.line,
      expected: 'the running text, or the ids of the key',
      help: 'write the text with its tags, or give each mention the id that it has in the key',
    },
  );
}
