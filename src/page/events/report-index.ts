import {
  coreferenceMetrics,
  type NuggetComparison,
  type NuggetDocumentScore,
  type NuggetScores,
} from '../../nuggets/index.ts';
import type { NuggetReport, NuggetSystem } from '../../report/nuggets/report.ts';
import { withoutFolders } from '../names.ts';
import { pageTitle, pageWarning } from '../report-index.ts';
import type { PageExtras, PageStanding } from '../types.ts';
import { costsOf } from './costs.ts';
import {
  COREF_COLUMN,
  type EventDocument,
  type EventEntry,
  type EventIndex,
  type EventSystem,
  verdicts,
} from './types.ts';

/** Scores of systems, and how their mentions compare with gold, one comparison for each system. */
export interface EventReport extends NuggetReport {
  readonly comparisons: readonly NuggetComparison[];
  /** Names of systems that could not be scored. */
  readonly leftOut: readonly string[];
  /** Intervals of the systems, and the tests of all pairs, by the columns of the page. */
  readonly tests?:
    | { readonly standings: readonly PageStanding[]; readonly pairs: NonNullable<PageExtras['pairs']> }
    | undefined;
}

export function eventIndex(report: EventReport, documents: readonly EventEntry[]): EventIndex {
  const { version, signature, profile, gold, systems, comparisons, sort } = report;
  const hide = withoutFolders([gold, ...systems.map(({ path }) => path)]);
  const [{ scores, warnings, goldWarnings = 0 }] = systems;
  return {
    title: pageTitle(
      systems.map(({ name }) => name),
      gold,
    ),
    version,
    signature,
    profile,
    attributes: comparisons[0].attributes,
    settings: scores.settings.map(({ name }) => name),
    main: sort.key,
    columns: eventColumns(report),
    gold: {
      file: hide(gold),
      facts: scores.gold,
      warnings: warnings.slice(0, goldWarnings).map((problem) => pageWarning(problem, hide)),
    },
    systems: systems.map((system, s) => ({
      ...eventSystem(system, comparisons[s], hide),
      ...report.tests?.standings[s],
    })),
    ...(report.tests && { pairs: report.tests.pairs }),
    leftOut: report.leftOut.map(hide),
    documents,
  };
}

const hasCoreference = ({ systems }: NuggetReport): boolean =>
  systems.some(({ scores }) => scores.coreference !== undefined);

/** The scores that each document has. */
export const eventColumns = (report: NuggetReport): readonly string[] => [
  ...report.systems[0].scores.settings.map(({ name }) => name),
  ...(hasCoreference(report) ? [COREF_COLUMN] : []),
];

function eventSystem(
  { name, path, scores, warnings, goldWarnings = 0 }: NuggetSystem,
  { totals, wrong }: NuggetComparison,
  hide: (text: string) => string,
): EventSystem {
  const { settings, types, coreference, sequencing, system } = scores;
  return {
    name: hide(name),
    file: hide(path),
    facts: system,
    detection: settings.map(({ name: setting, micro, macro, greedy }) => ({
      name: setting,
      micro,
      macro,
      ...(greedy && { greedy: greedy.micro.f1 }),
    })),
    types: types.map(({ type, gold, system: found, truePositives, recall, precision, f1 }) => ({
      label: type,
      recall,
      precision,
      f1,
      gold,
      system: found,
      truePositives,
    })),
    coreference: coreference && coreferenceOf(coreference),
    sequencing: sequencing?.map(({ group, recall, precision, f1 }) => ({
      label: group,
      recall,
      precision,
      f1,
    })),
    counts: [...totals.values(), ...wrong.values()],
    ...costsOf(settings, totals),
    warnings: warnings.slice(goldWarnings).map((problem) => pageWarning(problem, hide)),
  };
}

const coreferenceOf = ({
  scores,
  average,
  greedy,
}: NonNullable<NuggetScores['coreference']>): EventSystem['coreference'] => ({
  scores: coreferenceMetrics.map(({ id, label }) => {
    const { recall = null, precision = null, f1 = null } = scores.get(id) ?? {};
    return { label, recall, precision, f1 };
  }),
  average,
  ...(greedy && { greedy: greedy.average }),
});

/** The ids of all documents: those of gold, and those that only a system has, sorted. */
export function eventDocumentIds({ comparisons }: Pick<EventReport, 'comparisons'>): string[] {
  const ids = new Set(comparisons.flatMap(({ documents }) => documents.map(({ id }) => id)));
  return [...ids].sort((a, b) => (a < b ? -1 : 1));
}

/** The entry of a document, without its place in the file. */
export function eventEntry(
  id: string,
  { document, gold, systems }: EventDocument,
  scores: readonly (NuggetDocumentScore | undefined)[],
  { attributes, columns }: { readonly attributes: readonly string[]; readonly columns: readonly string[] },
): EventEntry {
  return {
    id,
    words: document.length,
    gold: gold.mentions.length,
    systems: systems.map(({ mentions, pairs }, s) => ({
      mentions: mentions.length,
      counts: [
        ...verdicts.map((verdict) => pairs.filter((pair) => pair.verdict === verdict).length),
        ...attributes.map((name) => pairs.filter(({ wrong }) => wrong.includes(name)).length),
      ],
      scores: columns.map((column) => scoreOf(scores[s], column)),
    })),
  };
}

function scoreOf(scores: NuggetDocumentScore | undefined, column: string): number | null {
  if (column === COREF_COLUMN) return scores?.coreference?.average ?? null;
  return scores?.settings.find(({ name }) => name === column)?.score.f1 ?? null;
}
