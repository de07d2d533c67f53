import type { Identified, Mentions } from './identify.ts';
import { Owners } from './owners.ts';

/** What the metrics of the reference look at: both sides of a document, and who owns which mention. */
export interface ScoredDocument {
  readonly key: readonly Mentions[];
  readonly response: readonly Mentions[];
  readonly keyOwners: Owners;
  readonly responseOwners: Owners;
}

export const scoredDocument = ({ key, response, numbers }: Identified): ScoredDocument => ({
  key,
  response,
  keyOwners: new Owners(key, numbers),
  responseOwners: new Owners(response, numbers),
});

/** How many mentions the entities have, each occurrence counted. */
export const occurrences = (entities: readonly Mentions[]): number =>
  entities.reduce((sum, mentions) => sum + mentions.length, 0);

/** n choose 2. */
export const pairs = (n: number): number => (n * n - n) / 2;

/** How many of `mentions` each entity owns, if the last owner counts. */
export function countByLastOwner(mentions: Mentions, owners: Owners): Map<number, number> {
  const counts = new Map<number, number>();
  for (const mention of mentions) {
    const owner = owners.last[mention];
    if (owner >= 0) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return counts;
}
