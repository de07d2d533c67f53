import { coreferenceMetrics } from '../../metrics/event-coreference.ts';
import { metricOptions } from '../../metrics/index.ts';
import { indexScore, type Metric, type Score } from '../../metrics/metric.ts';
import type { Profile } from '../model/profile.ts';
import { awarenessScore } from '../sequencing/awareness.ts';
import { type SequencingGroup, sequencingGroups } from '../sequencing/score-sequencing.ts';
import { type DetectionCounts, macroScore, microScore, noDetections } from './detection.ts';
import type { NuggetDocumentCounts, NuggetScores } from './score-nuggets.ts';

/** A number of the event task as a metric over counts that add up, for `compareCounts`. */
export type NuggetMetric = Pick<Metric, 'id' | 'label' | 'fields' | 'score' | 'headline'>;

/** The counts of systems in each document, with the metrics that score them. */
export interface ComparableCounts {
  readonly documents: readonly string[];
  readonly systems: readonly {
    readonly name: string;
    readonly counts: Readonly<Record<string, number[][]>>;
  }[];
  readonly metrics: readonly NuggetMetric[];
}

/** One metric, and its counts in a document; a document that a system lacks has zeros. */
interface Column extends NuggetMetric {
  readonly rowOf: (counts: NuggetDocumentCounts | undefined) => number[];
}

const detectionFields = Object.keys(noDetections) as (keyof DetectionCounts)[];
const options = metricOptions();

/**
 * The counts of scores with `perDocument` in the form that `compareCounts` takes. Metrics: each setting of detection (micro F₁, and `NAME-macro`), the mean of
 * coreference (`coref`) and its metrics, and the relations of sequencing. The first is the ranking of the task: all attributes together.
 */
export function comparableCounts(
  systems: readonly { readonly name: string; readonly scores: NuggetScores }[],
  profile: Profile,
): ComparableCounts {
  const [{ scores: first }] = systems;
  const columns = [
    ...detectionColumns(first.settings.map(({ name }) => name).toReversed(), profile),
    ...(systems.some(({ scores }) => scores.coreference !== undefined) ? coreferenceColumns(profile) : []),
    ...(systems.some(({ scores }) => scores.sequencing !== undefined) ? sequencingColumns() : []),
  ];
  // Documents that only a system has follow those of gold.
  const documents = [...new Set(systems.flatMap(({ scores }) => scores.documents.map(({ id }) => id)))];
  return {
    documents,
    metrics: columns.map(({ rowOf, ...metric }) => metric),
    systems: systems.map(({ name, scores }) => {
      const byId = new Map(scores.documents.map((document) => [document.id, document.counts]));
      return {
        name,
        counts: Object.fromEntries(
          columns.map(({ id, rowOf }) => [id, documents.map((document) => rowOf(byId.get(document)))]),
        ),
      };
    }),
  };
}

const detectionColumns = (names: readonly string[], { detection: rules }: Profile): Column[] =>
  names.flatMap((name) => {
    const shared = {
      fields: detectionFields,
      headline: 'f1' as const,
      rowOf: (counts: NuggetDocumentCounts | undefined) => {
        const own = counts?.detection.get(name) ?? noDetections;
        return detectionFields.map((field) => own[field]);
      },
    };
    const of = (score: typeof microScore) => (counts: Readonly<Record<string, number>>) =>
      score(counts as unknown as DetectionCounts, rules);
    return [
      { id: name, label: name, ...shared, score: of(microScore) },
      { id: `${name}-macro`, label: `${name} (macro)`, ...shared, score: of(macroScore) },
    ];
  });

function coreferenceColumns({ coreference: { average } }: Profile): Column[] {
  const rowOf =
    ({ id, fields }: Metric): Column['rowOf'] =>
    (counts) =>
      fields.map((field) => counts?.coreference?.get(id)?.[field] ?? 0);
  const averaged = coreferenceMetrics.filter(({ id }) => average.includes(id));
  const mean: Column = {
    id: 'coref',
    label: 'Coreference',
    headline: 'index',
    fields: averaged.flatMap(({ id, fields }) => fields.map((field) => `${id} ${field}`)),
    score: (counts) => {
      const sum = averaged.reduce((total, metric) => {
        const own = Object.fromEntries(
          metric.fields.map((field) => [field, counts[`${metric.id} ${field}`]]),
        );
        return total + (metric.score(own, options).f1 ?? 0);
      }, 0);
      return indexScore(sum / averaged.length);
    },
    rowOf: (counts) => averaged.flatMap((metric) => rowOf(metric)(counts)),
  };
  return [mean, ...coreferenceMetrics.map((metric) => ({ ...metric, rowOf: rowOf(metric) }))];
}

const awarenessFields = ['recallNum', 'recallDen', 'precisionNum', 'precisionDen'] as const;

const sequencingColumns = (): Column[] =>
  sequencingGroups.map((group: SequencingGroup) => ({
    id: group === 'All' ? 'sequencing' : group.toLowerCase(),
    label: group === 'All' ? 'Sequencing' : group,
    fields: awarenessFields,
    headline: 'f1',
    score: (counts) => awarenessScore(counts as unknown as Parameters<typeof awarenessScore>[0]) as Score,
    rowOf: (counts) => awarenessFields.map((field) => counts?.sequencing?.get(group)?.[field] ?? 0),
  }));
