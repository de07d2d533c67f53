import type { Problem } from './problem.ts';

/** Splits advice into its alternatives; the separators are kept. */
const CLAUSE_SEPARATOR = /(; |, or )/;
const FLAG = /(?<![\w-])--?[a-z][\w-]*/g;

/**
 * A problem without the clauses of its help that name flags which a verb does not have. Readers and checks are shared by
 * verbs with different flags.
 */
export function possibleAdvice(problem: Problem, flags: ReadonlySet<string>): Problem {
  if (problem.help === undefined) return problem;
  let help = '';
  const pieces = ['', ...problem.help.split(CLAUSE_SEPARATOR)];
  for (let i = 0; i < pieces.length; i += 2) {
    const [separator, clause] = [pieces[i], pieces[i + 1]];
    if ((clause.match(FLAG) ?? []).every((flag) => flags.has(flag)))
      help += (help === '' ? '' : separator) + clause;
  }
  return { ...problem, help: help === '' ? undefined : help };
}
