import { describe, expect, it } from 'vitest';
import { CountBar, costLabel, KindTable } from '../../../../src/web/errors/kind-table.tsx';
import { markupOf, rowsOf, textOf, textsOf, valuesOf } from '../../../support/markup.ts';
import { onlyFirst, pageCorpus } from '../../../support/page-corpus.ts';

const { index } = pageCorpus();
const usual = { system: undefined, chosen: new Set<string>(), toggle() {}, sort: '' };
const widths = (html: string) =>
  (html.match(/<rect[^>]*>/g) ?? []).flatMap((rect) => valuesOf(rect, 'width'));

it('draws a count as a share of the largest one', () => {
  const bar = markupOf(CountBar, { count: 1500, most: 6000, family: 'detection' });
  expect(textOf(bar)).toBe('1,500');
  expect(widths(bar)).toEqual(['22.5']);
});

describe('KindTable', () => {
  const table = (changes: object) => markupOf(KindTable, { index, ...usual, ...changes });

  it('counts the errors of each kind, for each system', () => {
    expect(rowsOf(table({}))).toEqual([
      'Kind | A | <i>B',
      '− missing mention | 1 | 2',
      '+ extra mention | 1 | 0',
      '↔ span error | 0 | 0',
      '≠ wrong entity | 0 | 0',
      '÷ divided entity | 0 | 0',
      '∪ conflated entities | 0 | 0',
      '∅− missing entity | 0 | 1',
      '∅+ extra entity | 1 | 0',
    ]);
    expect(table({})).not.toContain('<i>');
    expect(widths(table({})).slice(0, 4)).toEqual(['45.0', '90.0', '45.0', '0.0']);
  });

  it('sorts by the largest number of all systems, or by that of the chosen one', () => {
    const kinds = (changes: object) =>
      rowsOf(table({ sort: 'count', ...changes }))
        .slice(1, 5)
        .map((row) => row.split(' | ')[0]);
    expect(kinds({})).toEqual([
      '− missing mention',
      '+ extra mention',
      '∅− missing entity',
      '∅+ extra entity',
    ]);
    expect(kinds({ system: 0 })).toEqual([
      '− missing mention',
      '+ extra mention',
      '∅+ extra entity',
      '↔ span error',
    ]);
    expect(kinds({ system: 1 })).toEqual([
      '− missing mention',
      '∅− missing entity',
      '+ extra mention',
      '↔ span error',
    ]);
  });

  it('presses the chosen kinds', () => {
    const pressed = valuesOf(table({ chosen: new Set(['missing', 'conflated-entities']) }), 'aria-pressed');
    expect(pressed.map((each) => each === 'true')).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it('offers no order by cost where costs are not known', () => {
    expect(textsOf(table({}), 'option')).toEqual(['as listed', 'by number']);
  });
});

describe('KindTable with costs', () => {
  // By type: span errors, conflated, extra mentions, extra entities, divided, missing mentions, missing entities.
  const analysis = (errors: number[], alone: (number | null)[]) => ({ errors, share: alone, alone });
  const costly = {
    ...index,
    costs: 'conll',
    systems: [
      { ...index.systems[0], analysis: analysis([], [0.01, 0.04, 0, -0.005, 0.02, 0, null]) },
      { ...index.systems[1], analysis: analysis([], [0.02, 0, 0, 0, 0.08, 0, 0]) },
    ],
    documents: index.documents.map((entry, d) => ({
      ...entry,
      errors: [
        [1, 0, 0, d, 0, 0, 0],
        [0, 0, 0, 0, 5, 0, 400 * d],
      ],
    })),
  };
  const table = (changes: object) => markupOf(KindTable, { index: costly, ...usual, ...changes });

  it('has the number of errors and what the score gains without them', () => {
    expect(rowsOf(table({}))).toEqual([
      ' | A | <i>B',
      'Type | errors | CoNLL if repaired | errors | CoNLL if repaired',
      '÷ divided entity | 0 | +2.00 | 15 | +8.00',
      '∪ conflated entities | 0 | +4.00 | 0 | +0.00',
      '↔ span error | 3 | +1.00 | 0 | +2.00',
      '+ extra mention | 0 | +0.00 | 0 | +0.00',
      '∅+ extra entity | 3 | −0.50 | 0 | +0.00',
      '− missing mention | 0 | +0.00 | 0 | +0.00',
      '∅− missing entity | 0 | – | 1,200 | +0.00',
    ]);
  });

  it('draws costs as a share of the largest one, and none where repairing costs', () => {
    const all = widths(table({}));
    expect([all[1], all[2], all[8]]).toEqual(['90.0', '45.0', '0.0']);
  });

  it('sorts by cost, undefined ones as 0', () => {
    const kinds = (changes: object) =>
      rowsOf(table({ sort: 'cost', ...changes }))
        .slice(2)
        .map((row) => row.split(' ')[0]);
    expect(kinds({})).toEqual(['÷', '∪', '↔', '+', '∅+', '−', '∅−']);
    expect(kinds({ system: 0 })).toEqual(['∪', '÷', '↔', '+', '−', '∅−', '∅+']);
    expect(textsOf(table({}), 'option')).toEqual(['by cost', 'by number']);
  });

  it('has one column for each of many systems', () => {
    const [a, b] = costly.systems;
    const systems = [a, b, { ...a, name: 'C' }, { ...a, name: 'D' }, { ...b, name: 'E' }];
    const documents = costly.documents.map(({ errors: [own, other], ...entry }) => ({
      ...entry,
      errors: [own, other, own, own, other],
    }));
    expect(rowsOf(table({ index: { ...costly, systems, documents } })).slice(0, 2)).toEqual([
      'Type | A | <i>B | C | D | E',
      '÷ divided entity | 0+2.00 | 15+8.00 | 0+2.00 | 0+2.00 | 15+8.00',
    ]);
  });

  it('has no line of names where there is one system', () => {
    const [head] = rowsOf(table({ index: onlyFirst(costly) }));
    expect(head).toBe('Type | errors | CoNLL if repaired');
  });

  it('names the metric of the costs', () => {
    expect([costLabel(costly), costLabel({ ...costly, costs: 'bcub' }), costLabel(index)]).toEqual([
      'CoNLL',
      'B³',
      '',
    ]);
  });
});
