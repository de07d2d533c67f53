import { expect, it } from 'vitest';
import { nuggetFingerprint } from '../../../../src/nuggets/score/fingerprint.ts';
import { nuggetFile, tbf } from '../../../support/nuggets.ts';

const print = (...lines: readonly string[]) =>
  nuggetFingerprint(nuggetFile('f', tbf('d', ...lines)).documents);
const original = print('E1 0,4', 'E2 6,9 Life_Die', '@Coreference R1 E1,E2', '@After R2 E1,E2');
const ORIGINAL = [3910053590, 1735427840];

it('does not depend on ids and on the order of lines and of members of a cluster', () => {
  const other = print('X 6,9 Life_Die', 'Y 0,4', '@After A Y,X', '@Coreference B X,Y');
  expect(other).toEqual(original);
});

it('is what signatures of earlier runs say', () => {
  expect(original).toEqual(ORIGINAL);
});

it.each([
  ['span', ['E1 0,5', 'E2 6,9 Life_Die', '@Coreference R1 E1,E2', '@After R2 E1,E2']],
  ['type', ['E1 0,4', 'E2 6,9', '@Coreference R1 E1,E2', '@After R2 E1,E2']],
  ['realis', ['E1 0,4 Conflict_Attack Other', 'E2 6,9 Life_Die', '@Coreference R1 E1,E2', '@After R2 E1,E2']],
  ['cluster', ['E1 0,4', 'E2 6,9 Life_Die', '@After R2 E1,E2']],
  ['direction', ['E1 0,4', 'E2 6,9 Life_Die', '@Coreference R1 E1,E2', '@After R2 E2,E1']],
])('depends on each %s', (_, lines) => {
  expect(print(...lines)).not.toEqual(original);
});
