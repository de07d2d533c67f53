import { describe, expect, it } from 'vitest';
import { Mentions } from '../../../src/core/mentions.ts';
import {
  addFingerprints,
  fingerprint,
  fingerprintText,
  noFingerprint,
} from '../../../src/evaluate/fingerprint.ts';
import { documentWith } from '../../support/documents.ts';

const document = documentWith([
  ['a', '0', '1-2'],
  ['b', '3', '5'],
]);
const print = fingerprint(document);

describe('a fingerprint', () => {
  it('does not depend on labels, on the order of entities and mentions, or on words', () => {
    const same = [
      documentWith([
        ['x', '0', '1-2'],
        ['y', '3', '5'],
      ]),
      documentWith([
        ['b', '5', '3'],
        ['a', '1-2', '0'],
      ]),
      documentWith([['empty'], ['a', '0', '1-2'], ['b', '3', '5']]),
      { ...document, id: 'written otherwise', file: 'elsewhere', sentences: [0, 3] },
    ];
    for (const other of same) expect(fingerprint(other)).toEqual(print);
  });

  it('depends on everything else', () => {
    const others = [
      documentWith([['a', '0', '1-2', '3', '5']]), // merged
      documentWith([
        ['a', '0', '1-2'],
        ['b', '3'],
        ['c', '5'],
      ]), // split
      documentWith([
        ['a', '0', '3'],
        ['b', '1-2', '5'],
      ]), // exchanged
      documentWith([
        ['a', '0', '1-3'],
        ['b', '3', '5'],
      ]), // another end
      documentWith([
        ['a', '0', '1-2'],
        ['b', '3', '5'],
        ['c', '7'],
      ]), // another mention
      documentWith([['a', '0', '1-2']]),
      { ...document, length: 21 },
      { ...document, pairKey: 'd#1' },
      {
        ...document,
        mentions: Mentions.of(
          [...document.mentions].with(1, {
            ...document.mentions.at(1),
            parts: [
              [1, 2],
              [2, 3],
            ],
          }),
        ),
      },
    ].map((other) => fingerprintText(fingerprint(other)));
    expect(new Set([...others, fingerprintText(print)]).size).toBe(others.length + 1);
  });

  it('adds up over documents in any order', () => {
    const prints = ['a', 'b', 'c'].map((pairKey) => fingerprint({ ...document, pairKey }));
    const sum = prints.reduce(addFingerprints, noFingerprint);
    expect(prints.toReversed().reduce(addFingerprints, noFingerprint)).toEqual(sum);
    expect(sum).not.toEqual(addFingerprints(prints[0], prints[1]));
  });

  it('is sixteen hexadecimal digits, the same on every machine', () => {
    expect(fingerprintText(noFingerprint)).toBe('0000000000000000');
    expect(fingerprintText(print)).toMatchInlineSnapshot(`"fd70fd5e9c06ee6b"`);
  });
});
