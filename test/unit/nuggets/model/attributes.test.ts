import { describe, expect, it } from 'vitest';
import {
  attributeSettings,
  attributeValue,
  canonical,
  parseAttributes,
  remembered,
} from '../../../../src/nuggets/model/attributes.ts';
import { nuggetFile, tbf } from '../../../support/nuggets.ts';

describe('parseAttributes', () => {
  it('takes known names, and other columns counted from 1', () => {
    expect(parseAttributes(' type, polarity=8,')).toEqual([
      { name: 'type', column: 5 },
      { name: 'polarity', column: 7 },
    ]);
  });

  it.each([
    ['tipe', 'Unknown attribute "tipe".'],
    ['x=5', 'Unknown attribute "x=5".'],
    ['type,type', 'An attribute is named twice in "type,type".'],
    ['a=8,b=9,c=10,d=11,e=12,f=13,g=14', 'Expected at most 6 attributes, got 7.'],
  ])('refuses %s', (list, message) => {
    expect(() => parseAttributes(list)).toThrow(message);
  });
});

it('attributeValue is the text of the column, empty where the line has none', () => {
  const [{ mentions }] = nuggetFile('f', tbf('d', 'E1 0,4 Life_Die Other positive')).documents;
  const values = [5, 6, 7, 8].map((column) => attributeValue({ name: '', column }, mentions[0]));
  expect(values).toEqual(['Life_Die', 'Other', 'positive', '']);
});

it('settingsOf has every combination once, smaller ones first', () => {
  expect(attributeSettings(parseAttributes('type,realis,x=8')).map(({ name, mask }) => [name, mask])).toEqual(
    [
      ['span', 0],
      ['type', 1],
      ['realis', 2],
      ['x', 4],
      ['type+realis', 3],
      ['type+x', 5],
      ['realis+x', 6],
      ['type+realis+x', 7],
    ],
  );
});

it('canonical keeps ASCII letters and digits, in lower case', () => {
  expect(canonical('Conflict_Attack é 2')).toBe('conflictattack2');
});

it('remembered computes the form of a value once', () => {
  const seen: string[] = [];
  const upper = remembered((value) => {
    seen.push(value);
    return value.toUpperCase();
  });
  expect([upper('a'), upper('b'), upper('a')]).toEqual(['A', 'B', 'A']);
  expect(seen).toEqual(['a', 'b']);
});
