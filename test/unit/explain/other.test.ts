import { describe, expect, it } from 'vitest';
import { explainByCounts } from '../../../src/explain/other.ts';
import { type Metric, metrics } from '../../../src/metrics/index.ts';
import { near } from '../../support/near.ts';
import { workedOut } from '../../support/worked.ts';

const metric = (id: string) => metrics.find((each) => each.id === id) as Metric;

describe('explainByCounts', () => {
  it('has the counts of a metric by name, and its fractions, from which F₁ follows', () => {
    // Key links ab, cd; response links ab, ac, bc.
    const { facts, work, values, fractions, conclusions } = workedOut(
      explainByCounts(metric('pairwise')),
      'ab cd',
      'abc',
    );
    expect(facts).toEqual({ recallNum: '1', recallDen: '2', precisionNum: '1', precisionDen: '3' });
    expect(work).toEqual({ R: '1 : 2', P: '1 : 3' });
    expect(values).toEqual([near(1 / 2), near(1 / 3)]);
    expect(fractions[0]).toMatchObject({ formula: metric('pairwise').summary, formulaTex: '\\text{recall}' });
    expect(conclusions).toBeUndefined();
  });

  it('has the value of a metric without fractions as its conclusion', () => {
    const { facts, fractions, conclusions } = workedOut(explainByCounts(metric('rand')), 'ab c', 'a bc');
    expect(facts).toEqual({ agreed: '1', pairs: '3' });
    expect(fractions).toEqual([]);
    expect(conclusions).toEqual([
      {
        symbol: 'Rand',
        symbolTex: '\\mathrm{rand}',
        value: near(1 / 3),
        work: 'from the counts',
        tex: '\\text{from the counts}',
      },
    ]);
  });

  it('escapes names for TeX, and has no value where the metric has none', () => {
    const named: Metric = { ...metric('rand'), id: 'rand_of_pairs' };
    const { conclusions } = workedOut(explainByCounts(named), 'a', 'a');
    expect(conclusions?.[0]).toMatchObject({ symbolTex: '\\mathrm{rand\\_of\\_pairs}', value: null });
  });
});
