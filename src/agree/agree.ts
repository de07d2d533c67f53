import type { Plain } from '../core/plain-document.ts';
import { filterText } from '../evaluate/signature.ts';
import { ProblemLog } from '../problems/log.ts';
import { InputError, UsageError } from '../problems/problem.ts';
import { version } from '../version.ts';
import { type AdjudicatedDocuments, type AdjudicationSpec, adjudicate } from './adjudicate/adjudicate.ts';
import type { Agreement, AnnotatorSummary, PairAgreement } from './agreement.ts';
import { alphaCounts, type UnmarkedRule } from './alpha.ts';
import { alphaEstimates, corpusAlpha } from './alpha-estimates.ts';
import { type AnnotatedTable, type Annotator, annotationTables } from './annotations.ts';
import { decisionsOf } from './decisions.ts';
import { disagreementsOf } from './disagreements.ts';
import { annotatorFilterWarnings, filterAnnotator } from './filter-annotators.ts';
import { emptyUnitWarnings } from './gamma/pair-gamma.ts';
import { linkAc1Counts } from './link-ac1.ts';
import { pairAgreements } from './pair-agreement.ts';
import { agreementOf, meanInterval } from './ratio.ts';
import { type AgreeOptions, type AgreeSettings, agreeSettings } from './settings.ts';
import { slotsOf } from './slots.ts';
import { warningsOf } from './warnings.ts';

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

/** Only mentions that meet the conditions of `filter` are given. */
export const agreeOnFiltered = <M = Plain>(
  annotators: readonly Annotator<M>[],
  options: AgreeOptions<M> = {},
): Agreement => measured(prepared(annotators, options));

/** The same, one annotation of all, and the documents of the annotators side by side. Its warnings are those of the agreement. */
export function agreeAndAdjudicate<M = Plain>(
  annotators: readonly Annotator<M>[],
  options: AgreeOptions<M>,
  spec: AdjudicationSpec,
): {
  readonly agreement: Agreement;
  readonly adjudication: AdjudicatedDocuments;
  readonly tables: readonly AnnotatedTable[];
} {
  const annotation = prepared(annotators, options);
  const { names, tables, settings, log } = annotation;
  const adjudication = adjudicate(names, tables, spec, settings.scoring.singletons, log.report);
  return { agreement: measured(annotation), adjudication, tables };
}

/** The documents of the annotators side by side, and the checked options. */
interface PreparedAnnotation<M> {
  readonly names: readonly string[];
  readonly tables: readonly AnnotatedTable[];
  readonly settings: AgreeSettings<M>;
  readonly log: ProblemLog;
}

function prepared<M>(annotators: readonly Annotator<M>[], options: AgreeOptions<M>): PreparedAnnotation<M> {
  const names = checkedNames(annotators);
  const settings = agreeSettings(options);
  const { scoring, mentionKey } = settings;
  const log = new ProblemLog();
  const { matcher, duplicates, singletons } = scoring;
  const tables = annotationTables(annotators, { matcher, duplicates, singletons, mentionKey }, log.report);
  log.throwIfErrors();
  return { names, tables, settings, log };
}

/**
 * Agreement of annotators on coreference: Krippendorff's α with distances between chains, scores of pairs of annotators for every metric, and
 * lists of what differs. docs/agree.md has the definitions.
 */
function measured<M>({ names, tables, settings, log }: PreparedAnnotation<M>): Agreement {
  const { scoring, resampling, distance, gamma } = settings;
  const unmarked = settings.unmarked ?? (hasSingletons(tables) ? 'null' : 'singleton');
  const everybody = [...names.keys()];
  const counts = tables.map((table) => ({
    id: table.id,
    isCompared: presentIn(table) > 1,
    counts: alphaCounts(table, everybody, unmarked),
  }));
  const { metrics, options: metricOptions } = scoring;
  const { pairs, means } = pairAgreements(
    names,
    tables,
    { metrics, metricOptions, unmarked, gamma },
    resampling,
    log.report,
  );
  const compared = tables.filter((table) => presentIn(table) > 1);
  const summaries = names.map((_, c) => summaryOf(names, c, tables, pairs, settings, unmarked));
  const links = tables.map((table) => linkAc1Counts(table, everybody));
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
    linkAc1: { value: agreementOf(links), interval: meanInterval([links], resampling) },
    annotators: summaries,
    pairs,
    means,
    disagreements: compared.flatMap((table) => disagreementsOf(names, table, distance, unmarked)),
    decisions: compared.flatMap((table) => decisionsOf(names, table, slotsOf(table, log.report))),
    warnings: [
      ...log.problems,
      ...(gamma ? emptyUnitWarnings(names, tables) : []),
      ...warningsOf(tables, compared.length, summaries, unmarked),
    ],
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
  { distance, gamma, scoring, resampling }: AgreeSettings<M>,
  unmarked: UnmarkedRule,
): string {
  const { interval = 'adjusted', resamples = 10_000, seed = 12345 } = resampling;
  const parts = [
    ['alpha', distance],
    ['unmarked', unmarked],
    ['chance', 'document'],
    ['gamma', gamma ? 'pairs' : undefined],
    ['gamma-chance', gamma ? 'shift' : undefined],
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
