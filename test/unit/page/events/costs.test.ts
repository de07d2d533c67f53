import { describe, expect, it } from 'vitest';
import { compareNuggets, defaultNuggetOptions, scoreNuggets } from '../../../../src/nuggets/index.ts';
import { costsOf } from '../../../../src/page/events/costs.ts';
import type { EventCosts } from '../../../../src/page/events/types.ts';
import { nuggetFile, tbf } from '../../../support/nuggets.ts';

function costs(gold: string, system: string): EventCosts | undefined {
  const files = [nuggetFile('g', gold), nuggetFile('s', system)] as const;
  const { settings } = scoreNuggets(...files, {}, () => {});
  const { totals } = compareNuggets(...files, defaultNuggetOptions, () => {});
  return (costsOf(settings, totals) as { costs?: EventCosts }).costs;
}

describe('costsOf', () => {
  it('splits what is lost: one of four is missing, one overlaps by half, one has another type', () => {
    const gold = tbf('d', 'E1 0,4 Life_Die', 'E2 10,14 Life_Die', 'E3 20,24 Life_Die', 'E4 30,34 Life_Die');
    const system = tbf(
      'd',
      'S1 0,4 Life_Die',
      'S2 12,16 Life_Die',
      'S3 20,24 Life_Marry',
      'S4 40,44 Life_Die',
    );
    const { kept, detection, boundary, attributes } = costs(gold, system) as EventCosts;
    expect([kept, detection, boundary, attributes].map((part) => part.toFixed(4))).toEqual([
      '0.3750',
      '0.2500',
      '0.1250',
      '0.2500',
    ]);
  });

  it('adds up to 1', () => {
    const gold = tbf('d', 'E1 0,9 Life_Die', 'E2 10,14 Life_Die Other') + tbf('e', 'E1 3,4');
    const system = tbf('d', 'S1 3,12 Life_Die', 'S2 9,14 Life_Die') + tbf('e');
    const { kept, detection, boundary, attributes } = costs(gold, system) as EventCosts;
    expect(kept + detection + boundary + attributes).toBeCloseTo(1, 12);
  });

  it('is not known for files without mentions', () => {
    expect(costs(tbf('d'), tbf('d'))).toBeUndefined();
  });
});
