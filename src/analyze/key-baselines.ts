import type { Document } from '../core/document.ts';
import type { Settings } from '../evaluate/index.ts';
import type { Analysis } from './analysis.ts';
import { CountSums } from './count-sums.ts';
import { type BaselineId, baselineIds, baselineTable } from './panels.ts';

/** Scores of the trivial baselines, added up over the documents of the key. */
export class KeyBaselines {
  readonly #sums: Map<BaselineId, CountSums>;

  constructor({ vector }: Settings) {
    this.#sums = new Map(baselineIds.map((baseline) => [baseline, new CountSums(vector)]));
  }

  /** Adds a key document as it is scored. A baseline that is not defined for one document is left out for all. */
  add(key: Document): void {
    for (const [baseline, sums] of this.#sums) {
      const table = baselineTable(baseline, key);
      if (table === undefined) this.#sums.delete(baseline);
      else sums.add(table);
    }
  }

  scores(): Analysis['baselines'] {
    return Array.from(this.#sums, ([baseline, sums]) => ({ baseline, ...sums.scores() }));
  }
}
