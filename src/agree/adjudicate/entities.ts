import type { AnnotatedTable, Marking } from '../annotations.ts';
import type { Slots } from '../slots.ts';

/** A mention that was decided on. */
export interface DecidedMention {
  readonly slot: number;
  /** The span. */
  readonly unit: number;
  readonly entity: number;
}

/** An annotator who has the document. */
export interface Voter {
  readonly name: string;
  readonly marking: Marking;
  /** By slot: the span, or −1. */
  readonly unitOf: Int32Array;
}

export const votersOf = (names: readonly string[], table: AnnotatedTable, slots: Slots): Voter[] =>
  table.markings.flatMap((marking, c) =>
    marking === undefined ? [] : [{ name: names[c], marking, unitOf: slots.unitOf[c] as Int32Array }],
  );

/** The entities that are built from left to right, and which of them hold a mention of each chain. */
export class GrowingEntities {
  readonly mentions: DecidedMention[] = [];
  /** By entity: its latest mention, an index of `mentions`. */
  readonly latest: number[] = [];
  readonly #voters: readonly Voter[];
  /** By voter and chain: the entities that hold a mention of the chain. */
  readonly #entitiesOf: readonly Map<number, Set<number>>[];

  constructor(voters: readonly Voter[]) {
    this.#voters = voters;
    this.#entitiesOf = voters.map(() => new Map());
  }

  /** The entities that hold an earlier mention of the chain of a mention; none if the annotator starts one there. */
  earlier(voter: number, slot: number): ReadonlySet<number> {
    const { unitOf, marking } = this.#voters[voter];
    return this.#entitiesOf[voter].get(marking.chainOf[unitOf[slot]]) ?? NONE;
  }

  /** Adds a mention to an entity; −1 is a new one. */
  add(slot: number, unit: number, entity: number): void {
    const own = entity < 0 ? this.latest.length : entity;
    this.latest[own] = this.mentions.push({ slot, unit, entity: own }) - 1;
    for (const [v, { unitOf, marking }] of this.#voters.entries()) {
      if (unitOf[slot] < 0) continue;
      const chain = marking.chainOf[unitOf[slot]];
      const entities = this.#entitiesOf[v].get(chain) ?? new Set();
      this.#entitiesOf[v].set(chain, entities.add(own));
    }
  }
}

const NONE: ReadonlySet<number> = new Set();
