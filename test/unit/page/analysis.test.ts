import { expect, it } from 'vitest';
import { errorTypes } from '../../../src/analyze/error-types.ts';
import { analyze } from '../../../src/analyze/index.ts';
import { alignPair, settingsOf } from '../../../src/evaluate/index.ts';
import { costMetricOf, PageAnalyzer } from '../../../src/page/analysis.ts';
import { documentOf, type Marked } from '../../support/page-fixture.ts';

const WORDS = ['Ann saw the old town , and she liked it there .'];
const KEY: readonly Marked[] = [
  [0, 1, 'ann'],
  [7, 8, 'ann'],
  [2, 5, 'town'],
  [9, 10, 'town'],
  [10, 11, 'town'],
];
/** Ann is missing once; the town has another boundary, and its last mention is in an entity that begins with one that the key lacks, so it is cut off on both sides. */
const RESPONSE: readonly Marked[] = [
  [0, 1, 'a'],
  [2, 6, 'b'],
  [9, 10, 'b'],
  [10, 11, 'c'],
  [8, 9, 'c'],
];

const documents = { key: documentOf('d', WORDS, KEY), response: documentOf('d', WORDS, RESPONSE) };

it('has the numbers of analyze', () => {
  const settings = settingsOf();
  const metric = costMetricOf(settings);
  const analyzer = new PageAnalyzer(metric as NonNullable<typeof metric>, settings.options);
  const errors = analyzer.add(alignPair(documents.key, documents.response, settings, () => {}).pair);
  const [expected] = analyze([documents.key], [{ name: 's', documents: [documents.response] }]).systems;
  const { types } = expected.costs[0];
  expect(expected.costs[0].metric).toBe('conll');
  expect(analyzer.result()).toEqual({
    errors: errorTypes.map((type) => expected.errors[type]),
    share: errorTypes.map((type) => types[type].share),
    alone: errorTypes.map((type) => types[type].alone),
  });
  // Each error at its mentions, in the order of the text.
  expect(Array.from(errors.types, (type) => errorTypes[type])).toEqual([
    'span-error',
    'missing-mention',
    'conflated-entities',
    'divided-entity',
  ]);
  expect([...errors.key]).toEqual([2, 1, 4, 4]);
  expect([...errors.response]).toEqual([1, -1, 3, 3]);
  expect([...errors.sizes]).toEqual([1, 1, 1, 1]);
});

it('counts by the CoNLL average, or by the first metric, where costs are computed', () => {
  const of = (spec: Parameters<typeof settingsOf>[0]) => {
    const found = costMetricOf(settingsOf(spec));
    return found && [found.id, found.metrics.map(({ id }) => id)];
  };
  expect(of({})).toEqual(['conll', ['muc', 'bcub', 'ceafe']]);
  expect(of({ metrics: ['lea', 'muc'] })).toEqual(['muc', ['muc']]);
  expect(of({ average: 'macro' })).toBeUndefined();
  expect(of({ metrics: ['rand'] })).toBeUndefined();
});
