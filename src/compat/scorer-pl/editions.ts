/** The two editions of the reference scorer 8.01: as released, and with the metric LEA. */
import { bcub } from './bcub.ts';
import { blanc } from './blanc.ts';
import { lowerCase } from './bytes.ts';
import { ceafe, ceafm } from './ceaf.ts';
import { Fatal } from './fatal.ts';
import { lea } from './lea.ts';
import { fractionMetric, type ReferenceMetric } from './metric.ts';
import { muc } from './muc.ts';

export interface Edition {
  /** What `all` runs, in order. */
  readonly metrics: readonly ReferenceMetric[];
  /** Names that are accepted although nothing stands behind them. */
  readonly hollow: readonly ReferenceMetric[];
}

const released = [muc, bcub, ceafm, ceafe, blanc];

const ebcub = crashing('ebcub', new Fatal('Undefined subroutine &CorScorer::EBCUBED called', 'with tail'));

export const upstreamEdition: Edition = { metrics: released, hollow: [] };
export const leaEdition: Edition = { metrics: [...released, lea], hollow: [ebcub] };

/**
 * The metrics that a name on the command line runs; `null` for an invalid name. The reference only looks how the name
 * begins, in any case of letters, and dies later if there is no such metric; `all` counts in lower case alone.
 */
export function selectMetrics(name: string, { metrics, hollow }: Edition): readonly ReferenceMetric[] | null {
  if (name === 'all') return metrics;
  const known = [...metrics, ...hollow];
  const id = lowerCase(name);
  if (!['all', ...known.map((metric) => metric.id)].some((prefix) => id.startsWith(prefix))) return null;
  const unknown = () => crashing(id, new Fatal(`Metric ${id} not implemented yet`, 'bare'));
  return [known.find((metric) => metric.id === id) ?? unknown()];
}

/** A metric that the reference accepts and then dies of, as soon as there is a document to score. */
function crashing(id: string, fatal: Fatal): ReferenceMetric {
  return fractionMetric(id, () => {
    throw fatal;
  });
}
