import { schemas } from '../../core/schemas.ts';
import type { CoreferenceScore, NuggetDocumentCounts, NuggetScores } from '../../nuggets/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { jsonText } from '../json-text.ts';
import { leftOutFields } from '../left-out.ts';
import { warningFields } from '../score/json.ts';
import type { NuggetReport } from './report.ts';
import { sortedSystems } from './sort.ts';

/** Nugget scores for programs: fractions in full precision, `null` for undefined values. */
export const nuggetJson = (report: NuggetReport): string =>
  jsonText({
    schema: schemas.nuggetsScore,
    ...nuggetFields(report, warningFields),
    ...leftOutFields(report),
  });

/** The fields of nugget scores. */
export function nuggetFields<Warning>(report: NuggetReport, toWarning: (problem: Problem) => Warning) {
  const { signature, version, profile, gold, systems, sort, perDocument } = report;
  return {
    signature,
    version,
    profile,
    gold: { path: gold, ...systems[0].scores.gold },
    sort: { key: sort.key, label: sort.label, systems: sortedSystems(systems, sort).map(({ name }) => name) },
    systems: systems.map(({ name, path, scores, warnings }) => ({
      name,
      path,
      unit: scores.unit,
      ...scores.system,
      detection: scores.settings,
      types: scores.types,
      ...(scores.coreference && { coreference: coreference(scores.coreference) }),
      ...(scores.sequencing && { sequencing: scores.sequencing }),
      ...(perDocument && { perDocument: scores.documents.map(documentValue) }),
      warnings: warnings.map(toWarning),
    })),
  };
}

const documentValue = (document: NuggetScores['documents'][number]) => ({
  ...document,
  ...(document.coreference && { coreference: chains(document.coreference) }),
  ...(document.counts && { counts: countsValue(document.counts) }),
});

const countsValue = ({ detection, coreference: ofChains, sequencing }: NuggetDocumentCounts) => ({
  detection: Object.fromEntries(detection),
  ...(ofChains && { coreference: Object.fromEntries(ofChains) }),
  ...(sequencing && { sequencing: Object.fromEntries(sequencing) }),
});

const chains = ({ scores, average }: CoreferenceScore) => ({ ...Object.fromEntries(scores), average });

const coreference = ({ greedy, exact, ...score }: NonNullable<NuggetScores['coreference']>) => ({
  ...chains(score),
  ...(greedy && { greedy: chains(greedy) }),
  ...(exact !== undefined && { exact }),
});
