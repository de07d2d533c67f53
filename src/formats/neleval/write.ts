import type { Document, Span } from '../../core/document.ts';
import { characterSpans } from '../text-layout.ts';
import { oneLine } from '../text-lines.ts';

/** Writes a row for each mention: document, start, end (exclusive), entity, score, type. Positions count the characters of the text, in which blanks are between tokens; without words they count tokens. */
export const writeNeleval = (documents: Iterable<Document>): string =>
  Array.from(documents, documentRows).join('');

function documentRows(document: Document, index: number): string {
  const id = oneLine(document.id);
  const name = id.trim() === '' ? `document-${index + 1}` : id;
  // Characters without their text already are the offsets; tokens without words have no characters.
  const isWritten = document.unit === 'character' || document.tokens === undefined;
  const place = isWritten ? (span: Span) => span : characterSpans(document);
  return Array.from(document.mentions, ({ start, end, entity, attributes }) => {
    const type = oneLine(attributes?.get('type') ?? '');
    return `${[name, ...place([start, end]), entityName(document.entities[entity]), '1.0', type].join('\t')}\n`;
  }).join('');
}

/** The same name in every document and every file, since entities go across documents: what a column cannot hold becomes a percent code. */
const entityName = (label: string): string =>
  label === ''
    ? '%'
    : label.replace(
        /[\t\n\v\f\r]|%(?=$|0[9a-d])/gi,
        (c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`,
      );
