import { expect, it } from 'vitest';
import { fingerprint } from '../../../src/core/fingerprint.ts';
import { addFingerprints, fingerprintText, noFingerprint } from '../../../src/core/fingerprint-sums.ts';
import { documentWith } from '../../support/documents.ts';

const document = documentWith([['a', '0', '1-2']]);

it('adds up over documents in any order', () => {
  const prints = ['a', 'b', 'c'].map((pairKey) => fingerprint({ ...document, pairKey }));
  const sum = prints.reduce(addFingerprints, noFingerprint);
  expect(prints.toReversed().reduce(addFingerprints, noFingerprint)).toEqual(sum);
  expect(sum).not.toEqual(addFingerprints(prints[0], prints[1]));
});

it('adds up each half, modulo 2³²', () => {
  expect(addFingerprints([2 ** 32 - 1, 5], [2, 2 ** 32 - 1])).toEqual([1, 4]);
  expect(addFingerprints([1, 2], [3, 5])).toEqual([4, 7]);
  expect(addFingerprints([2 ** 31, 1], [1, 2 ** 31])).toEqual([2 ** 31 + 1, 2 ** 31 + 1]);
});

it('is written as sixteen hexadecimal digits', () => {
  expect(fingerprintText(noFingerprint)).toBe('0000000000000000');
  expect(fingerprintText([0xfd70fd5e, 0x9c06])).toBe('fd70fd5e00009c06');
});
