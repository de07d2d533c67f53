import { describe, expect, it } from 'vitest';
import { readingParameters, readingSpecs, signatureExtras, toCounts } from '../../../src/verbs/reading.ts';

const NAMES = [
  'ends',
  'clustersKey',
  'corefAttribute',
  'layer',
  'corefColumn',
  'documentColumn',
  'corefLayer',
  'corefRelation',
  'corefType',
];

describe('readingSpecs', () => {
  it('takes the options of readers out of all options; nothing and null are the same', () => {
    const specs = readingSpecs({ corefColumn: 4, ends: null, keyEnds: 'inclusive', metrics: 'muc' });
    expect(JSON.parse(JSON.stringify(specs))).toEqual({ corefColumn: 4, keyEnds: 'inclusive' });
    expect(Object.keys(specs)).toEqual(readingParameters.map(({ name }) => name));
  });

  it('has those of both sides first, then those of one', () => {
    const names = readingParameters.map(({ name }) => name);
    expect([...names.slice(0, NAMES.length)].sort()).toEqual([...NAMES].sort());
    const capital = (name: string) => `${name[0].toUpperCase()}${name.slice(1)}`;
    const oneSided = NAMES.flatMap((name) => [`key${capital(name)}`, `response${capital(name)}`]);
    expect([...names.slice(NAMES.length)].sort()).toEqual(oneSided.sort());
  });
});

describe('toCounts', () => {
  it('has the default or null where nothing was asked for, and leaves out what was not asked of one side', () => {
    expect(JSON.parse(JSON.stringify(toCounts({ corefColumn: -1, responseEnds: 'exclusive' })))).toEqual({
      corefColumn: -1,
      ends: 'auto',
      clustersKey: 'auto',
      corefAttribute: null,
      documentColumn: null,
      corefLayer: null,
      corefRelation: null,
      corefType: null,
      layer: 'all',
      responseEnds: 'exclusive',
    });
  });

  it('is read back as what was asked for', () => {
    const asked = readingSpecs({ corefColumn: 4, keyEnds: 'inclusive' });
    const read = readingSpecs(JSON.parse(JSON.stringify(toCounts(asked))));
    expect(signatureExtras({ lenient: false, reading: read })).toEqual(
      signatureExtras({ lenient: false, reading: asked }),
    );
    expect(read).toMatchObject({ corefColumn: 4, keyEnds: 'inclusive', corefAttribute: undefined });
  });
});

describe('signatureExtras', () => {
  it('lists the options of readers that differ from their defaults, by their flags', () => {
    const reading = { corefColumn: 4, ends: 'auto', keyEnds: 'inclusive' } as const;
    expect(signatureExtras({ lenient: true, documents: ['a'], reading })).toEqual({
      lenient: true,
      documents: ['a'],
      reading: [
        ['coref-column', '4'],
        ['key-ends', 'inclusive'],
      ],
    });
    expect(signatureExtras({ lenient: false, reading: {} }).reading).toEqual([]);
  });
});
