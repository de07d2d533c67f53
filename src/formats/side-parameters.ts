import type { Parameter } from '../core/parameter.ts';

export type Side = 'key' | 'response';

/** The options of one side, by name: `keyCorefColumn` and `responseCorefColumn` for `corefColumn`. */
export type SideSpecs<Specs> = {
  readonly [Name in keyof Specs & string as `${Side}${Capitalize<Name>}`]?: Specs[Name] | undefined;
};

const sideName = (name: string, side: Side): string => `${side}${name[0].toUpperCase()}${name.slice(1)}`;

/** The parameters of a reader for one side alone, where key and response differ. */
export const sideParameters = (parameters: readonly Parameter[]): readonly Parameter[] =>
  parameters.flatMap((parameter) =>
    (['key', 'response'] as const).map(
      (side): Parameter => ({
        ...parameter,
        name: sideName(parameter.name, side),
        flag: `${side}-${parameter.flag}`,
        meaning: `--${parameter.flag} of the ${side === 'key' ? 'key' : 'responses'}, where it is different`,
        preset: undefined,
        resolve: (spec) => (spec === undefined ? undefined : parameter.resolve(spec)),
      }),
    ),
  );

/** The options for the reader of one side: its own ones override those of both sides. */
export function readingOf<Options extends object>(
  parameters: readonly Parameter[],
  reading: Options,
  side: Side,
): Options {
  const specs = new Map<string, unknown>(Object.entries(reading));
  const own = parameters.flatMap(({ name }) => {
    const spec = specs.get(sideName(name, side));
    return spec === undefined ? [] : [[name, spec] as const];
  });
  return own.length === 0 ? reading : { ...reading, ...Object.fromEntries(own) };
}
