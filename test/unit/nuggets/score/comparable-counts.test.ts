import { describe, expect, it } from 'vitest';
import { compareCounts } from '../../../../src/compare/index.ts';
import {
  comparableCounts,
  type NuggetFile,
  type NuggetScores,
  profiles,
  readTbf,
  scoreNuggets,
} from '../../../../src/nuggets/index.ts';
import { tbf } from '../../../support/nuggets.ts';

const file = (name: string, ...documents: string[]): NuggetFile => ({
  name,
  documents: readTbf({ name, text: documents.join('') }, () => {}),
});

const gold = file(
  'gold',
  ...['a', 'b', 'c'].map((id) =>
    tbf(id, 'E1 0,4', 'E2 5,9', 'E3 10,14 Life_Die Other', '@Coreference R1 E1,E2', '@After R2 E1,E3'),
  ),
);
const systems = [
  file(
    'one',
    tbf('a', 'E1 0,4', 'E2 5,9', 'E3 10,14 Life_Die Actual', '@Coreference R1 E1,E2', '@After R2 E1,E3'),
    tbf('b', 'E1 0,4', 'E2 5,9 Life_Die Actual'),
    tbf('c', 'E1 0,3'),
    tbf('only', 'E1 0,3'),
  ),
  file('two', tbf('a', 'E1 0,4'), tbf('b', 'E1 5,9', 'E2 10,14', '@After R1 E1,E2')),
];

/** The number of each statistic in the scores of the corpus. */
function expectedOf({
  settings,
  coreference,
  sequencing,
}: NuggetScores): Map<string, number | null | undefined> {
  return new Map<string, number | null | undefined>([
    ...settings.flatMap(({ name, micro, macro }): [string, number | null][] => [
      [name, micro.f1],
      [`${name}-macro`, macro.f1],
    ]),
    ['coref', coreference?.average],
    ...Array.from(coreference?.scores ?? [], ([id, { f1 }]): [string, number | null] => [id, f1]),
    ...(sequencing ?? []).map(({ group, f1 }): [string, number | null] => [
      group === 'All' ? 'sequencing' : group.toLowerCase(),
      f1,
    ]),
  ]);
}

describe.each(Object.values(profiles))('comparableCounts with the profile $id', (profile) => {
  const scored = systems.map((system) => ({
    name: system.name,
    scores: scoreNuggets(gold, system, { profile, perDocument: true }, () => {}),
  }));
  const { metrics, ...counts } = comparableCounts(scored, profile);

  it('gives the scores of the corpus, whatever documents a system has', () => {
    const statistics = metrics.map(({ id }) => id);
    const { scores } = compareCounts(counts, { metrics, statistics, resamples: 20 });
    for (const { name, scores: own } of scored) {
      const expected = expectedOf(own);
      expect([...expected.keys()].sort()).toEqual([...statistics].sort());
      for (const [id, value] of expected) {
        if (value === null) expect(scores[name][id].value, id).toBeNull();
        else expect(scores[name][id].value, id).toBeCloseTo(value as number, 12);
      }
    }
  });

  it('starts with the ranking of the task', () => expect(metrics[0].id).toBe('type+realis'));
});
