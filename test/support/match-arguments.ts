import type { MatchArguments } from '../../src/cli/options/nuggets/options.ts';
import { profiles, standardAttributes } from '../../src/nuggets/index.ts';

/** The options of matching events as commander gives them for a command line without options. */
export const matchArguments: MatchArguments = {
  tokenExtension: '.tab',
  unit: 'auto',
  profile: profiles[0].id,
  attributes: standardAttributes,
  mapping: 'greedy',
};
