import { expect, it } from 'vitest';
import { isNamedLikeKey, isNamedLikeResponse } from '../../../src/corpus/side-names.ts';

it.each([
  ['dev.gold.conll', true, false],
  ['KEY', true, false],
  ['monkey.conll', false, false],
  ['system-output', false, true],
  ['predicted.jsonl', false, true],
  ['gold_vs_system.conll', false, false],
])('%s: key %s, response %s', (name, key, response) => {
  expect([isNamedLikeKey(name), isNamedLikeResponse(name)]).toEqual([key, response]);
});
