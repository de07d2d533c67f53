import { nearest } from '../problems/nearest.ts';
import { UsageError } from '../problems/problem.ts';
import { conllParts } from './conll.ts';
import { type Metric, tolerant } from './metric.ts';

/**
 * Other names of metrics, as papers and other scorers have them. Without a letter, CEAF is the entity-based one, CEAFe: it is the one of
 * the CoNLL average.
 */
const aliases: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['b3', ['bcub']],
  ['b³', ['bcub']],
  ['bcubed', ['bcub']],
  ['b-cubed', ['bcub']],
  ['ceaf', ['ceafe']],
  ['ceaf1', ['entities']],
  ['exact-entities', ['entities']],
  ['cluster-f1', ['entities']],
  ['inverse-purity', ['purity']],
  ['fowlkes-mallows', ['fm']],
  ['v-measure', ['vmeasure']],
  ['nmi', ['vmeasure']],
  ['merge-distance', ['gmd']],
  ['conll', conllParts],
]);

/** The names that select one metric or several, besides the ids. */
export const metricAliases: readonly string[] = ['all', 'standard', ...aliases.keys()];

/** The ids that a name selects: an id, an alias, `all` or `standard`, in any case; undefined if it is unknown. */
export function metricIds(name: string, metrics: readonly Metric[]): readonly string[] | undefined {
  const word = name.toLowerCase();
  if (word === 'all') return metrics.map(({ id }) => id);
  if (word === 'standard') return metrics.filter(({ kind }) => kind === 'standard').map(({ id }) => id);
  const id = metrics.find((metric) => metric.id.toLowerCase() === word)?.id;
  return id === undefined ? aliases.get(word) : [id];
}

/**
 * The metrics that a list of names selects, in the order of the registry. All unknown names are reported in one error. A metric
 * that refuses some inputs does so only if it was requested by its id; as a part of `all` it is undefined there.
 */
export function metricsNamed(names: readonly string[], metrics: readonly Metric[]): readonly Metric[] {
  const unknown = names.filter((name) => metricIds(name, metrics) === undefined);
  if (unknown.length > 0 || names.length === 0) {
    const ids = metrics.map(({ id }) => id);
    throw new UsageError(
      unknown.length === 0
        ? 'No metric was named.'
        : unknown.map((name) => unknownMetric(name, ids)).join(' '),
      `Choose from: all, standard, ${ids.join(', ')}.`,
    );
  }
  const idsOf = (some: readonly string[]) => new Set(some.flatMap((name) => metricIds(name, metrics) ?? []));
  const wanted = idsOf(names);
  const byName = idsOf(names.filter((name) => name.toLowerCase() !== 'all'));
  return metrics
    .filter(({ id }) => wanted.has(id))
    .map((metric) => (byName.has(metric.id) ? metric : tolerant(metric)));
}

/** Also compares with the other names, but suggests an id. */
function unknownMetric(name: string, ids: readonly string[]): string {
  const meant = nearest(name, [...ids, ...metricAliases]);
  const known = aliases.get(meant ?? '');
  const suggested = known?.length === 1 ? known[0] : meant;
  return `Unknown metric "${name}".${suggested === undefined ? '' : ` Did you mean "${suggested}"?`}`;
}
