/** The two editions of the reference scorer 8.01: as released, and with the metric LEA (docs/compat/scorer-pl.md). */
import { bcub } from './bcub.ts';
import { blanc } from './blanc.ts';
import { lowerCase } from './bytes.ts';
import { ceafe, ceafm } from './ceaf.ts';
import { Fatal } from './fatal.ts';
import { lea } from './lea.ts';
import { fractionMetric, type ReferenceMetric } from './metric.ts';
import { muc } from './muc.ts';

export interface Edition {
  /** The metrics that `all` runs, in order. */
  readonly metrics: readonly ReferenceMetric[];
  /** Metrics whose names are accepted although they have no implementation. */
  readonly unimplemented: readonly ReferenceMetric[];
}

const released = [muc, bcub, ceafm, ceafe, blanc];

const ebcub = crashing('ebcub', new Fatal('Undefined subroutine &CorScorer::EBCUBED called', 'with tail'));

export const upstreamEdition: Edition = { metrics: released, unimplemented: [] };
export const leaEdition: Edition = { metrics: [...released, lea], unimplemented: [ebcub] };

/**
 * The metrics that a name on the command line selects; `null` for an invalid name. The reference only checks how the
 * name begins, ignoring case, and fails later if there is no such metric; `all` is recognised in lower case only.
 */
export function selectMetrics(name: string, edition: Edition): readonly ReferenceMetric[] | null {
  if (name === 'all') return edition.metrics;
  const known = [...edition.metrics, ...edition.unimplemented];
  const id = lowerCase(name);
  if (!['all', ...known.map((metric) => metric.id)].some((prefix) => id.startsWith(prefix))) return null;
  const unknown = () => crashing(id, new Fatal(`Metric ${id} not implemented yet`, 'bare'));
  return [known.find((metric) => metric.id === id) ?? unknown()];
}

/** A metric that the reference accepts and that ends the program when the first document is scored. */
function crashing(id: string, fatal: Fatal): ReferenceMetric {
  return fractionMetric(id, () => {
    throw fatal;
  });
}
