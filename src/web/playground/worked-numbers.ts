import { contingency } from '../../core/contingency.ts';
import type { Document } from '../../core/document.ts';
import { PlainDocument } from '../../core/plain-document.ts';
import { twinsOf } from '../../core/same-spans.ts';
import { type Explanation, explainPair, type MetricExplanation } from '../../explain/explain.ts';
import { conllAverage, metricOptions, standardMetrics } from '../../metrics/index.ts';
import type { Board } from './board.ts';

export interface WorkedNumbers {
  readonly metrics: readonly MetricExplanation[];
  readonly partitions: Explanation['partitions'];
  readonly conll: number | null;
}

const options = metricOptions();

/** Scores a board with the default metrics, each with every term. The numbers are those of `score` in the library. */
export function workedNumbers({ key, response }: Board): WorkedNumbers {
  const plain = new PlainDocument('playground');
  const side = (entities: Board['key'], name: string) =>
    plain.side(
      name,
      entities.filter(({ length }) => length > 0),
    );
  const documents = { key: side(key, 'the key'), response: side(response, 'the response') };
  const twins = twinsOf(documents.key, documents.response);
  const table = contingency(partition(documents.key), partition(documents.response), twins);
  const { metrics, partitions } = explainPair({ ...documents, twins, table }, standardMetrics, options);
  return {
    metrics,
    partitions,
    conll: conllAverage(new Map(metrics.map(({ metric, score }) => [metric, score]))),
  };
}

/** A board has each mention at most once on a side, so nothing has to be resolved before counting. */
const partition = ({ entities, mentions }: Document) => ({
  entities: entities.length,
  entityOf: mentions.entities,
});
