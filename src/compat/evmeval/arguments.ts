/** One flag of a Python command line. */
export interface Flag {
  readonly short: string;
  readonly long: string;
  /** Whether a value follows. */
  readonly value: boolean;
  readonly required?: boolean;
  readonly help: string;
}

/** The command line is wrong; the original exits with 2. */
export class ArgumentError extends Error {}

export type ParsedArguments = ReadonlyMap<string, string>;

/**
 * Reads a command line as `argparse` does: long flags may be cut short as long as they are unique, values may follow in
 * the same word (`--gold=F`, `-gF`) or in the next. Keys of the result are the short flags; a flag without value has ''.
 */
export function parseArguments(args: readonly string[], flags: readonly Flag[]): ParsedArguments {
  const found = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const { flag, attached } = recognise(args[i], flags);
    if (!flag.value) {
      if (attached !== undefined)
        throw new ArgumentError(`argument ${nameOf(flag)}: ignored explicit argument '${attached}'`);
      found.set(flag.short, '');
      continue;
    }
    const next = attached ?? args[++i];
    if (next === undefined || (attached === undefined && looksLikeFlag(next))) {
      throw new ArgumentError(`argument ${nameOf(flag)}: expected one argument`);
    }
    found.set(flag.short, next);
  }
  for (const flag of flags) {
    if (flag.required && !found.has(flag.short))
      throw new ArgumentError(`argument ${nameOf(flag)} is required`);
  }
  return found;
}

const nameOf = ({ short, long }: Flag): string => `${short}/${long}`;

/** Negative numbers are values. */
const looksLikeFlag = (arg: string): boolean => /^-(?!\d+$|\d*\.\d+$)./.test(arg);

function recognise(arg: string, flags: readonly Flag[]): { flag: Flag; attached: string | undefined } {
  const exact = flags.find(({ short, long }) => arg === short || arg === long);
  if (exact !== undefined) return { flag: exact, attached: undefined };
  const equals = arg.indexOf('=');
  const name = equals < 0 ? arg : arg.slice(0, equals);
  const attached = equals < 0 ? undefined : arg.slice(equals + 1);
  if (name.startsWith('--')) {
    const fitting = flags.filter(({ long }) => long.startsWith(name));
    const whole = fitting.find(({ long }) => long === name);
    if (whole !== undefined || fitting.length === 1) return { flag: whole ?? fitting[0], attached };
    if (fitting.length > 1) {
      const names = fitting.map(({ long }) => long).join(', ');
      throw new ArgumentError(`ambiguous option: ${arg} could match ${names}`);
    }
  } else {
    const short = flags.find((flag) => flag.short === name);
    if (short !== undefined) return { flag: short, attached };
    const joined = flags.find((flag) => flag.value && flag.short.length === 2 && arg.startsWith(flag.short));
    if (joined !== undefined) return { flag: joined, attached: arg.slice(2) };
  }
  throw new ArgumentError(`unrecognized arguments: ${arg}`);
}

/** The help text of a command. */
export function usage(program: string, summary: string, flags: readonly Flag[]): string {
  const rows = flags.map((flag) => {
    const names = flag.value ? `${flag.short} X, ${flag.long} X` : `${flag.short}, ${flag.long}`;
    return `  ${names.padEnd(44)}${flag.help}`;
  });
  return `usage: ${program} [options]\n\n${summary}\n\noptions:\n${rows.join('\n')}\n`;
}
