import { type Parameter, parametersOf, type SpecsOf } from '../core/parameter.ts';
import { exact } from './exact.ts';
import { head } from './head.ts';
import type { Matcher } from './matcher.ts';
import { min } from './min.ts';
import { partial } from './partial.ts';

/**
 * Every way to match mentions, once; the first is the default. Command line, help, types and signature are derived from
 * this list: to add a matcher, write its file and add it here.
 */
const registry = [exact, head, partial, min] as const;

export const matchers: readonly Matcher[] = registry;

/** The id of any matcher. */
export type MatcherId = (typeof registry)[number]['id'];

/** Every parameter that some matcher takes, once, in the order of the matchers. */
export const matcherParameters: readonly Parameter[] = parametersOf(matchers);

/** The options that a user may give, by name of the parameter. */
export type MatcherSpecs = SpecsOf<(typeof registry)[number]['parameters']>;

export type { Matcher };
export { exact };
