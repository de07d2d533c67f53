import { expect, it } from 'vitest';
import { withTIds } from '../../../../src/nuggets/convert/t-ids.ts';
import { nuggetFile, tbf } from '../../../support/nuggets.ts';

const table = { tokens: ['a', 'b', 'c', 'd'].map((id) => ({ id })) } as unknown as Parameters<
  typeof withTIds
>[1];

it('names tokens by their rows, in ascending order', () => {
  const [document] = nuggetFile('f', tbf('x', 'E1 d,b', 'E2 a')).documents;
  expect(withTIds(document, table).mentions.map(({ span }) => span)).toEqual(['t1,t3', 't0']);
});

it('leaves a span with an unknown token unchanged', () => {
  const [document] = nuggetFile('f', tbf('x', 'E1 b,z')).documents;
  expect(withTIds(document, table).mentions.map(({ span }) => span)).toEqual(['b,z']);
});
