import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Document } from '../core/document.ts';
import { textOrder } from '../core/text-order.ts';
import type { MentionKind, Predicates } from './predicates.ts';

/** Which antecedent of an anaphor is shown; the number of errors and their anaphors do not depend on it. */
export const antecedentRules = {
  closest: 'the closest earlier mention of the entity',
  accessibility: 'for a pronoun the closest mention; for others the closest name, else the closest noun',
} as const;

export type AntecedentRule = keyof typeof antecedentRules;

/** A mention that is in another entity (or in none) on the other side than all earlier mentions of its entity. */
export interface LinkError {
  /** Recall errors are links of the key that the response lacks, precision errors the reverse. */
  readonly side: 'recall' | 'precision';
  /** Mentions of the key (recall) or of the response (precision). */
  readonly anaphor: number;
  readonly antecedent: number;
}

/**
 * The link errors of a document as Martschat & Strube (2014) extract them from the entities. Their number is what MUC loses: the denominator of
 * recall (precision) less its numerator.
 */
export function linkErrors(pair: AlignedPair, predicates: Predicates, rule: AntecedentRule): LinkError[] {
  const { key, response, twins } = pair;
  const inverse = responseTwins(key.mentions.length, twins);
  const errors: LinkError[] = [];
  for (const side of ['recall', 'precision'] as const) {
    const document = side === 'recall' ? key : response;
    const other =
      side === 'recall'
        ? twinEntities(key.mentions.length, inverse, response.mentions.entities)
        : twinEntities(response.mentions.length, twins, key.mentions.entities);
    const kindOf = (mention: number) => predicates.kind(document.mentions.at(mention));
    for (const chain of entityChains(document)) {
      const accessible = rule === 'closest' ? undefined : accessibleAntecedents(chain, kindOf);
      for (const at of firstOfPieces(chain, other)) {
        errors.push({ side, anaphor: chain[at], antecedent: accessible?.[at] ?? chain[at - 1] });
      }
    }
  }
  return errors;
}

/** The positions in a chain, after the first, at which a new piece of it begins. */
export function* firstOfPieces(chain: readonly number[], otherEntityOf: Int32Array): Generator<number> {
  const seen = new Set<number>();
  for (let at = 0; at < chain.length; at++) {
    const other = otherEntityOf[chain[at]];
    const isKnown = other >= 0 && seen.has(other);
    seen.add(other);
    if (at > 0 && !isKnown) yield at;
  }
}

/** For each position of a chain the antecedent that is most accessible: computed in one pass, since chains may be long. */
function accessibleAntecedents(
  chain: readonly number[],
  kindOf: (mention: number) => MentionKind | undefined,
): number[] {
  let [name, nominal] = [-1, -1];
  return chain.map((mention, at) => {
    const kind = kindOf(mention);
    const previous = chain[at - 1];
    const known = name >= 0 ? name : nominal;
    const antecedent = kind === 'pronoun' || known < 0 ? previous : known;
    if (kind === 'name') name = mention;
    if (kind === 'nominal') nominal = mention;
    return antecedent;
  });
}

/** The mentions of each entity of a document, in text order. */
export function entityChains({ entities, mentions }: Document): number[][] {
  const entityOf = mentions.entities;
  const chains: number[][] = Array.from({ length: entities.length }, () => []);
  for (const mention of textOrder(mentions)) chains[entityOf[mention]].push(mention);
  return chains;
}

/** For each mention of one side the entity of its twin on the other side, or −1. */
export function twinEntities(
  mentions: number,
  twins: ArrayLike<number>,
  other: ArrayLike<number>,
): Int32Array {
  return Int32Array.from({ length: mentions }, (_, i) => (twins[i] < 0 ? -1 : other[twins[i]]));
}

/** For each key mention its response mention, or −1: the inverse of `AlignedPair.twins`. */
export function responseTwins(keyMentions: number, twins: ArrayLike<number>): Int32Array {
  const inverse = new Int32Array(keyMentions).fill(-1);
  for (let j = 0; j < twins.length; j++) if (twins[j] >= 0) inverse[twins[j]] = j;
  return inverse;
}
