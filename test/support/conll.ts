import type { Document } from '../../src/core/document.ts';
import { conll, type FormatOptions } from '../../src/formats/index.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { renderProblem } from '../../src/problems/render.ts';

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Reads a CoNLL file called `f.conll`. */
export function readConllText(file: string | Uint8Array, options?: FormatOptions) {
  const problems: Problem[] = [];
  const bytes = typeof file === 'string' ? bytesOf(file) : file;
  const documents = [...conll.read({ name: 'f.conll', bytes }, (p) => problems.push(p), options)];
  return { documents, problems, messages: problems.map((p) => renderProblem(p)) };
}

/** One document with a word and a cell in each line, tab-separated. */
export const documentOf = (cells: readonly string[]): string =>
  `#begin document (d); part 000\n${cells.map((cell, i) => `w${i}\t${cell}\n`).join('')}#end document\n`;

/** The mentions as `label start-end`, both ends inclusive, in the order in which they were read. */
export const mentionsOf = ({ mentions, entities }: Document): string[] =>
  [...mentions].map(({ start, end, entity }) => `${entities[entity]} ${start}-${end - 1}`);

/** The mentions of the only document with these cells. */
export function mentionsIn(...cells: string[]): string[] {
  const { documents } = readConllText(documentOf(cells));
  return mentionsOf(documents[0]);
}

export const wordsOf = ({ tokens }: Document): string[] | undefined =>
  tokens === undefined ? undefined : Array.from({ length: tokens.length }, (_, i) => tokens.at(i));
