import type { Agreement, DistanceId } from '../../agree/index.ts';
import { grouped, mainTitle, percent, range, UNDEFINED_SIGN } from '../numbers.ts';
import type { TitledTable } from '../table/titled.ts';
import type { AgreeReport } from './report.ts';

export const distanceLabels: Readonly<Record<DistanceId, string>> = {
  masi: 'MASI',
  jaccard: 'Jaccard',
  dice: 'Dice',
  passonneau: 'Passonneau',
  nominal: 'nominal',
};

/** The tables of an agreement, in their order, without the decisions. */
export const agreeTables = (report: AgreeReport): TitledTable[] => [
  alphaTable(report),
  meanTable(report),
  pairTable(report),
  annotatorTable(report),
];

export const coefficient = (value: number | null | undefined): string =>
  value === null || value === undefined ? UNDEFINED_SIGN : value.toFixed(3);

const right = (count: number) => Array<'right'>(count).fill('right');

function alphaTable({ agreement }: AgreeReport): TitledTable {
  const entries = Object.entries(agreement.alpha) as [DistanceId, Agreement['alpha'][DistanceId]][];
  return {
    title: "Krippendorff's α over the chains of spans",
    table: {
      head: ['Distance', 'α', '95 %', 'Pooled'],
      rows: entries.map(([distance, { alpha, interval, pooled }]) => [
        distanceLabels[distance],
        coefficient(alpha),
        range(interval, coefficient),
        coefficient(pooled.alpha),
      ]),
      align: ['left', ...right(3)],
    },
  };
}

/** Coefficients that are no percentages, as F₁ is. */
const coefficientLabels: ReadonlyMap<string, string> = new Map([
  ['linkKappa', 'Link κ'],
  ['linkAc1', 'Link AC₁'],
  ['gamma', 'γ of boundaries'],
]);

const numberFormat = (id: string) => (coefficientLabels.has(id) ? coefficient : percent);

function meanTable({ agreement, labelOf, metrics }: AgreeReport): TitledTable {
  const shown = metrics.filter(({ id }) => Object.hasOwn(agreement.means, id));
  return {
    title: `Pairs of annotators, one as the key of the other: mean ${mainTitle(shown)}`,
    table: {
      head: ['', 'Mean', '95 %', 'Lowest', 'Highest'],
      rows: Object.entries(agreement.means).map(([id, { mean, min, max, interval }]) => {
        const show = numberFormat(id);
        return [
          coefficientLabels.get(id) ?? labelOf(id),
          show(mean),
          range(interval, show),
          show(min),
          show(max),
        ];
      }),
      align: ['left', ...right(4)],
    },
  };
}

function pairTable({ agreement, labelOf }: AgreeReport): TitledTable {
  const { pairs, distance } = agreement;
  const ids = Object.keys(pairs[0].scores);
  const hasGamma = pairs.some(({ gamma }) => gamma !== undefined);
  return {
    title: 'Pairs of annotators',
    table: {
      head: [
        'Pair',
        'Documents',
        ...ids.map(labelOf),
        'Link κ',
        'Link AC₁',
        `α ${distanceLabels[distance]}`,
        ...(hasGamma ? ['γ'] : []),
      ],
      rows: pairs.map(({ annotators, documents, scores, linkKappa, linkAc1, alpha, gamma }) => [
        annotators.join('–'),
        grouped(documents),
        ...ids.map((id) => percent(scores[id])),
        coefficient(linkKappa),
        coefficient(linkAc1),
        coefficient(alpha[distance]),
        ...(hasGamma ? [coefficient(gamma)] : []),
      ]),
      align: ['left', ...right(ids.length + (hasGamma ? 5 : 4))],
      names: 0,
    },
  };
}

function annotatorTable({ agreement }: AgreeReport): TitledTable {
  const { annotators, distance } = agreement;
  const label = distanceLabels[distance];
  return {
    title: `Each annotator (α ${label})`,
    table: {
      head: ['Annotator', 'Documents', 'Missing', 'Mean α of its pairs', 'α of the others'],
      rows: annotators.map(({ name, documents, missing, meanAlpha, alphaWithout }) => [
        name,
        grouped(documents),
        grouped(missing.length),
        coefficient(meanAlpha),
        coefficient(alphaWithout),
      ]),
      align: ['left', ...right(4)],
      names: 0,
    },
  };
}
