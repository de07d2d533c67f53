import { randomOf } from '../test/support/mutate.ts';
import type { Case, Target } from './target.ts';

/** The n-th case of a target, which depends only on the seed and n. */
export function caseOf(target: Target, seed: number, number: number): Case {
  let hash = seed | 0;
  for (const character of `${target.id} ${number}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193);
  }
  return target.generate(randomOf(hash ^ (hash >>> 15)));
}
