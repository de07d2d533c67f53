import { headline, type Metric, type Score } from '../metrics/index.ts';
import { levels } from '../metrics/levels.ts';
import type { ScoreReport, SystemReport } from '../report/score/report.ts';
import { levelsOfScore } from '../report/score/tables.ts';
import { CONLL_ID } from './scores.ts';
import type { PageAcross, PageAcrossSystem } from './types.ts';

/** What a page shows of scores across documents: a score and its parts for each metric. Systems are in the order of `names`. */
export function pageAcross(report: ScoreReport, names: readonly string[]): PageAcross | undefined {
  const { scope, signature, topics } = report;
  if (scope === 'document') return undefined;
  const byName = new Map(report.systems.map((system) => [system.name, system]));
  return {
    scope,
    signature,
    ...(topics === undefined ? {} : { topics: topics.count }),
    systems: names.map((name) => {
      const system = byName.get(name);
      return system === undefined ? undefined : acrossSystem(report, system);
    }),
  };
}

function acrossSystem({ metrics }: ScoreReport, system: SystemReport): PageAcrossSystem {
  const { scores, conll, narrower } = system;
  return {
    conll,
    rows: metrics.flatMap((metric) => [
      { metric: metric.id, label: metric.label, score: scores.get(metric.id) as Score },
      ...levelsOfScore(metric, system).map(({ level, part }) => ({
        metric: metric.id,
        level,
        label: levels[level],
        score: part,
      })),
    ]),
    ...(narrower?.topic === undefined ? {} : { byTopic: mainValues(narrower.topic, metrics) }),
  };
}

const mainValues = (
  { scores, conll }: Pick<SystemReport, 'scores' | 'conll'>,
  metrics: readonly Metric[],
): Readonly<Record<string, number | null>> =>
  Object.fromEntries([
    ...metrics.map((metric) => [metric.id, headline(metric, scores.get(metric.id) as Score)] as const),
    ...(conll === null ? [] : [[CONLL_ID, conll] as const]),
  ]);
