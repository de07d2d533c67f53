import { expect, it } from 'vitest';
import type { EventSystem } from '../../../../src/page/events/types.ts';
import { SystemTables } from '../../../../src/web/events/score-tables.tsx';
import { markupOf, textOf } from '../../../support/markup.ts';

const prf = (recall: number | null, precision: number | null, f1: number | null) => ({
  recall,
  precision,
  f1,
});
const detection = [{ name: 'plain', micro: prf(0.5, 0.25, 1 / 3), macro: prf(0.1, 0.2, null) }];
const tables = (rest: object) =>
  markupOf(SystemTables, { system: { detection, types: [], ...rest } as unknown as EventSystem });
const headings = (html: string) => Array.from(html.matchAll(/<h2>(.*?)<\/h2>/g), ([, text]) => text);

it('has the tables of what was scored, in the order of the task', () => {
  expect(headings(tables({}))).toEqual(['Mention detection']);
  const all = tables({
    coreference: { scores: [{ label: 'MUC', ...prf(1, 1, 1) }], average: 0.75 },
    sequencing: [{ label: 'After', ...prf(0, null, null) }],
    types: [{ label: '<b>', ...prf(1, 1, 1), gold: 3, system: 2, truePositives: 1.5 }],
  });
  expect(headings(all)).toEqual([
    'Mention detection',
    'Coreference',
    'Sequencing (temporal awareness)',
    'Types',
  ]);
  expect(textOf(all)).toContain('Average75.00');
  expect(textOf(all)).toContain('<b>100.00100.00100.00321.50');
});

it('shows micro and macro scores of detection', () => {
  expect(textOf(tables({}))).toContain('plain50.0025.0033.3310.0020.00–');
});

it('says which mapping was used where both are known', () => {
  const html = tables({
    detection: [{ ...detection[0], greedy: 0.3 }],
    coreference: { scores: [], average: 0.75, greedy: 0.5 },
  });
  expect(headings(html)).toEqual(['Mention detection, best mapping', 'Coreference, best alignment']);
  expect(textOf(html)).toContain('Average, greedy alignment50.00');
});
