import type { Document } from '../../src/core/document.ts';
import type { Format } from '../../src/formats/index.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { bytesOf } from './conll.ts';

/** A document in a few words: its name, its words, and the spans of each entity. */
export function shown({ id, unit, length, tokens, text, sentences, entities, mentions }: Document) {
  return {
    id,
    unit,
    length,
    words:
      tokens === undefined ? text : Array.from({ length: tokens.length }, (_, i) => tokens.at(i)).join(' '),
    sentences: Array.from(sentences),
    clusters: entities.map((_, entity) =>
      [...mentions].filter((mention) => mention.entity === entity).map(({ start, end }) => [start, end]),
    ),
  };
}

/** Reads a text as the command line does: examined as a whole first. */
export function readAll(format: Format, text: string | Uint8Array, options: object = {}) {
  const bytes = typeof text === 'string' ? bytesOf(text) : text;
  const problems: Problem[] = [];
  const file = { size: bytes.length, read: (start: number, end: number) => bytes.subarray(start, end) };
  const { traits, facts = [], whole } = format.examine?.(file, options) ?? {};
  const documents = [...format.read({ name: 'f', bytes, traits }, (entry) => problems.push(entry), options)];
  return { documents, shown: documents.map(shown), problems, facts, traits, whole };
}

/** The spans of a document with inclusive ends: `3-4`. */
export const spansIn = ({ mentions }: Document): string[] =>
  [...mentions].map(({ start, end }) => `${start}-${end - 1}`);
