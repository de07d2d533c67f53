import type { Document, Mention } from '../../src/core/document.ts';
import { Mentions } from '../../src/core/mentions.ts';
import type { Problem } from '../../src/problems/problem.ts';

/** A document from spans: entity label, then `first-last` of each mention, both inclusive. */
export function documentWith(
  entities: readonly (readonly [label: string, ...spans: string[]])[],
  rest: Partial<Document> = {},
): Document {
  const mentions: Mention[] = entities.flatMap(([, ...spans], entity) =>
    spans.map((span) => {
      const [first, last = first] = span.split('-').map(Number);
      return { start: first, end: last + 1, entity };
    }),
  );
  return {
    id: 'd',
    pairKey: 'd#0',
    unit: 'token',
    entities: entities.map(([label]) => label),
    mentions: Mentions.of(mentions),
    length: 20,
    sentences: [],
    ...rest,
  };
}

/** The non-empty entities of a document as `label: first-last …`. */
export const entitiesOf = ({ entities, mentions }: Document): string[] =>
  entities
    .map((label, i) => {
      const spans = [...mentions]
        .filter(({ entity }) => entity === i)
        .map(({ start, end }) => (end - start === 1 ? `${start}` : `${start}-${end - 1}`));
      return spans.length === 0 ? '' : `${label}: ${spans.join(' ')}`;
    })
    .filter((text) => text !== '');

export const wordList = (...words: string[]) => ({ length: words.length, at: (i: number) => words[i] });

/** A `Report` that collects problems. */
export function collector() {
  const problems: Problem[] = [];
  return { problems, report: (problem: Problem) => void problems.push(problem) };
}
