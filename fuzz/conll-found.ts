import type { Document } from '../src/core/document.ts';
import { conll, type FormatOptions } from '../src/formats/index.ts';
import type { Problem } from '../src/problems/problem.ts';
import { wordsOf } from '../test/support/conll.ts';

/** The documents and problems that a reader finds, as comparable data with line numbers of the bytes. */
export function conllFound(bytes: Uint8Array, options: FormatOptions = {}) {
  const problems: Problem[] = [];
  const documents = [...conll.read({ name: 'f', bytes }, (entry) => problems.push(entry), options)];
  return { documents: documents.map(documentData), problems: problems.map(problemData) };
}

export type Found = ReturnType<typeof conllFound>;

const documentData = (document: Document) => ({
  id: document.id,
  line: document.line ?? 0,
  length: document.length,
  entities: document.entities,
  mentions: [...document.mentions].map(({ start, end, entity, line = 0 }) => ({ start, end, entity, line })),
  sentences: Array.from(document.sentences),
  words: wordsOf(document),
});

const problemData = ({ code, message, line = 0, column, document, excerpt }: Problem) => ({
  code,
  message,
  line,
  column,
  document,
  excerpt,
});

/** The same data with converted line numbers. */
export const withLines = ({ documents, problems }: Found, count: (line: number) => number): Found => ({
  documents: documents.map((document) => ({
    ...document,
    line: count(document.line),
    mentions: document.mentions.map((mention) => ({ ...mention, line: count(mention.line) })),
  })),
  problems: problems.map((entry) => ({ ...entry, line: count(entry.line) })),
});
