/** An option of a command line that Python's `argparse` reads. */
export interface ScorerOption {
  readonly names: readonly string[];
  /** A switch has no value, a list takes the words up to the next option. */
  readonly kind: 'switch' | 'value' | 'list';
  readonly choices?: readonly string[];
  readonly help: string;
}

/** The command line is wrong: exit code 2 and the usage. */
export class UsageFailure extends Error {}

export interface ScorerArguments {
  readonly files: readonly [key: string, response: string];
  /** Values by the first name of their option; a switch that was given has no values. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** Reads options and two files in any order; undefined if help was asked for. Long names may be abbreviated. */
export function readArguments(
  args: readonly string[],
  options: readonly ScorerOption[],
): ScorerArguments | undefined {
  const files: string[] = [];
  const values = new Map<string, readonly string[]>();
  const end = args.indexOf('--') < 0 ? args.length : args.indexOf('--');
  for (let i = 0; i < args.length; i++) {
    if (i === end) continue;
    const word = args[i];
    if (i > end || !word.startsWith('-') || word === '-') {
      files.push(word);
      continue;
    }
    if (word === '-h' || word === '--help') return undefined;
    const { option, attached } = namedOption(word, options);
    const following = args.slice(i + 1, end);
    const next = following.findIndex((value) => value.startsWith('-') && value !== '-');
    const available = attached === undefined ? following.slice(0, next < 0 ? undefined : next) : [attached];
    const given = takenValues(option, available, attached !== undefined);
    if (attached === undefined) i += given.length;
    const wrong = given.find((value) => option.choices !== undefined && !option.choices.includes(value));
    if (wrong !== undefined) {
      const choices = option.choices?.map((choice) => `'${choice}'`).join(', ');
      throw new UsageFailure(
        `argument ${shownNames(option)}: invalid choice: '${wrong}' (choose from ${choices})`,
      );
    }
    values.set(option.names[0], given);
  }
  if (files.length < 2) {
    throw new UsageFailure(
      `the following arguments are required: ${['key_file', 'sys_file'].slice(files.length).join(', ')}`,
    );
  }
  if (files.length > 2) throw new UsageFailure(`unrecognized arguments: ${files.slice(2).join(' ')}`);
  return { files: [files[0], files[1]], values };
}

const shownNames = ({ names }: ScorerOption): string => names.join('/');

function namedOption(
  word: string,
  options: readonly ScorerOption[],
): { option: ScorerOption; attached: string | undefined } {
  const exact = options.find(({ names }) => names.includes(word));
  if (exact !== undefined) return { option: exact, attached: undefined };
  const equals = word.indexOf('=');
  const name = word.startsWith('--') ? word.slice(0, equals < 0 ? undefined : equals) : word.slice(0, 2);
  const fitting = options.filter(({ names }) =>
    names.some((known) => (word.startsWith('--') ? known.startsWith(name) : known === name)),
  );
  if (fitting.length > 1) {
    throw new UsageFailure(`ambiguous option: ${word} could match ${fitting.map(shownNames).join(', ')}`);
  }
  if (fitting.length === 0) throw new UsageFailure(`unrecognized arguments: ${word}`);
  const attached = word.startsWith('--') ? (equals < 0 ? undefined : word.slice(equals + 1)) : word.slice(2);
  return { option: fitting[0], attached };
}

function takenValues(
  option: ScorerOption,
  available: readonly string[],
  attached: boolean,
): readonly string[] {
  if (option.kind === 'list') return available;
  if (option.kind === 'switch') {
    if (attached)
      throw new UsageFailure(`argument ${shownNames(option)}: ignored explicit argument '${available[0]}'`);
    return [];
  }
  if (available.length === 0) throw new UsageFailure(`argument ${shownNames(option)}: expected one argument`);
  return available.slice(0, 1);
}

export function scorerUsage(program: string, summary: string, options: readonly ScorerOption[]): string {
  const rows = options.map((option) => {
    const value =
      option.kind === 'switch' ? '' : ` {${option.choices?.join(',')}}${option.kind === 'list' ? ' …' : ''}`;
    return `  ${option.names.join(', ')}${value}\n      ${option.help}`;
  });
  return `usage: ${program} [options] KEY RESPONSE\n\n${summary}\n\n${rows.join('\n')}\n`;
}
