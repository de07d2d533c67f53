import { expect, it } from 'vitest';
import { explainMentions } from '../../../src/explain/mentions.ts';
import { near } from '../../support/near.ts';
import { workedOut } from '../../support/worked.ts';

it('divides the mentions of both sides by those of each', () => {
  const { work, values, facts, fractions } = workedOut(explainMentions, 'abc defg', 'ab cd fghi');
  expect(work).toEqual({ R: '6 : 7', P: '6 : 8' });
  expect(values).toEqual([near(6 / 7), near(3 / 4)]);
  expect(facts).toEqual({});
  expect(fractions.map(({ name, formula, formulaTex }) => [name, formula, formulaTex])).toEqual([
    ['recall', '|K ∩ R| / |K|', '\\frac{|K \\cap R|}{|K|}'],
    ['precision', '|K ∩ R| / |R|', '\\frac{|K \\cap R|}{|R|}'],
  ]);
});

it('is undefined for a side without mentions', () => {
  expect(workedOut(explainMentions, 'ab', '').values).toEqual([0, null]);
  expect(workedOut(explainMentions, '', 'ab').values).toEqual([null, 0]);
});
