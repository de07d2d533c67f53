import type { Document } from '../../src/core/document.ts';
import {
  duplicatePolicies,
  evaluateCorpus,
  evaluatePair,
  pairDocuments,
  type Settings,
  settingsOf,
  Tally,
} from '../../src/evaluate/index.ts';
import { conll } from '../../src/formats/index.ts';
import { headline, leaImportances, type Metric, metrics, type Score } from '../../src/metrics/index.ts';
import { ProblemLog } from '../../src/problems/log.ts';
import { InputError } from '../../src/problems/problem.ts';
import { renderProblem } from '../../src/problems/render.ts';
import type { Random } from '../../test/support/mutate.ts';
import { pick } from '../draw.ts';
import { conllPair } from '../seeds.ts';
import { ensure, ensureSame, type Target } from '../target.ts';

/** `blanc_gold` requires equal mention sets, which most mutations do not keep. */
const METRICS = metrics.map(({ id }) => id).filter((id) => id !== 'blanc_gold');
/** Metrics whose recall is the precision of the swapped sides; the boundary rules of BLANC depend on the key only. */
const SYMMETRIC = new Set(['mentions', 'muc', 'bcub', 'ceafm', 'ceafe', 'lea', 'pairwise', 'rand', 'ari']);

/** Scoring as a function: what must hold for any key and response. */
export const scoreLaws: Target = {
  id: 'score-laws',
  promise:
    'scores are in their bounds, a file against itself has exactly 1, sides, order and shards do not matter',
  generate: (random) => ({ files: conllPair(random), args: chosenSettings(random) }),
  check({ files, args }) {
    const [duplicates, singletons, average, leaImportance, lenient] = args;
    const settings = settingsOf({
      duplicates,
      singletons,
      average,
      leaImportance,
      metrics: METRICS,
    } as Parameters<typeof settingsOf>[0]);
    const log = new ProblemLog({ lenient: lenient === 'lenient' });
    try {
      const [key, response] = ['key.conll', 'response.conll'].map((name) => [
        ...conll.read({ name, bytes: files[name] ?? new Uint8Array() }, log.report),
      ]);
      checkAll(key, response, settings, log);
      checkIdentity(key, settings);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      for (const problem of error.problems) {
        const control = /[\x00-\x09\x0b-\x1f\x7f-\x9f]/.test(renderProblem(problem));
        ensure(!control, 'no control characters in problems', () => JSON.stringify(problem.message));
      }
    }
  },
};

const chosenSettings = (random: Random): string[] => [
  pick(
    Object.keys(duplicatePolicies).filter((policy) => policy !== 'error'),
    random,
  ),
  pick(['keep', 'keep', 'drop'], random),
  pick(['micro', 'micro', 'macro'], random),
  pick(Object.keys(leaImportances), random),
  pick(['strict', 'lenient'], random),
];

type Scores = ReadonlyMap<string, Score>;

function checkAll(key: Document[], response: Document[], settings: Settings, log: ProblemLog): void {
  const whole = evaluateCorpus(key, response, settings, log.report);
  log.throwIfErrors();
  for (const metric of settings.metrics) ensureBounded(metric, whole.scores.get(metric.id) as Score);
  const pairs = pairDocuments(key, response, () => {});
  const tallies = [0, 1].map(() => new Tally(settings));
  pairs.toReversed().forEach(([one, other], i) => {
    tallies[i % 2].add(evaluatePair(one, other, settings, () => {}));
  });
  const merged = new Tally(settings);
  for (const tally of tallies) merged.merge(JSON.parse(JSON.stringify(tally.state())));
  ensureSame(plain(merged.result().scores), plain(whole.scores), 'shards in any order add up to the whole');
  // A document of one side only is not symmetric, and labels decide which entity keeps a shared span.
  if (!pairs.every(([one, other]) => one !== undefined && other !== undefined)) return;
  // A span of the key that ends with a token without characters is not found from the characters of the other side.
  if (log.count('text/projected') > 0) return;
  const exchanged = new Tally(settings);
  for (const [one, other] of pairs) exchanged.add(evaluatePair(other as Document, one, settings, () => {}));
  const other = exchanged.result().scores;
  for (const [id, { recall, precision, f1 }] of whole.scores) {
    if (!SYMMETRIC.has(id)) continue;
    const turned = other.get(id) as Score;
    ensureNear(recall, turned.precision, `recall of ${id} is the precision of exchanged sides`);
    ensureNear(precision, turned.recall, `precision of ${id} is the recall of exchanged sides`);
    ensureNear(f1, turned.f1, `F1 of ${id} is that of exchanged sides`);
  }
}

function ensureBounded(metric: Metric, score: Score): void {
  const lowest = metric.id === 'ari' ? Number.NEGATIVE_INFINITY : 0;
  for (const value of [score.recall, score.precision, headline(metric, score)]) {
    if (value === null) continue;
    ensure(value >= lowest && value <= 1 + 1e-9, `${metric.id} is in its bounds`, () => String(value));
  }
}

/** Key against key: every defined score is exactly 1. */
function checkIdentity(key: readonly Document[], settings: Settings): void {
  const tally = new Tally(settings);
  for (const document of key) tally.add(evaluatePair(document, document, settings, () => {}));
  const { scores } = tally.result();
  for (const metric of settings.metrics) {
    const value = headline(metric, scores.get(metric.id) as Score);
    ensure(value === null || value === 1, `${metric.id} of a file against itself is 1`, () => String(value));
  }
}

function ensureNear(one: number | null, other: number | null, law: string): void {
  if (one === other) return;
  const near = one !== null && other !== null && Math.abs(one - other) < 1e-12;
  ensure(near, law, () => `${one} is not ${other}`);
}

const plain = (scores: Scores) => [...scores];
