import type { ErrorType } from './error-types.ts';
import { errorTypes } from './error-types.ts';
import type { Cuts, FoundError } from './find-errors.ts';

/** A connected component of entities that share mentions, and the types of errors in it. */
export interface EntityGroup {
  readonly keyEntities: readonly number[];
  readonly responseEntities: readonly number[];
  /** A bit for each type of error that occurs. */
  readonly types: number;
}

const bitOf: ReadonlyMap<ErrorType, number> = new Map(errorTypes.map((type, bit) => [type, 1 << bit]));

/** The groups of a document. No repair of errors joins mentions of two groups. */
export function errorGroups({ overlay, key, response }: Cuts, errors: readonly FoundError[]): EntityGroup[] {
  const { keyEntityOf, responseEntityOf, size } = overlay;
  const parent = Int32Array.from({ length: key.length + response.length }, (_, entity) => entity);
  const rootOf = (entity: number): number => {
    let at = entity;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]]; // path halving
      at = parent[at];
    }
    return at;
  };
  for (let node = 0; node < size; node++) {
    if (keyEntityOf[node] < 0 || responseEntityOf[node] < 0) continue;
    parent[rootOf(key.length + responseEntityOf[node])] = rootOf(keyEntityOf[node]);
  }
  const groups = new Map<number, { keyEntities: number[]; responseEntities: number[]; types: number }>();
  const groupAt = (entity: number) => {
    const root = rootOf(entity);
    let group = groups.get(root);
    if (group === undefined) {
      group = { keyEntities: [], responseEntities: [], types: 0 };
      groups.set(root, group);
    }
    return group;
  };
  for (let i = 0; i < key.length; i++) groupAt(i).keyEntities.push(i);
  for (let j = 0; j < response.length; j++) groupAt(key.length + j).responseEntities.push(j);
  for (const { type, nodes, entity } of errors) {
    const ofResponse = type === 'conflated-entities' || type === 'extra-mention' || type === 'extra-entity';
    const at = type === 'span-error' ? keyEntityOf[nodes[0]] : ofResponse ? key.length + entity : entity;
    groupAt(at).types |= bitOf.get(type) as number;
  }
  return [...groups.values()];
}
