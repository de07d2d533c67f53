/**
 * Quantities that several metrics count, or that are bounds of others. Counts read from a file are checked for
 * consistency by them (`evaluate/count-laws.ts`).
 */
export type Quantity =
  | `${'key' | 'response' | 'shared'}${'Mentions' | 'TreeLinks' | 'Coref' | 'Noncoref'}`
  | `${'key' | 'response'}Entities`
  /** Entities that contain a name, and Φ₄ of the best alignment of those that share one. */
  | `named${'Key' | 'Response'}Entities`
  | 'alignedNames'
  /** Entities that are the same on both sides. */
  | 'equalEntities'
  /** Real numbers of bits: of the mentions of each side, and of the entities of the matched mentions; `shared` is what both have. */
  | `${'key' | 'response' | 'shared'}${'Bits' | 'Entropy'}`
  /** The information that two random partitions do not share. */
  | 'informationRoom'
  /** Φ₃ and Φ₄ of the best alignment. */
  | 'alignedMentions'
  | 'alignedLikeness'
  /** Mentions that at least one side has. */
  | 'unionMentions'
  /** Mentions of one side only. */
  | 'twinless'
  /** Response mentions without twinless singletons; the same plus the twinless key mentions. */
  | 'keptMentions'
  | 'movedMentions'
  /** Pairs of mentions that at least one side has, and those on which both agree. */
  | 'unionPairs'
  | 'agreedPairs'
  /** The mean of the coreferent pairs of both sides. */
  | 'meanCoref';

/** The meaning of a count: a quantity, or another number, integer or real, with an optional upper bound. */
export type Measure =
  | Quantity
  | {
      readonly whole: boolean;
      /** Whether it may be negative. */
      readonly signed?: boolean;
      readonly atMost?: Quantity;
    };
export type Measures<Field extends string = string> = Readonly<Record<Field, Measure>>;

export const wholeNumber: Measure = { whole: true };
export const realNumber: Measure = { whole: false };
