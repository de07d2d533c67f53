import { CodePoints } from '../../core/code-points.ts';
import { type Document, type Mention, noEdits } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import type { Report } from '../../problems/problem.ts';
import { bomLength, decode } from '../bytes.ts';
import type { Source } from '../format.ts';
import { isBlank } from '../head-text.ts';
import { type InlineCode, problem } from './codes.ts';
import { faultTexts } from './messages.ts';
import { emptyAnswer } from './read.ts';

/** The tags of a token: `[e1` begins a mention, `e1]` ends one, `[e1]` is one. */
const TAG = /^(?:\[[^[\],|]+\]?|[^[\],|]+\])$/;

/** What an empty node begins with. */
export const EMPTY_NODE_PREFIX = '##';

/** Reads the plain text of CRAC 2025: one document on each line, whose tokens are separated by blanks and have tags after a bar. */
export function* readCrac25({ bytes, name }: Source, report: Report): Iterable<Document> {
  if (isBlank(bytes)) yield emptyAnswer(name, report);
  let line = 0;
  for (const text of decode(bytes.subarray(bomLength(bytes))).split('\n')) {
    line++;
    if (text.trim() !== '') yield readLine(text, line, name, report);
  }
}

function readLine(text: string, line: number, name: Source['name'], report: Report): Document {
  const take = limited<InlineCode>(report);
  const reportAt = (code: InlineCode, at: number): void =>
    take(code, () =>
      problem(code, faultTexts[code].message, {
        file: name,
        line,
        column: new CodePoints(text.slice(0, at)).length + 1,

        excerpt: clip(text.slice(Math.max(0, at - 20), at + 140).replace(/[\x00-\x1f\x7f-\x9f]/g, ' '), 160),
        help: faultTexts[code].help,
      }),
    );
  const words: string[] = [];
  const emptyNodes = new Set<number>();
  const entities = new Map<string, number>();
  const open = new Map<string, { token: number; at: number }[]>();
  const mentions: Mention[] = [];
  const add = (label: string, start: number): void => {
    const entity = entities.get(label) ?? entities.size;
    entities.set(label, entity);
    mentions.push({ start, end: words.length, entity, line });
  };
  for (const { 0: token, index } of text.matchAll(/\S+/g)) {
    const bar = token.lastIndexOf('|');
    const tags = bar < 0 ? [] : token.slice(bar + 1).split(',');
    const isTagged = bar > 0 && tags.every((tag) => TAG.test(tag));
    const word = isTagged ? token.slice(0, bar) : token;
    if (word.startsWith(EMPTY_NODE_PREFIX)) emptyNodes.add(words.length);
    words.push(word);
    for (const tag of isTagged ? tags : []) {
      const [opens, closes] = [tag.startsWith('['), tag.endsWith(']')];
      const label = tag.slice(opens ? 1 : 0, closes ? -1 : undefined);
      if (opens && closes) add(label, words.length - 1);
      else if (opens) {
        const starts = open.get(label) ?? [];
        starts.push({ token: words.length - 1, at: index });
        open.set(label, starts);
      } else {
        const start = open.get(label)?.pop();
        if (start === undefined) reportAt('inline/unopened', index);
        else add(label, start.token);
      }
    }
  }
  for (const starts of open.values()) for (const { at } of starts) reportAt('inline/unclosed', at);
  take.finish((code, count) => problem(code, `${count} more marks like this.`, { file: name, line }));
  return {
    id: '',
    pairKey: '#0',
    unit: 'token',
    length: words.length,
    sentences: [],
    tokens: {
      length: words.length,
      at: (i: number) => words[i],
      ...(emptyNodes.size > 0 ? { emptyNodes } : {}),
    },
    entities: [...entities.keys()],
    mentions: Mentions.of(mentions),
    edits: noEdits,
    file: name,
    line,
  };
}
