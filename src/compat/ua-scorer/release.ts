/** Which scorer of Universal Anaphora is reproduced (docs/compat/ua-scorer.md). */
export interface Release {
  readonly id: '1' | '2.0';
  /** Lines with a dot in their ID are zeros, not tokens. */
  readonly hasZeros: boolean;
  /** A markable that is bracketed several times is the union of its parts; otherwise the last part. */
  readonly joinsParts: boolean;
  /** Documents and words must be the same on both sides; otherwise a missing document is left out. */
  readonly checksTexts: boolean;
  /** In LEA, the weight of a split antecedent scales all later links of the same mention. */
  readonly scalesLaterLinks: boolean;
}

export const release1: Release = {
  id: '1',
  hasZeros: false,
  joinsParts: false,
  checksTexts: false,
  scalesLaterLinks: true,
};

export const release2: Release = {
  id: '2.0',
  hasZeros: true,
  joinsParts: true,
  checksTexts: true,
  scalesLaterLinks: false,
};
