import { describe, expect, it } from 'vitest';
import { entityHeader, entityTraits, headerOf } from '../../../../src/formats/corefud/header.ts';

describe('headerOf', () => {
  it('finds the fields with a meaning; the others are attributes', () => {
    expect(headerOf('eid-etype-head-other')).toEqual({
      names: ['eid', 'etype', 'head', 'other'],
      id: 0,
      head: 2,
      minimum: -1,
      hasId: true,
      attributes: [undefined, 'type', undefined, 'other'],
    });
    expect(headerOf(' GRP - etype - infstat - minspan - __proto__ ')).toEqual({
      names: ['GRP', 'etype', 'infstat', 'minspan', '__proto__'],
      id: 0,
      head: -1,
      minimum: 3,
      attributes: [undefined, 'type', 'infstat', undefined, '__proto__'],
      hasId: true,
    });
  });

  it('knows the names of UD GUM 2.8', () => {
    expect(headerOf('entity-GRP-MIN')).toEqual({
      names: ['entity', 'GRP', 'MIN'],
      id: 1,
      head: -1,
      minimum: 2,
      hasId: true,
      attributes: ['type', undefined, undefined],
    });
  });

  it('takes the first field as the id if none is called so', () => {
    expect(headerOf('etype-head')).toMatchObject({ id: 0, hasId: false, attributes: [undefined, undefined] });
  });
});

describe('entityHeader', () => {
  it('is the value of the first line of a text', () => {
    const text = '# newdoc\n#global.Entity=GRP-etype \r\n# global.Entity = eid\n';
    expect(entityHeader(text)).toBe('GRP-etype');
    expect(entityTraits(text)).toEqual({ entity: 'GRP-etype' });
  });

  it('is undefined if no line has it', () => {
    for (const text of [
      '',
      '1\t# global.Entity = eid',
      '# global.Entities = eid',
      '# text = global.Entity = x',
    ])
      expect([entityHeader(text), entityTraits(text)]).toEqual([undefined, {}]);
  });
});
