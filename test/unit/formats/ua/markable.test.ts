import { describe, expect, it } from 'vitest';
import {
  cellPieces,
  isNonReferring,
  markableId,
  markableValues,
} from '../../../../src/formats/ua/markable.ts';

describe('piecesOf', () => {
  const pieces = (cell: string) =>
    cellPieces(cell).map((piece) => (piece === ')' ? ')' : [...piece].join(' ')));

  it('has brackets and markables in their order', () => {
    expect(pieces('(EntityID=1(EntityID=2)))')).toEqual(['entityid,1', 'entityid,2', ')', ')', ')']);
    expect(pieces('))(EntityID=3)')).toEqual([')', ')', 'entityid,3', ')']);
    expect(pieces('(EntityID=1')).toEqual(['entityid,1']);
  });

  it('passes over "@" between markables and what is outside of brackets', () => {
    expect(pieces('(EntityID=1@(EntityID=2)@(EntityID=3)x')).toEqual([
      'entityid,1',
      'entityid,2',
      ')',
      'entityid,3',
      ')',
    ]);
    expect([pieces('_'), pieces('')]).toEqual([[], []]);
  });
});

describe('valuesOf', () => {
  it('has names in lower case and without underscores', () => {
    expect([...markableValues('EntityId=1|Markable_ID=m_1|Min=2,3|X=a=b|__proto__=y@')]).toEqual([
      ['entityid', '1'],
      ['markableid', 'm_1'],
      ['min', '2,3'],
      ['x', 'a=b'],
      ['proto', 'y'],
    ]);
  });

  it('leaves out what has no name or no value', () => {
    expect([...markableValues('=1|EntityID|a=')]).toEqual([['a', '']]);
  });
});

it('knows a markable by either name of its id', () => {
  expect(markableId(markableValues('MarkableID=m1|MentionID=m2'))).toBe('m1');
  expect([markableId(markableValues('Mention_ID=m2')), markableId(markableValues('EntityID=1'))]).toEqual([
    'm2',
    undefined,
  ]);
});

it('knows entities that do not refer by the end of their names', () => {
  expect(['5-Pseudo', '5_pseudo', 'Pseudo', '5-Pseudo-1', '5'].map(isNonReferring)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
