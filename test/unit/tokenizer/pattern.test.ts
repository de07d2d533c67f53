import { expect, it } from 'vitest';
import { chars } from '../../../src/tokenizer/char-set.ts';
import { choice, oneOf, sequence } from '../../../src/tokenizer/pattern.ts';
import { re } from '../../../src/tokenizer/re.ts';

it('is the tree that the notation of the rules gives', () => {
  const [one, x] = [oneOf(chars('1')), oneOf(chars('xX'))];
  expect(re`1`).toEqual(one);
  expect(re`1x1`).toEqual(sequence(one, x, one));
  expect(re`1|x1`).toEqual(choice(one, sequence(x, one)));
  expect(re``).toEqual(sequence());
});

it('keeps the order of its items', () => {
  const items = ['a', 'b', 'c'].map((char) => oneOf(chars(char)));
  expect(sequence(...items)).toEqual({ kind: 'sequence', items });
  expect(choice(...items)).toEqual({ kind: 'choice', items });
});
