import { schemas } from '../../core/schemas.ts';
import type { Explained } from '../../explain/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { version } from '../../version.ts';
import { escapeControls } from '../json-text.ts';
import { warningFields } from '../score/json.ts';

/** The names of the four questions in JSON. */
export const explainedKinds = {
  explanation: 'document',
  whatIf: 'change',
  difference: 'difference',
  signatures: 'signatures',
} as const satisfies Readonly<Record<Explained['kind'], string>>;

/** What `explain --json` prints. `kind` says which of the four questions was asked; signatures are compared without files, so there are no warnings. */
export function explainJson({ kind, value }: Explained, warnings: readonly Problem[] = []): string {
  const fields =
    kind === 'signatures' ? { differences: value } : { ...value, warnings: warnings.map(warningFields) };
  const json = { schema: schemas.explain, version, kind: explainedKinds[kind], ...fields };
  return `${escapeControls(JSON.stringify(json, null, 2))}\n`;
}
