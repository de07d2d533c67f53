import { CodePoints } from '../../core/code-points.ts';
import type { Document } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import { spansOf, textLayout } from '../text-layout.ts';
import { oneLine } from '../text-lines.ts';
import { problem } from './codes.ts';
import { linePieces } from './line-pieces.ts';
import { relationName, typeName } from './write.ts';

/**
 * Writes a document as brat annotation of its text: a text-bound annotation for each mention, and a chain of Coreference relations
 * for each entity. Annotations are cut at line breaks, which brat cannot cross.
 */
export function writeBratCoreference(documents: Iterable<Document>, report: Report): string {
  const [document, ...others] = documents;
  if (document === undefined) return '';
  if (others.length > 0) {
    report(
      problem('brat/inexpressible', `${others.length} more documents are not written.`, {
        help: 'a brat file has one document',
      }),
    );
  }
  const { text, spanOf } = textLayout(document);
  const points = new CodePoints(text);
  const bounds = [...document.mentions].map((mention, i) => {
    const units = spansOf(mention).map(spanOf);
    const pieces =
      document.text === undefined && document.unit === 'character'
        ? units
        : units.flatMap(([start, end]) => linePieces(text, start, end));
    const offsets = pieces
      .map(([start, end]) => `${points.fromUnits(start)} ${points.fromUnits(end)}`)
      .join(';');
    const words = pieces.map(([start, end]) => text.slice(start, end)).join(' ');
    return `T${i + 1}\t${typeName(mention.attributes?.get('type') ?? 'Mention')} ${offsets}\t${oneLine(words)}`;
  });
  const last = new Map<number, number>();
  const first = new Map<number, number>();
  const links: string[] = [];
  const link = (name: string, from: number, to: number) =>
    links.push(`R${links.length + 1}\t${relationName(name)} Arg1:T${from} Arg2:T${to}`);
  [...document.mentions].forEach(({ entity }, i) => {
    const before = last.get(entity);
    if (before !== undefined) link('Coreference', i + 1, before);
    else first.set(entity, i + 1);
    last.set(entity, i + 1);
  });
  for (const { type, from, to } of document.relations ?? []) {
    const [source, targets] = [first.get(from), to.map((entity) => first.get(entity))];
    for (const target of targets)
      if (source !== undefined && target !== undefined) link(type, source, target);
  }
  return [...bounds, ...links].map((line) => `${line}\n`).join('');
}
