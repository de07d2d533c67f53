import { describe, expect, it } from 'vitest';
import { UNKNOWN_STATE } from '../../../src/tokenizer/dfa.ts';
import { lexer } from '../../../src/tokenizer/lexer.ts';

describe('the automaton of the tokenizer', () => {
  it('has a few thousand states, however hostile the text', () => {
    const { dfa } = lexer();
    for (let number = 1; number < dfa.size; number++) {
      for (let charClass = 0; charClass < dfa.classCount; charClass++) {
        const state = number << dfa.shift;
        if (dfa.table[state + charClass] === UNKNOWN_STATE) dfa.step(state, charClass);
      }
      expect(dfa.size).toBeLessThan(8192);
    }
  });
});
