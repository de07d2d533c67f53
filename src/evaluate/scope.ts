import { type LevelId, levelIds } from '../metrics/levels.ts';

/** The units in which entities are scored, from the narrowest to the widest. */
export const scopes = {
  document: 'each document by itself, as in the reference scorer',
  topic: 'entities across the documents of a topic',
  corpus: 'entities across all documents',
} as const;

export type Scope = keyof typeof scopes;

/** The levels of pairs of mentions in a unit of a scope. */
const levelsInScope: Readonly<Record<Scope, number>> = { document: 0, topic: 2, corpus: 3 };

export const levelsOf = (scope: Scope): readonly LevelId[] => levelIds.slice(0, levelsInScope[scope]);

/** The id of the only unit of the widest scope. */
export const CORPUS_UNIT = 'corpus';
