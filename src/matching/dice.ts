/** How alike two mentions are, from the elements they share and their sizes; 0 to 1. */
export type DiceRule = (shared: number, goldSize: number, systemSize: number) => number;

/** The Dice coefficient 2 |G ∩ S| / (|G| + |S|): one division of whole numbers, so equal fractions are equal doubles. */
export const dice: DiceRule = (shared, goldSize, systemSize) =>
  goldSize + systemSize === 0 ? 0 : (2 * shared) / (goldSize + systemSize);

/**
 * The same number as version 1.6 of the public tool computes it, as the harmonic mean of precision and recall.
 * Rounding makes equal fractions differ in the last bit, so that ties can fall differently.
 */
export const diceByHarmonicMean: DiceRule = (shared, goldSize, systemSize) => {
  if (shared === 0) return 0;
  const precision = shared / systemSize;
  const recall = shared / goldSize;
  return (2 * precision * recall) / (precision + recall);
};
