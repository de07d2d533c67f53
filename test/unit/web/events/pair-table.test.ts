import { afterEach, expect, it } from 'vitest';
import { PairTable } from '../../../../src/web/events/pair-table.tsx';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { smallEvents } from '../../../support/event-model.ts';
import { markupOf, textOf } from '../../../support/markup.ts';

afterEach(() => {
  route.value = parseRoute('');
});

const model = smallEvents();
const html = markupOf(PairTable, { model, pairs: model.pairs, onOpen: () => {} });
const rows = html
  .split('<tr')
  .slice(2)
  .map((row) => textOf(`<${row}`));

it('has a row for each pair with verdict, Dice, and both mentions', () => {
  expect(rows).toEqual([
    ' right1.00E1 e1Life_DieActualS1 s1Life_DieActual',
    'T type error1.00E2 e2Life_DieActualS2 s2Life_InjureActual',
    '− missing nuggetE3 e3Life_DieOther–',
    '↔ span error0.57E9 e9Life_DieActualS3 s3Life_DieActual',
    '+ extra nugget–S4 s4Conflict_AttackGeneric',
  ]);
});

it('marks the attributes that differ, on both sides', () => {
  expect(html.match(/<bdi class="differs">[^<]*/g)).toEqual([
    '<bdi class="differs">Life_Die',
    '<bdi class="differs">Life_Injure',
  ]);
});

it('says how many of all pairs are shown', () => {
  const heading = (pairs: typeof model.pairs) =>
    textOf(markupOf(PairTable, { model, pairs, onOpen: () => {} }));
  expect(textOf(html)).toMatch(/^5 pairsVerdict/);
  expect(heading(model.pairs.slice(0, 1))).toMatch(/^1 pair of 5Verdict/);
  expect(heading([])).toMatch(/^0 pairs of 5No pair fits the filters\./);
});

it('marks the row of the mention that is pinned', () => {
  route.value = parseRoute('#/events/d?e=r:2&m=r:1-2');
  const rowsNow = markupOf(PairTable, { model, pairs: model.pairs, onOpen: () => {} })
    .split('<tr')
    .slice(2);
  expect(rowsNow.map((row) => row.includes('aria-current="true"'))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});
