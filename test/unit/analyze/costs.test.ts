import { describe, expect, it } from 'vitest';
import { CostSums, costsOf } from '../../../src/analyze/costs.ts';
import { CONFLATED_ENTITIES, SPAN_ERROR, TYPE_SET_COUNT } from '../../../src/analyze/error-types.ts';
import { cutPair, findErrors } from '../../../src/analyze/find-errors.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { predicatesOf } from '../../support/aligned-pairs.ts';
import { near } from '../../support/near.ts';
import { pairOfSets } from '../../support/set-pairs.ts';
import { sets } from '../../support/sets.ts';

const valuesOf = (value: (set: number) => number | null) =>
  Array.from({ length: TYPE_SET_COUNT }, (_, set) => value(set));
const nothing = { share: near(0), alone: near(0), last: near(0) };

describe('costsOf', () => {
  it('gives each type what it adds where types do not interact', () => {
    const values = valuesOf(
      (set) => 0.5 + ((set & SPAN_ERROR) !== 0 ? 0.1 : 0) + ((set & CONFLATED_ENTITIES) !== 0 ? 0.4 : 0),
    );
    const { metric, score, types } = costsOf('muc', values);
    expect([metric, score]).toEqual(['muc', 0.5]);
    expect(types['span-error']).toEqual({ share: near(0.1), alone: near(0.1), last: near(0.1) });
    expect(types['conflated-entities']).toEqual({ share: near(0.4), alone: near(0.4), last: near(0.4) });
    expect(types['missing-entity']).toEqual(nothing);
  });

  it('shares what only two types together gain', () => {
    const both = SPAN_ERROR | CONFLATED_ENTITIES;
    const { types } = costsOf(
      'muc',
      valuesOf((set) => ((set & both) === both ? 1 : 0.6)),
    );
    expect(types['span-error']).toEqual({ share: near(0.2), alone: near(0), last: near(0.4) });
    expect(types['conflated-entities']).toEqual(types['span-error']);
  });

  it('takes an undefined score of a repair as 0, and has no costs without a score of the key itself', () => {
    const { score, types } = costsOf(
      'muc',
      valuesOf((set) => ((set & SPAN_ERROR) === 0 ? null : 1)),
    );
    expect(score).toBeNull();
    expect(types['span-error']).toEqual({ share: near(1), alone: 1, last: 1 });
    const none = costsOf(
      'muc',
      valuesOf((set) => (set === TYPE_SET_COUNT - 1 ? null : 0.5)),
    );
    expect(none.types['span-error']).toEqual({ share: null, alone: null, last: null });
  });
});

describe('CostSums', () => {
  /** The costs of conflated entities and of missing mentions, by metric. */
  function costs(metrics: string[], ...pairs: [key: string, response: string][]) {
    const settings = settingsOf({ metrics });
    const sums = new CostSums(settings.metrics, settings.options);
    for (const [key, response] of pairs) {
      const pair = pairOfSets(sets(key), sets(response));
      const cuts = cutPair(pair, predicatesOf(pair), 'berkeley');
      sums.add(cuts, findErrors(cuts));
    }
    return sums.costs();
  }

  it('scores every repair: MUC of 2/3, 4/5, 6/7 and 1; BLANC, which is not a sum over groups, of 13/21, 4/5, 7/10 and 1', () => {
    // Repairs: abc ef; ab c ef (conflated); abcd ef (missing); both.
    const [muc, blanc] = costs(['muc', 'blanc'], ['ab cd ef', 'abc ef']);
    expect(muc).toMatchObject({ metric: 'muc', score: near(2 / 3) });
    expect(muc.types['conflated-entities']).toEqual({
      share: near(29 / 210),
      alone: near(2 / 15),
      last: near(1 / 7),
    });
    expect(muc.types['missing-mention']).toEqual({
      share: near(41 / 210),
      alone: near(4 / 21),
      last: near(1 / 5),
    });
    expect(muc.types['span-error']).toEqual(nothing);
    expect(blanc).toMatchObject({ metric: 'blanc', score: near(13 / 21) });
    expect(blanc.types['conflated-entities']).toMatchObject({ alone: near(19 / 105), last: near(3 / 10) });
    expect(blanc.types['missing-mention']).toMatchObject({ alone: near(17 / 210), last: near(1 / 5) });
  });

  it('adds up the counts of documents: two groups of one document cost what they cost in two', () => {
    const [together] = costs(['muc'], ['ab cd ef', 'abc ef']);
    const [apart] = costs(['muc'], ['ab cd', 'abc'], ['ef', 'ef']);
    expect(apart).toEqual(together);
  });

  it('has the CoNLL average first, where its metrics are there', () => {
    const all = costs(['muc', 'bcub', 'ceafe', 'lea'], ['ab', 'ab']);
    expect(all.map(({ metric, score }) => [metric, score])).toEqual([
      ['conll', 1],
      ['muc', 1],
      ['bcub', 1],
      ['ceafe', 1],
      ['lea', 1],
    ]);
  });
});
