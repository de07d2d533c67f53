import { quoted } from '../python/set.ts';

/** One flag of a Python command line. */
export interface Flag {
  readonly short: string;
  readonly long: string;
  /** Whether a value follows. */
  readonly value: boolean;
  readonly required?: boolean;
  readonly help: string;
  /** The error of a value, if any. */
  readonly fault?: (value: string) => string | undefined;
}

/** An error of the command line; the original exits with 2. */
export class ArgumentError extends Error {}

/** The original throws while it reads the command line and exits with 1. */
export class ArgumentCrash extends Error {}

export type ParsedArguments = ReadonlyMap<string, string>;

export const HELP_FLAG = '-h';

/** A word that looks like a flag; without `flag` it is not a known one. */
interface Option {
  readonly flag: Flag | undefined;
  /** The name that matched. */
  readonly name: string;
  /** A value in the same word. */
  readonly attached: string | undefined;
}

/**
 * Reads a command line as `argparse` of Python 2.7 does: flags may be abbreviated to a unique prefix, values may follow in
 * the same word (`--gold=F`, `-gF`) or in the next one, and short flags without a value can be joined with the next flag
 * (`-bo r`). Keys of the result are the short flags; a flag without a value has ''. Undefined if help was requested
 * before the first error.
 */
export function parseArguments(args: readonly string[], flags: readonly Flag[]): ParsedArguments | undefined {
  const end = args.indexOf('--') < 0 ? args.length : args.indexOf('--');
  const options = args.map((arg, i) => (i < end ? optionOf(arg, flags) : undefined));
  const found = new Map<string, string>();
  const extra: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const option = options[i];
    if (option?.flag === undefined) {
      extra.push(args[i]);
      continue;
    }
    const given = joinedFlags({ ...option, flag: option.flag }, flags);
    const { flag: last, attached: rest } = given[given.length - 1];
    const next = i + 1;
    if (last.value && rest === undefined && (next >= args.length || next === end || options[next])) {
      throw new ArgumentError(`argument ${flagNames(last)}: expected one argument`);
    }
    for (const { flag, attached } of given) {
      if (flag.short === HELP_FLAG) return undefined;
      const value = flag.value ? (attached ?? args[++i]) : '';
      const fault = flag.fault?.(value);
      if (fault !== undefined) throw new ArgumentError(`argument ${flagNames(flag)}: ${fault}`);
      found.set(flag.short, value);
    }
  }
  const missing = flags.find(({ required, short }) => required && !found.has(short));
  if (missing !== undefined) throw new ArgumentError(`argument ${flagNames(missing)} is required`);
  if (extra.length > 0) throw new ArgumentError(`unrecognized arguments: ${extra.join(' ')}`);
  return found;
}

const flagNames = ({ short, long }: Flag): string => `${short}/${long}`;

/** Negative numbers are values. */
const NEGATIVE_NUMBER = /^-\d+$|^-\d*\.\d+$/;

/** The flag in a word; undefined if the word is a value. */
function optionOf(arg: string, flags: readonly Flag[]): Option | undefined {
  if (!arg.startsWith('-')) return undefined;
  const exact = flagNamed(arg, flags);
  if (exact !== undefined) return { flag: exact, name: arg, attached: undefined };
  if (arg === '-') return undefined;
  const equals = arg.indexOf('=');
  if (equals >= 0) {
    const name = arg.slice(0, equals);
    const flag = flagNamed(name, flags);
    if (flag !== undefined) return { flag, name, attached: arg.slice(equals + 1) };
  }
  const fitting = arg.startsWith('--') ? longOptions(arg, flags) : shortOptions(arg, flags);
  if (fitting.length > 1) {
    const names = fitting.map(({ name }) => name).join(', ');
    throw new ArgumentError(`ambiguous option: ${arg} could match ${names}`);
  }
  if (fitting.length === 1) return fitting[0];
  if (NEGATIVE_NUMBER.test(arg) || arg.includes(' ')) return undefined;
  return { flag: undefined, name: arg, attached: undefined };
}

const flagNamed = (name: string, flags: readonly Flag[]): Flag | undefined =>
  flags.find(({ short, long }) => name === short || name === long);

/** The flags that have a word as a prefix of their long name. */
function longOptions(arg: string, flags: readonly Flag[]): Option[] {
  const equals = arg.indexOf('=');
  const prefix = equals < 0 ? arg : arg.slice(0, equals);
  const attached = equals < 0 ? undefined : arg.slice(equals + 1);
  return flags
    .filter(({ long }) => long.startsWith(prefix))
    .map((flag) => ({ flag, name: flag.long, attached }));
}

/** A flag of one letter with an attached value, and the flags that have the word as a prefix. */
function shortOptions(arg: string, flags: readonly Flag[]): Option[] {
  return flags.flatMap((flag): Option[] => {
    const name = flag.short;
    if (name === arg.slice(0, 2)) return [{ flag, name, attached: arg.slice(2) }];
    return name.startsWith(arg) ? [{ flag, name, attached: undefined }] : [];
  });
}

interface GivenFlag {
  readonly flag: Flag;
  readonly attached: string | undefined;
}

/** The flags of one word: text attached to a short flag without a value starts with the letter of the next flag. */
function joinedFlags(first: GivenFlag & { readonly name: string }, flags: readonly Flag[]): GivenFlag[] {
  const given: GivenFlag[] = [];
  let { flag, name, attached } = first;
  while (attached !== undefined && !flag.value) {
    if (attached === '' && !name.startsWith('--')) {
      throw new ArgumentCrash(`Nothing follows "${name}=".`);
    }
    const next: Flag | undefined = name.startsWith('--') ? undefined : flagNamed(`-${attached[0]}`, flags);
    if (next === undefined) {
      throw new ArgumentError(`argument ${flagNames(flag)}: ignored explicit argument ${quoted(attached)}`);
    }
    given.push({ flag, attached: undefined });
    [flag, name, attached] = [next, next.short, attached.slice(1) || undefined];
  }
  return [...given, { flag, attached }];
}

/** The help text of a command. */
export function usage(program: string, summary: string, flags: readonly Flag[]): string {
  const rows = flags.map((flag) => {
    const forms = [...new Set([flag.short, flag.long])];
    const names = forms.map((form) => (flag.value ? `${form} X` : form)).join(', ');
    return `  ${names.padEnd(44)}${flag.help}`;
  });
  return `usage: ${program} [options]\n\n${summary}\n\noptions:\n${rows.join('\n')}\n`;
}
