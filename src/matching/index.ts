import { exact } from './exact.ts';
import type { Matcher } from './matcher.ts';

/** Every way to match mentions, once. */
export const matchers: readonly Matcher[] = [exact];

export type { Matcher };
export { exact };
