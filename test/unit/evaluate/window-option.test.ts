import { expect, it } from 'vitest';
import { wholeDocumentsOnly, windowSize } from '../../../src/evaluate/window-option.ts';

it.each([undefined, 1, 1500])('accepts %s', (tokens) => expect(windowSize(tokens)).toBe(tokens));

it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (tokens) => {
  expect(() => windowSize(tokens)).toThrow(
    `A window must have a whole number of tokens, at least 1, but --window is ${tokens}.`,
  );
});

it('names the verbs that have windows', () => {
  expect(wholeDocumentsOnly('explain')).toBe(
    'explain works on whole documents: --window is an option of score, report and compare.',
  );
});
