import { ari } from './ari.ts';
import { bcub } from './bcub.ts';
import { bcub0, bcubAll, bcubRn, bcubSys } from './bcub_variants.ts';
import { blanc } from './blanc.ts';
import { blancGold } from './blanc_gold.ts';
import { ceafe, ceafm } from './ceaf.ts';
import { ceafeRn, ceafmRn, ceafmSys } from './ceaf_variants.ts';
import { lea } from './lea.ts';
import { mentions } from './mentions.ts';
import type { Metric } from './metric.ts';
import { muc } from './muc.ts';
import { pairwise } from './pairwise.ts';
import { rand } from './rand.ts';

/**
 * Every metric, once. Command line, help, JSON keys, documentation and the laws of the property tests are all
 * derived from this list: to add a metric, write its file and add it here.
 */
export const metrics: readonly Metric[] = [
  mentions,
  muc,
  bcub,
  ceafm,
  ceafe,
  blanc,
  lea,
  pairwise,
  rand,
  ari,
  blancGold,
  bcubAll,
  bcub0,
  bcubRn,
  bcubSys,
  ceafmRn,
  ceafeRn,
  ceafmSys,
];

/** The metrics of a plain run: mention detection and the six of the reference scorer with LEA. */
export const standardMetrics: readonly Metric[] = metrics.filter(({ kind }) => kind === 'standard');

export type { BlancScore } from './blanc.ts';
export { conllAverage, conllParts } from './conll.ts';
export { type Importance, type LeaImportanceName, leaImportances } from './lea.ts';
export type { Counts, IndexScore, Metric, MetricKind, MetricOptions, RatioScore, Score } from './metric.ts';
export { headline } from './metric.ts';
export {
  ari,
  bcub,
  bcub0,
  bcubAll,
  bcubRn,
  bcubSys,
  blanc,
  blancGold,
  ceafe,
  ceafeRn,
  ceafm,
  ceafmRn,
  ceafmSys,
  lea,
  mentions,
  muc,
  pairwise,
  rand,
};
