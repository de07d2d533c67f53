import type { Comparison, IntervalMethod } from '../../compare/index.ts';
import { hasConllParts } from '../../metrics/conll.ts';
import type { Metric } from '../../metrics/index.ts';
import { version } from '../../version.ts';
import { counted, grouped } from '../numbers.ts';
import { visibleLine } from '../table/table.ts';
import type { Methods } from './citation.ts';

const cite = (...keys: string[]) => ({ cite: keys });

/** What the sentences about scores need to know. */
export interface ScoredWith {
  readonly metrics: readonly Pick<Metric, 'id' | 'label' | 'cite'>[];
  /** Absent where another sentence names it. */
  readonly signature?: string | undefined;
  readonly average?: 'micro' | 'macro' | undefined;
  readonly documents?: number | undefined;
  /** Number of data sets over which scores are averaged; 0 or absent if there is only one. */
  readonly datasets?: number | undefined;
}

/** How scores were computed: program, version, metrics, average, signature. */
export function scoreMethods({ metrics, signature, average, documents, datasets }: ScoredWith): Methods {
  return [
    `Scores were computed with corefeval ${version}: `,
    ...metricList(metrics),
    ...(hasConllParts(metrics)
      ? ['; the CoNLL score is the mean F1 of MUC, B³ and CEAFe ', cite('pradhan-2012')]
      : []),
    ...(documents === undefined ? [] : [`. ${summation(average, documents, datasets)}`]),
    ...(signature === undefined ? [] : ['. Signature: ', { code: signature }]),
    '.',
  ];
}

/** Over what counts are added and scores averaged. */
function summation(average: 'micro' | 'macro' | undefined, documents: number, datasets = 0): string {
  const what = average === 'macro' ? 'Scores are means over' : 'Counts are summed over';
  if (datasets === 0) return `${what} ${counted(documents, 'document')}`;
  const of = counted(datasets, 'data set');
  return `${what} the documents of each data set, and scores are averaged over ${of} (${counted(documents, 'document')})`;
}

/** How intervals were computed, from their signature. */
export function intervalsInMethods(signature: string): Methods {
  if (fieldsOf(signature).interval === 'none') return [NO_INTERVALS];
  return [' 95 % intervals are ', ...bootstrapIntervals(signature), '.'];
}

const NO_INTERVALS = ' There are no intervals: a single document cannot be resampled.';

/** The bootstrap of a signature whose intervals may be of several methods. */
function bootstrapIntervals(signature: string, method?: IntervalMethod): Methods {
  const { interval = 'adjusted', resamples, seed, datasets } = fieldsOf(signature);
  const name = {
    adjusted: ['percentile intervals at t-adjusted levels ', cite('efron-1979', 'hesterberg-2015')],
    percentile: ['percentile intervals ', cite('efron-1979')],
    bca: ['bias-corrected and accelerated intervals ', cite('efron-1987')],
  }[method ?? (interval as IntervalMethod)] as Methods;
  const over = datasets === undefined ? 'documents' : 'the documents of each data set';
  const seeded = seed === undefined ? '' : `, seed ${seed}`;
  return ['bootstrap ', ...name, ` over ${over} (${resamples} resamples${seeded})`];
}

const T_INTERVALS: Methods = [
  't intervals with the variances of documents (jackknife) and of runs ',
  cite('satterthwaite-1946'),
];

/** How the intervals of a comparison were computed. */
function comparedIntervals({ methods, signature }: Comparison): Methods {
  const { intervals } = methods;
  const bootstrapped = intervals.find((method) => method !== 't');
  const hasT = intervals.includes('t');
  if (bootstrapped === undefined && !hasT) return [NO_INTERVALS];
  const parts = [
    ...(bootstrapped === undefined ? [] : [bootstrapIntervals(signature, bootstrapped)]),
    ...(hasT ? [T_INTERVALS] : []),
  ];
  const [first, second] = parts;
  return second === undefined
    ? [' 95 % intervals are ', ...first, '.']
    : [' 95 % intervals are ', ...first, ' for one run, and ', ...second, ' where there are several.'];
}

/** How the systems of a comparison were tested. */
function comparedTests(comparison: Comparison): Methods {
  const { signature, pairs, methods, differences } = comparison;
  if (methods.tests.length === 0) return [];
  const { exchanges, exact: limit = '20000', datasets } = fieldsOf(signature);
  const hasExact = Object.values(differences).some((own) => Object.values(own).some(({ exact }) => exact));
  const within = datasets === undefined ? '' : ' within each data set';
  const randomisation = [
    `by paired approximate randomisation over documents${within} `,
    cite('noreen-1989', 'riezler-maxwell-2005'),
    ` (two-sided, ${exchanges} exchanges${hasExact ? `, or all of them where there are at most ${grouped(Number(limit))}` : ''})`,
  ];
  const byT = ['by a t test with the variances of documents and of runs ', cite('satterthwaite-1946')];
  const [isRandomised, hasT] = [methods.tests.includes('randomisation'), methods.tests.includes('t')];
  return [
    ' Systems were compared ',
    ...(isRandomised ? randomisation : byT),
    ...(isRandomised && hasT ? [' and, where one of two has several runs, ', ...byT] : []),
    ...(pairs.length > 1
      ? [`, with the correction of Holm `, cite('holm-1979'), ` for ${pairs.length} comparisons`]
      : []),
    '.',
  ];
}

/** The numbers of runs, where a system has several. */
export function runsOf({ methods: { runs } }: Comparison): string {
  const numbers = Object.entries(runs);
  if (numbers.every(([, count]) => count === 1)) return '';
  const list = numbers.map(([name, count]) => `${visibleLine(name)}: ${counted(count, 'run')}`).join(', ');
  return `Scores are means over runs (${list}).`;
}

/** How systems were compared. */
export function compareMethods(comparison: Comparison): Methods {
  const runs = runsOf(comparison);
  return [
    ...(runs === '' ? [] : [` ${runs}`]),
    ...comparedIntervals(comparison),
    ...comparedTests(comparison),
    ' Comparison: ',
    { code: comparison.signature },
    '.',
  ];
}

/** How errors and their costs were computed. */
export const analyzeMethods = (signature: string, withLinks: boolean): Methods => [
  `Errors were classified with corefeval ${version} by seven types `,
  cite('kummerfeld-klein-2013'),
  '; the cost of a type is its Shapley value ',
  cite('shapley-1953'),
  ' over all sets of repaired types',
  ...(withLinks
    ? ['; link errors are listed by anaphor and antecedent ', cite('martschat-strube-2014')]
    : []),
  ...(signature.includes('heads:trees') ? ['; heads are found by rules ', cite('collins-1999')] : []),
  '. Signature: ',
  { code: signature },
  '.',
];

/** How agreement was computed. */
export const agreeMethods = (signature: string, metrics: ScoredWith['metrics']): Methods => [
  `Agreement was computed with corefeval ${version}: Krippendorff's α `,
  cite('krippendorff-1980', 'artstein-poesio-2008'),
  ' over the chains of each span ',
  cite('passonneau-2004'),
  ' with the distance MASI ',
  cite('passonneau-2006'),
  ' and others; link κ, which equals the adjusted Rand index ',
  cite('warrens-2008', 'hubert-arabie-1985'),
  ', beside it AC₁ ',
  cite('gwet-2008'),
  ...(signature.includes('|gamma:')
    ? ['; γ of the boundaries of mentions for pairs of annotators ', cite('mathet-2015')]
    : []),
  '; and scores of every pair of annotators, one as the key of the other ',
  cite('hripcsak-rothschild-2005'),
  ': ',
  ...metricList(metrics),
  '. Signature: ',
  { code: signature },
  '.',
];

/** How a document was worked out. */
export const explainMethods = (metrics: ScoredWith['metrics']): Methods => [
  `Metrics were worked out with corefeval ${version} as in the reference implementation `,
  cite('pradhan-2014'),
  ': ',
  ...metricList(metrics),
  '.',
];

/** How events were scored. */
export const nuggetMethods = (
  signature: string,
  parts: {
    readonly coreference: ScoredWith['metrics'];
    readonly sequencing: boolean;
  },
): Methods => [
  `Event nuggets were scored with corefeval ${version} by the rules of the TAC KBP task `,
  cite('event-nugget-2015'),
  ...(parts.coreference.length === 0 ? [] : ['; event coreference by ', ...metricList(parts.coreference)]),
  ...(parts.sequencing ? ['; sequencing by temporal awareness ', cite('uzzaman-allen-2011')] : []),
  '. Signature: ',
  { code: signature },
  '.',
];

/** Metrics with their papers. */
const metricList = (metrics: ScoredWith['metrics']): Methods =>
  listOf(
    metrics.map(({ id, label, cite: keys }) => [
      `${id === 'mentions' ? 'mention detection' : label} `,
      cite(...keys),
    ]),
  );

/** `a, b and c` */
const listOf = (items: readonly Methods[]): Methods =>
  items.flatMap((item, i) => [...(i === 0 ? [] : [i === items.length - 1 ? ' and ' : ', ']), ...item]);

/** The fields of a signature. */
const fieldsOf = (signature: string): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(signature.split('|').map((field) => field.split(/:(.*)/s, 2)));
