import { nuggetCodes } from './nugget-codes.ts';
import type { Severity } from './problem.ts';

interface CodeCard {
  readonly severity: Severity;
  /** One sentence for docs/errors.md and for `--help`. */
  readonly summary: string;
}

/** Every code that a problem can carry. Each has an entry in docs/errors.md (a test holds that). */
export const problemCodes = {
  'file/missing': { severity: 'error', summary: 'A file cannot be opened or read.' },
  'file/empty': { severity: 'error', summary: 'A file holds no document.' },
  'metric/mentions-differ': {
    severity: 'error',
    summary: 'A metric for identical mention sets was asked for, and the mention sets differ.',
  },
  ...nuggetCodes,
} as const satisfies Record<string, CodeCard>;

export type ProblemCode = keyof typeof problemCodes;
