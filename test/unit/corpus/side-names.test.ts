import { expect, it } from 'vitest';
import { isNamedLikeKey, isNamedLikeResponse, reportSwap } from '../../../src/corpus/side-names.ts';
import { collectProblems } from '../../support/collect-problems.ts';

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

it('reportSwap warns if both names suggest the other side', () => {
  const messages = (key: string, response: string) => {
    const { problems, report } = collectProblems();
    reportSwap({ name: key }, { name: response }, report);
    return problems.map(({ code, message }) => [code, message]);
  };
  expect(messages('system.conll', 'gold.conll')).toEqual([
    ['file/swapped', 'The key is system.conll and the response is gold.conll: were they exchanged?'],
  ]);
  expect([...messages('gold.conll', 'system.conll'), ...messages('system.conll', 'a')]).toEqual([]);
});
