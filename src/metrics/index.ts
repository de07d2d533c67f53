import {
  type OptionsOf,
  type Parameter,
  parametersOf,
  resolvedOptions,
  type SpecsOf,
} from '../core/parameter.ts';
import { ami } from './ami.ts';
import { anaphors } from './anaphors.ts';
import { ari } from './ari.ts';
import { bcub } from './bcub.ts';
import { blanc } from './blanc.ts';
import { blancGold } from './blanc_gold.ts';
import { bridgingAnaphors } from './bridging_anaphors.ts';
import { bridgingEntities } from './bridging_entities.ts';
import { bridgingMentions } from './bridging_mentions.ts';
import { ceafe, ceafm } from './ceaf.ts';
import { entities } from './entities.ts';
import { fm } from './fm.ts';
import { gmd } from './gmd.ts';
import { bcub0, bcubAll, bcubRn, bcubSys } from './historical/bcub.ts';
import { ceafeRn, ceafmRn, ceafmSys } from './historical/ceaf.ts';
import { lea } from './lea.ts';
import { mentions } from './mentions.ts';
import type { Metric, Score } from './metric.ts';
import { mor } from './mor.ts';
import { muc } from './muc.ts';
import { nec } from './nec.ts';
import { nonreferring } from './nonreferring.ts';
import { pairwise } from './pairwise.ts';
import { purity } from './purity.ts';
import { rand } from './rand.ts';
import { vi } from './vi.ts';
import { vmeasure } from './vmeasure.ts';

/** The default metrics. A test compares this list with the `kind` of the metrics. */
const standard = [mentions, muc, bcub, ceafm, ceafe, blanc, lea] as const;

/**
 * Every metric, once. Command line, help, JSON keys, types, documentation and the laws of the property tests are all
 * derived from this list: to add a metric, write its file and add it here.
 */
const registry = [
  ...standard,
  pairwise,
  rand,
  ari,
  entities,
  purity,
  fm,
  vmeasure,
  ami,
  vi,
  gmd,
  nec,
  mor,
  anaphors,
  nonreferring,
  bridgingAnaphors,
  bridgingMentions,
  bridgingEntities,
  blancGold,
  bcubAll,
  bcub0,
  bcubRn,
  bcubSys,
  ceafmRn,
  ceafeRn,
  ceafmSys,
] as const;

/** Every metric. */
export const metrics: readonly Metric[] = registry;

type Registered = (typeof registry)[number];

/** The id of any metric. */
export type MetricId = Registered['id'];

/** The ids of the default metrics, in their order. */
export type StandardMetricIds = IdsOf<typeof standard>;

type IdsOf<M extends readonly Registered[]> = { readonly [I in keyof M]: M[I]['id'] };

/** The score of each metric, by id. */
export type ScoresById = { readonly [M in Registered as M['id']]: ReturnType<M['score']> };

/** Every parameter that some metric takes, once, in the order of the metrics. */
export const metricParameters: readonly Parameter[] = parametersOf(metrics);

/** The resolved values of all parameters, by name. */
export type MetricOptions = OptionsOf<Registered['parameters']>;

/** The options of a user, by name of the parameter. */
export type MetricSpecs = SpecsOf<Registered['parameters']>;

/** Checks the parameters and fills in the defaults. */
export const metricOptions = (specs: MetricSpecs = {}): MetricOptions =>
  resolvedOptions(metricParameters, specs) as MetricOptions;

/** The default metrics: mention detection and the six of the CoNLL reference scorer with LEA. */
export const standardMetrics: readonly Metric[] = standard;

export { specOf } from '../core/parameter.ts';
export type { AmiScore } from './ami.ts';
export type { BlancScore } from './blanc.ts';
export { conllAverage, conllParts } from './conll.ts';
export type { Edits, MergeDistanceScore } from './gmd.ts';
export { type Importance, type LeaImportanceName, leaImportances } from './lea.ts';
export type { Countable, Counts, IndexScore, MetricKind, RatioScore, ScorePart } from './metric.ts';
export { headline, partsOf } from './metric.ts';
export type { VariationScore } from './vi.ts';
export type { VMeasureScore } from './vmeasure.ts';
export type { Metric, Parameter, Score };
/** Metrics that programs may import by name. A metric need not be here: `metrics` has them all. */
export {
  ami,
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
  entities,
  fm,
  gmd,
  lea,
  mentions,
  muc,
  nec,
  pairwise,
  purity,
  rand,
  vi,
  vmeasure,
};
