import { LazyDfa, UNKNOWN_STATE } from '../../src/tokenizer/dfa.ts';
import { Nfa } from '../../src/tokenizer/nfa.ts';
import type { Pattern } from '../../src/tokenizer/pattern.ts';

/** A test whether a pattern of the tokenizer matches a whole text. */
export function matcherOf(pattern: Pattern): (text: string) => boolean {
  const nfa = new Nfa();
  nfa.add(pattern, 0);
  const dfa = new LazyDfa(nfa);
  return (text) => {
    let state = dfa.start;
    for (let at = 0; at < text.length; at++) {
      const charClass = dfa.classOf[text.charCodeAt(at)];
      const known = dfa.table[state + charClass];
      state = known === UNKNOWN_STATE ? dfa.step(state, charClass) : known;
    }
    return dfa.accepts[state >> dfa.shift] === 1;
  };
}
