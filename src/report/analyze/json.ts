import type {
  ErrorExample,
  LinkExample,
  LinkSummary,
  MentionPlace,
  SystemAnalysis,
} from '../../analyze/index.ts';
import { schemas } from '../../core/schemas.ts';
import type { ScoreSet } from '../../evaluate/index.ts';
import { fileName, type Problem } from '../../problems/problem.ts';
import { version } from '../../version.ts';
import { jsonText } from '../json-text.ts';
import { leftOutFields } from '../left-out.ts';
import { lengthFields } from '../numbers.ts';
import { warningFields } from '../score/json.ts';
import type { AnalyzeReport } from './report.ts';

/** An analysis for programs (docs/analyze.md, "JSON"): fractions in full precision, `null` for undefined values. */
export const analyzeJson = (report: AnalyzeReport): string =>
  jsonText({
    schema: schemas.analyze,
    ...analyzeFields(report, warningFields),
    ...leftOutFields(report),
  });

/** The fields of an analysis. */
export function analyzeFields<Warning>(report: AnalyzeReport, toWarning: (problem: Problem) => Warning) {
  const { signature, metric, settings, key, keyPath, baselines, systems, paths } = report;
  const { style, trees, pronouns, antecedents, scoring } = settings;
  const filter = scoring.filter?.texts;
  return {
    signature,
    version,
    metric,
    ...(filter === undefined ? {} : { filter }),
    settings: { style, trees, pronouns, antecedents, singletons: scoring.singletons },
    key: { path: keyPath, ...jsonFacts(key) },
    baselines: baselines.map(({ baseline, ...set }) => ({ baseline, ...scoresOf(set) })),
    systems: systems.map((system, s) => ({
      ...systemOf(system, paths[s], metric),
      warnings: system.warnings.map(toWarning),
    })),
  };
}

const systemOf = (system: SystemAnalysis, path: string, metric: string) => ({
  name: system.name,
  path,
  ...jsonFacts(system.facts),
  ...scoresOf(system),
  errors: system.errors,
  costs: system.costs.find((costs) => costs.metric === metric)?.types,
  costsByMetric: Object.fromEntries(system.costs.map((costs) => [costs.metric, costs.types])),
  loss: Object.fromEntries(system.loss.map(({ metric: id, ...split }) => [id, split])),
  links: { recall: jsonLinks(system.links.recall), precision: jsonLinks(system.links.precision) },
  slices: system.slices,
  entitySlices: system.entitySlices,
  ...(system.labels === undefined ? {} : { labels: system.labels }),
  singletonScores: system.singletonScores.map(({ variant, ...set }) => ({ variant, ...scoresOf(set) })),
  examples: system.examples.map(exampleOf),
});

const jsonFacts = ({ documents, mentions, entities, singletons, ...length }: SystemAnalysis['facts']) => ({
  documents,
  ...lengthFields(length),
  mentions,
  entities,
  singletons,
});

const scoresOf = ({ scores, conll }: ScoreSet) => ({ scores: Object.fromEntries(scores), conll });

const jsonLinks = ({ examples, ...rest }: LinkSummary) => ({ ...rest, examples: examples.map(linkOf) });

const linkOf = ({ document, anaphor, antecedent }: LinkExample) => ({
  document,
  anaphor: jsonPlace(anaphor),
  antecedent: jsonPlace(antecedent),
});

const exampleOf = ({ mentions, entity, ...rest }: ErrorExample) => ({
  ...rest,
  mentions: mentions.map(jsonPlace),
  entity: entity.map(jsonPlace),
});

const jsonPlace = ({ file, ...rest }: MentionPlace) => ({
  ...rest,
  ...(file === undefined ? {} : { file: fileName(file) }),
});
