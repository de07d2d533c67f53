import { expect, it } from 'vitest';
import { linkCounts } from '../../../src/metrics/links.ts';
import { sets, tableOf } from '../../support/sets.ts';

it('counts links of both kinds, and those that both sides have', () => {
  expect(linkCounts(tableOf(sets('abc defg'), sets('ab cd fghi')))).toEqual({
    keyCoref: 9,
    responseCoref: 8,
    sharedCoref: 2,
    keyNoncoref: 12,
    responseNoncoref: 20,
    sharedNoncoref: 8,
  });
});
