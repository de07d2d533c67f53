import { plainDocument } from '../../core/plain-document.ts';
import { alignPair, settingsOf } from '../../evaluate/index.ts';
import { type Explanation, explainPair, type MetricExplanation } from '../../explain/explain.ts';
import { conllAverage } from '../../metrics/index.ts';
import type { Board } from './board.ts';

export interface WorkedNumbers {
  readonly metrics: readonly MetricExplanation[];
  readonly partitions: Explanation['partitions'];
  readonly conll: number | null;
}

const settings = settingsOf();

/** Scores a board with the default metrics, each with every term. The numbers are those of `score` in the library. */
export function workedNumbers({ key, response }: Board): WorkedNumbers {
  const numbers = new Map<string, number>();
  const keyDocument = plainDocument('playground', 'the key', key, numbers, undefined);
  const responseDocument = plainDocument('playground', 'the response', response, numbers, undefined);
  const { pair } = alignPair(keyDocument, responseDocument, settings, () => {});
  const { metrics, partitions } = explainPair(pair, settings.metrics, settings.options);
  return {
    metrics,
    partitions,
    conll: conllAverage(new Map(metrics.map(({ metric, score }) => [metric, score]))),
  };
}
