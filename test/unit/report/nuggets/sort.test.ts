import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../../src/problems/problem.ts';
import { nuggetSort, sortedSystems } from '../../../../src/report/nuggets/sort.ts';
import { fullScores, nuggetScores, nuggetSystem, withF1 } from '../../../support/nugget-reports.ts';

const plainSystems = [nuggetSystem('a', nuggetScores)];
const full = [nuggetSystem('a', fullScores)];

describe('nuggetSort', () => {
  it('is by type and realis unless asked otherwise, as the task ranks detection', () => {
    const sort = nuggetSort(undefined, plainSystems, []);
    expect([sort.key, sort.label, sort.value(nuggetScores)]).toEqual([
      'type+realis',
      'micro F1 of type+realis (ranking of the task for detection)',
      0.375,
    ]);
  });

  it('is by all attributes of a run without these two', () => {
    const spans = { ...nuggetScores, settings: nuggetScores.settings.slice(0, 1) };
    expect(nuggetSort(undefined, [nuggetSystem('a', spans)], [])).toMatchObject({
      key: 'span',
      label: 'micro F1 of span',
    });
  });

  it('is by the mean of the metrics of coreference on request', () => {
    const sort = nuggetSort('coref', full, ['bcub', 'muc']);
    expect(sort.label).toBe('mean F1 of MUC, B³ (ranking of the task for coreference)');
    expect([sort.value(fullScores), sort.value(nuggetScores)]).toEqual([0.125, null]);
  });

  it('refuses what was not scored, and names the choices', () => {
    const refused = (key: string, systems = plainSystems) => {
      try {
        nuggetSort(key, systems, []);
      } catch (error) {
        return error instanceof UsageError ? [error.message, error.help] : error;
      }
      return undefined;
    };
    expect(refused('coref')).toEqual(['Coreference is not scored here.', 'Choose from: span, type+realis.']);
    expect(refused('__proto__', full)).toEqual([
      'Unknown sort key "__proto__".',
      'Choose from: span, type+realis, coref.',
    ]);
  });
});

describe('sortedSystems', () => {
  it('has the best first, equal ones in their order, and undefined ones last', () => {
    const systems = [null, 0, 0.5, 0.25, 0.5].map((f1, i) => nuggetSystem(`${i}`, withF1(f1)));
    const sort = nuggetSort('span', systems, []);
    expect(sortedSystems(systems, sort).map(({ name }) => name)).toEqual(['2', '4', '3', '1', '0']);
    expect(systems[0].name).toBe('0');
  });
});
