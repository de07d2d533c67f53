import type {
  ErrorExample,
  LinkExample,
  LinkSummary,
  MentionPlace,
  SystemAnalysis,
} from '../../analyze/index.ts';
import { schemas } from '../../core/schemas.ts';
import type { ScoreSet } from '../../evaluate/index.ts';
import { fileName } from '../../problems/problem.ts';
import { version } from '../../version.ts';
import { escapeControls } from '../json-text.ts';
import { warningFields } from '../score/json.ts';
import type { AnalyzeReport } from './report.ts';

/** An analysis for programs (docs/analyze.md, "JSON"): fractions in full precision, `null` for undefined values. */
export function analyzeJson(report: AnalyzeReport): string {
  const { signature, metric, settings, key, keyPath, baselines, systems, paths } = report;
  const { style, trees, pronouns, antecedents, scoring } = settings;
  const value = {
    schema: schemas.analyze,
    signature,
    version,
    metric,
    settings: { style, trees, pronouns, antecedents, singletons: scoring.singletons },
    key: { path: keyPath, ...factsOf(key) },
    baselines: baselines.map(({ baseline, ...set }) => ({ baseline, ...scoresOf(set) })),
    systems: systems.map((system, s) => systemOf(system, paths[s], metric)),
  };
  return `${escapeControls(JSON.stringify(value, null, 2))}\n`;
}

const systemOf = (system: SystemAnalysis, path: string, metric: string) => ({
  name: system.name,
  path,
  ...factsOf(system.facts),
  ...scoresOf(system),
  errors: system.errors,
  costs: system.costs.find((costs) => costs.metric === metric)?.types,
  costsByMetric: Object.fromEntries(system.costs.map((costs) => [costs.metric, costs.types])),
  loss: Object.fromEntries(system.loss.map(({ metric: id, ...split }) => [id, split])),
  links: { recall: linksOf(system.links.recall), precision: linksOf(system.links.precision) },
  slices: system.slices,
  singletons: system.singletons.map(({ variant, ...set }) => ({ variant, ...scoresOf(set) })),
  examples: system.examples.map(exampleOf),
  warnings: system.warnings.map(warningFields),
});

const factsOf = ({ documents, tokens, mentions, entities, singletons }: SystemAnalysis['facts']) => ({
  documents,
  tokens,
  mentions,
  entities,
  singletons,
});

const scoresOf = ({ scores, conll }: ScoreSet) => ({ scores: Object.fromEntries(scores), conll });

const linksOf = ({ examples, ...rest }: LinkSummary) => ({ ...rest, examples: examples.map(linkOf) });

const linkOf = ({ document, anaphor, antecedent }: LinkExample) => ({
  document,
  anaphor: placeOf(anaphor),
  antecedent: placeOf(antecedent),
});

const exampleOf = ({ mentions, entity, ...rest }: ErrorExample) => ({
  ...rest,
  mentions: mentions.map(placeOf),
  entity: entity.map(placeOf),
});

const placeOf = ({ file, ...rest }: MentionPlace) => ({
  ...rest,
  ...(file === undefined ? {} : { file: fileName(file) }),
});
