import type { ScoreIntervals } from '../compare/index.ts';
import { headline, type Score } from '../metrics/index.ts';
import { fileName, type Problem } from '../problems/problem.ts';
import { counted, grouped } from '../report/numbers.ts';
import { groupKind, groupRows, type ScoreReport, type SystemReport } from '../report/score/report.ts';
import { withoutFolders } from './names.ts';
import { CONLL_ID } from './scores.ts';
import type { PackedScore, PageEntry, PageExtras, PageIndex, PageLeftOut, PageSystem } from './types.ts';

/** The index of a report; `documents` are in the order of the scores by document. */
export function pageIndex(
  report: ScoreReport,
  documents: readonly PageEntry[],
  extras: PageExtras = {},
): PageIndex {
  const { version, signature, average, metrics, key, datasets, systems } = report;
  const hide = withoutFolders([key.path, ...systems.map(({ path }) => path)]);
  const { heading, note } = extras;
  return {
    title:
      heading ??
      pageTitle(
        systems.map(({ name }) => name),
        datasets === undefined ? key.path : counted(datasets.length, 'data set'),
      ),
    ...(heading === undefined ? {} : { heading }),
    ...(note === undefined ? {} : { note }),
    version,
    signature,
    average,
    ...(report.window === undefined ? {} : { window: report.window }),
    metrics: metrics.map(({ id, label, summary, headline, parts }) => ({
      id,
      label,
      summary,
      headline,
      parts: parts.map((part) => [part.id, part.label] as const),
    })),
    key: { file: hide(key.path), facts: key.facts },
    ...(datasets === undefined
      ? {}
      : {
          datasets: datasets.map(({ name, key: own }) => ({ name, file: hide(own.path), facts: own.facts })),
        }),
    systems: systems.map((system, s) => ({
      ...pageSystem(system, report, hide),
      ...extras.standings?.[s],
      ...(extras.costs === undefined ? {} : { analysis: extras.costs.systems[s] }),
    })),
    ...(extras.costs === undefined ? {} : { costs: extras.costs.metric }),
    ...(extras.across === undefined ? {} : { across: extras.across }),
    ...(extras.pairs === undefined ? {} : { pairs: extras.pairs }),
    leftOut: (report.leftOut ?? []).map((name) => leftOutSystem(name, extras, hide)),
    documents,
  };
}

function leftOutSystem(
  name: string,
  { failed = [] }: PageExtras,
  hide: (text: string) => string,
): PageLeftOut {
  const problems = failed.find((system) => system.name === name)?.problems ?? [];
  const first = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  return {
    name: hide(name),
    ...(first === undefined ? {} : { problem: pageWarning(first, hide) }),
  };
}

/** The title of a page about systems that are scored with one key. */
export const pageTitle = (systems: readonly string[], key: string): string =>
  systems.length === 1
    ? `Scores of ${baseName(systems[0])}`
    : `${grouped(systems.length)} systems on ${baseName(key)}`;

const baseName = (path: string): string => path.replace(/^.*[/\\](?=[^/\\])/s, '');

function pageSystem(system: SystemReport, report: ScoreReport, hide: (text: string) => string): PageSystem {
  const { metrics } = report;
  return {
    name: hide(system.name),
    file: hide(system.path),
    facts: system.facts,
    scores: Object.fromEntries(system.scores),
    conll: system.conll,
    ...pageGroups(system, report),
    ...pageRemarks(system, metrics),
    ...(system.intervals === undefined ? {} : { intervals: pageIntervals(system.intervals, metrics) }),
    warnings: system.warnings.map((problem) => pageWarning(problem, hide)),
    documents: Array.from(system.documents, ({ scores }) =>
      metrics.map(({ id }) => packScore(scores.get(id) as Score)),
    ),
  };
}

/** The rows of the table of groups with their main numbers. */
function pageGroups(system: SystemReport, report: ScoreReport): Pick<PageSystem, 'groups'> {
  const rows = groupRows(system, groupKind(report));
  if (rows.length === 0) return {};
  const groups = rows.map(({ name, documents, set }) => ({
    name,
    ...(documents === undefined ? {} : { documents }),
    values: {
      [CONLL_ID]: set.conll,
      ...Object.fromEntries(
        report.metrics.map((metric) => [metric.id, headline(metric, set.scores.get(metric.id) as Score)]),
      ),
    },
  }));
  return { groups };
}

function pageRemarks({ scores }: SystemReport, metrics: ScoreReport['metrics']): Pick<PageSystem, 'remarks'> {
  const remarks = metrics
    .map((metric) => [metric.id, metric.remark(scores.get(metric.id) as Score)] as const)
    .filter(([, remark]) => remark !== '');
  return remarks.length === 0 ? {} : { remarks: Object.fromEntries(remarks) };
}

function pageIntervals(
  { conll, scores }: ScoreIntervals,
  metrics: ScoreReport['metrics'],
): PageSystem['intervals'] {
  const all = [
    [CONLL_ID, conll] as const,
    ...metrics.map(({ id, headline }) => [id, scores.get(id)?.[headline]] as const),
  ];
  return Object.fromEntries(
    all.flatMap(([id, interval]) => (interval === null || interval === undefined ? [] : [[id, interval]])),
  );
}

/** A score whose recall and precision are one fraction each is restored from the two fractions. */
function packScore(score: Score): PackedScore {
  const { counts, index, ...others } = score;
  const isPlain = counts !== undefined && index === undefined && Object.keys(others).length === 3;
  return isPlain ? [...counts.recall, ...counts.precision] : score;
}

export const pageWarning = (problem: Problem, hide: (text: string) => string) => ({
  code: problem.code,
  message: hide(problem.message),
  document: problem.document,
  place: placeText(problem, hide),
  help: problem.help === undefined ? undefined : hide(problem.help),
});

function placeText({ file, line, column }: Problem, hide: (text: string) => string): string | undefined {
  if (file === undefined) return undefined;
  return [hide(fileName(file)), line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':');
}
