import { flowsOf } from './differences.ts';
import type { DocumentModel, EntityRef, SideName } from './model.ts';

export type EntityOrder = 'lost' | 'size' | 'place';

const known = new WeakMap<DocumentModel, Map<EntityOrder, readonly EntityRef[]>>();

/** The entities of the key, then those of the response without a partner; each order is worked out once. */
export function entityList(model: DocumentModel, order: EntityOrder): readonly EntityRef[] {
  const lists = known.get(model) ?? new Map<EntityOrder, readonly EntityRef[]>();
  known.set(model, lists);
  const list = lists.get(order) ?? listOf(model, order);
  lists.set(order, list);
  return list;
}

function listOf(model: DocumentModel, order: EntityOrder): EntityRef[] {
  const { sizes } = model.key;
  const own = Int32Array.from(sizes.keys());
  if (order === 'size') own.sort((a, b) => sizes[b] - sizes[a] || a - b);
  if (order === 'lost') {
    const lost = sizes.map((size, entity) => size - sharedOf(model, entity));
    own.sort((a, b) => lost[b] - lost[a] || a - b);
  }
  const { sizes: others, partners } = model.response;
  const extra = Int32Array.from(others.keys()).filter((entity) => partners[entity] < 0);
  if (order !== 'place') extra.sort((a, b) => others[b] - others[a] || a - b);
  const refs = (side: SideName, entities: Int32Array) =>
    Array.from(entities, (entity): EntityRef => ({ side, entity }));
  return [...refs('key', own), ...refs('response', extra)];
}

/** Mentions that a key entity shares with its partner. */
function sharedOf(model: DocumentModel, entity: number): number {
  const partner = model.partners[entity];
  return flowsOf(model).key[entity].find(([other]) => other.entity === partner)?.[1] ?? 0;
}
