import { CodePoints } from '../core/code-points.ts';
import type { Document, Span } from '../core/document.ts';

/** A token that is not expected at either end of a mention. Quotation marks and brackets may belong to a name. */
const EDGE_TOKEN = /^[,.;:!?…\s]*$/u;
/** In a text without tokens, a full stop may belong to an abbreviation. */
const EDGE_CHARACTER = /[,;:!?…\s]/u;

/**
 * A function that returns a span without punctuation and blanks at its ends; the span itself if nothing else is in it, or if the text is not
 * known.
 */
export function trimmer({ tokens, text, unit }: Document): (span: Span) => Span {
  const isEdge = edgeTest({ tokens, text, unit });
  if (isEdge === undefined) return (span) => span;
  return ([start, end]) => {
    let [from, to] = [start, end];
    while (from < to && isEdge(from)) from++;
    while (to > from && isEdge(to - 1)) to--;
    return from === to ? [start, end] : [from, to];
  };
}

function edgeTest({
  tokens,
  text,
  unit,
}: Pick<Document, 'tokens' | 'text' | 'unit'>): ((position: number) => boolean) | undefined {
  if (unit === 'token' && tokens !== undefined)
    return (i) => i < tokens.length && !tokens.emptyNodes?.has(i) && EDGE_TOKEN.test(tokens.at(i));
  if (unit !== 'character' || text === undefined) return undefined;
  const points = new CodePoints(text);
  return (i) => EDGE_CHARACTER.test(text.charAt(points.toUnits(i)));
}
