/** The laws of units as parts of a corpus (docs/scope.md): counts of topics add up, and units are resampled. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFiles, mergeFiles, scoreFiles } from '../../src/library/files/index.ts';
import { refusal } from '../support/run-verb.ts';
import { runs } from '../support/runs.ts';

/** A document with its topic, and the labels of a key and of a response mention at each position; −1 for none. The key has a mention at the first. */
interface Text {
  readonly topic: number;
  readonly labels: readonly (readonly [key: number, response: number])[];
}

const label = fc.integer({ min: -1, max: 3 });
const text: fc.Arbitrary<Text> = fc
  .record({
    topic: fc.integer({ min: 0, max: 2 }),
    first: fc.tuple(fc.integer({ min: 0, max: 3 }), label),
    others: fc.array(fc.tuple(label, label), { maxLength: 5 }),
  })
  .map(({ topic, first, others }) => ({ topic, labels: [first, ...others] }));
const corpus = fc.array(text, { minLength: 2, maxLength: 5 });

/** A list of mentions; some documents are left out. */
const mentions = (texts: readonly Text[], side: 0 | 1, isIn: (document: number) => boolean): string =>
  texts
    .flatMap(({ labels }, d) =>
      labels.flatMap((pair, start) =>
        pair[side] < 0 || !isIn(d) ? [] : [`d${d}\t${start}\t${start + 1}\t${pair[side]}\t1.0\tX\n`],
      ),
    )
    .join('');

/** The files of a corpus, and of its parts by topic. */
function filesOf(texts: readonly Text[]): Map<string, string> {
  const topics = [...new Set(texts.map(({ topic }) => topic))];
  const files = new Map([['topics', texts.map(({ topic }, d) => `d${d}\tt${topic}\n`).join('')]]);
  const add = (name: string, isIn: (document: number) => boolean) => {
    files.set(`${name}.key`, mentions(texts, 0, isIn));
    files.set(`${name}.response`, mentions(texts, 1, isIn));
  };
  add('all', () => true);
  for (const topic of topics) add(`t${topic}`, (d) => texts[d].topic === topic);
  return files;
}

const options = {
  format: 'neleval',
  topics: 'topics',
  metrics: ['muc', 'bcub', 'ceafe', 'blanc', 'lea', 'pairwise'],
} as const;
const empty = (files: ReadonlyMap<string, string>): boolean => [...files.values()].includes('');

describe('units of several documents', () => {
  it('have counts that add up: parts by topic merge to the score of the whole', async () => {
    const law = fc.asyncProperty(corpus, fc.constantFrom('keep', 'drop'), async (texts, singletons) => {
      const files = filesOf(texts);
      fc.pre(!empty(files));
      const request = { ...options, scope: 'topic', singletons } as const;
      const score = (name: string, counts: boolean) =>
        scoreFiles({ ...request, key: `${name}.key`, responses: [`${name}.response`], counts }, { files });
      const whole = await score('all', false);
      const parts = [...files.keys()]
        .filter((name) => /^t\d+\.key$/.test(name))
        .map((name) => name.slice(0, -4));
      for (const name of parts) files.set(`${name}.json`, (await score(name, true)).counts ?? '');
      const merged = await mergeFiles({ paths: parts.map((name) => `${name}.json`) }, { files });
      const numbers = ({ scores, conll, parts: own, atDocumentScope }: (typeof whole.systems)[0]) => ({
        scores,
        conll,
        own,
        atDocumentScope,
      });
      expect(numbers(merged.systems[0] as (typeof whole.systems)[0])).toEqual(numbers(whole.systems[0]));
    });
    await fc.assert(law, { numRuns: runs(60) });
  });

  it('cannot be merged from their parts', async () => {
    const texts: Text[] = [0, 1].map((topic) => ({ topic, labels: [[0, 0]] }));
    const files = filesOf(texts);
    for (const name of ['t0', 't1']) {
      const request = {
        ...options,
        scope: 'corpus',
        key: `${name}.key`,
        responses: [`${name}.response`],
      } as const;
      files.set(`${name}.json`, (await scoreFiles({ ...request, counts: true }, { files })).counts ?? '');
    }
    expect(await refusal(() => mergeFiles({ paths: ['t0.json', 't1.json'] }, { files }))).toContain(
      'error[merge/same-unit]',
    );
  });

  it('are resampled, so there must be two of them', async () => {
    const law = fc.asyncProperty(corpus, fc.constantFrom('topic', 'corpus'), async (texts, scope) => {
      const files = filesOf(texts);
      fc.pre(!empty(files));
      const topics = new Set(texts.map(({ topic }) => topic)).size;
      const request = { ...options, scope, key: 'all.key' } as const;
      const scored = () =>
        scoreFiles({ ...request, responses: ['all.response'], intervals: { resamples: 20 } }, { files });
      const compared = () =>
        compareFiles(
          { ...request, responses: { a: 'all.response', b: 'all.key' }, resamples: 20 },
          { files },
        );
      if (scope === 'corpus' || topics < 2) {
        for (const run of [scored, compared])
          expect(await refusal(run)).toContain('One unit cannot be resampled');
        return;
      }
      expect((await scored()).systems[0].intervals).toBeDefined();
      expect((await compared()).documents).toBe(topics);
    });
    await fc.assert(law, { numRuns: runs(40) });
  });
});
