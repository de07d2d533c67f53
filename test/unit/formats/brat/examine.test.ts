import { describe, expect, it } from 'vitest';
import { examineBrat } from '../../../../src/formats/brat/examine.ts';
import { bytesOf } from '../../../support/conll.ts';

const remarks = (text: string, options: object = {}, companions?: ReadonlyMap<string, Uint8Array>) => {
  const bytes = bytesOf(text);
  const file = { size: bytes.length, read: () => bytes };
  return (examineBrat(file, options, companions).remarks ?? []).map(
    ({ code, message }) => `${code}: ${message}`,
  );
};

const MENTIONS = 'T1\tPerson 0 3\tTom\nT2\tPronoun 4 6\the\nT3\tPronoun 7 9\the\n';
const NO_IDENTITY =
  'brat/no-identity: No relation says that two annotations are the same, so each is an entity of its own. Their types are Pronoun (2), Person (1).';

describe('what is not read as coreference', () => {
  it('is nothing if all relations are identity', () => {
    expect(remarks(`${MENTIONS}R1\tCoref Arg1:T2 Arg2:T1\n`)).toEqual([]);
    expect(remarks(`${MENTIONS}*\tEquiv T1 T2 T3\n`)).toEqual([]);
    expect(remarks('T1\tPerson 0 3\tTom\n')).toEqual([]);
    expect(remarks('')).toEqual([]);
  });

  it('is named with its number, and taken if the user says so', () => {
    const text = `${MENTIONS}R1\tCorefers Arg1:T2 Arg2:T1\nR2\tCorefers Arg1:T3 Arg2:T1\nR3\tBridging Arg1:T3 Arg2:T1\n`;
    expect(remarks(text)).toEqual([
      'brat/relations: Relations that are not read as identity: Corefers (2), Bridging (1).',
      NO_IDENTITY,
    ]);
    expect(remarks(text, { corefRelation: ['corefers'] })).toEqual([
      'brat/relations: Relations that are not read as identity: Bridging (1).',
    ]);
    expect(remarks(text, { corefRelation: ['Corefers', 'bridging'] })).toEqual([]);
  });

  it('is the absence of what was asked for', () => {
    expect(remarks(MENTIONS, { corefRelation: ['Same'] })).toEqual([
      'brat/coref-relation: No relation is called "Same"; there are no others.',
      NO_IDENTITY,
    ]);
    expect(remarks(MENTIONS, { corefType: 'Cluster\\d+' })).toEqual([
      'brat/coref-type: No type is like "Cluster\\d+"; there are Pronoun (2), Person (1).',
      NO_IDENTITY,
    ]);
    expect(remarks(MENTIONS, { corefType: 'P.*' })).toEqual([]);
  });

  it('is not missing if the relations are in the other of two files', () => {
    const other = new Map([['.a2', bytesOf('R1\tCoref Arg1:T2 Arg2:T1\n')]]);
    expect(remarks(MENTIONS, {}, other)).toEqual([]);
  });
});
