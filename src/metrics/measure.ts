/**
 * Numbers that several metrics count or that other numbers bound. Counts that come from a file are held against each other
 * by them (`evaluate/count-laws.ts`).
 */
export type Quantity =
  | `${'key' | 'response' | 'shared'}${'Mentions' | 'TreeLinks' | 'Coref' | 'Noncoref'}`
  | `${'key' | 'response'}Entities`
  /** Φ₃ and Φ₄ of the best alignment. */
  | 'alignedMentions'
  | 'alignedLikeness'
  /** Mentions of one side only. */
  | 'twinless'
  /** Response mentions but for twinless singletons, and those with the twinless key mentions. */
  | 'keptMentions'
  | 'movedMentions'
  /** Pairs of mentions that at least one side has, and those on which both agree. */
  | 'unionPairs'
  | 'agreedPairs'
  /** The mean of the coreferent pairs of both sides. */
  | 'meanCoref';

/** What a count is: a quantity, or a number of its own, whole or not, up to some quantity. */
export type Measure = Quantity | { readonly whole: boolean; readonly atMost?: Quantity };
export type Measures<Field extends string = string> = Readonly<Record<Field, Measure>>;

export const wholeNumber: Measure = { whole: true };
export const realNumber: Measure = { whole: false };
