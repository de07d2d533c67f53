import type { Decision, Disagreement } from '../../agree/index.ts';
import { schemas } from '../../core/schemas.ts';
import { fileName, type Problem } from '../../problems/problem.ts';
import { version } from '../../version.ts';
import { jsonText } from '../json-text.ts';
import { warningFields } from '../score/json.ts';
import { adjudicationFields, spanFields } from './adjudication.ts';
import type { AgreeReport } from './report.ts';

/** An agreement for programs (docs/agree.md, "JSON"): numbers in full precision, `null` for undefined ones. */
export const agreeJson = (report: AgreeReport): string =>
  jsonText({ schema: schemas.agree, ...agreeFields(report, warningFields) });

/** The fields of an agreement. */
export function agreeFields<Warning>(
  { agreement, paths, adjudication }: AgreeReport,
  toWarning: (problem: Problem) => Warning,
) {
  const { signature, annotators, disagreements, decisions, warnings, ...rest } = agreement;
  return {
    signature,
    version,
    ...rest,
    annotators: annotators.map(({ name, ...summary }, i) => ({ name, path: paths[i], ...summary })),
    disagreements: disagreements.map(disagreementFields),
    decisions: decisions.map(decisionFields),
    ...(adjudication === undefined ? {} : { adjudication: adjudicationFields(adjudication) }),
    warnings: warnings.map(toWarning),
  };
}

const disagreementFields = ({ values, ...rest }: Disagreement) => ({
  ...rest,
  values: values.map(({ file, ...value }) => ({
    ...value,
    ...(file === undefined ? {} : { file: fileName(file) }),
  })),
});

const decisionFields = ({ values, ...rest }: Decision) => ({
  ...rest,
  values: values.map(({ span, antecedent, ...value }) => ({
    ...value,
    span: span && spanFields(span),
    ...(antecedent === undefined ? {} : { antecedent: antecedent && spanFields(antecedent) }),
  })),
});
