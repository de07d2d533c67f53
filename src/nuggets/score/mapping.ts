import { Candidates } from '../../matching/candidates.ts';
import type { OneToOne, Requirements } from '../../matching/greedy.ts';
import { type Considered, greedyMatchings } from '../../matching/greedy.ts';
import { optimalMatchings } from '../../matching/optimal.ts';
import type { Setting } from '../model/attributes.ts';
import type { Nugget } from '../model/nugget-document.ts';
import type { Profile } from '../model/profile.ts';
import type { AttributeAgreement } from './agreement.ts';

/** A one-to-one mapping of gold and system mentions of a document. */
export interface Mapping {
  /** The system mention of each gold mention, or −1. */
  readonly systemOf: Int32Array;
  /** Dice of each gold mention with its system mention; 0 where there is none. */
  readonly dice: Float64Array;
  /** Σ Dice, added in the order in which the pairs were taken. */
  readonly truePositives: number;
}

/** The overlapping pairs of gold and system mentions. */
export const candidatesOf = (
  gold: readonly Pick<Nugget, 'extent'>[],
  system: readonly Pick<Nugget, 'extent'>[],
  { dice }: Pick<Profile, 'dice'>,
): Candidates =>
  new Candidates(
    gold.map(({ extent }) => extent),
    system.map(({ extent }) => extent),
    dice,
  );

/**
 * The mappings of algorithms 1 and 2 of the TAC KBP event nugget task definition (2015), section 3.1.1, one for each
 * setting: greedy by Dice, among the pairs whose attributes agree.
 */
export const greedyMappings = (
  candidates: Candidates,
  settings: readonly Setting[],
  agree: AttributeAgreement,
  considered?: Considered,
): readonly Mapping[] =>
  greedyMatchings(candidates, requirements(settings, agree), considered).map(mappingOf);

/**
 * The best mapping of each setting: the task definition (2015), section 3.1.2, asks for the highest score over all
 * possible mappings. Undefined if a document has too many overlapping pairs.
 */
export const optimalMappings = (
  candidates: Candidates,
  settings: readonly Setting[],
  agree: AttributeAgreement,
  greedy: readonly Mapping[],
): readonly Mapping[] | undefined =>
  optimalMatchings(candidates, requirements(settings, agree))
    ?.map(mappingOf)
    // If both are optimal, differences in rounding must not make the optimal sum smaller than the greedy one.
    .map((optimal, k) => (optimal.truePositives > greedy[k].truePositives ? optimal : greedy[k]));

export const requirements = (settings: readonly Setting[], agree: AttributeAgreement): Requirements => ({
  masks: settings.map(({ mask }) => mask),
  met: agree,
});

export const mappingOf = ({ responseOf, scores, total }: OneToOne): Mapping => ({
  systemOf: responseOf,
  dice: scores,
  truePositives: total,
});

/** The gold mention of each system mention, or −1. */
export function goldOf({ systemOf }: Mapping, systemCount: number): Int32Array {
  const inverse = new Int32Array(systemCount).fill(-1);
  systemOf.forEach((system, gold) => {
    if (system >= 0) inverse[system] = gold;
  });
  return inverse;
}
