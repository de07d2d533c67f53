import type { AlignedPair } from '../../core/aligned-pair.ts';
import type { Document, Mention } from '../../core/document.ts';
import { compareNumbers } from '../../core/text-order.ts';
import type { ErrorType } from '../error-types.ts';
import { type SpanPlace, spanPlace } from '../examples.ts';
import { entityChains, firstOfPieces, responseTwins, twinEntities } from '../link-errors.ts';
import { type Overlay, overlay } from '../overlay.ts';
import { predicatesFor } from '../predicates.ts';

/** The decisions of a system that are right or wrong one by one, in their order in reports. docs/compare.md has the definitions. */
export const decisions = ['mention', 'spurious', 'link', 'false-link'] as const;

export type Decision = (typeof decisions)[number];

/** The mentions of a key document, which all systems share. */
export interface KeyDecisions {
  readonly document: string;
  readonly mentions: readonly UnitPlace[];
  /** By mention: the closest earlier mention of its entity, or −1 for the first. */
  readonly antecedents: Int32Array;
}

/** What a system decided in a document: for each wrong decision the kind of error, and `null` for each right one. */
export interface SystemDecisions {
  /** By key mention. */
  readonly mention: readonly (ErrorType | null)[];
  readonly link: readonly (ErrorType | null)[];
  /** By key mention: the mention of the system, or −1. */
  readonly found: Int32Array;
  readonly mentions: readonly SystemMention[];
}

/** A mention, and the pieces of a discontinuous one as a flat list. */
export interface UnitPlace {
  readonly place: SpanPlace;
  readonly pieces: readonly number[];
}

export interface SystemMention extends UnitPlace {
  /** The key mention, or −1. */
  readonly twin: number;
  /** Equal for mentions of two systems without twins that have the same boundaries. */
  readonly identity: string;
  /** Of the earlier mentions of its entity the closest that is in the key entity of the mention, else the closest; −1 for the first. */
  readonly antecedent: number;
  readonly spurious: ErrorType | null;
  readonly falseLink: ErrorType | null;
}

/** Where two units with the same start and end differ. */
export const comparePieces = (a: UnitPlace, b: UnitPlace): number => compareNumbers(a.pieces, b.pieces);

const piecesOf = ({ parts = [] }: Mention): number[] => parts.flat();

export function keyDecisions({ key }: AlignedPair): KeyDecisions {
  const antecedents = new Int32Array(key.mentions.length).fill(-1);
  for (const chain of entityChains(key)) {
    for (let at = 1; at < chain.length; at++) antecedents[chain[at]] = chain[at - 1];
  }
  return {
    document: key.id,
    mentions: Array.from(key.mentions, (mention, i) => ({
      place: spanPlace(key, i, key),
      pieces: piecesOf(mention),
    })),
    antecedents,
  };
}

/** The decisions of a system in an aligned pair, whose words are not needed afterwards. */
export function systemDecisions(pair: AlignedPair): SystemDecisions {
  const { key, response, twins } = pair;
  const kinds = new Kinds(overlay(pair, predicatesFor(pair, { trees: false, pronouns: 'none' })));
  const found = responseTwins(key.mentions.length, twins);
  const mention = Array.from(found, (own, i) => (own < 0 ? kinds.ofMissing(i) : null));
  const link: (ErrorType | null)[] = mention.map(() => null);
  const ownEntities = twinEntities(key.mentions.length, found, response.mentions.entities);
  for (const chain of entityChains(key)) {
    for (const at of firstOfPieces(chain, ownEntities))
      link[chain[at]] = mention[chain[at]] ?? 'divided-entity';
  }
  return { mention, link, found, mentions: systemMentions(pair, kinds) };
}

function systemMentions({ key, response, twins }: AlignedPair, kinds: Kinds): SystemMention[] {
  const keyEntities = twinEntities(response.mentions.length, twins, key.mentions.entities);
  const antecedents = new Int32Array(response.mentions.length).fill(-1);
  const isFalseLink = new Uint8Array(response.mentions.length);
  for (const chain of entityChains(response)) {
    for (const at of firstOfPieces(chain, keyEntities)) isFalseLink[chain[at]] = 1;
    /** The last mention so far of each key entity. */
    const latest = new Map<number, number>();
    chain.forEach((mention, at) => {
      const entity = keyEntities[mention];
      if (at > 0) antecedents[mention] = (entity < 0 ? undefined : latest.get(entity)) ?? chain[at - 1];
      latest.set(entity, mention);
    });
  }
  const identities = new Identities(response);
  return Array.from(response.mentions, (mention, j) => {
    const spurious = twins[j] < 0 ? kinds.ofExtra(j) : null;
    return {
      place: spanPlace(response, j, key),
      pieces: piecesOf(mention),
      twin: twins[j],
      identity: twins[j] < 0 ? identities.of(mention) : '',
      antecedent: antecedents[j],
      spurious,
      falseLink: isFalseLink[j] === 1 ? (spurious ?? 'conflated-entities') : null,
    };
  });
}

/** The kinds of missing and extra mentions: those of the errors of `analyze`, after its correction of spans, for single mentions. */
class Kinds {
  readonly #overlay: Overlay;
  readonly #nodeOf: Int32Array;
  readonly #hasKeyEntity: Uint8Array;
  readonly #hasResponseEntity: Uint8Array;

  constructor(over: Overlay) {
    const { keyEntityOf, responseEntityOf, responseMentionOf, size, pair } = over;
    this.#overlay = over;
    this.#nodeOf = new Int32Array(pair.response.mentions.length);
    this.#hasKeyEntity = new Uint8Array(pair.key.entities.length);
    this.#hasResponseEntity = new Uint8Array(pair.response.entities.length);
    for (let node = 0; node < size; node++) {
      if (responseMentionOf[node] >= 0) this.#nodeOf[responseMentionOf[node]] = node;
      if (keyEntityOf[node] < 0 || responseEntityOf[node] < 0) continue;
      this.#hasKeyEntity[keyEntityOf[node]] = 1;
      this.#hasResponseEntity[responseEntityOf[node]] = 1;
    }
  }

  /** The kind of a key mention without a twin. */
  ofMissing(mention: number): ErrorType {
    if (this.#overlay.isSpanError[mention] === 1) return 'span-error';
    const isFound = this.#hasKeyEntity[this.#overlay.keyEntityOf[mention]] === 1;
    return isFound ? 'missing-mention' : 'missing-entity';
  }

  /** The kind of a response mention without a twin. */
  ofExtra(mention: number): ErrorType {
    const node = this.#nodeOf[mention];
    if (this.#overlay.isSpanError[node] === 1) return 'span-error';
    const isFound = this.#hasResponseEntity[this.#overlay.responseEntityOf[node]] === 1;
    return isFound ? 'extra-mention' : 'extra-entity';
  }
}

/**
 * Names of the boundaries of mentions without twins. Positions after the end of the text of the key are numbered by each response: there the words, or the place of an empty
 * node, take the place of the position.
 */
class Identities {
  readonly #document: Document;
  readonly #counts = new Map<string, number>();

  constructor(document: Document) {
    this.#document = document;
  }

  of({ start, end, parts = [[start, end]] }: Mention): string {
    const words = this.#document.outside?.get(start);
    const name =
      words === undefined
        ? parts.map(([from, to]) => `${this.#position(from)}-${this.#position(to - 1)}`).join()
        : `"${words}"`;
    const count = this.#counts.get(name) ?? 0;
    this.#counts.set(name, count + 1);
    return count === 0 ? name : `${name}#${count}`;
  }

  #position(token: number): string {
    const { tokens } = this.#document;
    const added = tokens?.added?.[token - tokens.length];
    return added === undefined ? String(token) : `${added.sentence}+${added.order}`;
  }
}
