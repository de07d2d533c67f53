/** The numbers of wrong decisions of one system that a score depends on: on the side of recall, and of precision. */
export interface WrongDecisions {
  readonly recall: number;
  readonly precision: number;
}

/** A difference of two scores, split between its two causes: the Shapley value of two players. `null` where a score is undefined. */
export interface SplitDifference {
  readonly recall: number | null;
  readonly precision: number | null;
  readonly difference: number | null;
}

/**
 * Splits the difference of F₁ of `mentions` (`all` key mentions) or of `muc` (`all` links of the key), B less A: F₁ = 2f / (all + f + x) with f right decisions on the side of recall and
 * x wrong ones on the side of precision.
 */
export function splitDifference(all: number, a: WrongDecisions, b: WrongDecisions): SplitDifference {
  const score = (first: WrongDecisions, second: WrongDecisions): number | null => {
    const right = all - first.recall;
    const denominator = all + right + second.precision;
    return denominator === 0 ? null : (2 * right) / denominator;
  };
  const [aa, ab, ba, bb] = [score(a, a), score(a, b), score(b, a), score(b, b)];
  const difference = aa === null || bb === null ? null : bb - aa;
  if (aa === null || ab === null || ba === null || bb === null)
    return { recall: null, precision: null, difference };
  return {
    recall: (ba - aa + bb - ab) / 2,
    precision: (ab - aa + bb - ba) / 2,
    difference,
  };
}
