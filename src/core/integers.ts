/** The same numbers as a typed array. */
export const integers = (values: ArrayLike<number>): Int32Array =>
  values instanceof Int32Array ? values : Int32Array.from(values);
