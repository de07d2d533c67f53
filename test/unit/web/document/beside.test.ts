import { expect, it } from 'vitest';
import { BesideChoice, besideOf } from '../../../../src/web/document/beside.tsx';
import { markupOf, textsOf, valuesOf } from '../../../support/markup.ts';
import { hard, indexOf } from '../../../support/page-fixture.ts';

it('is the system of the address, or else the first that is not the chosen one', () => {
  expect(besideOf(3, 0, undefined)).toBe(1);
  expect(besideOf(3, 1, '')).toBe(0);
  expect(besideOf(3, 0, '2')).toBe(2);
  expect(besideOf(3, 2, '2')).toBe(0);
  expect(besideOf(3, 0, '7')).toBe(1);
  expect(besideOf(3, 0, '__proto__')).toBe(1);
});

it('is none where none is asked for, or there is no other', () => {
  expect(besideOf(3, 0, 'none')).toBeUndefined();
  expect(besideOf(1, 0, undefined)).toBeUndefined();
});

it('can be chosen from the other systems', () => {
  const { systems } = indexOf(hard());
  const html = markupOf(BesideChoice, { systems, chosen: 0, beside: 1 });
  expect(textsOf(html, 'option')).toEqual([systems[1].name, 'nothing']);
  expect(valuesOf(html, 'value').at(-1)).toBe('none');
});
