import { UsageError } from '../problems/problem.ts';
import { countMatrix, type DocumentCounts, metricsOfCounts } from './document-counts.ts';
import { macroCounts } from './macro-counts.ts';
import { Sample, type SampledSystem } from './sample.ts';
import type { CompareOptions, CompareSettings } from './settings.ts';
import { defaultStatistics, StatisticScorer, statisticOf } from './statistics.ts';

/** Checks counts and turns them into a sample. */
export function buildSample(
  counts: DocumentCounts,
  options: CompareOptions,
  { average, metricOptions }: CompareSettings,
): Sample {
  const known = metricsOfCounts(counts, options.metrics ?? []);
  const ids = options.statistics ?? defaultStatistics(known);
  if (ids.length === 0) throw new UsageError('No statistic was named.');
  const statistics = [...new Set(ids)].map((id) => statisticOf(id, known));
  const scorer = new StatisticScorer(statistics, metricOptions);
  const documents = counts.documents.length;
  const matrices = counts.systems.map((system) => countMatrix(system, scorer.metrics, counts.documents));
  const shape = { datasets: datasetPositions(counts), systems: systemsOf(counts), documents };
  if (average === 'micro') return new Sample({ ...shape, matrices, scorer });
  const macro = macroCounts(statistics, metricOptions);
  return new Sample({
    ...shape,
    matrices: matrices.map((matrix) => macro.convert(matrix, documents)),
    scorer: new StatisticScorer(macro.statistics, metricOptions),
  });
}

/** Checks the shape of counts before they are used. */
export function checkShape({ documents, systems }: DocumentCounts): void {
  if (!Array.isArray(documents) || documents.length === 0)
    throw new UsageError('The counts have no documents.');
  if (!Array.isArray(systems) || systems.length === 0) throw new UsageError('The counts have no systems.');
  const names = new Set<string>();
  for (const { name } of systems) {
    if (names.has(name))
      throw new UsageError(`Two systems are called "${name}".`, 'Give each a name of its own.');
    names.add(name);
  }
}

/** The positions of the documents of each data set; every document is in one of them. */
export function datasetPositions({ documents, datasets }: DocumentCounts): Int32Array[] {
  if (datasets === undefined) return [Int32Array.from(documents.keys())];
  const owner = new Map<number, string>();
  for (const { name, documents: positions } of datasets) {
    if (positions.length === 0) throw new UsageError(`The data set "${name}" has no documents.`);
    for (const d of positions) {
      if (!Number.isInteger(d) || d < 0 || d >= documents.length) {
        throw new UsageError(
          `The data set "${name}" names document ${d}.`,
          `Expected positions of documents: 0 to ${documents.length - 1}.`,
        );
      }
      if (owner.has(d)) {
        throw new UsageError(
          `Document "${documents[d]}" is in the data sets "${owner.get(d)}" and "${name}".`,
          'Each document belongs to one data set.',
        );
      }
      owner.set(d, name);
    }
  }
  const missing = documents.findIndex((_, d) => !owner.has(d));
  if (missing >= 0) {
    throw new UsageError(
      `Document "${documents[missing]}" is in no data set.`,
      'Each document belongs to one data set.',
    );
  }
  return datasets.map(({ documents: positions }) => Int32Array.from(positions));
}

/** Groups of runs, and the systems that are not in a group, in the order of their first appearance. */
function systemsOf({ systems, runs = {} }: DocumentCounts): SampledSystem[] {
  const position = new Map(systems.map(({ name }, i) => [name, i]));
  const groupOf = new Map<number, string>();
  for (const [group, members] of Object.entries(runs)) {
    if (members.length === 0) throw new UsageError(`System "${group}" has no runs.`);
    for (const member of members) {
      const run = position.get(member);
      if (run === undefined) {
        throw new UsageError(
          `System "${group}" names the run "${member}", which has no counts.`,
          `There are counts of ${[...position.keys()].join(', ')}.`,
        );
      }
      const other = groupOf.get(run);
      if (other !== undefined) {
        throw new UsageError(
          other === group
            ? `System "${group}" names the run "${member}" twice.`
            : `The run "${member}" is one of "${other}" and of "${group}".`,
          'Each run belongs to one system.',
        );
      }
      groupOf.set(run, group);
    }
  }
  const grouped = new Map<string, number[]>();
  systems.forEach(({ name }, i) => {
    const group = groupOf.get(i);
    if (group === undefined && (grouped.has(name) || Object.hasOwn(runs, name))) {
      throw new UsageError(
        `"${name}" is the name of a system with runs and of a system that is not one of them.`,
        'Give each a name of its own.',
      );
    }
    grouped.set(group ?? name, [...(grouped.get(group ?? name) ?? []), i]);
  });
  return Array.from(grouped, ([name, members]) => ({ name, runs: members }));
}
