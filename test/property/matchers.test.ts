/** The laws of matchers, with both values of `--zeros`, on documents with heads, minimum spans, gaps, nesting, and zeros with dependencies. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/document.ts';
import { firstOfSpan } from '../../src/core/same-spans.ts';
import { alignPair } from '../../src/evaluate/align-pair.ts';
import { evaluatePair } from '../../src/evaluate/evaluate-pair.ts';
import { Tally } from '../../src/evaluate/tally.ts';
import { evaluateCorpus, metrics, settingsOf } from '../../src/index.ts';
import { matchers } from '../../src/matching/index.ts';
import { configured } from '../../src/matching/matcher.ts';
import { firstOfSpanAndHead } from '../../src/matching/same-heads.ts';
import { matchableDocuments, shuffled } from '../support/matchable-documents.ts';
import { runs } from '../support/runs.ts';

const cases = matchers.flatMap(({ id }) =>
  (['linear', 'dependent'] as const).map((zeros) => [`${id}, ${zeros}`, { match: id, zeros }] as const),
);

/** A document in which each mention occurs once. */
const distinct = (document: Document, repeats: (document: Document) => Int32Array | undefined): Document => {
  const indices = [...document.mentions.starts.keys()];
  const first = repeats(document) ?? indices;
  return { ...document, mentions: document.mentions.pick(indices.filter((i) => first[i] === i)) };
};

describe.each(cases)('%s', (_, spec) => {
  const matcher = configured(matchers.find(({ id }) => id === spec.match) as (typeof matchers)[number], spec);
  const settings = settingsOf({
    ...spec,
    metrics: metrics.map(({ id }) => id),
    duplicates: 'merge',
  } as Parameters<typeof settingsOf>[0]);
  /** The counts of all metrics over pairs of documents; rounded, since sums of fractions depend on the order of entities. */
  const countsOf = (...pairs: (readonly [Document, Document])[]): number[] => {
    const sums = new Array<number>(settings.vector.length).fill(0);
    for (const [key, response] of pairs)
      evaluatePair(key, response, settings, () => {}).counts.forEach((count, i) => {
        sums[i] += count;
      });
    return sums.map((sum) => Math.round(1e9 * sum) / 1e9);
  };

  it('matches every mention with itself', () =>
    fc.assert(
      fc.property(matchableDocuments, ([, read]) => {
        const document = distinct(read, matcher.repeats);
        const found = [...matcher.match(document, document).twins];
        expect(found).toEqual(found.map((_index, i) => i));
        expect(found.length).toBe(document.mentions.length);
      }),
      { numRuns: runs(200) },
    ));

  it('matches one to one', () =>
    fc.assert(
      fc.property(matchableDocuments, ([one, other]) => {
        const [key, response] = [one, other].map((document) => distinct(document, matcher.repeats));
        const found = [...matcher.match(key, response).twins];
        expect(found.length).toBe(response.mentions.length);
        const partners = found.filter((index) => index >= 0);
        expect(new Set(partners).size).toBe(partners.length);
        for (const index of partners) expect(index).toBeLessThan(key.mentions.length);
      }),
      { numRuns: runs(200) },
    ));

  it('has repeats of the same mentions, and none of different ones', () =>
    fc.assert(
      fc.property(matchableDocuments, ([document]) => {
        const all = [...document.mentions.starts.keys()];
        const expected =
          spec.match === 'head' ? firstOfSpanAndHead(document) : firstOfSpan(document.mentions);
        expect([...(matcher.repeats(document) ?? all)]).toEqual([...(expected ?? all)]);
      }),
      { numRuns: runs(100) },
    ));

  it('counts the same whatever the order of mentions and entities and the names of entities', () =>
    fc.assert(
      fc.property(matchableDocuments, fc.infiniteStream(fc.nat(1000)), ([key, response], stream) => {
        const next = () => stream.next().value as number;
        expect(countsOf([shuffled(key, next), shuffled(response, next)])).toEqual(countsOf([key, response]));
      }),
      { numRuns: runs(100) },
    ));

  it('counts a corpus as the sum of its documents', () =>
    fc.assert(
      fc.property(matchableDocuments, matchableDocuments, (one, other) => {
        const named = (document: Document, id: string) => ({ ...document, id, pairKey: id });
        const tally = new Tally(settings);
        for (const [i, [key, response]] of [one, other].entries())
          tally.add(evaluatePair(named(key, `${i}`), named(response, `${i}`), settings, () => {}));
        const sums = tally.state().sums.map((terms) => terms.reduce((sum, term) => sum + term, 0));
        expect(sums.map((sum) => Math.round(1e9 * sum) / 1e9)).toEqual(countsOf(one, other));
      }),
      { numRuns: runs(50) },
    ));

  it('finds all mentions where the response is the key', () =>
    fc.assert(
      fc.property(matchableDocuments, ([, document]) => {
        const { pair } = alignPair(document, document, settings, () => {});
        expect([...pair.twins].sort((a, b) => a - b)).toEqual([...pair.key.mentions.starts.keys()]);
      }),
      { numRuns: runs(50) },
    ));
});

describe('exact matching', () => {
  it('exchanges recall and precision with the sides', () =>
    fc.assert(
      fc.property(matchableDocuments, ([key, response]) => {
        const settings = settingsOf();
        const [there, back] = [
          evaluateCorpus([key], [response], settings, () => {}),
          evaluateCorpus([response], [key], settings, () => {}),
        ];
        expect(back.scores.get('bcub')?.recall).toEqual(there.scores.get('bcub')?.precision);
      }),
      { numRuns: runs(100) },
    ));
});
