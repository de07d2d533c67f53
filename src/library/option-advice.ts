import { possibleAdvice } from '../problems/possible-advice.ts';
import { type Problem, UsageError } from '../problems/problem.ts';

/**
 * A flag, and what follows it: its value if a colon or the end of the clause comes next (`--duplicates first: …`), or a placeholder
 * (`--to FORMAT`).
 */
const FLAG = /--([a-z][a-z-]*)(?: ([a-z]\w*)(?=:|;|,|$)| [A-Z]+\b)?/g;

/** Flags that messages name by their letter: `-t DIR`, `-f brat`. */
const letters: Readonly<Record<string, string>> = { '-t': '--tokens', '-f': '--format' };

const withLongFlags = <Text extends string | undefined>(text: Text): Text =>
  text?.replace(/(?<![\w-])-[tf](?= \w)/g, (letter) => letters[letter]) as Text;

/** Options of the library that are not called like their flags. */
const renamed: Readonly<Record<string, string>> = {
  document: 'documents',
  dataset: 'datasets',
  'output-dir': 'perDocument',
};

const optionName = (flag: string): string =>
  Object.hasOwn(renamed, flag) ? renamed[flag] : flag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

const flagName = (option: string): string => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The flags of options of the library. */
const flagsOf = (options: readonly string[]): Set<string> =>
  new Set([
    ...options.map((name) => `--${flagName(name)}`),
    ...Object.keys(renamed)
      .filter((flag) => options.includes(renamed[flag]))
      .map((flag) => `--${flag}`),
  ]);

const worded = (text: string | undefined): string | undefined =>
  text?.replace(FLAG, (_, flag: string, value?: string) =>
    value === undefined ? `\`${optionName(flag)}\`` : `\`${optionName(flag)}: '${value}'\``,
  );

/** The problem with advice about options of the library in place of flags; advice about other flags is left out. */
export function inOptions(problem: Problem, options: readonly string[]): Problem {
  const { help } = possibleAdvice({ ...problem, help: withLongFlags(problem.help) }, flagsOf(options));
  const { expected } = problem;
  if (help === problem.help && !help?.includes('--') && !expected?.includes('--')) return problem;
  return {
    ...problem,
    help: worded(help),
    ...(expected === undefined ? {} : { expected: worded(expected) }),
  };
}

/** The same for wrong options. */
export function usageInOptions({ message, help }: UsageError, options: readonly string[]): UsageError {
  const advice = possibleAdvice(
    { code: '', severity: 'error', message, help: withLongFlags(help) },
    flagsOf(options),
  );
  return new UsageError(worded(message) ?? '', worded(advice.help));
}
