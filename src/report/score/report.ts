import type { ScoreIntervals } from '../../compare/index.ts';
import type { GroupScores, MacroOverGroups } from '../../evaluate/groups.ts';
import type {
  CorpusResult,
  DocumentList,
  Facts,
  Origin,
  Scope,
  ScoreSet,
  Settings,
} from '../../evaluate/index.ts';
import type { Spread } from '../../evaluate/tally.ts';
import type { Metric } from '../../metrics/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { version } from '../../version.ts';
import { counted } from '../numbers.ts';
import type { PairedStandings } from './standings.ts';

/** The result of scoring one or more responses against a key, the input of all output formats. */
export interface ScoreReport {
  readonly signature: string;
  readonly version: string;
  readonly metrics: readonly Metric[];
  readonly average: 'micro' | 'macro';
  readonly scope: Scope;
  /** The topics of the key, where they are known and entities are scored across documents. */
  readonly topics?: ReportTopics | undefined;
  /** The conditions on mentions; absent where all mentions take part. */
  readonly filter?: readonly string[] | undefined;
  /** Tokens in a window; absent where entities are not cut. */
  readonly window?: number | undefined;
  /** The data sets with their keys, where there are several; `key` has the sums of their facts. */
  readonly datasets?: readonly DatasetReport[] | undefined;
  readonly key: SideReport;
  readonly systems: readonly SystemReport[];
  /** The comparison of all pairs of systems, if it was asked for. */
  readonly standings?: PairedStandings | undefined;
  /** Names of responses that could not be scored. */
  readonly leftOut?: readonly string[] | undefined;
}

/** How many topics there are, and how they are known. */
export interface ReportTopics {
  readonly count: number;
  /** Absent where it is not known, as after merging counts. */
  readonly from?: string | undefined;
}

/** A corpus with a key of its own. */
export interface DatasetReport {
  readonly name: string;
  readonly key: SideReport;
}

export interface SideReport {
  readonly path: string;
  readonly facts: Facts;
  /** Numbers of entities in several documents, where they are scored across documents; undefined if not known. */
  readonly spread?: Spread | undefined;
  /** Mentions that the filter left out; absent without a filter. */
  readonly filtered?: number | undefined;
  /** Entities of one mention that the cut into windows made; absent without windows. */
  readonly windowSingletons?: number | undefined;
  /** The formats of its files, and how they are known; absent where counts were read instead of files. */
  readonly origins?: readonly Origin[] | undefined;
}

export interface SystemReport extends SideReport, ScoreSet {
  readonly name: string;
  /** The scores of groups of documents, in their order, and the means over groups; absent if there are none. */
  readonly groups?: readonly GroupScores[] | undefined;
  readonly macro?: MacroOverGroups | undefined;
  /** The scores of whole documents, where entities are cut into windows. */
  readonly full?: ScoreSet | undefined;
  readonly documents: DocumentList;
  /** The scores of the same corpus in narrower units. */
  readonly narrower?: NarrowerScores | undefined;
  readonly warnings: readonly Problem[];
  /** 95 % intervals of the scores, if they were asked for. */
  readonly intervals?: ScoreIntervals | undefined;
  /** Where minimum spans come from, as numbers of documents; absent if mentions are not matched by them. */
  readonly minimumSpans?: Readonly<Record<string, number>> | undefined;
}

/** The scores of a corpus document by document and topic by topic, where entities are scored across documents. */
export interface NarrowerScores {
  readonly document: ScoreSet;
  readonly topic?: ScoreSet | undefined;
}

/** One response and its result. */
export interface ScoredResponse {
  readonly name: string;
  readonly path: string;
  readonly result: CorpusResult;
  readonly groups?: { readonly scores: readonly GroupScores[]; readonly macro: MacroOverGroups } | undefined;
  readonly signature: string;
  readonly warnings: readonly Problem[];
  readonly intervals?: ScoreIntervals | undefined;
  readonly topics?: ReportTopics | undefined;
  readonly origins?: { readonly key: readonly Origin[]; readonly response: readonly Origin[] } | undefined;
}

/** What is known about a system from its scores by document. */
export type Comparable = Pick<ScoredResponse, 'intervals' | 'warnings'>;

/** The results of responses with all their warnings: of documents and files, of the corpus, of comparisons. */
export const reportedRuns = <Run extends ScoredResponse & { readonly problems: readonly Problem[] }>(
  runs: readonly Run[],
  compared: readonly Comparable[] = [],
): (Run & ScoredResponse)[] =>
  runs.map((run, i) => ({
    ...run,
    intervals: compared[i]?.intervals,
    warnings: [...run.problems, ...run.warnings, ...(compared[i]?.warnings ?? [])],
  }));

/** Collects the results of all responses for the output. `leftOut` are those that could not be scored. */
export function scoreReport(
  keyPath: string,
  systems: readonly ScoredResponse[],
  settings: Settings,
  perDocument: boolean,
  leftOut: readonly { readonly name: string }[] = [],
): ScoreReport {
  const [{ result: first, signature, topics, origins: firstOrigins }] = systems;
  const { scope } = settings;
  const spread = (side: Spread | undefined) => side && spreadOf(side, topics !== undefined);
  return {
    signature,
    version,
    metrics: settings.metrics,
    average: settings.average,
    scope,
    ...(topics === undefined ? {} : { topics: { count: topics.count, from: topics.from } }),
    filter: settings.filter?.texts,
    window: settings.window,
    key: {
      path: keyPath,
      facts: first.key,
      filtered: first.filtered?.key.filtered,
      windowSingletons: first.cut?.singletons.key,
      origins: firstOrigins?.key,
      ...(first.spread === undefined ? {} : { spread: spread(first.spread.key) }),
    },
    systems: systems.map(({ name, path, result, groups, warnings, origins, intervals }) => ({
      name,
      path,
      warnings,
      facts: result.response,
      filtered: result.filtered?.response.filtered,
      windowSingletons: result.cut?.singletons.response,
      ...(groups === undefined ? {} : { groups: groups.scores, macro: groups.macro }),
      full: result.cut && { scores: result.cut.whole.scores, conll: result.cut.whole.conll },
      scores: result.scores,
      conll: result.conll,
      ...(result.parts === undefined ? {} : { parts: knownParts(result.parts, topics !== undefined) }),
      ...(result.narrower === undefined ? {} : { narrower: result.narrower }),
      ...(result.spread === undefined ? {} : { spread: spread(result.spread.response) }),
      ...(intervals === undefined ? {} : { intervals }),
      origins: origins?.response,
      documents: perDocument ? unitList(result, scope) : [],
      minimumSpans: minimumSpans(result),
    })),
    leftOut: leftOut.map(({ name }) => name),
  };
}

/** A corpus is one unit: its documents are listed instead. */
const unitList = ({ documents, narrower }: CorpusResult, scope: Scope): DocumentList =>
  scope === 'corpus' && narrower !== undefined ? narrower.document.documents : documents;

/** Without topics, all pairs of different documents are across documents. */
const knownParts = (parts: NonNullable<ScoreSet['parts']>, areTopicsKnown: boolean) =>
  new Map([...parts].filter(([level]) => areTopicsKnown || level !== 'acrossTopics'));

const spreadOf = ({ acrossDocuments, acrossTopics }: Spread, areTopicsKnown: boolean): Spread => ({
  acrossDocuments,
  ...(areTopicsKnown ? { acrossTopics } : {}),
});

/** The key, or that of each data set, with what a table of facts calls it. */
export const keySides = ({ key, datasets }: ScoreReport): (readonly [role: string, key: SideReport])[] =>
  datasets?.map(({ name, key: own }) => [`key of ${name}`, own] as const) ?? [['key', key]];

/** What the groups of a report are: data sets with their keys, or groups of documents. */
export type GroupKind = 'data set' | 'group';

export const groupKind = ({ datasets }: { readonly datasets?: readonly unknown[] | undefined }): GroupKind =>
  datasets === undefined ? 'group' : 'data set';

/** A row of scores besides those of the corpus and of documents. */
interface GroupRow {
  readonly name: string;
  readonly documents?: number;
  readonly set: ScoreSet;
}

/** The scores that a report has besides those of the corpus and of documents, in the order of its rows. */
export const groupRows = (
  { groups = [], macro, full, facts }: Pick<SystemReport, 'groups' | 'macro' | 'full' | 'facts'>,
  kind: GroupKind,
): GroupRow[] => [
  ...groups.map((group) => ({ name: group.name, documents: group.documents, set: group })),
  ...(macro === undefined ? [] : [{ name: `macro over ${kind}s`, set: macro }]),
  ...(full === undefined ? [] : [{ name: 'whole documents', documents: facts.documents, set: full }]),
];

/** Sources of minimum spans, and how a report names them. */
export const minimumSources = {
  annotated: 'as annotated on both sides',
  parsed: 'by the parse of the key',
  head: 'heads',
} as const;

function minimumSpans({ matching }: CorpusResult): SystemReport['minimumSpans'] {
  const sources = Object.keys(minimumSources) as (keyof typeof minimumSources)[];
  const found = sources.flatMap((source) => {
    const documents = matching[`${source}Minima`] ?? 0;
    return documents === 0 ? [] : [[source, documents] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** For each side that is filtered a line with the number of mentions that were left out. */
export function filterLines({ filter = [], key, systems }: ScoreReport): string[] {
  const line = (side: 'key' | 'response', { path, filtered = 0 }: SideReport): string[] => {
    const other = side === 'key' ? 'response:' : 'key:';
    const own = filter.filter((condition) => !condition.startsWith(other));
    return own.length === 0
      ? []
      : [`${side} ${path}: ${counted(filtered, 'mention')} left out by --filter ${own.join(' --filter ')}`];
  };
  return [...line('key', key), ...systems.flatMap((system) => line('response', system))];
}

/** What the intervals, and the tests of all pairs, depend on, a line for each. */
export const statisticsLines = ({ systems, standings }: ScoreReport): string[] => [
  ...(systems[0].intervals === undefined ? [] : [`intervals: ${systems[0].intervals.signature}`]),
  ...(standings === undefined ? [] : [`comparison: ${standings.signature}`]),
];

/** Whether a score has an interval: a single document has none. */
export const hasIntervals = ({ systems }: ScoreReport): boolean =>
  systems.some(({ intervals }) =>
    [...(intervals?.scores.values() ?? [])].some((parts) =>
      Object.values(parts).some((part) => part !== null),
    ),
  );
