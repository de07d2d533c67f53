import { describe, expect, it } from 'vitest';
import { isEnglishPronoun } from '../../../src/analyze/english-pronouns.ts';

describe('isEnglishPronoun', () => {
  it.each(['I', 'he', 'THEY', "'em", 'Ourselves', 'thyself', 'that', 'Whomever', 'noone', 'several'])(
    'holds for %s, in any case',
    (word) => expect(isEnglishPronoun(word)).toBe(true),
  );

  it.each(['', 'thou', 'the', 'he ', 'no one', 'hees', '__proto__', 'constructor'])(
    'does not hold for "%s"',
    (word) => expect(isEnglishPronoun(word)).toBe(false),
  );
});
