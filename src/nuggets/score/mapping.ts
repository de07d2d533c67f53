import type { Candidates } from '../../matching/candidates.ts';
import type { Agreement, Setting } from '../model/attributes.ts';

/** A one-to-one mapping of gold and system mentions of a document. */
export interface Mapping {
  /** The system mention of each gold mention, or −1. */
  readonly systemOf: Int32Array;
  /** Dice of each gold mention with its system mention; 0 where there is none. */
  readonly dice: Float64Array;
  /** Σ Dice, added in the order in which the pairs were taken. */
  readonly truePositives: number;
}

/** Two mentions that are both still free come up for a setting, before their attributes are looked at. */
export type Considered = (setting: number, gold: number, system: number) => void;

/**
 * Algorithms 1 and 2 of the 2015 document, for all settings in one pass over the candidates: take the best pair that is
 * left, unless a side is used already or the attributes differ; never undo. The mappings of different settings do not
 * depend on each other.
 */
export function greedyMappings(
  candidates: Candidates,
  goldCount: number,
  systemCount: number,
  settings: readonly Setting[],
  agree: Agreement,
  considered?: Considered,
): readonly Mapping[] {
  const drafts = settings.map(() => ({
    systemOf: new Int32Array(goldCount).fill(-1),
    dice: new Float64Array(goldCount),
    used: new Uint8Array(systemCount),
    truePositives: 0,
  }));
  const visit = (gold: number, system: number, dice: number): void => {
    const agreed = agree(gold, system);
    for (let k = 0; k < drafts.length; k++) {
      const draft = drafts[k];
      if (draft.systemOf[gold] >= 0 || draft.used[system] === 1) continue;
      considered?.(k, gold, system);
      if ((agreed & settings[k].mask) !== settings[k].mask) continue;
      draft.systemOf[gold] = system;
      draft.dice[gold] = dice;
      draft.used[system] = 1;
      draft.truePositives += dice;
    }
  };
  candidates.descending(visit, (system) => drafts.every(({ used }) => used[system] === 1));
  return drafts;
}

/** The gold mention of each system mention, or −1. */
export function goldOf({ systemOf }: Mapping, systemCount: number): Int32Array {
  const inverse = new Int32Array(systemCount).fill(-1);
  systemOf.forEach((system, gold) => {
    if (system >= 0) inverse[system] = gold;
  });
  return inverse;
}
