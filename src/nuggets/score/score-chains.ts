import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import type { NuggetOptions } from '../model/nugget-options.ts';
import type { Profile } from '../model/profile.ts';
import { type BestAlignment, bestAlignment } from './best-alignment.ts';
import {
  type CoreferenceCounts,
  type CoreferenceScore,
  countCoreference,
  hasClusters,
  noCoreference,
  scoreCoreference,
  sumCoreference,
  twins,
} from './coreference.ts';
import type { MatchedCorpus } from './match-corpora.ts';

export interface NuggetCoreference extends CoreferenceScore {
  /** The result of the greedy alignment, if the best was asked for. */
  readonly greedy?: CoreferenceScore;
  /** Whether the best alignment is proven to be the best. */
  readonly exact?: boolean;
}

/** The coreference scores of a corpus and of its documents, and the alignment that they are computed from. */
export interface ChainScores {
  readonly twins: readonly Int32Array[];
  readonly total: NuggetCoreference;
  readonly documents: readonly CoreferenceScore[];
  /** What each document adds to the counts of the corpus. */
  readonly counts: readonly CoreferenceCounts[];
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
  const results = documents.map(({ gold, system }, d) => {
    const metrics = rules.documentAverage.filter(
      (id) => id !== 'muc' || rules.keepsZeroDocuments || hasClusters(gold, system),
    );
    const counts = countCoreference(gold, system, twinsOf[d], rules);
    const score = scoreCoreference(counts, metrics);
    return { score, counts: rules.keepsZeroDocuments || score.average > 0 ? counts : noCoreference };
  });
  const counts = results.map((result) => result.counts);
  return {
    twins: twinsOf,
    total: scoreCoreference(sumCoreference(counts), rules.average),
    documents: results.map(({ score }) => score),
    counts,
  };
}
