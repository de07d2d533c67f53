import { expect, it } from 'vitest';
import { settingsOf, Tally } from '../../../../src/evaluate/index.ts';
import { UnitEvaluation, unitsOf } from '../../../../src/evaluate/unit/evaluation.ts';
import { LabelUse } from '../../../../src/evaluate/unit/label-use.ts';
import { collector, documentWith } from '../../../support/documents.ts';

it('puts the documents of a topic together, in the order of the first of each', () => {
  const members = ['b', 'a', 'b'].map((topic, i) => ({ topic, i }));
  const numbers = (scope: 'topic' | 'corpus') =>
    [...unitsOf(members, scope)].map(([id, unit]) => [id, unit.map(({ i }) => i)]);
  expect(numbers('topic')).toEqual([
    ['b', [0, 2]],
    ['a', [1]],
  ]);
  expect(numbers('corpus')).toEqual([['corpus', [0, 1, 2]]]);
});

it('reads documents once, or twice where singletons of the unit must be known, and reports problems once', () => {
  const twice = documentWith([['x', '0', '0', '1']]);
  const readings = (['keep', 'drop'] as const).map((singletons) => {
    const settings = settingsOf({ scope: 'corpus', singletons });
    const totals = { tally: new Tally(settings), labels: new LabelUse() };
    const evaluation = new UnitEvaluation('corpus', settings, totals);
    let reads = 0;
    const read = () => {
      reads++;
      return [twice, undefined] as const;
    };
    const { problems, report } = collector();
    const member = { id: 'd', topic: undefined, read };
    evaluation.measure([member]);
    evaluation.add(member, report);
    evaluation.finish();
    return [reads, problems.map(({ code }) => code), totals.tally.result().key.mentions];
  });
  expect(readings).toEqual([
    [1, ['mention/repeated'], 2],
    [2, ['mention/repeated'], 2],
  ]);
});
