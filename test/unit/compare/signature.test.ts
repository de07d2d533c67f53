import { describe, expect, it } from 'vitest';
import { type CompareOptions, compareSettings } from '../../../src/compare/settings.ts';
import { compareSignature, intervalSignature } from '../../../src/compare/signature.ts';
import { version } from '../../../src/version.ts';
import { countsOf } from '../../support/compare-counts.ts';

const counts = countsOf(2);
const signature = (options: CompareOptions, of = counts) =>
  compareSignature(of, compareSettings(options, of), ['conll', 'muc.recall'], 3);

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
});

describe('intervalSignature', () => {
  it('names what intervals depend on', () => {
    expect(intervalSignature(7, compareSettings({}, counts))).toBe(
      `interval:adjusted|resamples:10000|seed:12345|documents:7|v:${version}`,
    );
    expect(intervalSignature(7, compareSettings({ indices: [[0, 1]], interval: 'percentile' }, counts))).toBe(
      `interval:percentile|resamples:given-1|documents:7|v:${version}`,
    );
  });
});
