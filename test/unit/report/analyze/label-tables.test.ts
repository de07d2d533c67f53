import { describe, expect, it } from 'vitest';
import type { LabelScores } from '../../../../src/analyze/index.ts';
import { fractionScore } from '../../../../src/metrics/metric.ts';
import { labelTables } from '../../../../src/report/analyze/label-tables.ts';
import { analyzedSystem } from '../../../support/analyze-reports.ts';

const scores = (right: number, all: number) => {
  const ratio = fractionScore({ num: right, den: all }, { num: right, den: 8 });
  return { mentions: ratio, links: ratio };
};

const system = (name: string, ...rights: readonly [string | null, number][]) => {
  const labels: LabelScores = {
    column: 'type',
    classes: rights.map(([value, right]) => ({ value, ...scores(right, value === null ? 1500 : 8) })),
    total: scores(4, 16),
    macro: { mentions: 0.5, links: null },
  };
  return { ...analyzedSystem, name, labels: [labels] };
};

describe('labelTables', () => {
  it('has recall, precision and F₁ of mentions and links of one system, then all labels and their mean', () => {
    const [{ title, table }] = labelTables([system('a', ['PER', 4], [null, 2])]);
    expect(title).toBe('Scores by label: type');
    expect(table.groups).toBeUndefined();
    expect(table.head).toEqual(['Label', 'Key mentions', 'mentions R', 'P', 'F1', 'links R', 'P', 'F1']);
    expect(table.rows).toEqual([
      ['PER', '8', '50.00', '50.00', '50.00', '50.00', '50.00', '50.00'],
      ['(no label)', '1,500', '0.13', '25.00', '0.27', '0.13', '25.00', '0.27'],
      ['All labels', '16', '25.00', '50.00', '33.33', '25.00', '50.00', '33.33'],
      ['Mean of the labels of the key', '', '', '', '50.00', '', '', '–'],
    ]);
  });

  it('has the F₁ of two systems, those labels first in which they differ most', () => {
    const systems = [
      system('a', ['PER', 4], ['LOC', 8], [null, 8]),
      system('b', ['PER', 5], ['LOC', 2], ['ORG', 0]),
    ];
    const [{ table }] = labelTables(systems);
    expect(table.groups).toEqual(['', '', 'a', 'a', 'b', 'b']);
    expect(table.rows.map(([label, , , one, , other]) => [label, one, other])).toEqual([
      ['LOC', '100.00', '25.00'],
      ['PER', '50.00', '62.50'],
      ['ORG', '–', '0.00'],
      ['(no label)', '1.06', '–'],
      ['All labels', '33.33', '33.33'],
      ['Mean of the labels of the key', '–', '–'],
    ]);
    const three = labelTables([...systems, system('c', ['PER', 1])])[0].table;
    expect(three.rows.map(([label]) => label).slice(0, 3)).toEqual(['PER', 'LOC', 'ORG']);
  });

  it('is empty without labels', () => {
    expect(labelTables([analyzedSystem])).toEqual([]);
  });
});
