/** The laws of scores across documents (docs/scope.md), on random corpora. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/document.ts';
import { Mentions } from '../../src/core/mentions.ts';
import {
  type CorpusResult,
  evaluateCorpus,
  type SettingsSpec,
  settingsOf,
} from '../../src/evaluate/index.ts';
import { metrics, partsOf, type Score } from '../../src/metrics/index.ts';
import { levelIds } from '../../src/metrics/levels.ts';
import { runs } from '../support/runs.ts';

/** For each document its topic, and for each of its positions the label of a key and of a response mention; −1 for none. */
interface Corpus {
  readonly topics: readonly number[];
  readonly labels: readonly (readonly (readonly [key: number, response: number])[])[];
}

const label = fc.integer({ min: -1, max: 3 });
const corpus = (documents = 5): fc.Arbitrary<Corpus> =>
  fc
    .array(
      fc.record({
        topic: fc.integer({ min: 0, max: 2 }),
        labels: fc.array(fc.tuple(label, label), { maxLength: 6 }),
      }),
      {
        minLength: 1,
        maxLength: documents,
      },
    )
    .map((list) => ({ topics: list.map(({ topic }) => topic), labels: list.map(({ labels }) => labels) }));

const settings = fc.record({
  singletons: fc.constantFrom('keep', 'drop'),
  average: fc.constant('micro'),
}) as fc.Arbitrary<SettingsSpec>;

interface Naming {
  readonly label?: (label: number) => string;
  readonly document?: (index: number) => string;
}

function side(
  { labels }: Corpus,
  which: 0 | 1,
  { label: labelOf = String, document = (d) => `d${d}` }: Naming = {},
): Document[] {
  return labels.map((positions, d) => {
    const names = [...new Set(positions.map((pair) => pair[which]).filter((each) => each >= 0))];
    return {
      id: document(d),
      pairKey: document(d),
      unit: 'token',
      entities: names.map(labelOf),
      mentions: Mentions.of(
        positions.flatMap((pair, start) =>
          pair[which] < 0 ? [] : [{ start, end: start + 1, entity: names.indexOf(pair[which]) }],
        ),
      ),
      length: positions.length,
      sentences: [],
    };
  });
}

function scored(
  key: readonly Document[],
  response: readonly Document[],
  topics: ReadonlyMap<string, number> | undefined,
  spec: SettingsSpec,
): CorpusResult {
  const topicOf = topics && (({ id }: Document) => `t${topics.get(id)}`);
  return evaluateCorpus(key, response, settingsOf({ metrics: ['all'], ...spec }), () => {}, { topicOf });
}

const topicsOf = ({ topics }: Corpus, name = (d: number) => `d${d}`) =>
  new Map(topics.map((topic, d) => [name(d), topic]));

const scoredCorpus = (one: Corpus, spec: SettingsSpec, naming?: Naming) =>
  scored(side(one, 0, naming), side(one, 1, naming), topicsOf(one, naming?.document), spec);

/** All numbers of a result, by name. */
function numbers({ scores, parts, conll, narrower }: CorpusResult): Map<string, number | null | undefined> {
  const all = new Map<string, number | null | undefined>([['conll', conll]]);
  const add = (place: string, score: Score) => {
    for (const name of ['recall', 'precision', 'f1', 'index'] as const)
      all.set(`${place}.${name}`, score[name]);
    for (const name of ['recall', 'precision'] as const)
      for (const [i, count] of (score.counts?.[name] ?? []).entries())
        all.set(`${place}.${name}.${i}`, count);
  };
  const addAll = (place: string, set: ReadonlyMap<string, Score>) => {
    for (const [id, score] of set) {
      add(`${place}.${id}`, score);
      for (const [part, value] of partsOf(metrics.find((metric) => metric.id === id)!, score))
        add(`${place}.${id}.${part.id}`, value);
    }
  };
  addAll('whole', scores);
  for (const [level, set] of parts ?? []) addAll(level, set);
  for (const [scope, result] of Object.entries(narrower ?? {}))
    for (const [name, value] of numbers(result)) all.set(`${scope}.${name}`, value);
  return all;
}

function expectSame(found: CorpusResult, expected: CorpusResult): void {
  const others = numbers(expected);
  for (const [name, value] of numbers(found)) {
    const other = others.get(name);
    if (typeof value === 'number' && typeof other === 'number') expect(value, name).toBeCloseTo(other, 9);
    else expect(value, name).toBe(other);
  }
}

const scopes = ['document', 'topic', 'corpus'] as const;
const scope = fc.constantFrom(...scopes);
const ratios = ({ counts }: Score) => (counts === undefined ? [] : [counts.recall, counts.precision]);

/** The halves of BLANC, or the score itself. */
const fractionsOf = (id: string, score: Score): Score[] => {
  const parts = partsOf(metrics.find((metric) => metric.id === id)!, score).map(([, part]) => part);
  return parts.length === 0 ? [score] : parts;
};

describe('scores across documents', () => {
  it('depend neither on the order of documents nor on names', () => {
    fc.assert(
      fc.property(corpus(), scope, settings, fc.integer(), (one, at, spec, seed) => {
        const spread = { ...spec, scope: at };
        const found = scoredCorpus(one, spread);
        const rotated = <T>(list: readonly T[]) =>
          list.map((_, i) => list[(i + Math.abs(seed % 7)) % list.length]);
        const reversed = scored(rotated(side(one, 0)), side(one, 1).toReversed(), topicsOf(one), spread);
        expectSame(reversed, found);
        const naming = { label: (each: number) => `x${7 - each}`, document: (d: number) => `n${9 - d}` };
        expectSame(scoredCorpus(one, spread, naming), found);
      }),
      { numRuns: runs(150) },
    );
  });

  it('are 1 for a response that is the key, parts included, wherever they are defined', () => {
    fc.assert(
      fc.property(corpus(), scope, settings, (one, at, spec) => {
        const key = side(one, 0);
        for (const [name, value] of numbers(scored(key, key, topicsOf(one), { ...spec, scope: at }))) {
          const isScore = /\.(?:recall|precision|f1|index)$|conll$/.test(name);
          if (isScore && typeof value === 'number') expect(value, name).toBeCloseTo(1, 12);
        }
      }),
      { numRuns: runs(150) },
    );
  });

  it('are those of the narrower scope if there is one document, or one topic, without parts beyond it', () => {
    fc.assert(
      fc.property(corpus(), settings, (many, spec) => {
        const one = { topics: [0], labels: many.labels.slice(0, 1) };
        const [document, topic, all] = scopes.map((at) => scoredCorpus(one, { ...spec, scope: at }));
        const sameTopic = { ...many, topics: many.topics.map(() => 0) };
        for (const [wide, narrow] of [
          [topic, document],
          [all, document],
          [
            scoredCorpus(sameTopic, { ...spec, scope: 'corpus' }),
            scoredCorpus(sameTopic, { ...spec, scope: 'topic' }),
          ],
        ]) {
          expectSame(
            { ...wide, parts: undefined, narrower: undefined },
            { ...narrow, parts: undefined, narrower: undefined },
          );
        }
        for (const score of topic.parts?.get('acrossDocuments')?.values() ?? [])
          expect(score).toMatchObject({ recall: null, precision: null });
        for (const score of all.parts?.get('acrossTopics')?.values() ?? [])
          expect(score).toMatchObject({ recall: null, precision: null });
      }),
      { numRuns: runs(150) },
    );
  });

  it('are those of document scope if no entity crosses a document, except for metrics that count pairs that are apart', () => {
    fc.assert(
      fc.property(corpus(), settings, (one, spec) => {
        const own = (which: 0 | 1) =>
          side(one, which).map((document) => ({
            ...document,
            entities: document.entities.map((each) => `${document.id} ${each}`),
          }));
        const ids = ['mentions', 'muc', 'bcub', 'ceafm', 'ceafe', 'lea', 'pairwise'];
        const at = (which: (typeof scopes)[number]) => {
          const result = scored(own(0), own(1), topicsOf(one), { ...spec, scope: which, metrics: ids });
          return { ...result, parts: undefined, narrower: undefined };
        };
        expectSame(at('corpus'), at('document'));
        expectSame(at('topic'), at('document'));
      }),
      { numRuns: runs(150) },
    );
  });

  it('have parts that add up to them, except MUC, and no numerator exceeds its denominator', () => {
    fc.assert(
      fc.property(
        corpus(),
        fc.constantFrom('topic' as const, 'corpus' as const),
        settings,
        (one, at, spec) => {
          const { scores, parts } = scoredCorpus(one, { ...spec, scope: at });
          for (const set of parts?.values() ?? [])
            for (const [id, score] of set)
              for (const [num, den] of fractionsOf(id, score).flatMap(ratios))
                expect(num, id).toBeLessThanOrEqual(den);
          for (const { id } of metrics.filter(({ levels }) => levels?.addsUp)) {
            const whole = fractionsOf(id, scores.get(id)!).flatMap(ratios).flat();
            const levels = levelIds.flatMap((level) => parts?.get(level)?.get(id) ?? []);
            const sums = levels.map((score) => fractionsOf(id, score).flatMap(ratios).flat());
            whole.forEach((count, i) => {
              expect(
                sums.reduce((sum, counts) => sum + counts[i], 0),
                id,
              ).toBeCloseTo(count, 9);
            });
          }
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('have parts within documents that are the scores at document scope for pairwise and MUC, and BLANC with singletons', () => {
    fc.assert(
      fc.property(
        corpus(),
        fc.constantFrom('topic' as const, 'corpus' as const),
        settings,
        (one, at, spec) => {
          const { parts, narrower } = scoredCorpus(one, { ...spec, scope: at });
          for (const id of ['pairwise', 'muc', ...(spec.singletons === 'keep' ? ['blanc'] : [])])
            expect(parts?.get('withinDocument')?.get(id)).toEqual(narrower?.document.scores.get(id));
        },
      ),
      { numRuns: runs(150) },
    );
  });

  it('exchange recall and precision with key and response, parts included', () => {
    fc.assert(
      fc.property(corpus(), scope, settings, (one, at, spec) => {
        const ids = ['mentions', 'muc', 'bcub', 'ceafm', 'ceafe', 'lea', 'pairwise'];
        const exchanged = { ...one, labels: one.labels.map((list) => list.map(([a, b]) => [b, a] as const)) };
        const [there, back] = [one, exchanged].map((each) =>
          scoredCorpus(each, { ...spec, scope: at, metrics: ids }),
        );
        const others = numbers(back);
        for (const [name, value] of numbers(there)) {
          const swapped = name.replace(/\.(recall|precision)/, (_, side) =>
            side === 'recall' ? '.precision' : '.recall',
          );
          const other = others.get(swapped);
          if (typeof value === 'number') expect(value, name).toBeCloseTo(other as number, 9);
          else expect(other, name).toBe(value);
        }
      }),
      { numRuns: runs(150) },
    );
  });
});
