import { UsageError } from '../problems/problem.ts';
import type { Parameter } from './parameter.ts';
import { type Pattern, patternOf } from './pattern.ts';

type Declared<Name extends string> = Pick<Parameter<Name>, 'name' | 'flag' | 'placeholder' | 'meaning'> & {
  /** What a value must be: `the name of an attribute`. */
  readonly expected: string;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const refused = (name: string, expected: string, value: unknown) =>
  new UsageError(`\`${name}\` must be ${expected}, but is ${JSON.stringify(value) ?? String(value)}.`);

/** A text that is not empty; absent by default. */
export const textParameter = <const Name extends string>(
  declaration: Declared<Name>,
): Parameter<Name, string | undefined, string | undefined> => ({
  ...declaration,
  takes: 'text',
  preset: undefined,
  resolve: (text) => {
    if (text === undefined || isText(text)) return text;
    throw refused(declaration.name, declaration.expected, text);
  },
  text: String,
});

/** A regular expression for a whole text, which is matched without backtracking. Absent by default. */
export const patternParameter = <const Name extends string>(
  declaration: Declared<Name>,
): Parameter<Name, string | undefined, Pattern | undefined> => ({
  ...declaration,
  takes: 'text',
  preset: undefined,
  resolve: (text) => {
    if (text === undefined) return undefined;
    if (!isText(text)) throw refused(declaration.name, declaration.expected, text);
    try {
      return patternOf(text);
    } catch (error) {
      const { message } = refused(declaration.name, declaration.expected, text);
      throw new UsageError(message, `It is not one: ${(error as Error).message}.`);
    }
  },
  text: String,
});

/** Texts that are not empty: the option may be given several times. Absent by default. */
export const textsParameter = <const Name extends string>(
  declaration: Declared<Name>,
): Parameter<Name, readonly string[] | undefined, readonly string[] | undefined> => ({
  ...declaration,
  takes: 'texts',
  preset: undefined,
  resolve: (texts) => {
    if (texts === undefined || (Array.isArray(texts) && texts.every(isText))) return texts;
    throw refused(declaration.name, `a list: ${declaration.expected}`, texts);
  },
  text: (texts) => (texts ?? []).join(','),
});
