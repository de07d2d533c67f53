import { CodePoints } from '../../core/code-points.ts';
import { type Document, type Mention, noEdits } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import { type Report, problem as sharedProblem } from '../../problems/problem.ts';
import { bomLength, decode } from '../bytes.ts';
import type { Source } from '../format.ts';
import { isBlank } from '../head-text.ts';
import { type InlineCode, problem } from './codes.ts';
import type { InlineMark, MarkStyle } from './marks.ts';
import { faultTexts } from './messages.ts';

/** A mention in the text without marks, in code units. */
interface Marked {
  readonly start: number;
  readonly end: number;
  readonly label: string | undefined;
  /** Where its last mark is in the file. */
  readonly at: number;
}

/** Reads one document: the text without its marks, and the mentions. Blanks at the ends of a mention do not belong to it. */
export function* readInline(style: MarkStyle, source: Source, report: Report): Iterable<Document> {
  const { bytes, name } = source;
  if (isBlank(bytes)) {
    yield emptyAnswer(name, report);
    return;
  }
  const marked = decode(bytes.subarray(bomLength(bytes)));
  const { marks, faults } = style.marksOf(marked);
  const take = limited<InlineCode>(report);
  const lines = new LineCounter(marked);
  const reportAt = (code: InlineCode, at: number): void =>
    take(code, () =>
      problem(code, faultTexts[code].message, {
        file: name,
        ...lines.placeOf(at),
        help: faultTexts[code].help,
      }),
    );
  for (const { code, start } of faults) reportAt(code, start);
  const { text, found } = unmarked(marked, [...marks, ...faults], style.hasBlanks);
  const points = new CodePoints(text);
  const { next, last } = wordEdges(text);
  const entities = new Map<string, number>();
  const mentions: Mention[] = [];
  for (const { start, end, label, at } of found) {
    const [from, to] = [next[start], last[end]];
    if (from >= to) reportAt('inline/empty', at);
    else if (label === undefined || label === '') reportAt('inline/no-label', at);
    else {
      const entity = entities.get(label) ?? entities.size;
      entities.set(label, entity);
      const line = lines.lineOf(at);
      mentions.push({ start: points.fromUnits(from), end: points.fromUnits(to), entity, line });
    }
  }
  take.finish((code, count) => problem(code, `${count} more marks like this.`, { file: name, line: 1 }));
  yield {
    id: '',
    pairKey: '#0',
    unit: 'character',
    length: points.length,
    sentences: [],
    text,
    entities: [...entities.keys()],
    mentions: Mentions.of(mentions),
    edits: noEdits,
    file: name,
    line: 1,
  };
}

/** The document of a file with nothing in it: it has no text, so that none is compared with that of the key. */
export function emptyAnswer(file: Source['name'], report: Report): Document {
  const help = 'it counts as a document without mentions; check that the answer was not lost';
  report(sharedProblem('answer/empty', 'The answer is empty.', { file, help }));
  return {
    id: '',
    pairKey: '#0',
    unit: 'character',
    length: 0,
    sentences: [],
    entities: [],
    mentions: Mentions.of([]),
    edits: noEdits,
    file,
    line: 1,
  };
}

/** Takes the marks out of a text. */
function unmarked(
  marked: string,
  marks: readonly (Pick<InlineMark, 'start' | 'end'> & Partial<InlineMark>)[],
  hasBlanks: boolean,
): { text: string; found: Marked[] } {
  const parts: string[] = [];
  const open: { start: number; label: string | undefined }[] = [];
  const found: Marked[] = [];
  let [at, length] = [0, 0];
  for (const { start, end, kind, label } of marks.toSorted((a, b) => a.start - b.start)) {
    let to = start;
    if (hasBlanks && kind === 'close') while (to > at && isBlankCharacter(marked[to - 1])) to--;
    parts.push(marked.slice(at, to));
    length += to - at;
    at = end;
    if (kind === 'open') open.push({ start: length, label });
    else if (kind === 'zero') found.push({ start: length, end: length, label, at: start });
    else if (kind === 'close') {
      const opened = open.pop();
      found.push({ start: opened?.start ?? length, end: length, label: label ?? opened?.label, at: start });
    }
  }
  parts.push(marked.slice(at));
  return { text: parts.join(''), found };
}

const isBlankCharacter = (character: string): boolean => character === ' ' || character === '\t';

/** By offset: the next character that is not blank, and the end of the last one before. */
function wordEdges(text: string): { next: Int32Array; last: Int32Array } {
  const next = new Int32Array(text.length + 1).fill(text.length);
  const last = new Int32Array(text.length + 1);
  const isSpace = (i: number): boolean => /\s/.test(text[i]);
  for (let i = 0; i < text.length; i++) last[i + 1] = isSpace(i) ? last[i] : i + 1;
  for (let i = text.length - 1; i >= 0; i--) next[i] = isSpace(i) ? next[i + 1] : i;
  return { next, last };
}

/** Finds lines and columns of a text. */
class LineCounter {
  readonly #text: string;
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.#text = text;
    for (let feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1))
      this.#starts.push(feed + 1);
  }

  /** 1-based. */
  lineOf(at: number): number {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#starts[middle] <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  placeOf(at: number): { line: number; column: number; excerpt: string } {
    const line = this.lineOf(at);
    const start = this.#starts[line - 1];
    const from = Math.max(start, at - EXCERPT_CHARACTERS_BEFORE);
    const feed = this.#text.indexOf('\n', at);
    const end = feed < 0 ? this.#text.length : feed;
    const shown = this.#text
      .slice(from, end)
      .replace(/[\x00-\x1f\x7f-\x9f]/g, ' ')
      .trimEnd();
    return {
      line,
      column: new CodePoints(this.#text.slice(start, at)).length + 1,
      excerpt: `${from > start ? '… ' : ''}${clip(shown, EXCERPT_CHARACTERS)}`,
    };
  }
}

/** Characters before a place that an excerpt shows. */
const EXCERPT_CHARACTERS_BEFORE = 60;
const EXCERPT_CHARACTERS = 160;
