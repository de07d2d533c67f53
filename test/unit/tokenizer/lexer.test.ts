import { describe, expect, it } from 'vitest';
import { lexer } from '../../../src/tokenizer/lexer.ts';

/** The action for a text that is one match, with its lookahead; `undefined` if no rule matches all of it. */
function actionFor(text: string) {
  const { dfa, actions } = lexer();
  let state = dfa.start;
  for (let at = 0; at < text.length; at++) state = dfa.step(state, dfa.classOf[text.charCodeAt(at)]);
  return actions[dfa.accepts[state >> dfa.shift] - 1];
}

describe('lexer', () => {
  it('is built once', () => expect(lexer()).toBe(lexer()));

  it.each([
    ['Tom', 0, 'a word'],
    ['cannot', 3, 'the characters that a rule gives back'],
    ["Tom's", 2, 'lookahead of two characters'],
    ["we're", 3, 'lookahead of three characters'],
    ["isn't", 3, 'lookahead'],
    ['Inc.', 1, 'the period at the end of a text'],
    ['No. 5', 2, 'lookahead of a blank and a digit'],
    ['No.5', 1, 'lookahead of a digit'],
  ])('matches %j and drops %d characters: %s', (text, drop) =>
    expect(actionFor(text)).toEqual({ skip: false, drop, atBlank: false }),
  );

  it.each(['Inc. <a b="c">', 'U.S. The '])('finds the end of the token in %j by its white space', (text) =>
    expect(actionFor(text)).toEqual({ skip: false, drop: 1, atBlank: true }),
  );

  it.each([' ', '  \t', '\r\n', '\u007f', '&nbsp;', '\ufeff', '\ud83d'])('skips %j', (text) =>
    expect(actionFor(text)).toEqual({ skip: true, drop: 0, atBlank: false }),
  );

  it('has no match for two tokens', () => {
    expect([actionFor('Tom saw'), actionFor('(Tom'), actionFor('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('knows white space', () => {
    const { isBlank } = lexer();
    expect([...' \n\u0085\u3000a-\u200b'].map((char) => isBlank[char.charCodeAt(0)])).toEqual([
      1, 1, 1, 1, 0, 0, 0,
    ]);
  });
});
