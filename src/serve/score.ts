import { warningFields } from '../report/score/json.ts';
import { scorerOf } from './count.ts';
import type { Method } from './shell.ts';

/** Scores documents: `scores` and `conll` as those of a system in the JSON of `corefeval score`. */
export const score: Method = (parameters) => {
  const scorer = scorerOf(parameters);
  const { conll = null, ...scores } = scorer.result();
  const { settings, key } = scorer.counts();
  return {
    signature: settings,
    documents: key.documents,
    scores,
    conll,
    warnings: scorer.warnings().map(warningFields),
  };
};
