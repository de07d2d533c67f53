/** The types of the library, checked by `npm run typecheck`: a wrong type here is an error of the compiler. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type MacroScore,
  type MetricId,
  metrics,
  readDocuments,
  type ScoreResult,
  Scorer,
  type ScorerOptions,
  score,
  scoreDocuments,
  standardMetrics,
} from '../../../src/index.ts';
import type { BlancScore, IndexScore, RatioScore } from '../../../src/metrics/index.ts';

const key = [['a', 'b']];

describe('the type of a result', () => {
  it('has the seven standard metrics and conll by default', () => {
    const result = score(key, key);
    expectTypeOf<keyof typeof result>().toEqualTypeOf<
      'mentions' | 'muc' | 'bcub' | 'ceafm' | 'ceafe' | 'blanc' | 'lea' | 'conll'
    >();
    expectTypeOf(result.blanc).toEqualTypeOf<BlancScore>();
    expectTypeOf(result.muc).toEqualTypeOf<RatioScore>();
    expectTypeOf(result.conll).toEqualTypeOf<number | null>();
    expectTypeOf(score({ key, response: key })).toEqualTypeOf(result);
    expectTypeOf(new Scorer().result()).toEqualTypeOf(result);
    expectTypeOf<ScoreResult>().toEqualTypeOf(result);
    expect(Object.keys(result)).toEqual([...standardMetrics.map(({ id }) => id), 'conll']);
  });

  it('has exactly the metrics that were asked for', () => {
    const result = score({ key, response: key, metrics: ['muc', 'ari'] });
    expectTypeOf(result).toEqualTypeOf<{ readonly muc: RatioScore; readonly ari: IndexScore }>();
    expectTypeOf(score(key, key, { metrics: ['muc', 'ari'] })).toEqualTypeOf(result);
    expectTypeOf(new Scorer({ metrics: ['muc', 'ari'] }).result()).toEqualTypeOf(result);
    // @ts-expect-error: not asked for
    expect(result.bcub).toBeUndefined();
    // @ts-expect-error: two of its metrics were not asked for
    expect(result.conll).toBeUndefined();
    expectTypeOf(score(key, key, { metrics: ['ceafe', 'muc', 'bcub'] }).conll).toEqualTypeOf<number | null>();
  });

  it('has optional scores for a list whose content is not known', () => {
    const ids: MetricId[] = ['muc'];
    const result = score(key, key, { metrics: ids });
    expectTypeOf(result.muc).toEqualTypeOf<RatioScore | undefined>();
    expectTypeOf(result.conll).toEqualTypeOf<number | null | undefined>();
    const either = (Math.random() < 2 ? 'muc' : 'lea') as 'muc' | 'lea';
    const mixed = score(key, key, { metrics: ['rand', either] });
    expectTypeOf(mixed.rand).toEqualTypeOf<IndexScore>();
    expectTypeOf(mixed.muc).toEqualTypeOf<RatioScore | undefined>();
    expect(Object.keys(mixed)).toEqual(['muc', 'rand']);
  });

  it('has means without counts where scores are averaged over documents', () => {
    const documents = readDocuments('#begin document (d);\nd\t(0)\nd\t(0)\n#end document\n');
    const { muc, ari, perDocument } = scoreDocuments(documents, documents, {
      metrics: ['muc', 'ari'],
      average: 'macro',
    });
    expectTypeOf(muc).toEqualTypeOf<MacroScore>();
    expectTypeOf(ari.index).toEqualTypeOf<number | null>();
    expectTypeOf(perDocument[0].muc).toEqualTypeOf<RatioScore>();
    // @ts-expect-error: a mean is not one fraction
    expect(() => muc.counts.recall).toThrow(TypeError);
    const scorer = new Scorer({ metrics: ['muc'], average: 'macro' });
    expectTypeOf(scorer.result()).toEqualTypeOf<{ readonly muc: MacroScore }>();
    const average = (Math.random() < 2 ? 'macro' : 'micro') as 'macro' | 'micro';
    const either = scoreDocuments(documents, documents, { metrics: ['muc'], average });
    expectTypeOf(either.muc).toEqualTypeOf<MacroScore | RatioScore>();
    // @ts-expect-error: one document has nothing to average
    expect(() => score(key, key, { average: 'macro' })).toThrow('Unknown option "average".');
  });

  it('is the same for documents, with what belongs to a corpus', () => {
    const documents = readDocuments('#begin document (d);\nd\t(0)\nd\t(0)\n#end document\n');
    const result = scoreDocuments(documents, documents, { metrics: ['lea'] });
    expectTypeOf<keyof typeof result>().toEqualTypeOf<
      'lea' | 'signature' | 'key' | 'response' | 'filtered' | 'full' | 'perDocument' | 'warnings'
    >();
    expectTypeOf(result.perDocument).items.toEqualTypeOf<
      { readonly lea: RatioScore } & { readonly id: string }
    >();
    expect(Object.keys(result).sort()).toEqual([
      'key',
      'lea',
      'perDocument',
      'response',
      'signature',
      'warnings',
    ]);
  });
});

describe('the types of the input', () => {
  it('refuse what is refused at run time', () => {
    // @ts-expect-error: an unknown metric
    expect(() => score(key, key, { metrics: ['b4'] })).toThrow();
    // @ts-expect-error: an unknown option
    expect(() => score(key, key, { metric: ['muc'] })).toThrow();
    // @ts-expect-error: an unknown option
    expect(() => score({ key, response: key, singleton: 'drop' })).toThrow();
    // @ts-expect-error: entities given as strings
    expect(() => score(['ab'], ['ab'])).toThrow();
    // @ts-expect-error: a key given as a string
    expect(() => score('ab', 'ab')).toThrow();
    // @ts-expect-error: no response
    expect(() => score({ key })).toThrow();
    // @ts-expect-error: an unknown format
    expect(() => readDocuments('', { format: 'xyz' })).toThrow();
  });

  it('take strings, numbers, tuples, sets, and anything with a key', () => {
    const tuples = [[[0, 1] as const, [2, 3] as const]];
    expect(score(tuples, tuples).conll).toBe(1);
    const sets = new Set([new Set([1, 2])]);
    expect(score(sets, sets).conll).toBe(1);
    const objects = [[{ id: 'a' }, { id: 'b' }]];
    expect(score(objects, objects, { mentionKey: ({ id }) => id }).conll).toBe(1);
    const scorer = new Scorer({ mentionKey: ({ id }: { id: string }) => id, metrics: ['muc'] });
    scorer.add(objects, objects);
    expect(scorer.result().muc.f1).toBe(1);
    const options: ScorerOptions = { singletons: 'drop' };
    expect(score(key, key, options).conll).toBe(1);
  });
});

it('standardMetrics are the metrics of the kind "standard"', () => {
  expect(standardMetrics).toEqual(metrics.filter(({ kind }) => kind === 'standard'));
});
