import { schemas } from '../../core/schemas.ts';
import type { Difference, Explanation, SignatureDifference, WhatIf } from '../../explain/index.ts';
import { version } from '../../version.ts';
import { escapeControls } from '../json-text.ts';

/** What `explain --json` prints. `kind` says which of the four questions was asked. */
const json = (kind: string, value: object): string =>
  `${escapeControls(JSON.stringify({ schema: schemas.explain, version, kind, ...value }, null, 2))}\n`;

export const explanationJson = (explanation: Explanation): string => json('document', explanation);
export const whatIfJson = (change: WhatIf): string => json('change', change);
export const differenceJson = (difference: Difference): string => json('difference', difference);
export const signaturesJson = (differences: readonly SignatureDifference[]): string =>
  json('signatures', { differences });
