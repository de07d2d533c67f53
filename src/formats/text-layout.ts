import { CodePoints } from '../core/code-points.ts';
import type { Document, Mention, Span } from '../core/document.ts';
import { unionOf } from '../core/span-union.ts';
import { oneLine } from './text-lines.ts';

/** The pieces of a mention. */
export const spansOf = ({ start, end, parts }: Mention): readonly Span[] => unionOf(parts ?? [[start, end]]);

/** Finds the characters, in code points, of spans of a document in tokens in the text that is written for it. */
export function characterSpans(document: Document): (span: Span) => Span {
  const { text, spanOf } = textLayout(document);
  const points = new CodePoints(text);
  return (span) => {
    const [start, end] = spanOf(span);
    return [points.fromUnits(start), points.fromUnits(end)];
  };
}

/** The text of a document for a separate file; `undefined` if it is not known. */
export const writtenText = (document: Document): string | undefined =>
  document.unit === 'character' ? document.text : textLayout(document).text;

/** The text of a document, and where a span of it is, in code units. Tokens are joined by blanks, sentences by line breaks. */
export function textLayout(document: Document): { text: string; spanOf: (span: Span) => Span } {
  if (document.unit === 'character') {
    const { text = '' } = document;
    const points = new CodePoints(text);
    return { text, spanOf: ([start, end]) => [points.toUnits(start), points.toUnits(end)] };
  }
  const breaks = new Set<number>(Array.from(document.sentences));
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (let token = 0; token < document.length; token++) {
    if (token > 0) text += breaks.has(token) ? '\n' : ' ';
    starts.push(text.length);
    text += oneLine(document.tokens?.at(token) ?? '').replace(/\s+/g, '_') || '_';
    ends.push(text.length);
  }
  return { text: `${text}\n`, spanOf: ([start, end]) => [starts[start], ends[end - 1]] };
}
