import { CostSums, costMetrics } from '../analyze/costs.ts';
import { type ErrorType, errorTypes } from '../analyze/error-types.ts';
import { cutPair, type FoundError, findErrors } from '../analyze/find-errors.ts';
import type { Overlay } from '../analyze/overlay.ts';
import { predicatesFor } from '../analyze/predicates.ts';
import { analyzeSettings } from '../analyze/settings.ts';
import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Settings } from '../evaluate/index.ts';
import { conllParts, hasConllParts } from '../metrics/conll.ts';
import { CONLL_ID } from './scores.ts';
import type { PageAnalysis, PageErrors } from './types.ts';

/** The metric whose costs a page shows, and the metrics that are counted for it. */
export interface CostMetric {
  readonly id: string;
  readonly metrics: Settings['metrics'];
}

/** The CoNLL average, otherwise the first metric; undefined if its costs are not computed, or scores are not those of the corpus: means over documents, or sums over windows. */
export function costMetricOf({
  metrics,
  average,
  window,
}: Pick<Settings, 'metrics' | 'average'> & Partial<Pick<Settings, 'window'>>): CostMetric | undefined {
  if (average === 'macro' || window !== undefined) return undefined;
  if (hasConllParts(metrics)) {
    return {
      id: CONLL_ID,
      metrics: metrics.filter(({ id }) => (conllParts as readonly string[]).includes(id)),
    };
  }
  const [first] = metrics;
  if (first === undefined || !costMetrics.includes(first.id)) return undefined;
  return { id: first.id, metrics: [first] };
}

/** Types whose errors are in the response; those of the other types are in the key. */
const OF_RESPONSE: ReadonlySet<ErrorType> = new Set(['conflated-entities', 'extra-mention', 'extra-entity']);

/** The errors of one system by type, and what each type costs: the numbers of `analyze` with its default options. */
export class PageAnalyzer {
  readonly #settings = analyzeSettings();
  readonly #metric: CostMetric;
  readonly #costs: CostSums;
  readonly #counts = new Int32Array(errorTypes.length);

  constructor(metric: CostMetric, options: Settings['options']) {
    this.#metric = metric;
    this.#costs = new CostSums(metric.metrics, options);
  }

  /** The errors of a document, in the order of the text, by the indices of its mentions. */
  add(pair: AlignedPair): PageErrors {
    const cuts = cutPair(pair, predicatesFor(pair, this.#settings), this.#settings.style);
    const errors = findErrors(cuts);
    this.#costs.add(cuts, errors);
    for (const { type } of errors) this.#counts[errorTypes.indexOf(type)]++;
    return errorColumns(cuts.overlay, errors);
  }

  result(): PageAnalysis {
    const costs = this.#costs.costs().find(({ metric }) => metric === this.#metric.id);
    return {
      errors: [...this.#counts],
      share: errorTypes.map((type) => costs?.types[type].share ?? null),
      alone: errorTypes.map((type) => costs?.types[type].alone ?? null),
    };
  }
}

function errorColumns({ pair, responseMentionOf }: Overlay, errors: readonly FoundError[]): PageErrors {
  const { key, response } = pair;
  const [keyStarts, responseStarts] = [key.mentions.starts, response.mentions.starts];
  const placed = errors.map(({ type, nodes }) => {
    const [node] = nodes;
    const own = { key: node < key.mentions.length ? node : -1, response: responseMentionOf[node] };
    const start = OF_RESPONSE.has(type) ? responseStarts[own.response] : keyStarts[own.key];
    return { ...own, type: errorTypes.indexOf(type), size: nodes.length, start };
  });
  placed.sort((a, b) => a.start - b.start);
  return {
    types: Uint8Array.from(placed, ({ type }) => type),
    key: Int32Array.from(placed, (error) => error.key),
    response: Int32Array.from(placed, (error) => error.response),
    sizes: Int32Array.from(placed, ({ size }) => size),
  };
}
