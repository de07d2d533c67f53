import { quoted } from './python-set.ts';

/** One flag of a Python command line. */
export interface Flag {
  readonly short: string;
  readonly long: string;
  /** Whether a value follows. */
  readonly value: boolean;
  readonly required?: boolean;
  readonly help: string;
  /** Says what is wrong with a value. */
  readonly fault?: (value: string) => string | undefined;
}

/** The command line is wrong; the original exits with 2. */
export class ArgumentError extends Error {}

/** The original ends with an exception while it reads the command line, and with exit code 1. */
export class ArgumentCrash extends Error {}

export type ParsedArguments = ReadonlyMap<string, string>;

export const HELP_FLAG = '-h';

/** A word that is a flag, as far as the word alone says; no flag: it looks like one and is not known. */
interface Option {
  readonly flag: Flag | undefined;
  /** The name by which the flag was found. */
  readonly name: string;
  /** A value in the same word. */
  readonly attached: string | undefined;
}

/**
 * Reads a command line as `argparse` of Python 2.7 does: flags may be cut short as long as they are unique, values may
 * follow in the same word (`--gold=F`, `-gF`) or in the next, short flags without value can be joined to the next one
 * (`-bo r`). Keys of the result are the short flags; a flag without value has ''. Undefined if help was asked for before
 * any error came up.
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
      throw new ArgumentError(`argument ${nameOf(last)}: expected one argument`);
    }
    for (const { flag, attached } of given) {
      if (flag.short === HELP_FLAG) return undefined;
      const value = flag.value ? (attached ?? args[++i]) : '';
      const fault = flag.fault?.(value);
      if (fault !== undefined) throw new ArgumentError(`argument ${nameOf(flag)}: ${fault}`);
      found.set(flag.short, value);
    }
  }
  const missing = flags.find(({ required, short }) => required && !found.has(short));
  if (missing !== undefined) throw new ArgumentError(`argument ${nameOf(missing)} is required`);
  if (extra.length > 0) throw new ArgumentError(`unrecognized arguments: ${extra.join(' ')}`);
  return found;
}

const nameOf = ({ short, long }: Flag): string => `${short}/${long}`;

/** Negative numbers are values. */
const NEGATIVE_NUMBER = /^-\d+$|^-\d*\.\d+$/;

/** What a word is; undefined: a value. */
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

/** The flags that a long name may be the beginning of. */
function longOptions(arg: string, flags: readonly Flag[]): Option[] {
  const equals = arg.indexOf('=');
  const prefix = equals < 0 ? arg : arg.slice(0, equals);
  const attached = equals < 0 ? undefined : arg.slice(equals + 1);
  return flags
    .filter(({ long }) => long.startsWith(prefix))
    .map((flag) => ({ flag, name: flag.long, attached }));
}

/** A flag of one letter with something attached, and the flags that the word may be the beginning of. */
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

/** The flags of one word: what is attached to a short flag without value begins with the letter of the next flag. */
function joinedFlags(first: GivenFlag & { readonly name: string }, flags: readonly Flag[]): GivenFlag[] {
  const given: GivenFlag[] = [];
  let { flag, name, attached } = first;
  while (attached !== undefined && !flag.value) {
    if (attached === '' && !name.startsWith('--')) {
      throw new ArgumentCrash(`Nothing follows "${name}=".`);
    }
    const next: Flag | undefined = name.startsWith('--') ? undefined : flagNamed(`-${attached[0]}`, flags);
    if (next === undefined) {
      throw new ArgumentError(`argument ${nameOf(flag)}: ignored explicit argument ${quoted(attached)}`);
    }
    given.push({ flag, attached: undefined });
    [flag, name, attached] = [next, next.short, attached.slice(1) || undefined];
  }
  return [...given, { flag, attached }];
}

/** The help text of a command. */
export function usage(program: string, summary: string, flags: readonly Flag[]): string {
  const rows = flags.map((flag) => {
    const names = flag.value ? `${flag.short} X, ${flag.long} X` : `${flag.short}, ${flag.long}`;
    return `  ${names.padEnd(44)}${flag.help}`;
  });
  return `usage: ${program} [options]\n\n${summary}\n\noptions:\n${rows.join('\n')}\n`;
}
