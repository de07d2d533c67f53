import { expect, it } from 'vitest';
import { ExplainTable } from '../../../../src/web/explain/explain-table.tsx';
import { markupOf, textOf } from '../../../support/markup.ts';
import { smallModel } from '../../../support/page-model.ts';

const shown = (value: number | null, lost = 0) =>
  textOf(
    markupOf(ExplainTable, {
      model: smallModel(),
      loss: {
        side: 'key',
        entities: [{ entity: 0, size: 2, pieces: [{ other: 0, shared: 2 }], lost }],
        value,
      },
      name: 'recall',
      termOf: () => '',
    }),
  );

it('says that a score is undefined, or that nothing is lost', () => {
  expect(shown(null)).toBe('Recall: –It is undefined: there is nothing to count in the key.');
  expect(shown(1)).toBe('Recall: 0.00 points lost in 0 of 1 key entity');
});

it('has the score that is left', () => {
  expect(shown(0.75, 0.25)).toContain('sum, with recall 75.00 = 10025.00');
});
