/** Values that the reference prints, in set notation (docs/compat/scorer-pl.md#repeated-mentions and #metrics). */
import { describe, expect, it } from 'vitest';
import { printedScore } from '../../../support/printed-scores.ts';
import { runScorerPl } from '../../../support/run-scorer-pl.ts';
import { printed, totals } from '../../../support/scorer-pl-sets.ts';

const METRICS = ['muc', 'bcub', 'ceafm', 'ceafe', 'blanc', 'lea'];

describe('the metrics of the reference, with repeated mentions', () => {
  it.each([
    [
      ['ab', 'cde'],
      ['aab', 'cde'],
      ['100', '100', '100', '100', '100', '100'],
    ],
    [
      ['ab', 'cde'],
      ['ab', 'acde'],
      ['100', '100', '100', '100', '100', '100'],
    ],
    [
      ['ab', 'cde'],
      ['a', 'ab', 'cde'],
      ['66.66/100/80', '80/100/88.88', '80', '83.33/55.55/66.66', '87.5/92.85/89.01', '60'],
    ],
    [
      ['ab', 'de'],
      ['abx', 'xde'],
      ['100/50/66.66', '100/44.44/61.53', '100/66.66/80', '80', '100/38.88/55.76', '100/33.33/50'],
    ],
    [
      ['aab', 'cde'],
      ['ab', 'cde'],
      ['75/100/85.71', '72.22/100/83.87', '100/120/109.09', '110', '90/100/94.44', '100'],
    ],
    [
      ['ab', 'acde'],
      ['ab', 'acde'],
      ['50/66.66/57.14', '58.33/90/70.78', '83.33/100/90.9', '92.85', '66.07/100/79.22', '66.66/60/63.15'],
    ],
  ])('score key %j, response %j', (key, response, expected) => {
    expect(METRICS.map((metric) => printed(metric, key, response))).toEqual(expected);
  });
});

describe('the metrics of the reference, on case A8 of its suite', () => {
  it.each([
    ['muc', [1, 3, 1, 3]],
    ['bcub', [3.33333333333333, 6, 2.83333333333333, 7]],
    ['ceafm', [4, 6, 4, 7]],
    ['ceafe', [2.2, 3, 2.2, 4]],
    ['lea', [3, 6, 2, 7]],
  ])('%s has the fractions %j', (metric, expected) => {
    const { recall, precision } = totals(metric, ['a', 'bc', 'def'], ['a', 'bcx', 'bz', 'dy'])('Coreference');
    expect([recall.num, recall.den, precision.num, precision.den]).toEqual(expected);
  });
});

describe('the metrics of the reference, on empty input', () => {
  it.each(METRICS)('%s gives 0%%, never 100%%', (metric) => {
    expect(printed(metric, [], [])).toBe('0');
    expect(printed(metric, ['ab'], [])).toBe('0');
    expect(printed(metric, [], ['ab'])).toBe('0');
  });
});

describe('a key entity that never closes, in a document without end line', () => {
  const KEY = '#begin document d\nx\t(5\nx\t(0)\nx\t(0)\n';

  it.each([
    ['muc', 1],
    ['bcub', 2],
    ['ceafm', 2],
    ['ceafe', 1],
    ['lea', 2],
  ])('does not change %s', (metric, den) => {
    const { stdout } = runScorerPl([metric, 'KEY', 'KEY', 'none'], { KEY });
    expect(printedScore(stdout, 'Coreference').recall).toEqual({ num: den, den });
  });
});
