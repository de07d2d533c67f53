import { expect, it } from 'vitest';
import { isNamedLikeKey, isNamedLikeResponse, reportSwap } from '../../../src/corpus/side-names.ts';
import { collector } from '../../support/documents.ts';

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
  const codesFor = (key: string, response: string) => {
    const { report, problems } = collector();
    reportSwap({ name: key }, { name: response }, report);
    return problems.map(({ code }) => code);
  };
  expect(codesFor('system.conll', 'gold.conll')).toEqual(['file/swapped']);
  expect(codesFor('gold.conll', 'system.conll')).toEqual([]);
  expect(codesFor('a.conll', 'gold.conll')).toEqual([]);
});
