import { possibleAdvice } from '../problems/possible-advice.ts';
import type { Problem } from '../problems/problem.ts';

/** A flag, and its value if a colon or the end of the clause follows: `--duplicates first: …`. */
const FLAG = /--([a-z][a-z-]*)(?: ([a-z]\w*)(?=:|;|$))?/g;

const optionName = (flag: string): string => flag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const flagName = (option: string): string => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The problem with advice about options of the library in place of flags; advice about other flags is left out. */
export function inOptions(problem: Problem, options: readonly string[]): Problem {
  const flags = new Set(options.map((name) => `--${flagName(name)}`));
  const { help } = possibleAdvice(problem, flags);
  if (help === problem.help && !help?.includes('--')) return problem;
  return {
    ...problem,
    help: help?.replace(FLAG, (_, flag: string, value?: string) =>
      value === undefined ? `\`${optionName(flag)}\`` : `\`${optionName(flag)}: '${value}'\``,
    ),
  };
}
