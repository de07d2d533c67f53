import { describe, expect, it } from 'vitest';
import { nuggetJson } from '../../../../src/report/nuggets/json.ts';
import {
  bestScores,
  fullScores,
  nuggetReport,
  nuggetScores,
  nuggetSystem,
  withF1,
} from '../../../support/nugget-reports.ts';

const json = (...args: Parameters<typeof nuggetReport>) => JSON.parse(nuggetJson(nuggetReport(...args)));

describe('nuggetJson', () => {
  it('has the gold file, and the systems in their order with the ranking beside them', () => {
    const value = json([nuggetSystem('worse', withF1(0.25)), nuggetSystem('best', withF1(0.5))]);
    expect(Object.keys(value)).toEqual([
      'schema',
      'signature',
      'version',
      'profile',
      'gold',
      'sort',
      'systems',
    ]);
    expect(value.gold).toEqual({ path: 'gold.tbf', documents: 2, mentions: 4, clusters: 1 });
    expect(value.sort).toEqual({
      key: 'type+realis',
      label: 'micro F1 of type+realis (ranking of the task for detection)',
      systems: ['best', 'worse'],
    });
    expect(value.systems.map(({ name }: { name: string }) => name)).toEqual(['worse', 'best']);
  });

  it('has the facts, the detection and the types of a system; coreference only if it was scored', () => {
    const [system] = json([nuggetSystem('a', nuggetScores)]).systems;
    expect(system).toMatchObject({
      path: 'out/a.tbf',
      unit: 'character',
      documents: 1,
      extraDocuments: 1,
      mentions: 2,
    });
    expect(system.detection).toEqual(nuggetScores.settings);
    expect(system.types).toEqual(nuggetScores.types);
    expect(['coreference', 'sequencing', 'perDocument'].filter((field) => field in system)).toEqual([]);
    expect(system.warnings[0].page).toBe('docs/errors/scoring.md#documentextra');
  });

  it('has coreference by metric with its mean, and sequencing', () => {
    const [system] = json([nuggetSystem('a', fullScores)]).systems;
    expect(system.coreference).toEqual({
      muc: { recall: 0.5, precision: 1, f1: 0.625, counts: { recall: [1, 2], precision: [1, 1] } },
      blanc: { recall: 0, precision: 0, f1: null },
      average: 0.125,
    });
    expect(system.sequencing).toEqual(fullScores.sequencing);
    const [best] = json([nuggetSystem('a', bestScores)]).systems;
    expect([best.coreference.greedy.average, best.coreference.exact]).toEqual([0.0625, false]);
  });

  it('has the scores of documents if asked for, and their counts by name', () => {
    const counts = { detection: new Map([['span', { truePositives: 2 }]]) } as never;
    const documents = [{ ...nuggetScores.documents[0], counts }];
    const [system] = json([nuggetSystem('a', { ...nuggetScores, documents })], { perDocument: true }).systems;
    expect(system.perDocument[0]).toMatchObject({
      id: 'd',
      coreference: { average: 0.125 },
      counts: { detection: { span: { truePositives: 2 } } },
    });
    expect('coreference' in system.perDocument[0].counts).toBe(false);
  });
});
