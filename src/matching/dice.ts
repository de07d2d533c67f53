/** How similar two mentions are, from 0 to 1: a function of the number of elements they share and of their sizes. */
export type Similarity = (shared: number, keySize: number, responseSize: number) => number;

/** The Dice coefficient 2 |K ∩ R| / (|K| + |R|): one division of integers, so equal fractions are equal doubles. */
export const dice: Similarity = (shared, keySize, responseSize) =>
  keySize + responseSize === 0 ? 0 : (2 * shared) / (keySize + responseSize);

/**
 * The Dice coefficient as the harmonic mean of precision and recall. Rounding makes equal fractions differ in the last
 * bit, which changes the order of ties: for numbers that must equal those of a program that computes it this way.
 */
export const diceByHarmonicMean: Similarity = (shared, keySize, responseSize) => {
  if (shared === 0) return 0;
  const precision = shared / responseSize;
  const recall = shared / keySize;
  return (2 * precision * recall) / (precision + recall);
};
