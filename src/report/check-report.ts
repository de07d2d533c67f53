import type { CheckedCorpus } from '../check/check-corpora.ts';
import type { Problem, Severity } from '../problems/problem.ts';

/** How often a code was reported. */
export interface CodeCount {
  readonly code: string;
  readonly severity: Severity;
  readonly count: number;
  /** What the code means. */
  readonly summary: string;
}

/** What `check` found. */
export interface CheckReport {
  readonly version: string;
  readonly corpora: readonly CheckedCorpus[];
  /** Of each code the first ones. */
  readonly problems: readonly Problem[];
  /** By severity, then by the order of the first problem. */
  readonly codes: readonly CodeCount[];
  /** The files that `--fix` wrote. */
  readonly fixed?: readonly FixedFile[] | undefined;
}

/** A file that was repaired. */
export interface FixedFile {
  readonly file: string;
  /** The path of the new file. */
  readonly output: string;
  /** Number of mentions that each policy changed. */
  readonly repairs: ReadonlyMap<string, number>;
}

const severities: readonly Severity[] = ['error', 'warning', 'note'];

/** The number of problems of each severity. */
export const totals = ({ codes }: Pick<CheckReport, 'codes'>): Readonly<Record<Severity, number>> => {
  const sum = (severity: Severity) =>
    codes.reduce((total, code) => total + (code.severity === severity ? code.count : 0), 0);
  return { error: sum('error'), warning: sum('warning'), note: sum('note') };
};

/** Counts problems by code. `count` gives the number of problems of a code, also of those that were not kept. */
export function codeCounts(
  problems: readonly Problem[],
  count: (code: string) => number,
  summaryOf: (code: string) => string,
): CodeCount[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) if (!first.has(problem.code)) first.set(problem.code, problem);
  return Array.from(first.values(), ({ code, severity }) => ({
    ...{ code, severity, count: count(code), summary: summaryOf(code) },
  })).sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}
