import type { Document } from '../core/document.ts';
import type { Mentions } from '../core/mentions.ts';
import { type OptionsOf, type Parameter, resolvedOptions } from '../core/parameter.ts';

/** A matcher as its file writes it; `defineMatcher` adds the defaults. */
export interface MatcherCard<Parameters extends readonly Parameter[], Id extends string> {
  /** The name on the command line and in the signature. */
  readonly id: Id;
  readonly summary: string;
  readonly parameters?: Parameters;
  /** For each response mention the index of its key mention, or −1. Neither side has repeats. */
  match(key: Document, response: Document, options: OptionsOf<Parameters>): Int32Array;
  /**
   * Which mentions of one document repeat another one: for each mention the index of the first one that is the
   * same; absent if there is no repeat.
   */
  repeats(mentions: Mentions, options: OptionsOf<Parameters>): Int32Array | undefined;
}

/** Decides which response mention corresponds to which key mention, one to one, and which mentions of one side are the same. */
export type Matcher<
  // biome-ignore lint/suspicious/noExplicitAny: a matcher of any parameters
  Parameters extends readonly Parameter[] = any,
  Id extends string = string,
> = Required<MatcherCard<Parameters, Id>>;

export const defineMatcher = <
  const Id extends string,
  const Parameters extends readonly Parameter[] = readonly [],
>(
  card: MatcherCard<Parameters, Id>,
): Matcher<Parameters, Id> => ({ parameters: [] as readonly Parameter[] as Parameters, ...card });

/** A matcher with the values of its parameters. */
export interface ConfiguredMatcher {
  readonly id: string;
  match(key: Document, response: Document): Int32Array;
  repeats(mentions: Mentions): Int32Array | undefined;
}

/** Checks the parameters that were given and fills in the defaults. */
export function configured(matcher: Matcher, specs: object): ConfiguredMatcher {
  // Without parameters there are no options to pass.
  if (matcher.parameters.length === 0) return matcher as unknown as ConfiguredMatcher;
  const options = resolvedOptions(matcher.parameters, specs);
  return {
    id: matcher.id,
    match: (key, response) => matcher.match(key, response, options),
    repeats: (mentions) => matcher.repeats(mentions, options),
  };
}
