import type { Comparison } from '../../nuggets/attributes.ts';
import { type DiceRule, dice, diceByHarmonicMean } from '../../nuggets/dice.ts';
import { invisibleWords2015 } from '../../nuggets/invisible.ts';
import { evmeval16, evmeval18 } from '../../nuggets/profile.ts';

/** What differs between the two versions of the public tool that can be reproduced. */
export interface Release {
  readonly id: '1.8' | '1.6';
  /** Version 1.6 knew tokens only. */
  readonly characters: boolean;
  readonly comparison: Comparison;
  readonly dice: DiceRule;
  /** Compared with the lower-cased token, so that "I" is without effect. */
  readonly invisibleWords: ReadonlySet<string>;
  /** Whether the first row of a token table is thrown away. */
  readonly skipFirstRow: boolean;
  /** Which mapping the comparison file shows: index into the settings. */
  readonly comparedSetting: number;
  /** Whether the report has a table of types. */
  readonly typeTable: boolean;
  /** Whether gold mentions without partner stay in the key. */
  readonly keepsUnmatchedGold: boolean;
}

export const release18: Release = {
  id: '1.8',
  characters: true,
  comparison: evmeval18.comparison,
  dice,
  invisibleWords: new Set(),
  skipFirstRow: false,
  comparedSetting: 0,
  typeTable: true,
  keepsUnmatchedGold: true,
};

export const release16: Release = {
  id: '1.6',
  characters: false,
  comparison: evmeval16.comparison,
  dice: diceByHarmonicMean,
  invisibleWords: new Set(invisibleWords2015),
  skipFirstRow: true,
  comparedSetting: 3,
  typeTable: false,
  keepsUnmatchedGold: false,
};

export const releases: readonly Release[] = [release18, release16];
