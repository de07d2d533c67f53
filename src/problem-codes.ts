import { agreeCodes } from './agree/codes.ts';
import { analyzeCodes } from './analyze/codes.ts';
import { checkCodes } from './check/codes.ts';
import { compareCodes } from './compare/codes.ts';
import { convertCodes } from './convert/codes.ts';
import { evaluateCodes } from './evaluate/codes.ts';
import { eventFormats, type FormatCodes, formats } from './formats/index.ts';
import { metricCodes } from './metrics/codes.ts';
import { nuggetCodes } from './nuggets/codes.ts';
import { commonCodes } from './problems/codes.ts';
import type { CodeCard, CodesOf, ProblemCodes } from './problems/problem.ts';

const named = <Each extends ProblemCodes>(codes: readonly Each[]): readonly CodesOf<Each>[] => codes as never;

const ofFolders = named([
  commonCodes,
  metricCodes,
  evaluateCodes,
  compareCodes,
  agreeCodes,
  analyzeCodes,
  checkCodes,
  convertCodes,
  nuggetCodes,
]);

/** The codes of every area. An area declares its own in a file `codes.ts`; those of a format are part of its declaration. */
export const codesByArea: readonly ProblemCodes[] = [
  ...ofFolders,
  ...new Set([...formats, ...eventFormats].map(({ codes }) => codes)), // some formats share theirs
];

export type ProblemCode = keyof (typeof ofFolders)[number] | keyof FormatCodes;

/** Every code that a problem can have. Each has a section in a page of docs/errors. */
export const problemCodes = Object.assign({}, ...codesByArea) as Readonly<Record<ProblemCode, CodeCard>>;
