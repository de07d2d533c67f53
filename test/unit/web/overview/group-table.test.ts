import { expect, it } from 'vitest';
import { Groups } from '../../../../src/web/overview/group-table.tsx';
import { markupOf, rowsOf, textOf } from '../../../support/markup.ts';
import { indexOf } from '../../../support/page-fixture.ts';
import { smallMade } from '../../../support/page-model.ts';

const index = indexOf(smallMade());
const [system] = index.systems;
const metrics = index.metrics.filter(({ id }) => id === 'muc');
const groups = [
  { name: 'bn', documents: 1200, values: { muc: 0.5 } },
  { name: 'macro over groups', values: { muc: null } },
];

it('is empty without groups and windows', () => {
  expect(markupOf(Groups, { index })).toBe('');
});

it('has a row for each group', () => {
  const html = markupOf(Groups, { index: { ...index, metrics, systems: [{ ...system, groups }] } });
  expect(rowsOf(html)).toEqual(['Group | Documents | MUC', 'bn | 1,200 | 50.00', 'macro over groups |  | –']);
});

it('names the system where there are several, and the windows', () => {
  const systems = [
    { ...system, name: 'A', groups },
    { ...system, name: 'B', groups },
  ];
  const text = textOf(markupOf(Groups, { index: { ...index, window: 1500, metrics, systems } }));
  expect(text).toContain('entities are cut every 1,500 tokens');
  expect(text).toContain('F₁ of groups: A');
  expect(text).toContain('F₁ of groups: B');
});
