import { countStates } from './entity-states.ts';
import { marks, type PageDocument, type PageEntry, type PageResponse, type PageSide } from './page-types.ts';

/** What the index says about a document, also about one whose text is left out. */
export type PageFacts = Omit<PageEntry, 'id' | 'at'>;

/** The errors of one system in a document. */
export interface SystemFacts {
  readonly marks: readonly number[];
  readonly states: readonly number[];
}

type Side = Pick<PageSide, 'entities' | 'ids'>;

/** Counts the errors of a response. */
export function systemFacts(
  key: Side,
  response: Side & Pick<PageResponse, 'marks' | 'keyMarks' | 'twins'>,
): SystemFacts {
  const counts = new Array(marks.length).fill(0);
  for (const mark of response.keyMarks) counts[mark]++;
  // Wrong entities and boundaries are counted on the side of the key, and extra mentions where they are.
  for (const mark of response.marks) if (marks[mark] === 'extra') counts[mark]++;
  return { marks: counts.slice(1), states: countStates(key, response) };
}

/** The facts about a document with some systems. */
export const factsOf = (
  { tokens, mentions, entities }: Pick<PageFacts, 'tokens' | 'mentions' | 'entities'>,
  systems: readonly SystemFacts[],
): PageFacts => ({
  ...{ tokens, mentions, entities },
  marks: systems.map((system) => system.marks),
  states: systems.map((system) => system.states),
});

/** The facts about a document, or about one of which only they were kept. */
export function pageFacts(document: PageDocument | PageFacts): PageFacts {
  if (!('text' in document)) return document;
  const { length, key, systems } = document;
  return factsOf(
    { tokens: length, mentions: key.starts.length, entities: key.ids.length },
    systems.map((response) => systemFacts(key, response)),
  );
}
