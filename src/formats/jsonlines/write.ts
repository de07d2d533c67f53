import type { Document } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from './codes.ts';

/**
 * Writes one document on each line: as e2e-coref does, with inclusive ends, if the words are known; as fastcoref does, if positions are characters of a known text;
 * and as plain clusters with exclusive ends, which the document says, otherwise. Names of entities are not kept.
 */
export function writeJson(documents: Iterable<Document>, report: Report): string {
  let text = '';
  for (const document of documents) text += `${JSON.stringify(fieldsOf(document, report))}\n`;
  return text;
}

function fieldsOf(document: Document, report: Report): Readonly<Record<string, unknown>> {
  const { id, tokens, unit, text } = document;
  if (unit === 'token' && tokens !== undefined) {
    return { doc_key: id, sentences: sentencesOf(document), clusters: writtenClusters(document, 1, report) };
  }
  const clusters = writtenClusters(document, 0, report);
  if (unit === 'character' && text !== undefined)
    return { id, text, clusters, clusters_strings: stringsOf(text, clusters) };
  if (unit === 'character')
    report(
      problem('json/loss', 'Positions in an unknown text are written, and will be read as those of tokens.', {
        document: id,
        help: 'give the text beside the annotation, so that it can be written',
      }),
    );
  return { id, ends: 'exclusive', clusters };
}

function sentencesOf({ sentences, length, tokens }: Document): string[][] {
  const starts = sentences.length === 0 ? [0] : Array.from(sentences);
  return starts.map((start, i) =>
    Array.from({ length: (starts[i + 1] ?? length) - start }, (_, word) => tokens?.at(start + word) ?? ''),
  );
}

type Written = [start: number, end: number][][];

/** Clusters in the order of entities; those without mentions are left out. */
function writtenClusters(document: Document, inclusive: 0 | 1, report: Report): Written {
  const clusters: Written = document.entities.map(() => []);
  for (const { start, end, entity, parts } of document.mentions) {
    if (parts !== undefined) {
      report(
        problem('json/loss', `A mention with gaps is written as ${document.unit}s ${start} to ${end - 1}.`, {
          document: document.id,
        }),
      );
    }
    clusters[entity].push([start, end - inclusive]);
  }
  return clusters.filter((cluster) => cluster.length > 0);
}

function stringsOf(text: string, clusters: Written): string[][] {
  const points = Array.from(text);
  return clusters.map((cluster) => cluster.map(([start, end]) => points.slice(start, end).join('')));
}
