import type { Document } from '../core/document.ts';
import { type OptionsOf, type Parameter, resolvedOptions } from '../core/parameter.ts';
import { addMatchFacts, hintFacts, type MatchFacts, noMatchFacts } from './match-facts.ts';
import { MentionWords } from './mention-words.ts';
import { matchGroups, type Sides, type WeighedStage } from './weighed-stage.ts';
import { DEPS_COLUMN, zeros, zerosStage } from './zeros.ts';

/** Two prepared documents, and which of their mentions have no partner yet. */
export interface Unmatched extends Readonly<Record<'key' | 'response', UnmatchedSide>> {
  readonly words: Sides;
}

interface UnmatchedSide {
  readonly document: Document;
  /** Indices of the mentions without a partner. */
  readonly free: readonly number[];
}

/** A matcher as its file writes it; `defineMatcher` adds the defaults. */
export interface MatcherCard<Parameters extends readonly Parameter[], Id extends string> {
  /** The name on the command line and in the signature. */
  readonly id: Id;
  readonly summary: string;
  readonly parameters?: Parameters;
  /** Names of the token columns that it needs. */
  readonly columns?: readonly string[];
  /**
   * Which mentions of one document repeat another one: for each mention the index of the first one that is the
   * same; absent if there is no repeat.
   */
  repeats(document: Document, options: OptionsOf<Parameters>): Int32Array | undefined;
  /** For each response mention the index of the key mention that is the same, or −1. Neither side has repeats. */
  same(key: Document, response: Document): Int32Array;
  /** How the other mentions are weighed; absent if only mentions that are the same match. */
  weigh?(unmatched: Unmatched, options: OptionsOf<Parameters>): WeighedStage;
  /** What messages about this way of matching need to know about two documents. */
  facts?(key: Document, response: Document): MatchFacts;
}

/** Decides which response mention corresponds to which key mention, one to one, and which mentions of one side are the same. */
export type Matcher<
  // biome-ignore lint/suspicious/noExplicitAny: a matcher of any parameters
  Parameters extends readonly Parameter[] = any,
  Id extends string = string,
> = MatcherCard<Parameters, Id> & Required<Pick<MatcherCard<Parameters, Id>, 'parameters' | 'columns'>>;

/** Completes a matcher. Every one takes `--zeros`. */
export const defineMatcher = <
  const Id extends string,
  const Parameters extends readonly Parameter[] = readonly [],
>(
  card: MatcherCard<Parameters, Id>,
): Matcher<readonly [typeof zeros, ...Parameters], Id> => ({
  columns: [],
  ...card,
  parameters: [zeros, ...(card.parameters ?? ([] as readonly Parameter[] as Parameters))],
});

/** Which mentions match, and what is to be said about it. */
export interface Matching {
  /** For each response mention the index of its key mention, or −1. */
  readonly twins: Int32Array;
  readonly facts: MatchFacts;
}

/** A matcher with the values of its parameters. */
export interface ConfiguredMatcher {
  readonly id: string;
  /** Names of the token columns that it needs. */
  readonly columns: readonly string[];
  match(key: Document, response: Document): Matching;
  repeats(document: Document): Int32Array | undefined;
}

/** Checks the parameters that were given and fills in the defaults. */
export function configured(matcher: Matcher, specs: object): ConfiguredMatcher {
  const options = resolvedOptions(matcher.parameters, specs) as OptionsOf<readonly [typeof zeros]>;
  const { isDependent } = options.zeros;
  return {
    id: matcher.id,
    columns: isDependent ? [...matcher.columns, DEPS_COLUMN] : matcher.columns,
    match: (key, response) => {
      const { twins, largeGroups } = matched(matcher, options, key, response);
      const known = matcher.facts?.(key, response) ?? noMatchFacts;
      const own = largeGroups === 0 ? known : { ...known, largeGroups };
      const facts = addMatchFacts(own, hintFacts(matcher.id, isDependent, key, response, twins));
      return { twins, facts };
    },
    repeats: (document) => matcher.repeats(document, options),
  };
}

/** The stages in turn: zeros by dependency, the same mentions, weighed pairs. Each sees only the mentions that are still free. */
function matched(
  matcher: Matcher,
  options: OptionsOf<readonly [typeof zeros]>,
  key: Document,
  response: Document,
): Pick<Matching, 'twins'> & { readonly largeGroups: number } {
  const { isDependent } = options.zeros;
  const same = matcher.same(key, response);
  if (!isDependent && matcher.weigh === undefined) return { twins: same, largeGroups: 0 };
  const words = { key: new MentionWords(key), response: new MentionWords(response) };
  const twins = new Int32Array(response.mentions.length).fill(-1);
  const isTaken = new Uint8Array(key.mentions.length);
  const match = (one: number, other: number) => {
    twins[other] = one;
    isTaken[one] = 1;
  };
  let largeGroups = 0;
  if (isDependent) largeGroups += matchGroups(zerosStage(key, response), words, match);
  same.forEach((one, other) => {
    if (one >= 0 && isTaken[one] === 0 && twins[other] < 0) match(one, other);
  });
  if (matcher.weigh !== undefined) {
    const unmatched = {
      key: { document: key, free: indicesWhere(isTaken.length, (i) => isTaken[i] === 0) },
      response: { document: response, free: indicesWhere(twins.length, (i) => twins[i] < 0) },
      words,
    };
    if (unmatched.key.free.length > 0 && unmatched.response.free.length > 0)
      largeGroups += matchGroups(matcher.weigh(unmatched, options), words, match);
  }
  return { twins, largeGroups };
}

function indicesWhere(length: number, test: (index: number) => boolean): number[] {
  const indices: number[] = [];
  for (let i = 0; i < length; i++) if (test(i)) indices.push(i);
  return indices;
}
