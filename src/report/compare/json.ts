import { schemas } from '../../core/schemas.ts';
import type { Facts } from '../../evaluate/index.ts';
import { version } from '../../version.ts';
import { escapeControls } from '../json-text.ts';
import { warningFields } from '../score/json.ts';
import type { CompareReport } from './report.ts';

/** A comparison for programs (docs/compare.md, "JSON"): fractions in full precision, `null` for undefined values. */
export function compareJson(report: CompareReport): string {
  const { comparison, signature, key, runs, metric, average, datasets } = report;
  const { signature: comparisonSignature, systems, warnings, documents, ...rest } = comparison;
  const value = {
    schema: schemas.compare,
    signature,
    comparison: comparisonSignature,
    version,
    average,
    metric,
    documents,
    ...(datasets.length === 0 ? {} : { datasets }),
    key: { path: key.path, ...factsOf(key.facts) },
    systems: systems.map((name) => ({
      name,
      runs: runs
        .filter(({ system }) => system === name)
        .map(({ path, facts, warnings: own = [] }) => ({
          path,
          ...factsOf(facts),
          warnings: own.map(warningFields),
        })),
    })),
    ...rest,
    warnings: warnings.map(warningFields),
  };
  return `${escapeControls(JSON.stringify(value, null, 2))}\n`;
}

const factsOf = ({ documents, tokens, mentions, entities, singletons }: Facts) => ({
  documents,
  tokens,
  mentions,
  entities,
  singletons,
});
