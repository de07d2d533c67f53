import type { MentionNumbers } from './identify.ts';

/**
 * The entities of one side that contain a mention. Normally there is one; where mentions repeat, some metrics of the
 * reference use the last entity, others all (docs/compat/scorer-pl.md#repeated-mentions).
 */
export class Owners {
  /** The last entity that contains the mention, or -1. */
  readonly last: Int32Array;
  /** Mentions that are in more than one entity, with those entities in order. */
  readonly several = new Map<number, number[]>();
  /** Mentions that occur more than once in one entity. */
  readonly doubled = new Set<number>();
  /** Number of different mentions. */
  readonly distinct: number;

  constructor(entities: readonly MentionNumbers[], numbers: number) {
    this.last = new Int32Array(numbers).fill(-1);
    let distinct = 0;
    for (const [entity, mentions] of entities.entries()) {
      for (const mention of mentions) {
        const earlier = this.last[mention];
        if (earlier === entity) this.doubled.add(mention);
        else if (earlier < 0) distinct++;
        else this.#share(mention, earlier, entity);
        this.last[mention] = entity;
      }
    }
    this.distinct = distinct;
  }

  /** Every entity that contains the mention. */
  of(mention: number): readonly number[] {
    const several = this.several.get(mention);
    if (several !== undefined) return several;
    return this.last[mention] < 0 ? [] : [this.last[mention]];
  }

  #share(mention: number, earlier: number, entity: number): void {
    const entities = this.several.get(mention);
    if (entities === undefined) this.several.set(mention, [earlier, entity]);
    else entities.push(entity);
  }
}
