import type { Comparison } from '../../compare/index.ts';
import { hasConllParts } from '../../metrics/conll.ts';
import type { Metric } from '../../metrics/index.ts';
import { version } from '../../version.ts';
import { counted } from '../numbers.ts';
import type { Methods } from './citation.ts';

const cite = (...keys: string[]) => ({ cite: keys });

/** What the sentences about scores need to know. */
export interface ScoredWith {
  readonly metrics: readonly Pick<Metric, 'id' | 'label' | 'cite'>[];
  /** Absent where another sentence names it. */
  readonly signature?: string | undefined;
  readonly average?: 'micro' | 'macro' | undefined;
  readonly documents?: number | undefined;
}

/** How scores were computed: program, version, metrics, average, signature. */
export function scoreMethods({ metrics, signature, average, documents }: ScoredWith): Methods {
  return [
    `Scores were computed with corefeval ${version}: `,
    ...metricList(metrics),
    ...(hasConllParts(metrics)
      ? ['; the CoNLL score is the mean F1 of MUC, B³ and CEAFe ', cite('pradhan-2012')]
      : []),
    ...(documents === undefined
      ? []
      : [
          average === 'macro'
            ? `. Scores are means over ${counted(documents, 'document')}`
            : `. Counts are summed over ${counted(documents, 'document')}`,
        ]),
    ...(signature === undefined ? [] : ['. Signature: ', { code: signature }]),
    '.',
  ];
}

/** How intervals were computed, from their signature. */
export function intervalsInMethods(signature: string): Methods {
  const { interval = 'adjusted', resamples, seed } = fieldsOf(signature);
  const method = {
    adjusted: ['percentile intervals at t-adjusted levels ', cite('efron-1979', 'hesterberg-2015')],
    percentile: ['percentile intervals ', cite('efron-1979')],
    bca: ['bias-corrected and accelerated intervals ', cite('efron-1987')],
  }[interval] as Methods;
  const seeded = seed === undefined ? '' : `, seed ${seed}`;
  return [' 95 % intervals are bootstrap ', ...method, ` over documents (${resamples} resamples${seeded}).`];
}

/** How systems were compared. */
export function compareMethods(comparison: Comparison): Methods {
  const { signature, pairs, scores, statistics } = comparison;
  const { exchanges } = fieldsOf(signature);
  const hasRuns = Object.values(scores).some((own) => own[statistics[0]]?.runs !== undefined);
  const isExact = Object.values(comparison.differences).some((own) =>
    Object.values(own).some(({ exact }) => exact),
  );
  const test = hasRuns
    ? [' Systems were compared by a t test with the variances of documents and of runs']
    : [
        ' Systems were compared by paired approximate randomisation over documents ',
        cite('noreen-1989', 'riezler-maxwell-2005'),
        ` (two-sided, ${exchanges} exchanges${isExact ? ', or all of them where there are at most 20,000' : ''})`,
      ];
  return [
    ...intervalsInMethods(signature),
    ...(pairs.length === 0 ? [] : test),
    ...(pairs.length > 1
      ? [`, with the correction of Holm `, cite('holm-1979'), ` for ${pairs.length} comparisons`]
      : []),
    ...(pairs.length === 0 ? [] : ['.']),
    ' Comparison: ',
    { code: signature },
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
