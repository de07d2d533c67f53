import { suggestion } from '../problems/nearest.ts';
import { UsageError } from '../problems/problem.ts';

/**
 * A parameter of a metric or of a matcher, declared once in the file of its owner. The flag and its help, the option of
 * the library, the check of a value and the entry in the signature are all derived from the declaration.
 */
export interface Parameter<Name extends string = string, Spec = unknown, Value = unknown> {
  /** The name of the option in the library, and of the value that the owner receives. */
  readonly name: Name;
  /** The name on the command line (without the dashes) and in the signature. */
  readonly flag: string;
  /** The placeholder in the help: `w` in `--blanc-weight <w>`. */
  readonly placeholder: string;
  readonly meaning: string;
  readonly preset: Spec;
  /** The values that can be named on the command line, if the parameter has a list of them. */
  readonly choices?: readonly string[] | undefined;
  /** What the command line makes of a value: a number if absent, a text, or a list of texts, for which the option may be given several times. */
  readonly takes?: 'text' | 'texts' | undefined;
  /** Words that are accepted as values besides numbers. */
  readonly words?: readonly string[] | undefined;
  /** Checks a requested value and returns the value that its owner receives; throws a `UsageError`. */
  resolve(spec: Spec): Value;
  /** The value as the signature shows it. */
  text(spec: Spec): string;
  /** What a value must be, where the command line refuses others at once: `a whole number other than 0`. */
  readonly expected?: string | undefined;
}

type Declared = 'name' | 'flag' | 'placeholder' | 'meaning' | 'preset';

/** A number within limits. */
export const numberParameter = <const Name extends string>(
  declaration: Pick<Parameter<Name, number>, Declared> & { label: string; from: number; to: number },
): Parameter<Name, number, number> => {
  const { label, from, to, ...card } = declaration;
  return {
    ...card,
    resolve: (value) => {
      if (typeof value === 'number' && value >= from && value <= to) return value;
      const found = typeof value === 'string' ? JSON.stringify(value) : String(value);
      throw new UsageError(`${label} must be a number from ${from} to ${to}, but is ${found}.`);
    },
    text: String,
  };
};

/** One of several named values; users of the library may also pass a value that has no name. */
export const choiceParameter = <const Name extends string, Choice extends string, Value extends object>(
  declaration: Pick<Parameter<Name>, Exclude<Declared, 'preset'>> & {
    preset: NoInfer<Choice>;
    values: Readonly<Record<Choice, Value>>;
  },
): Parameter<Name, Choice | Value, Value> => {
  const { values, ...card } = declaration;
  const byName = new Map(Object.entries<Value>(values));
  const choices = [...byName.keys()];
  const kind = typeof values[card.preset];
  return {
    ...card,
    choices,
    resolve: (spec) => {
      const value = typeof spec === 'string' ? byName.get(spec) : spec;
      if (typeof value === kind) return value as Value;
      throw unknownChoice(card.name, spec, choices);
    },
    text: (spec) => (typeof spec === 'string' ? spec : 'custom'),
  };
};

/**
 * The error for a value that an option does not have. It names the option as the library does: the command line
 * checks such values before.
 */
export const unknownChoice = (option: string, value: unknown, choices: readonly string[]): UsageError =>
  new UsageError(
    `Unknown value ${JSON.stringify(value) ?? String(value)} for the option \`${option}\`.${suggestion(String(value), choices)}`,
    `Choose from: ${choices.join(', ')}.`,
  );

/** The values that an owner of these parameters receives, by name. */
export type OptionsOf<Parameters extends readonly Parameter[]> = {
  readonly [P in Parameters[number] as P['name']]: ReturnType<P['resolve']>;
};

/** The options of a user, by name; every parameter has a default. */
export type SpecsOf<Parameters extends readonly Parameter[]> = {
  readonly [P in Parameters[number] as P['name']]?: P['preset'] | undefined;
};

/** What declares parameters. */
interface ParameterOwner {
  readonly parameters: readonly Parameter[];
}

/** Every parameter that some owner declares, once, in the order of the owners. */
export const parametersOf = (owners: readonly ParameterOwner[]): readonly Parameter[] => [
  ...new Set(owners.flatMap(({ parameters }) => parameters)),
];

/** The requested value of a parameter, or its default. */
export const specOf = ({ name, preset }: Parameter, specs: object): unknown =>
  new Map<string, unknown>(Object.entries(specs)).get(name) ?? preset;

/** Checks the parameters and fills in the defaults; the values by name. */
export const resolvedOptions = (parameters: readonly Parameter[], specs: object): Record<string, unknown> =>
  Object.fromEntries(
    parameters.map((parameter) => [parameter.name, parameter.resolve(specOf(parameter, specs))]),
  );

/** The parameters that are not at their default, as the signature shows them. */
export const changedParameters = (
  parameters: readonly Parameter[],
  specs: object,
): (readonly [flag: string, value: string])[] =>
  parameters
    .filter((parameter) => specOf(parameter, specs) !== parameter.preset)
    .map((parameter) => [parameter.flag, parameter.text(specOf(parameter, specs))]);
