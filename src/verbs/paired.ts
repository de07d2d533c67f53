import { type CompareOptions, compareCounts } from '../compare/index.ts';
import type { Settings } from '../evaluate/index.ts';
import { hasConllParts } from '../metrics/conll.ts';
import { ProblemLog } from '../problems/log.ts';
import type { PairedStandings } from '../report/score/standings.ts';
import type { ReadingRequest } from './open.ts';
import type { SystemRun } from './score.ts';
import { countsOf, keptDocumentIds } from './score-intervals.ts';

/** The options of the tests of all pairs. */
export type PairedRequest = Pick<CompareOptions, 'exchanges' | 'seed'>;

/** Tests all pairs of systems by the CoNLL average, or else by the first metric. With `strict` the warnings of the comparison are errors. */
export function pairedStandings(
  runs: readonly SystemRun[],
  settings: Settings,
  { exchanges, seed }: PairedRequest,
  { strict, allow, lenient }: ReadingRequest,
): PairedStandings {
  const { metrics, average, options } = settings;
  const [statistic, label] = hasConllParts(metrics) ? ['conll', 'CoNLL'] : [metrics[0].id, metrics[0].label];
  const { signature, documents, pairs, standings, warnings } = compareCounts(
    { documents: keptDocumentIds(runs[0]), systems: runs.map((run) => countsOf(run, settings)) },
    {
      statistics: [statistic],
      exchanges,
      seed,
      metrics,
      average,
      blancWeight: options.blancWeight,
      // Only p-values are used.
      resamples: 1,
    },
  );
  const log = new ProblemLog({ strict, allow, lenient });
  for (const warning of warnings) log.report(warning);
  log.throwIfErrors();
  return {
    statistic,
    label,
    documents,
    comparisons: pairs.length,
    signature: testSignature(signature),
    systems: standings[statistic],
  };
}

/** The fields of the signature of a comparison that concern its tests. */
const testSignature = (signature: string): string =>
  signature
    .split('|')
    .filter((field) => !/^(?:interval|resamples|adjusted):/.test(field))
    .join('|');
