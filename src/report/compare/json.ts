import { schemas } from '../../core/schemas.ts';
import type { Facts } from '../../evaluate/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { version } from '../../version.ts';
import { jsonText } from '../json-text.ts';
import { leftOutFields } from '../left-out.ts';
import { lengthFields } from '../numbers.ts';
import { groupFields, warningFields } from '../score/json.ts';
import { flipFields } from './flips.ts';
import type { CompareReport } from './report.ts';
import { compareSentence } from './sentence.ts';

/** A comparison for programs (docs/compare.md, "JSON"): fractions in full precision, `null` for undefined values. */
export const compareJson = (report: CompareReport): string =>
  jsonText({
    schema: schemas.compare,
    ...compareFields(report, warningFields),
    ...leftOutFields(report),
  });

/** The fields of a comparison. */
export function compareFields<Warning>(report: CompareReport, toWarning: (problem: Problem) => Warning) {
  const { comparison, signature, key, runs, metric, average, filter, window, datasets, flips } = report;
  const { signature: comparisonSignature, systems, warnings, documents, ...rest } = comparison;
  return {
    signature,
    comparison: comparisonSignature,
    version,
    average,
    ...(filter === undefined ? {} : { filter }),
    ...(window === undefined ? {} : { window }),
    metric,
    documents,
    ...(datasets.length === 0 ? {} : { datasets }),
    key: { path: key.path, ...jsonFacts(key.facts) },
    systems: systems.map((name) => ({
      name,
      runs: runs
        .filter(({ system }) => system === name)
        .map(({ path, facts, onDatasets = {}, warnings: own = [] }) => ({
          path,
          ...jsonFacts(facts),
          ...groupFields(onDatasets),
          warnings: own.map(toWarning),
        })),
    })),
    ...rest,
    sentence: compareSentence(report),
    ...(flips === undefined ? {} : { flips: flips.map(flipFields) }),
    warnings: warnings.map(toWarning),
  };
}

const jsonFacts = ({ documents, mentions, entities, singletons, ...length }: Facts) => ({
  documents,
  ...lengthFields(length),
  mentions,
  entities,
  singletons,
});
