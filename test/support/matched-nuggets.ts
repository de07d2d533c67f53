import { defaultNuggetOptions } from '../../src/nuggets/model/nugget-options.ts';
import { prepareCorpora } from '../../src/nuggets/model/prepare-corpora.ts';
import { document2015, type Profile } from '../../src/nuggets/model/profile.ts';
import { type MatchedCorpus, matchCorpora } from '../../src/nuggets/score/match-corpora.ts';
import { nuggetFile } from './nuggets.ts';

/** Two tbf texts whose mentions are mapped. */
export function matchedTexts(
  gold: string,
  system: string,
  { profile = document2015, mapping = 'greedy' }: { profile?: Profile; mapping?: 'greedy' | 'optimal' } = {},
): MatchedCorpus {
  const options = { ...defaultNuggetOptions, profile, mapping, coreference: true };
  const files = [nuggetFile('gold', gold), nuggetFile('system', system)] as const;
  return matchCorpora(
    prepareCorpora(...files, options, () => {}),
    'gold',
    options,
  );
}
