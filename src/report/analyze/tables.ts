import type {
  EntitySliceMetric,
  ErrorExample,
  ErrorType,
  LinkSummary,
  MentionPlace,
  SystemAnalysis,
} from '../../analyze/index.ts';
import type { ScoreSet } from '../../evaluate/index.ts';
import { headline, metrics, type Score } from '../../metrics/index.ts';
import { fileName } from '../../problems/problem.ts';
import { grouped, mainTitle, percent } from '../numbers.ts';
import type { TitledTable } from '../table/titled.ts';
import { labelTables, NO_LABEL } from './label-tables.ts';
import {
  baselineLabels,
  entityFeatureLabels,
  errorLabels,
  featureLabels,
  singletonLabels,
} from './labels.ts';
import type { AnalyzeReport } from './report.ts';

/** All tables of a report, in their order. */
export function analyzeTables(report: AnalyzeReport): TitledTable[] {
  const { systems, shows } = report;
  const ofEach = (make: (system: SystemAnalysis) => TitledTable[]) =>
    systems.flatMap((system) =>
      make(system).map(({ title, table }) => ({
        title: systems.length === 1 ? title : `${title}: ${system.name}`,
        table,
      })),
    );
  return [
    costTable(report),
    lossTable(report),
    ...ofEach((system) => (shows.links ? [linkTable(system)] : [])),
    ...ofEach((system) => (system.slices.length === 0 ? [] : [sliceTable(system, shows.slices)])),
    ...ofEach((system) => (shows.slices ? [entitySliceTable(system)] : [])),
    ...labelTables(systems),
    baselineTable(report),
    ...ofEach((system) => (system.singletonScores.length === 0 ? [] : [singletonTable(report, system)])),
    ...ofEach((system) => (shows.links ? [linkExampleTable(system)] : [])),
  ];
}

const metricName = ({ metric, settings }: AnalyzeReport): string =>
  metric === 'conll'
    ? 'CoNLL F1'
    : (settings.scoring.metrics.find(({ id }) => id === metric)?.label ?? metric);

const right = (left: number, count: number): ('left' | 'right')[] => [
  ...Array<'left'>(left).fill('left'),
  ...Array<'right'>(count).fill('right'),
];

const errorTypes = Object.keys(errorLabels) as ErrorType[];

/** Errors by type, their share of the lost points and the score if only they were repaired, for all systems side by side. */
function costTable(report: AnalyzeReport): TitledTable {
  const { systems, metric } = report;
  const costs = systems.map((system) => system.costs.find((each) => each.metric === metric));
  const rows = errorTypes.map((type) => [
    errorLabels[type],
    ...systems.flatMap(({ errors }, s) => {
      const cost = costs[s]?.types[type];
      const repaired = sum([costs[s]?.score, cost?.alone]);
      return [grouped(errors[type]), percent(cost?.share), percent(repaired)];
    }),
  ]);
  const all = [
    'All',
    ...systems.flatMap(({ errors }, s) => {
      const shares = errorTypes.map((type) => costs[s]?.types[type].share);
      const lost = sum(shares);
      return [
        grouped(errorTypes.reduce((total, type) => total + errors[type], 0)),
        percent(lost),
        percent(sum([costs[s]?.score, lost])),
      ];
    }),
  ];
  return {
    title: `Errors, and the points of ${metricName(report)} that they cost`,
    table: {
      head: ['Type', ...systems.flatMap(() => ['errors', 'cost', 'if repaired'])],
      ...(systems.length === 1 ? {} : { groups: ['', ...systems.flatMap(({ name }) => [name, name, name])] }),
      rows: [...rows, all],
      align: right(1, 3 * systems.length),
    },
  };
}

/** The sum, or `null` if a term is undefined. */
const sum = (terms: readonly (number | null | undefined)[]): number | null =>
  terms.reduce<number | null>(
    (total, term) => (total === null || term === null || term === undefined ? null : total + term),
    0,
  );

function lossTable(report: AnalyzeReport): TitledTable {
  const rows = report.systems.map((system) => {
    const score = system.costs.find(({ metric }) => metric === report.metric)?.score;
    const loss = system.loss.find(({ metric }) => metric === report.metric);
    return [
      system.name,
      percent(score),
      percent(loss?.detection),
      percent(loss?.clustering),
      percent(loss?.withKeyMentions),
      percent(loss?.withKeyEntities),
    ];
  });
  return {
    title: `Where the points of ${metricName(report)} are lost`,
    table: {
      head: [
        'System',
        'Score',
        'Lost in mentions',
        'Lost in clustering',
        'With key mentions',
        'With key entities',
      ],
      rows,
      align: right(1, 5),
    },
  };
}

/** The name of a feature; an attribute or a column of labels has its own. */
const featureName = (feature: string, names: Readonly<Record<string, string>>): string =>
  Object.hasOwn(names, feature) ? names[feature] : feature;

function sliceTable({ slices }: SystemAnalysis, isComplete: boolean): TitledTable {
  const rows = slices.flatMap(({ feature, slices: ofFeature }) =>
    (isComplete ? ofFeature : ofFeature.slice(0, 1)).map(({ value, scores: { bcub }, lost }) => [
      featureName(feature, featureLabels),
      value,
      grouped(bcub.counts.recall[1]),
      percent(bcub.recall),
      percent(bcub.precision),
      percent(bcub.f1),
      percent(lost.mean),
    ]),
  );
  return {
    title: isComplete ? 'Slices of mentions, worst first (B³)' : 'Worst slice of each feature (B³)',
    table: { head: ['Feature', 'Slice', 'Key mentions', 'R', 'P', 'F1', 'Lost'], rows, align: right(2, 5) },
  };
}

const entityMetrics: readonly EntitySliceMetric[] = ['muc', 'bcub', 'ceafe', 'lea'];

/** Slices of entities: F₁ of four metrics, and recall and precision of the last, which weighs entities by their size. */
function entitySliceTable({ entitySlices }: SystemAnalysis): TitledTable {
  const rows = entitySlices.flatMap(({ feature, slices }) =>
    slices.map(({ value, key, response, scores }) => [
      featureName(feature, entityFeatureLabels),
      value ?? NO_LABEL,
      grouped(key),
      grouped(response),
      ...entityMetrics.map((metric) => percent(scores[metric].f1)),
      percent(scores.lea.recall),
      percent(scores.lea.precision),
    ]),
  );
  const names = entityMetrics.map((id) => metrics.find((metric) => metric.id === id)?.label ?? id);
  return {
    title: 'Slices of entities (F1; recall and precision of LEA)',
    table: {
      head: ['Feature', 'Slice', 'Key entities', 'Response entities', ...names, 'LEA R', 'LEA P'],
      rows,
      align: right(2, 8),
    },
  };
}

/** The headline numbers of some metrics and the CoNLL average. */
const scoreCells = ({ settings }: AnalyzeReport, { scores, conll }: ScoreSet): string[] => [
  ...settings.scoring.metrics.map((metric) => percent(headline(metric, scores.get(metric.id) as Score))),
  percent(conll),
];

const scoreHead = ({ settings }: AnalyzeReport): string[] => [
  ...settings.scoring.metrics.map(({ label }) => label),
  'CoNLL',
];

function baselineTable(report: AnalyzeReport): TitledTable {
  return {
    title: `Trivial responses with the mentions of the key (${mainTitle(report.settings.scoring.metrics)})`,
    table: {
      head: ['Baseline', ...scoreHead(report)],
      rows: [
        ...report.baselines.map(({ baseline, ...set }) => [
          baselineLabels[baseline],
          ...scoreCells(report, set),
        ]),
        ...report.systems.map((system) => [system.name, ...scoreCells(report, system)]),
      ],
      align: right(1, report.settings.scoring.metrics.length + 1),
    },
  };
}

const singletonTable = (report: AnalyzeReport, { singletonScores }: SystemAnalysis): TitledTable => ({
  title: `Singletons (${mainTitle(report.settings.scoring.metrics)})`,
  table: {
    head: ['Singletons', ...scoreHead(report)],
    rows: singletonScores.map(({ variant, ...set }) => [
      singletonLabels[variant],
      ...scoreCells(report, set),
    ]),
    align: right(1, report.settings.scoring.metrics.length + 1),
  },
});

/** File and line of a mention, or the document. */
export const where = ({ file, line }: MentionPlace, document: string): string =>
  file === undefined ? document : line === undefined ? fileName(file) : `${fileName(file)}:${line}`;

const placeWords = ({ text, start, end, outside }: MentionPlace): string =>
  `${text ?? `${start}–${end}`}${outside ? ' (not in the text)' : ''}`;

export const placeList = (places: readonly MentionPlace[]): string => places.map(placeWords).join(' | ');

/** The first mention in brackets, with the words around it, if there are any. */
export function contextOf({ context, mentions }: ErrorExample): string {
  if (context === undefined) return mentions[0].outside ? `[${placeWords(mentions[0])}]` : '';
  const parts = [context.before, `[${placeWords(mentions[0])}]`, context.after];
  return parts.filter((part) => part !== '').join(' ');
}

/** The examples of errors as a table. */
export const exampleTable = ({ examples }: SystemAnalysis): TitledTable => ({
  title: 'Examples',
  table: {
    head: ['Type', 'Where', 'In context', 'Mentions', 'Entity'],
    rows: examples.map((example) => [
      errorLabels[example.type],
      where(example.mentions[0], example.document),
      contextOf(example),
      placeList(example.mentions),
      placeList(example.entity),
    ]),
  },
});

const sides = ['recall', 'precision'] as const;

/** Link errors by kind of anaphor and of antecedent. */
function linkTable({ links }: SystemAnalysis): TitledTable {
  const rowsOf = (side: (typeof sides)[number], { errors, links: all, kinds }: LinkSummary) => [
    [side, 'all', '', grouped(errors), grouped(all)],
    ...kinds.map(({ anaphor, antecedent, errors: count }) => [side, anaphor, antecedent, grouped(count), '']),
  ];
  return {
    title: 'Link errors',
    table: {
      head: ['Side', 'Anaphor', 'Antecedent', 'Errors', 'Links'],
      rows: sides.flatMap((side) => rowsOf(side, links[side])),
      align: right(3, 2),
    },
  };
}

const linkExampleTable = ({ links }: SystemAnalysis): TitledTable => ({
  title: 'Link errors, listed',
  table: {
    head: ['Side', 'Where', 'Anaphor', 'Antecedent', 'Antecedent is at'],
    rows: sides.flatMap((side) =>
      links[side].examples.map(({ document, anaphor, antecedent }) => [
        side,
        where(anaphor, document),
        placeWords(anaphor),
        placeWords(antecedent),
        where(antecedent, document),
      ]),
    ),
  },
});
