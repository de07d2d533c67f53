import type { SignatureDifference } from './difference/compare-signatures.ts';
import type { Difference } from './difference/explain-difference.ts';
import type { Explanation } from './explain.ts';
import type { WhatIf } from './what-if.ts';

/** The answer to one of the four questions: a document, a change of it, a number, two signatures. */
export type Explained =
  | { readonly kind: 'explanation'; readonly value: Explanation }
  | { readonly kind: 'whatIf'; readonly value: WhatIf }
  | { readonly kind: 'difference'; readonly value: Difference }
  | { readonly kind: 'signatures'; readonly value: readonly SignatureDifference[] };
