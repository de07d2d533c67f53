import { expect } from 'vitest';

/** A number up to rounding; `null` only for `null`. */
export const near = (value: number | null) => (value === null ? null : expect.closeTo(value, 9));
