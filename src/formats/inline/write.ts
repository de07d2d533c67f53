import { CodePoints } from '../../core/code-points.ts';
import type { Document, Mention, Span, Tokens } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import type { Report } from '../../problems/problem.ts';
import { plainLabels } from '../entity-labels.ts';
import type { Source } from '../format.ts';
import { lostMentions } from '../marked-text.ts';
import { oneLine } from '../text-lines.ts';
import { problem } from './codes.ts';
import { EMPTY_NODE_PREFIX } from './read-crac25.ts';

/** A text with spans in code units. */
export interface PlainText {
  readonly text: string;
  /** The mentions, in the order of the document; the hull of those with gaps. */
  readonly spans: readonly Span[];
}

/** Labels that every style can hold. */
const ANY_LABEL = /^[\p{L}_]*\d[\p{L}\p{N}_]*$/u;

/** Writes documents with a function that marks the mentions of one. What does not come back when it is read is reported. Labels are kept if all fit a pattern. */
export function writeInline(
  documents: Iterable<Document>,
  report: Report,
  mark: (plain: PlainText, labels: readonly string[]) => string,
  read: (source: Source, report: Report) => Iterable<Document>,
  label = ANY_LABEL,
): string {
  const texts: string[] = [];
  for (const document of documents) {
    const plain = plainTextOf(document);
    const labels = plainLabels(document.entities, label, (i) => `e${i + 1}`);
    const text = mark(
      plain,
      Array.from(document.mentions, ({ entity }) => labels[entity]),
    );
    reportLosses(
      document,
      plain,
      labels,
      [...read({ name: '', bytes: encoder.encode(text) }, () => {})],
      report,
    );
    texts.push(`${text.trimEnd()}\n`);
  }
  if (texts.length > 1)
    report(
      problem(
        'inline/loss',
        `${texts.length} documents are written, but the format has no borders between documents.`,
      ),
    );
  return texts.join('');
}

const encoder = new TextEncoder();

function reportLosses(
  document: Document,
  { text, spans }: PlainText,
  labels: readonly string[],
  again: readonly Document[],
  report: Report,
): void {
  const points = new CodePoints(text);
  const list = [...document.mentions].map(
    ({ entity }, i): Mention => ({
      start: points.fromUnits(spans[i][0]),
      end: points.fromUnits(spans[i][1]),
      entity,
    }),
  );
  const written = { ...document, mentions: Mentions.of(list) };
  const gaps = [...document.mentions].filter(({ parts }) => parts !== undefined).length;
  const lost = lostMentions(written, labels, again.length === 1 ? inCharacters(again[0]) : undefined).length;
  if (lost > 0)
    report(
      problem('inline/loss', `${lost} mentions differ when the output is read again.`, {
        document: document.id,
        help: 'they cross each other, or the text has marks of its own',
      }),
    );
  const zeros = (one: Document | undefined): number => one?.tokens?.emptyNodes?.size ?? 0;
  if (zeros(document) !== zeros(again[0]))
    report(
      problem(
        'inline/loss',
        `Empty nodes differ when the output is read again: they are written as "${EMPTY_NODE_PREFIX}".`,
        {
          document: document.id,
        },
      ),
    );
  if (gaps > 0)
    report(
      problem('inline/loss', `${gaps} mentions with gaps are written without them.`, {
        document: document.id,
      }),
    );
}

/** A document that was read again, in code points of its text. */
function inCharacters(document: Document): Document {
  if (document.unit === 'character') return document;
  const { text, spans } = plainTextOf(document);
  const points = new CodePoints(text);
  const list = [...document.mentions].map(
    ({ entity }, i): Mention => ({
      start: points.fromUnits(spans[i][0]),
      end: points.fromUnits(spans[i][1]),
      entity,
    }),
  );
  return { ...document, mentions: Mentions.of(list) };
}

/** The text of a document: its own, or its tokens with blanks between them and a line for each sentence. */
function plainTextOf(document: Document): PlainText {
  const { unit, text, tokens, length, sentences } = document;
  const mentions = [...document.mentions];
  if (unit === 'character' && text !== undefined) {
    const points = new CodePoints(text);
    return { text, spans: mentions.map(({ start, end }) => [points.toUnits(start), points.toUnits(end)]) };
  }
  const count = mentions.reduce((most, { end }) => Math.max(most, end), length);
  const breaks = new Set(Array.from(sentences));
  const offsets: Span[] = [];
  let joined = '';
  for (let i = 0; i < count; i++) {
    if (i > 0) joined += breaks.has(i) ? '\n' : ' ';
    const word = tokens?.emptyNodes?.has(i) ? EMPTY_NODE_PREFIX : wordAt(tokens, i);
    offsets.push([joined.length, joined.length + word.length]);
    joined += word;
  }
  return { text: joined, spans: mentions.map(({ start, end }) => [offsets[start][0], offsets[end - 1][1]]) };
}

const wordAt = (tokens: Tokens | undefined, i: number): string =>
  i < (tokens?.length ?? 0) ? oneLine(tokens?.at(i) ?? '').replace(/\s/g, '') || '_' : '_';

/** The text with marks at the ends of the mentions; of mentions that begin or end together, the longer one is outside. */
export function withMarks(
  { text, spans }: PlainText,
  open: (mention: number) => string,
  close: (mention: number) => string,
): string {
  const order = spans.map((_, i) => i);
  const opens = order.toSorted((a, b) => spans[a][0] - spans[b][0] || spans[b][1] - spans[a][1] || a - b);
  const closes = order.toSorted((a, b) => spans[a][1] - spans[b][1] || spans[b][0] - spans[a][0] || b - a);
  const parts: string[] = [];
  let [at, o, c] = [0, 0, 0];
  while (c < closes.length) {
    const isClose = o === opens.length || spans[closes[c]][1] <= spans[opens[o]][0];
    const place = isClose ? spans[closes[c]][1] : spans[opens[o]][0];
    parts.push(text.slice(at, place), isClose ? close(closes[c++]) : open(opens[o++]));
    at = place;
  }
  parts.push(text.slice(at));
  return parts.join('');
}
