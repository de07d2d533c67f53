import { expect, it } from 'vitest';
import { metricOptions } from '../../../../src/metrics/index.ts';
import { sideLosses, tableOf } from '../../../../src/web/explain/lost-points.ts';
import { whatHappened } from '../../../../src/web/explain/what-happened.ts';
import { smallModel } from '../../../support/page-model.ts';

it('says what became of an entity, in the words of errors', () => {
  const model = smallModel();
  const said = sideLosses(tableOf(model), 'bcub', metricOptions()).map(({ side, entities }) =>
    entities.map((row) => whatHappened(model, side, row)),
  );
  expect(said).toEqual([
    ['its partner is larger, or another one', 'divided: 1 + 1', 'missing entity; 1 span error'],
    [
      'conflated: 2 + 1',
      'extra entity',
      'its partner is larger, or another one',
      'extra entity; 1 span error',
    ],
  ]);
});
