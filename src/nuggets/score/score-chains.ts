import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import type { NuggetOptions } from '../model/nugget-options.ts';
import type { Profile } from '../model/profile.ts';
import { type BestAlignment, bestAlignment } from './best-alignment.ts';
import {
  addCoreference,
  type CoreferenceCounts,
  type CoreferenceScore,
  countCoreference,
  hasClusters,
  noCoreference,
  scoreCoreference,
  twins,
} from './coreference.ts';
import type { MatchedCorpus } from './match-corpora.ts';

export interface NuggetCoreference extends CoreferenceScore {
  /** What the greedy alignment gives, where the best was asked for. */
  readonly greedy?: CoreferenceScore;
  /** Whether the best alignment is proven to be the best. */
  readonly exact?: boolean;
}

/** The coreference scores of a corpus and of its documents, and which mentions were taken for the same. */
export interface ChainScores {
  readonly twins: readonly Int32Array[];
  readonly total: NuggetCoreference;
  readonly documents: readonly CoreferenceScore[];
}

export function scoreChains(
  corpus: MatchedCorpus,
  setting: number,
  options: NuggetOptions,
  report: Report,
): ChainScores {
  const greedy = corpus.documents.map(({ mappings, system }) =>
    twins(mappings[setting], system.nuggets.length, options.corefThreshold),
  );
  const first = countChains(corpus, greedy, options.profile);
  if (options.corefAlignment === 'greedy') return first;
  const best = chosenAlignment(corpus, setting, options);
  if (!best.exact) {
    report(
      problem(
        'nuggets/alignment-bound',
        `There are more than ${options.alignmentLimit} alignments of the corpus.`,
        {
          help: 'the alignment was improved step by step and is not proven to be the best; raise --alignment-limit',
        },
      ),
    );
  }
  const chains = countChains(corpus, best.twins, options.profile);
  return { ...chains, total: { ...chains.total, greedy: first.total, exact: best.exact } };
}

const chosenAlignment = (
  corpus: MatchedCorpus,
  settingIndex: number,
  options: NuggetOptions,
): BestAlignment =>
  bestAlignment(corpus.documents, {
    profile: options.profile,
    setting: corpus.settings[settingIndex],
    settingIndex,
    threshold: options.corefThreshold,
    limit: options.alignmentLimit,
  });

function countChains(
  { documents }: MatchedCorpus,
  twinsOf: readonly Int32Array[],
  { coreference: rules }: Profile,
): ChainScores {
  let sum: CoreferenceCounts = noCoreference;
  const scores = documents.map(({ gold, system }, d) => {
    const counts = countCoreference(gold, system, twinsOf[d], rules);
    const metrics = rules.documentAverage.filter(
      (id) => id !== 'muc' || rules.keepsZeroDocuments || hasClusters(gold, system),
    );
    const score = scoreCoreference(counts, metrics);
    if (rules.keepsZeroDocuments || score.average > 0) sum = addCoreference(sum, counts);
    return score;
  });
  return { twins: twinsOf, total: scoreCoreference(sum, rules.average), documents: scores };
}
