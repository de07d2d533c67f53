import { expect, it } from 'vitest';
import { differencesOf } from '../../../../src/web/document/differences.ts';
import { Into } from '../../../../src/web/document/into.tsx';
import { markupOf, textOf } from '../../../support/markup.ts';
import { smallModel } from '../../../support/page-model.ts';

const model = smallModel();
const errors = differencesOf(model);
const into = (kind: string, hasNames = false) =>
  textOf(markupOf(Into, { model, error: errors.find((error) => error.kind === kind)!, hasNames }));

it('leads from entities of the key to entities of the response', () => {
  expect(into('other')).toBe('2 → 1');
  expect(into('divided-entity')).toBe('2 → 12');
  expect(into('conflated-entities')).toBe('12 → 1');
});

it('has one side where the other has nothing', () => {
  expect(into('extra')).toBe(model.labelOf(model.entityOf(errors.find(({ kind }) => kind === 'extra')!.at)));
});

it('adds names where each side has one entity', () => {
  // The response entity has Ann, She and Bob; words that begin a sentence do not count as names.
  expect(into('other', true)).toBe('2Bob → 1Bob');
});
