import { describe, expect, it } from 'vitest';
import type { IntervalMethod } from '../../../src/compare/interval-methods.ts';
import type { ComparisonMethods } from '../../../src/compare/methods.ts';
import { type CompareOptions, compareSettings } from '../../../src/compare/settings.ts';
import { compareSignature, intervalSignature } from '../../../src/compare/signature.ts';
import { version } from '../../../src/version.ts';
import { countsOf } from '../../support/compare-counts.ts';

const counts = countsOf(2);
const oneRun = (interval: IntervalMethod = 'adjusted'): ComparisonMethods => ({
  tests: ['randomisation'],
  intervals: [interval],
  runs: { a: 1, b: 1, c: 1 },
});
const signature = (options: CompareOptions, of = counts, methods = oneRun(options.interval)) =>
  compareSignature(of, compareSettings(options, of), ['conll', 'muc.recall'], 3, methods);

describe('compareSignature', () => {
  it('names all settings; those at an uncommon default only if they differ from it', () => {
    expect(signature({})).toBe(
      `test:randomisation|statistics:conll+muc.recall|average:micro|interval:adjusted|resamples:10000|exchanges:10000|seed:12345|comparisons:3|documents:2|v:${version}`,
    );
    const datasets = [{ name: 'x', documents: [0, 1] }];
    const changed: CompareOptions = {
      average: 'macro',
      interval: 'bca',
      resamples: 5,
      exchanges: 6,
      exactLimit: 7,
      seed: -8,
      blancWeight: 0.25,
    };
    expect(signature(changed, { ...counts, datasets })).toBe(
      `test:randomisation|statistics:conll+muc.recall|average:macro|interval:bca|resamples:5|exchanges:6|exact:7|seed:-8|blanc-weight:0.25|comparisons:3|documents:2|datasets:1|v:${version}`,
    );
  });

  it('has no seed if nothing is random', () => {
    const indices = [
      [0, 1],
      [1, 1],
      [0, 0],
    ];
    expect(signature({ indices })).toContain('|resamples:given-3|exchanges:10000|seed:12345|');
    expect(signature({ swaps: ['01'] })).toContain('|resamples:10000|exchanges:given-1|seed:12345|');
    expect(signature({ indices, swaps: ['01'] })).toContain(
      '|resamples:given-3|exchanges:given-1|comparisons:3|',
    );
  });

  it('names the methods of several runs, their numbers, and what the numbers over documents alone are', () => {
    const all = { tests: ['t'], intervals: ['t'], runs: { a: 3, b: 2, c: 3 } } as const;
    expect(signature({}, counts, all)).toBe(
      `test:t|statistics:conll+muc.recall|average:micro|interval:t|runs:3+2+3|documents-only:adjusted|resamples:10000|exchanges:10000|seed:12345|comparisons:3|documents:2|v:${version}`,
    );
    const some = {
      tests: ['randomisation', 't'],
      intervals: ['bca', 't'],
      runs: { a: 3, b: 1, c: 1 },
    } as const;
    expect(signature({ interval: 'bca' }, counts, some)).toContain(
      'test:randomisation+t|statistics:conll+muc.recall|average:micro|interval:bca+t|runs:3+1+1|documents-only:bca|resamples',
    );
  });

  it('says that nothing was tested or resampled', () => {
    const none = { tests: [], intervals: [], runs: { a: 1, b: 1 } };
    expect(signature({ exactLimit: 5 }, countsOf(1), none)).toBe(
      `test:none|statistics:conll+muc.recall|average:micro|interval:none|comparisons:3|documents:1|v:${version}`,
    );
  });
});

describe('intervalSignature', () => {
  it('says that a single document has none', () => {
    expect(intervalSignature(1, compareSettings({}, counts))).toBe(`interval:none|documents:1|v:${version}`);
  });

  it('names what intervals depend on', () => {
    expect(intervalSignature(7, compareSettings({}, counts))).toBe(
      `interval:adjusted|resamples:10000|seed:12345|documents:7|v:${version}`,
    );
    expect(intervalSignature(7, compareSettings({ indices: [[0, 1]], interval: 'percentile' }, counts))).toBe(
      `interval:percentile|resamples:given-1|documents:7|v:${version}`,
    );
  });
});
