import type { CheckedCorpus } from '../../check/corpus-check.ts';
import type { Problem, Severity } from '../../problems/problem.ts';

/** How often a code was reported with one severity. */
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

/**
 * Counts problems by code and severity: a mention in two entities is an error of a response, but not of a key. `count` gives the
 * number of problems of a code, also of those that were not kept; these are counted with the most severe.
 */
export function codeCounts(
  problems: readonly Problem[],
  count: (code: string) => number,
  summaryOf: (code: string) => string,
): CodeCount[] {
  const kept = new Map<string, Map<Severity, number>>();
  for (const { code, severity } of problems) {
    const own = kept.get(code) ?? new Map<Severity, number>();
    kept.set(code, own.set(severity, (own.get(severity) ?? 0) + 1));
  }
  const counts = Array.from(kept, ([code, own]) => {
    const most = severities.find((severity) => own.has(severity));
    const others = [...own].reduce((sum, [severity, number]) => sum + (severity === most ? 0 : number), 0);
    return Array.from(own, ([severity, number]) => ({
      code,
      severity,
      count: severity === most ? count(code) - others : number,
      summary: summaryOf(code),
    }));
  });
  return counts.flat().sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}
