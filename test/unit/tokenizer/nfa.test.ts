import { describe, expect, it } from 'vitest';
import { chars } from '../../../src/tokenizer/char-set.ts';
import { Nfa } from '../../../src/tokenizer/nfa.ts';
import { choice, oneOf, type Pattern, sequence } from '../../../src/tokenizer/pattern.ts';

const [a, b] = [oneOf(chars('a')), oneOf(chars('b'))];
const repeat = (item: Pattern, min: number, max: number): Pattern => ({ kind: 'repeat', item, min, max });

/** The acceptances of a text, found by following all states at once. */
function accepted(nfa: Nfa, text: string): number[] {
  let states = new Set(nfa.closure(nfa.start));
  for (const char of text) {
    const unit = char.charCodeAt(0);
    const reads = (state: number) =>
      nfa.reads[state] >= 0 &&
      nfa.sets[nfa.reads[state]].ranges.some(([first, last]) => first <= unit && unit <= last);
    states = new Set([...states].filter(reads).flatMap((state) => [...nfa.closure(nfa.target[state])]));
  }
  return [...states].map((state) => nfa.accepts[state]).filter((acceptance) => acceptance >= 0);
}

/** Which of some texts a pattern accepts. */
function acceptedOf(pattern: Pattern, texts: readonly string[]): string[] {
  const nfa = new Nfa();
  nfa.add(pattern, 0);
  return texts.filter((text) => accepted(nfa, text).length > 0);
}

const TEXTS = ['', 'a', 'b', 'aa', 'ab', 'ba', 'aaa', 'aab', 'aaaa', 'abab'];

describe('Nfa', () => {
  it.each([
    ['a set', a, ['a']],
    ['a sequence', sequence(a, b), ['ab']],
    ['an empty sequence', sequence(), ['']],
    ['a choice', choice(sequence(a, a), b), ['b', 'aa']],
    ['an option', sequence(repeat(a, 0, 1), b), ['b', 'ab']],
    ['a number between', repeat(a, 2, 3), ['aa', 'aaa']],
    ['an exact number', repeat(sequence(a, b), 2, 2), ['abab']],
    ['any number', repeat(a, 0, Infinity), ['', 'a', 'aa', 'aaa', 'aaaa']],
    ['a number from', repeat(a, 3, Infinity), ['aaa', 'aaaa']],
    ['a repeated option', sequence(repeat(repeat(a, 0, 1), 0, Infinity), b), ['b', 'ab', 'aab']],
  ] as const)('accepts %s', (_, pattern, texts) => expect(acceptedOf(pattern, TEXTS)).toEqual(texts));

  it('has all acceptances of a text that several alternatives match', () => {
    const nfa = new Nfa();
    nfa.add(sequence(a, b), 7);
    nfa.add(repeat(choice(a, b), 1, Infinity), 3);
    expect([accepted(nfa, 'ab').sort(), accepted(nfa, 'ba'), accepted(nfa, '')]).toEqual([[3, 7], [3], []]);
  });

  it('has each set once', () => {
    const nfa = new Nfa();
    nfa.add(sequence(a, b, oneOf(chars('a')), b), 0);
    expect(nfa.sets.map(({ ranges }) => ranges)).toEqual([[[97, 97]], [[98, 98]]]);
  });

  it('has states in a closure that read or accept', () => {
    const nfa = new Nfa();
    nfa.add(choice(a, sequence()), 0);
    const states = [...nfa.closure(nfa.start)];
    expect(states.map((state) => [nfa.reads[state], nfa.accepts[state]]).sort()).toEqual([
      [-1, 0],
      [0, -1],
    ]);
    expect(nfa.size).toBe(nfa.accepts.length);
  });
});
