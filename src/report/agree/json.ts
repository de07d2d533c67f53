import type { Disagreement } from '../../agree/index.ts';
import { schemas } from '../../core/schemas.ts';
import { fileName } from '../../problems/problem.ts';
import { version } from '../../version.ts';
import { escapeControls } from '../json-text.ts';
import { warningFields } from '../score/json.ts';
import type { AgreeReport } from './report.ts';

/** An agreement for programs (docs/agree.md, "JSON"): numbers in full precision, `null` for undefined ones. */
export function agreeJson({ agreement, paths }: AgreeReport): string {
  const { signature, annotators, disagreements, warnings, ...rest } = agreement;
  const value = {
    schema: schemas.agree,
    ...{ signature, version },
    ...rest,
    annotators: annotators.map(({ name, ...summary }, i) => ({ name, path: paths[i], ...summary })),
    disagreements: disagreements.map(disagreementFields),
    warnings: warnings.map(warningFields),
  };
  return `${escapeControls(JSON.stringify(value, null, 2))}\n`;
}

const disagreementFields = ({ values, ...rest }: Disagreement) => ({
  ...rest,
  values: values.map(({ file, ...value }) => ({
    ...value,
    ...(file === undefined ? {} : { file: fileName(file) }),
  })),
});
