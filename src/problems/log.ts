import {
  type CodeCard,
  type FileRef,
  fileName,
  InputError,
  type Problem,
  type ProblemCodes,
} from './problem.ts';

export interface LogOptions {
  /** Warnings become errors. */
  readonly strict?: boolean | undefined;
  /** Codes of warnings that remain warnings with `strict`, and of errors with an `allow` rule that become warnings. */
  readonly allow?: readonly string[] | undefined;
  /** Errors of codes with a `lenient` rule become warnings. */
  readonly lenient?: boolean | undefined;
  /** The file for problems without one, such as those of a corpus as a whole. */
  readonly file?: string | undefined;
}

/** The problem with this file, unless it has one already. */
export const withFile = (problem: Problem, file: string | undefined): Problem =>
  problem.file !== undefined || file === undefined ? problem : { ...problem, file };

/** Problems of one code beyond this number are counted but not kept. */
const MAX_KEPT_PER_CODE = 200;

/** The content of a log as plain data, which can be sent between threads. */
export interface LoggedProblems {
  readonly problems: readonly Problem[];
  /** Number of problems of each code, including those that were not kept. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Collects problems, with the severity that `--strict`, `--allow` and `--lenient` give them. */
export class ProblemLog {
  readonly #options: LogOptions;
  readonly #kept: Problem[] = [];
  readonly #counts = new Map<string, number>();
  /** For codes that are summed up, the index in `#kept` of the first problem by line; an error has precedence over warnings. */
  readonly #summed = new Map<string, number>();
  #errors = 0;

  constructor(options: LogOptions = {}) {
    this.#options = options;
  }

  readonly report = (problem: Problem): void => {
    const weighed = withFile(this.#weigh(problem), this.#options.file);
    if (weighed.severity === 'error') this.#errors++;
    const count = (this.#counts.get(problem.code) ?? 0) + 1;
    this.#counts.set(problem.code, count);
    const index = this.#summed.get(problem.code);
    if (index !== undefined) {
      const kept = this.#kept[index];
      const isWorse = weighed.severity === 'error' && kept.severity !== 'error';
      if (isWorse || (weighed.severity === kept.severity && isBefore(weighed, kept)))
        this.#kept[index] = weighed;
      return;
    }
    if (problem.summed !== undefined) this.#summed.set(problem.code, this.#kept.length);
    if (count <= MAX_KEPT_PER_CODE) this.#kept.push(weighed);
  };

  logged(): LoggedProblems {
    return { problems: this.#kept, counts: this.#counts };
  }

  /** Adds the problems of another log in their order, with the severities of this log. */
  merge({ problems, counts }: LoggedProblems): void {
    const before = new Map(this.#counts);
    for (const problem of problems) this.report(problem);
    for (const [code, count] of counts) this.#counts.set(code, (before.get(code) ?? 0) + count);
  }

  /** The problems as they are shown, without the rules of their codes. */
  get problems(): readonly Problem[] {
    return this.#kept.map(({ summed, cutsText: _, tolerated: __, allow: ___, ...problem }) => {
      const more = (this.#counts.get(problem.code) ?? 0) - 1;
      if (summed === undefined || more === 0) return problem;
      return { ...problem, message: `${problem.message} ${more} more ${summed}.` };
    });
  }

  get errors(): number {
    return this.#errors;
  }

  /** Total number of problems of a code; those that are summed up are one. */
  count(code: string): number {
    return this.#summed.has(code) ? 1 : (this.#counts.get(code) ?? 0);
  }

  /** Throws if there was an error; otherwise returns the warnings and notes. */
  throwIfErrors(): readonly Problem[] {
    const { problems } = this;
    if (this.#errors > 0) throw new InputError(problems);
    return problems;
  }

  #weigh(problem: Problem): Problem {
    const { strict, allow = [] } = this.#options;
    const isAllowed = allow.includes(problem.code);
    if (problem.severity === 'warning') {
      return strict && !problem.tolerated && !isAllowed ? { ...problem, severity: 'error' } : problem;
    }
    if (problem.severity === 'note') return problem;
    if (isAllowed && problem.allow !== undefined)
      return { ...problem, severity: 'warning', help: `--allow ${problem.code}: ${problem.allow}` };
    const { lenient, ...rest } = problem;
    if (!this.#options.lenient || lenient === undefined) return problem;
    return { ...rest, severity: 'warning', help: `--lenient: ${lenient}` };
  }
}

/** Whether a problem is at an earlier line of the same file than another. */
function isBefore(a: Problem, b: Problem): boolean {
  if (a.file === undefined || b.file === undefined || fileName(a.file) !== fileName(b.file)) return false;
  const [startA, startB] = [startOf(a.file), startOf(b.file)];
  return startA === startB ? (a.line ?? 0) < (b.line ?? 0) : startA < startB;
}

/** Where the piece of a file begins from which lines are counted. */
const startOf = (file: FileRef): number => (typeof file === 'object' ? file.start : 0);

/** Problems without repetitions: the key is read for every response, and its problems are reported each time. */
export const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((entry) => [JSON.stringify(entry), entry])).values(),
];

/** The codes among these whose errors become warnings if they are allowed: a score may depend on them. Undefined if there are none. */
export function allowedErrors(
  codes: readonly string[],
  known: readonly ProblemCodes[],
): string[] | undefined {
  const cards = new Map<string, CodeCard>(known.flatMap((area) => Object.entries(area)));
  const errors = new Set(codes.filter((code) => cards.get(code)?.allow !== undefined));
  return errors.size === 0 ? undefined : [...errors].sort();
}
