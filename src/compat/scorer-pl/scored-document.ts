import type { Identified, MentionNumbers } from './identify.ts';
import { Owners } from './owners.ts';

/** The input of the metrics: both sides of a document, and the entities that contain each mention. */
export interface ScoredDocument {
  readonly key: readonly MentionNumbers[];
  readonly response: readonly MentionNumbers[];
  readonly keyOwners: Owners;
  readonly responseOwners: Owners;
}

export const scoredDocument = ({ key, response, numbers }: Identified): ScoredDocument => ({
  key,
  response,
  keyOwners: new Owners(key, numbers),
  responseOwners: new Owners(response, numbers),
});

/** Number of mentions of the entities, counting every occurrence. */
export const occurrenceCount = (entities: readonly MentionNumbers[]): number =>
  entities.reduce((sum, mentions) => sum + mentions.length, 0);

/** n choose 2. */
export const pairs = (n: number): number => (n * n - n) / 2;

/** For each entity, how many of `mentions` have it as their last owner. */
export function countByLastOwner(mentions: MentionNumbers, owners: Owners): Map<number, number> {
  const counts = new Map<number, number>();
  for (const mention of mentions) {
    const owner = owners.last[mention];
    if (owner >= 0) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return counts;
}
