import type { Plain } from '../core/plain-document.ts';
import { filterText } from '../evaluate/signature.ts';
import { ProblemLog } from '../problems/log.ts';
import { InputError, type Problem, UsageError } from '../problems/problem.ts';
import { version } from '../version.ts';
import type { Agreement, AnnotatorSummary, PairAgreement } from './agreement.ts';
import { alphaCounts, type UnmarkedRule } from './alpha.ts';
import { alphaEstimates, corpusAlpha } from './alpha-estimates.ts';
import { type AnnotatedTable, type Annotator, annotationTables } from './annotations.ts';
import { problem } from './codes.ts';
import { decisionsOf } from './decisions.ts';
import { disagreementsOf } from './disagreements.ts';
import { annotatorFilterWarnings, filterAnnotator } from './filter-annotators.ts';
import { pairAgreements } from './pair-agreement.ts';
import { type AgreeOptions, type AgreeSettings, agreeSettings } from './settings.ts';
import { slotsOf } from './slots.ts';

/** Below this number of documents intervals are unreliable, as in `compare`. */
const MIN_DOCUMENTS_FOR_INTERVAL = 10;

/** The agreement of annotators whose documents are as they were read: those of a filter come first. */
export function agree<M = Plain>(
  annotators: readonly Annotator<M>[],
  options: AgreeOptions<M> = {},
): Agreement {
  const { filter } = agreeSettings(options).scoring;
  if (filter === undefined) return agreeOnFiltered(annotators, options);
  const filtered = annotators.map(({ name, documents }) => filterAnnotator(name, documents, filter));
  const agreement = agreeOnFiltered(filtered, options);
  const warnings = filtered.flatMap(({ name, counts }) => [...annotatorFilterWarnings(name, counts, filter)]);
  const errors = warnings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new InputError(errors);
  return { ...agreement, warnings: [...warnings, ...agreement.warnings] };
}

/**
 * Agreement of annotators on coreference: Krippendorff's α with distances between chains, scores of pairs of annotators for every metric, and a
 * list of disagreements. docs/agree.md has the definitions. Only mentions that meet the conditions of `filter` are given.
 */
export function agreeOnFiltered<M = Plain>(
  annotators: readonly Annotator<M>[],
  options: AgreeOptions<M> = {},
): Agreement {
  const names = checkedNames(annotators);
  const settings = agreeSettings(options);
  const { scoring, resampling, distance, mentionKey } = settings;
  const log = new ProblemLog();
  const { matcher, duplicates, singletons } = scoring;
  const tables = annotationTables(annotators, { matcher, duplicates, singletons, mentionKey }, log.report);
  log.throwIfErrors();
  const unmarked = settings.unmarked ?? (hasSingletons(tables) ? 'null' : 'singleton');
  const everybody = [...names.keys()];
  const counts = tables.map((table) => ({
    id: table.id,
    isCompared: presentIn(table) > 1,
    counts: alphaCounts(table, everybody, unmarked),
  }));
  const { metrics, options: metricOptions } = scoring;
  const { pairs, means } = pairAgreements(names, tables, { metrics, metricOptions, unmarked }, resampling);
  const compared = tables.filter((table) => presentIn(table) > 1);
  const summaries = names.map((_, c) => summaryOf(names, c, tables, pairs, settings, unmarked));
  return {
    signature: agreeSignature(settings, unmarked),
    unmarked,
    distance,
    documents: {
      all: tables.length,
      compared: compared.length,
      byAll: tables.filter((table) => presentIn(table) === names.length).length,
    },
    units: {
      all: compared.reduce((sum, { units }) => sum + units, 0),
      markedByAll: compared.reduce((sum, table) => sum + markedByAll(table), 0),
    },
    alpha: alphaEstimates(counts, resampling),
    annotators: summaries,
    pairs,
    means,
    disagreements: compared.flatMap((table) => disagreementsOf(names, table, distance, unmarked)),
    decisions: compared.flatMap((table) => decisionsOf(names, table, slotsOf(table, log.report))),
    warnings: [...log.problems, ...warningsOf(tables, compared.length, summaries, unmarked)],
  };
}

function checkedNames<M>(annotators: readonly Annotator<M>[]): string[] {
  if (annotators.length < 2) throw new UsageError('Agreement needs at least two annotators.');
  const names = annotators.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) {
    throw new UsageError(`Two annotators are called "${twice}".`, 'Give each a name of its own.');
  }
  return names;
}

const presentIn = ({ markings }: AnnotatedTable): number =>
  markings.filter((marking) => marking !== undefined).length;

const hasSingletons = (tables: readonly AnnotatedTable[]): boolean =>
  tables.some(({ markings }) => markings.some((marking) => marking?.sizes.includes(1)));

function markedByAll({ units, markings }: AnnotatedTable): number {
  const present = markings.filter((marking) => marking !== undefined);
  let count = 0;
  for (let u = 0; u < units; u++) if (present.every(({ chainOf }) => chainOf[u] >= 0)) count++;
  return count;
}

function summaryOf<M>(
  names: readonly string[],
  c: number,
  tables: readonly AnnotatedTable[],
  pairs: readonly PairAgreement[],
  { distance }: AgreeSettings<M>,
  unmarked: UnmarkedRule,
): AnnotatorSummary {
  const own = tables.flatMap(({ markings }) => markings[c] ?? []);
  const sizes = own.flatMap((marking) => [...marking.sizes]).filter((size) => size > 0);
  const alphas = pairs
    .filter(({ annotators }) => annotators.includes(names[c]))
    .flatMap(({ alpha }) => alpha[distance] ?? []);
  const others = [...names.keys()].filter((other) => other !== c);
  const without = tables.map((table) => alphaCounts(table, others, unmarked));
  return {
    name: names[c],
    documents: own.length,
    missing: tables.filter(({ markings }) => markings[c] === undefined).map(({ id }) => id),
    mentions: sizes.reduce((sum, size) => sum + size, 0),
    chains: sizes.length,
    singletons: sizes.filter((size) => size === 1).length,
    meanAlpha: alphas.length === 0 ? null : alphas.reduce((sum, alpha) => sum + alpha, 0) / alphas.length,
    alphaWithout: others.length < 2 ? null : corpusAlpha(without, distance).alpha,
  };
}

function agreeSignature<M>(
  { distance, scoring, resampling }: AgreeSettings<M>,
  unmarked: UnmarkedRule,
): string {
  const { interval = 'adjusted', resamples = 10_000, seed = 12345 } = resampling;
  const parts = [
    ['alpha', distance],
    ['unmarked', unmarked],
    ['chance', 'document'],
    ['metrics', scoring.metrics.map(({ id }) => id).join('+')],
    ['match', scoring.matcher.id],
    ['singletons', scoring.singletons],
    ['duplicates', scoring.duplicates],
    ['filter', filterText(scoring.filter)],
    ['interval', interval],
    ['resamples', resamples],
    ['seed', seed],
    ['v', version],
  ];
  return parts
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join('|');
}

function* warningsOf(
  tables: readonly AnnotatedTable[],
  compared: number,
  summaries: readonly AnnotatorSummary[],
  unmarked: UnmarkedRule,
): Generator<Problem> {
  for (const { name, missing } of summaries) {
    if (missing.length === 0) continue;
    yield problem(
      'agree/missing-documents',
      `Annotator "${name}" lacks ${missing.length} of ${tables.length} documents: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''}.`,
    );
  }
  const marked = summaries.filter(({ singletons }) => singletons > 0);
  if (unmarked === 'singleton' && marked.length > 0) {
    yield problem(
      'agree/singletons',
      `${marked.map(({ name, singletons }) => `"${name}" marked ${singletons}`).join(', ')} singletons, which count as agreement with unmarked spans.`,
      { help: "use unmarked: 'null' to have agreement on mentions in the number" },
    );
  }
  if (compared === 1) {
    yield problem(
      'compare/one-document',
      'There is one document with two annotators; intervals need at least two.',
    );
  } else if (compared > 1 && compared < MIN_DOCUMENTS_FOR_INTERVAL) {
    yield problem(
      'compare/few-documents',
      `There are ${compared} documents with two annotators; intervals from fewer than ${MIN_DOCUMENTS_FOR_INTERVAL} are too short.`,
    );
  }
}
