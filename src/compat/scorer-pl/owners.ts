import type { Mentions } from './identify.ts';

/**
 * In which entities of one side a mention stands. Normally in one; where mentions repeat, the reference takes now
 * the last of them, now all (section 5.1 of the specification).
 */
export class Owners {
  /** The last entity that has the mention, or -1. */
  readonly last: Int32Array;
  /** Mentions that stand in more than one entity, with those entities in order. */
  readonly several = new Map<number, number[]>();
  /** Mentions that stand more than once in one entity. */
  readonly doubled = new Set<number>();
  /** How many different mentions there are. */
  readonly distinct: number;

  constructor(entities: readonly Mentions[], numbers: number) {
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

  /** Every entity that has the mention. */
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
