import { errorTypes } from '../analyze/error-types.ts';
import {
  marks,
  type PageDocument,
  type PageEntry,
  type PageErrors,
  type PageResponse,
  type PageSide,
} from './types.ts';

/** What the index says about a document, also about one whose text is left out. */
export type PageFacts = Omit<PageEntry, 'id' | 'at'>;

/** The errors of one system in a document. */
export interface SystemFacts {
  readonly marks: readonly number[];
  readonly states: readonly number[];
  /** Absent if errors were not analysed. */
  readonly errors?: readonly number[] | undefined;
}

type Side = Pick<PageSide, 'entities' | 'ids'>;

/** Counts the errors of a response. */
export function systemFacts(
  key: Side,
  response: Side & Pick<PageResponse, 'marks' | 'keyMarks' | 'twins' | 'errors'>,
): SystemFacts {
  const counts = new Array(marks.length).fill(0);
  for (const mark of response.keyMarks) counts[mark]++;
  // Wrong entities and boundaries are counted on the side of the key, and extra mentions where they are.
  for (const mark of response.marks) if (marks[mark] === 'extra') counts[mark]++;
  const { errors } = response;
  return {
    marks: counts.slice(1),
    states: countStates(key, response),
    ...(errors === undefined ? {} : { errors: countTypes(errors) }),
  };
}

function countTypes({ types }: PageErrors): readonly number[] {
  const counts = errorTypes.map(() => 0);
  for (const type of types) counts[type]++;
  return counts;
}

/** The facts about a document with some systems. */
export const factsOfSystems = (
  { tokens, mentions, entities }: Pick<PageFacts, 'tokens' | 'mentions' | 'entities'>,
  systems: readonly SystemFacts[],
): PageFacts => ({
  tokens,
  mentions,
  entities,
  marks: systems.map((system) => system.marks),
  states: systems.map((system) => system.states),
  ...(systems[0]?.errors === undefined ? {} : { errors: systems.map(({ errors = [] }) => errors) }),
});

/** The facts about a document, or the facts themselves if only they were kept. */
export function pageFacts(document: PageDocument | PageFacts): PageFacts {
  if (!('text' in document)) return document;
  const { length, characters = length, key, systems } = document;
  return factsOfSystems(
    { tokens: characters, mentions: key.starts.length, entities: key.ids.length },
    systems.map((response) => systemFacts(key, response)),
  );
}

/** Counts the entities in each state, in the order of `entityStates`. */
export function countStates(key: Side, response: Side & Pick<PageResponse, 'twins'>): readonly number[] {
  const shared = new Set<number>();
  const parts = { key: new Int32Array(key.ids.length), response: new Int32Array(response.ids.length) };
  response.twins.forEach((twin, mention) => {
    if (twin < 0) return;
    const [k, r] = [key.entities[twin], response.entities[mention]];
    const pair = k * response.ids.length + r;
    if (shared.has(pair)) return;
    shared.add(pair);
    parts.key[k]++;
    parts.response[r]++;
  });
  const count = (list: Int32Array, fits: (others: number) => boolean) => list.filter(fits).length;
  const [several, none] = [(others: number) => others > 1, (others: number) => others === 0];
  return [
    count(parts.key, several),
    count(parts.response, several),
    count(parts.key, none),
    count(parts.response, none),
  ];
}
