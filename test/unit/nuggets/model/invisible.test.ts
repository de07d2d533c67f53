import { expect, it } from 'vitest';
import { invisibleTokens } from '../../../../src/nuggets/model/invisible.ts';
import { tableOf } from '../../../support/nuggets.ts';

const table = tableOf('The man I saw takes a shower');
const ids = (rule: { ignoreCaseOfList: boolean; skipFirstRow: boolean }) => [
  ...invisibleTokens(table, { words: ['the', 'I', 'a'], ...rule }),
];

it('finds the words of the list in any case', () => {
  expect(ids({ ignoreCaseOfList: true, skipFirstRow: false })).toEqual(['t0', 't2', 't5']);
});

it('does not find capitals of the list where only the token is converted', () => {
  expect(ids({ ignoreCaseOfList: false, skipFirstRow: false })).toEqual(['t0', 't5']);
});

it('skips the first row of a table without a header where the rule says so', () => {
  expect(ids({ ignoreCaseOfList: true, skipFirstRow: true })).toEqual(['t2', 't5']);
});
