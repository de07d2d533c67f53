import { expect, it } from 'vitest';
import { isNamedLikeKey, isNamedLikeResponse, swapWarnings } from '../../../src/evaluate/side-names.ts';

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

it('warns of names that suggest an exchange, and of no others', () => {
  const codesFor = (key: string, response: string) =>
    swapWarnings({ name: key, path: `dev/${key}` }, { name: response, path: response }).map(
      ({ code }) => code,
    );
  expect(codesFor('system.conll', 'gold.conll')).toEqual(['file/swapped']);
  expect(codesFor('gold.conll', 'system.conll')).toEqual([]);
  expect(codesFor('a.conll', 'gold.conll')).toEqual([]);
});

it('looks at the files of systems that have names', () => {
  const messages = (key: string, response: string, name: string) =>
    swapWarnings({ name: key, path: key }, { name, path: response }).map(({ message }) => message);
  const swapped = 'The key is sys.conll and the response is gold.conll: were they exchanged?';
  expect(messages('sys.conll', 'dev/gold.conll', 'ours')).toEqual([swapped]);
  expect(messages('sys.conll', 'dev/gold.conll', 'system')).toEqual([swapped]);
  expect(messages('sys.conll', 'gold/*.conll', 'ours')).toEqual([swapped.replace('gold.conll', 'gold')]);
  expect(messages('sys.conll', 'a.conll', 'gold')).toEqual([swapped.replace('gold.conll', 'gold')]);
  expect(messages('sys.conll', 'sys2.conll', 'ours')).toEqual([]);
  expect(messages('gold.conll', 'sys.conll', 'gold')).toEqual([]);
});
