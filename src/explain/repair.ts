import type { AlignedPair } from '../core/aligned-pair.ts';
import { type Contingency, contingency } from '../core/contingency.ts';
import { alignedEntities, phi4 } from '../metrics/ceaf.ts';

/** The mentions to correct: key mentions, and response mentions that the key lacks, by index. */
export interface Wrong {
  readonly key: readonly number[];
  readonly spurious: readonly number[];
}

/**
 * The table after some mentions were corrected. A key mention moves to the response entity that CEAFe aligns with its key
 * entity, or to a new one if there is none. A spurious mention is removed. All others stay.
 */
export function repairedTable(pair: AlignedPair, { key, spurious }: Wrong): Contingency {
  const responseOf = alignedEntities(pair.table, phi4);
  const keyEntities = pair.key.mentions.entities;
  const responseEntities = pair.response.mentions.entities;
  let entities = pair.response.entities.length;
  const target = (keyEntity: number): number => {
    if (responseOf[keyEntity] < 0) responseOf[keyEntity] = entities++;
    return responseOf[keyEntity];
  };
  const moved = new Map(key.map((mention) => [mention, target(keyEntities[mention])]));
  const removed = new Set(spurious);
  const entityOf: number[] = [];
  const twins: number[] = [];
  pair.twins.forEach((twin, i) => {
    if (removed.has(i)) return;
    entityOf.push(moved.get(twin) ?? responseEntities[i]);
    twins.push(twin);
    moved.delete(twin);
  });
  // The response lacks the remaining mentions.
  for (const [mention, entity] of moved) {
    entityOf.push(entity);
    twins.push(mention);
  }
  return contingency(
    { entities: pair.key.entities.length, entityOf: keyEntities },
    { entities, entityOf },
    twins,
  );
}

/** The mentions to correct so that a response entity equals the key entity: its own, and others in the aligned entity. */
export function wrongAroundKeyEntity(pair: AlignedPair, entity: number): Wrong {
  const aligned = alignedEntities(pair.table, phi4)[entity];
  const keyEntities = pair.key.mentions.entities;
  const key = indicesOf(keyEntities, entity);
  const around = aligned < 0 ? { key: [], spurious: [] } : wrongInResponseEntity(pair, aligned);
  return { key: [...new Set([...key, ...around.key])], spurious: around.spurious };
}

/** All mentions of a response entity: those of the key go to their place, the others are removed. */
export function wrongInResponseEntity({ response, twins }: AlignedPair, entity: number): Wrong {
  const members = indicesOf(response.mentions.entities, entity);
  return {
    key: members.flatMap((i) => (twins[i] >= 0 ? [twins[i]] : [])),
    spurious: members.filter((i) => twins[i] < 0),
  };
}

function indicesOf(entities: ArrayLike<number>, entity: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < entities.length; i++) if (entities[i] === entity) found.push(i);
  return found;
}
