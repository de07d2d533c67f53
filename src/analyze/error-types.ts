/**
 * The seven types of errors of Kummerfeld & Klein (2013), in the order in which their program lists them. The position of a type is its
 * bit in a set of types.
 */
export const errorTypes = [
  'span-error',
  'conflated-entities',
  'extra-mention',
  'extra-entity',
  'divided-entity',
  'missing-mention',
  'missing-entity',
] as const;

export type ErrorType = (typeof errorTypes)[number];

/** A number for each type. */
export type ByErrorType<T> = Readonly<Record<ErrorType, T>>;

export const byErrorType = <T>(value: (type: ErrorType, bit: number) => T): ByErrorType<T> =>
  Object.fromEntries(errorTypes.map((type, bit) => [type, value(type, bit)])) as ByErrorType<T>;

/** The bits of the types in a set of types. */
export const SPAN_ERROR = 1;
export const CONFLATED_ENTITIES = 2;
export const EXTRA_MENTION = 4;
export const EXTRA_ENTITY = 8;
export const DIVIDED_ENTITY = 16;
export const MISSING_MENTION = 32;
export const MISSING_ENTITY = 64;

/** The number of sets of types. */
export const TYPE_SET_COUNT = 1 << errorTypes.length;
