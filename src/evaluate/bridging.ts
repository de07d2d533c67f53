import type { AlignedPair } from '../core/aligned-pair.ts';
import type { DocumentCounts } from '../core/contingency.ts';
import { BRIDGE, type Document, type Relation } from '../core/document.ts';

/** A bridging link of a prepared document. */
interface Link {
  /** Index of the mention. */
  readonly anaphor: number;
  /** Index of the mention that is the anchor; −1 where the anchor is an entity. */
  readonly anchor: number;
  /** Index of the entity of the anchor. */
  readonly entity: number;
}

/** Bridging anaphors of both sides, and those in common: with any anchor, with the same mention, with a mention of the same entity. */
export function countBridging(pair: AlignedPair): DocumentCounts {
  const { key, response, twins } = pair;
  const [ours, theirs] = [linksOf(key), linksOf(response)];
  const ofKeyMention = new Map(ours.links.map((link) => [link.anaphor, link]));
  const isSameEntity = entityComparison(pair);
  let [shared, toMentions, toEntities] = [0, 0, 0];
  for (const theirLink of theirs.links) {
    const ourLink = ofKeyMention.get(twins[theirLink.anaphor]);
    if (ourLink === undefined) continue;
    shared++;
    if (ourLink.anchor >= 0 && theirLink.anchor >= 0 && twins[theirLink.anchor] === ourLink.anchor)
      toMentions++;
    if (isSameEntity(ourLink, theirLink)) toEntities++;
  }
  return {
    keyBridging: ours.links.length,
    responseBridging: theirs.links.length,
    sharedBridging: shared,
    keyBridgingToMentions: anchoredInMentions(ours.links),
    responseBridgingToMentions: anchoredInMentions(theirs.links),
    sharedBridgingToMentions: toMentions,
    sharedBridgingToEntities: toEntities,
    keyLostBridging: ours.lost,
    responseLostBridging: theirs.lost,
  };
}

const anchoredInMentions = (links: readonly Link[]): number =>
  links.reduce((sum, { anchor }) => sum + (anchor >= 0 ? 1 : 0), 0);

/** Whether the anchor of a response link has a mention whose twin is in the entity of the anchor of a key link. */
function entityComparison({ key, twins, table }: AlignedPair): (ours: Link, theirs: Link) => boolean {
  const { cells, responseSizes } = table;
  const width = responseSizes.length;
  const overlapping = new Set<number>();
  for (const { key: ofKey, response } of cells) overlapping.add(ofKey * width + response);
  return (ours, theirs) =>
    theirs.anchor < 0
      ? overlapping.has(ours.entity * width + theirs.entity)
      : twins[theirs.anchor] >= 0 && key.mentions.entities[twins[theirs.anchor]] === ours.entity;
}

/** One link for each anaphor, the last one written; the number of those whose ends are not both there. */
function linksOf({ relations = [], mentions }: Document): { readonly links: Link[]; readonly lost: number } {
  const bridges = relations.filter(({ type }) => type === BRIDGE || type.startsWith(`${BRIDGE}:`));
  const lastOf = new Map<number, Relation>();
  let lost = 0;
  for (const relation of bridges) {
    if (relation.fromMention === undefined) lost++;
    else lastOf.set(relation.fromMention, relation);
  }
  const indexOf = new Map<number, number>();
  mentions.extras?.get('relationEnd')?.forEach((number, mention) => {
    if (number >= 0) indexOf.set(number, mention);
  });
  const links: Link[] = [];
  for (const [number, { to, toMention }] of lastOf) {
    const anaphor = indexOf.get(number);
    const anchor = toMention === undefined ? -1 : indexOf.get(toMention);
    const entity = anchor === undefined || anchor < 0 ? to[0] : mentions.entities[anchor];
    if (anaphor === undefined || anchor === undefined || entity === undefined) lost++;
    else links.push({ anaphor, anchor, entity });
  }
  return { links, lost };
}
