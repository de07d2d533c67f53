import { corpusWarnings, evaluateCorpus, settingsOf } from '../../src/evaluate/index.ts';
import { renderProblem } from '../../src/problems/render.ts';
import { collector, documentWith } from './documents.ts';

export type Entities = Parameters<typeof documentWith>[0];

/** Scores documents a, b, … given as pairs of entities. */
export function evaluatePairs(
  pairs: [key: Entities, response: Entities][],
  spec: Parameters<typeof settingsOf>[0] = {},
) {
  const { problems, report } = collector();
  const settings = settingsOf(spec);
  const side = (which: 0 | 1) =>
    pairs.map((pair, i) => documentWith(pair[which], { id: 'abc'[i], pairKey: 'abc'[i], sentences: [0, 4] }));
  const result = evaluateCorpus(side(0), side(1), settings, report, { perDocument: true });
  return { result, problems, warnings: corpusWarnings(result, settings).map((p) => renderProblem(p)) };
}
