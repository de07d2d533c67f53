import { suggestion } from '../problems/nearest.ts';
import { UsageError } from '../problems/problem.ts';
import type { Parameters } from './shell.ts';

/** Refuses parameters that do not exist: they would be ignored, and the result would not be the requested one. */
export function refuseUnknownParameters(parameters: Parameters, known: readonly string[]): void {
  const unknown = Object.keys(parameters).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new UsageError(
    `Unknown parameter ${JSON.stringify(unknown)}.${suggestion(unknown, known)}`,
    `The parameters are: ${known.join(', ')}.`,
  );
}

/** Options of the functions of the library that are parameters of the methods. */
export const corpusOptions = {
  evaluate: ['key', 'responses'],
  compare: ['key', 'responses'],
  analyze: ['key', 'responses'],
  report: ['key', 'responses'],
  explain: ['key', 'response'],
  check: ['key', 'paths'],
  agree: ['annotators'],
  read: ['source'],
  convert: ['inputs', 'to'],
} satisfies Readonly<Record<string, readonly string[]>>;

/** The options of a method; none if absent. Its parameters are not among them. */
export function optionsOf(
  { options = {} }: Parameters,
  parameters: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  if (!isObject(options)) throw new UsageError('Expected `options` to be an object of options by name.');
  const misplaced = parameters.find((name) => Object.hasOwn(options, name));
  if (misplaced === undefined) return options;
  throw new UsageError(`Unknown option "${misplaced}": corpora and formats of outputs are parameters.`);
}

/** A parameter that is a list. */
export function listOf(name: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new UsageError(`Expected \`${name}\` to be a list.`);
}

/** A parameter that is a text, or absent. */
export function optionalText(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  throw new UsageError(`Expected \`${name}\` to be a text.`);
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
