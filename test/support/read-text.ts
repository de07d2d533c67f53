import type { Document, Mention } from '../../src/core/document.ts';
import type { Format, ReadOptions } from '../../src/formats/index.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { renderProblem } from '../../src/problems/render.ts';
import { bytesOf } from './conll.ts';

/** Reads a text as a file `f` of a format; companions by extension. */
export function readText(
  format: Format,
  text: string,
  companions: Readonly<Record<string, string>> = {},
  options: ReadOptions = {},
) {
  const problems: Problem[] = [];
  const source = {
    name: 'f',
    bytes: bytesOf(text),
    companions: new Map(
      Object.entries(companions).map(([extension, content]) => [extension, bytesOf(content)]),
    ),
  };
  const documents = [...format.read(source, (entry) => problems.push(entry), options)];
  return { documents, problems, messages: problems.map((entry) => renderProblem(entry)) };
}

/** Mentions as `label 3-5` or `label 3-4,7-7`, ends inclusive, sorted by position. */
export const spansOf = ({ mentions, entities }: Document): string[] =>
  [...mentions]
    .sort((a, b) => a.start - b.start || a.end - b.end || a.entity - b.entity)
    .map((mention) => `${entities[mention.entity]} ${spanText(mention)}`);

const spanText = ({ start, end, parts = [[start, end]] }: Mention): string =>
  parts.map(([from, to]) => `${from}-${to - 1}`).join();

/** What a writer makes of documents, and what it reports. */
export function writeText(format: Format, ...documents: Document[]) {
  const problems: Problem[] = [];
  const text = format.write?.(documents, (entry) => problems.push(entry)) ?? '';
  return {
    text,
    codes: problems.map(({ code }) => code),
    messages: problems.map((entry) => renderProblem(entry)),
  };
}
