import type { Contingency } from '../core/contingency.ts';
import { contingency } from '../core/contingency.ts';
import type { Overlay } from './overlay.ts';

/** How the lost score is split between mention detection and clustering. The two parts add up to 1 − score. */
export interface LossSplit {
  readonly detection: number | null;
  readonly clustering: number | null;
  /** The score with the mentions of the key and the entities of the response: missing mentions are singletons, extra ones removed. */
  readonly withKeyMentions: number | null;
  /** The score with the mentions of the response and the entities of the key. */
  readonly withKeyEntities: number | null;
}

/** The Shapley values of two players: each part is the mean of what its repair gains first and what it gains last. */
export function lossSplit(
  score: number | null,
  withKeyMentions: number | null,
  withKeyEntities: number | null,
): LossSplit {
  if (score === null || withKeyMentions === null || withKeyEntities === null) {
    return { detection: null, clustering: null, withKeyMentions, withKeyEntities };
  }
  return {
    detection: (withKeyMentions - score + 1 - withKeyEntities) / 2,
    clustering: (withKeyEntities - score + 1 - withKeyMentions) / 2,
    withKeyMentions,
    withKeyEntities,
  };
}

/** The table of a document whose mentions are repaired, with the entities of the response; a corrected mention stays in its entity. */
export function keyMentionsTable({ pair, responseEntityOf }: Overlay): Contingency {
  const { key, response } = pair;
  const entities = response.entities.length;
  const size = key.mentions.length;
  return contingency(
    { entities: key.entities.length, entityOf: key.mentions.entities },
    {
      entities: entities + size,
      entityOf: Int32Array.from({ length: size }, (_, node) =>
        responseEntityOf[node] < 0 ? entities + node : responseEntityOf[node],
      ),
    },
    Int32Array.from({ length: size }, (_, node) => node),
  );
}

/**
 * The table of a document whose mentions are as in the response, in the entities of the key. Mentions that the key lacks stay together as the
 * response has them; a mention with wrong boundaries is in the entity of the corresponding key mention.
 */
export function keyEntitiesTable({
  pair,
  keyEntityOf,
  responseEntityOf,
  responseMentionOf,
  size,
}: Overlay): Contingency {
  const { key, response, twins } = pair;
  const entities = key.entities.length;
  const entityOf = new Int32Array(response.mentions.length);
  for (let node = 0; node < size; node++) {
    const mention = responseMentionOf[node];
    if (mention < 0) continue;
    entityOf[mention] = keyEntityOf[node] < 0 ? entities + responseEntityOf[node] : keyEntityOf[node];
  }
  return contingency(
    { entities, entityOf: key.mentions.entities },
    { entities: entities + response.entities.length, entityOf },
    twins,
  );
}
