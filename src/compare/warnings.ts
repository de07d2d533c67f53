import { powerOfTwo } from '../core/elementary.ts';
import { metrics } from '../metrics/index.ts';
import type { Problem } from '../problems/problem.ts';
import { problem } from './codes.ts';
import type { Comparison } from './comparison.ts';
import type { DocumentCounts } from './document-counts.ts';
import type { Sample } from './sample.ts';

/** Minimum number of documents for a reliable interval, and of differing documents for that of a difference. */
const MIN_DOCUMENTS_FOR_INTERVAL = 10;
/** Minimum number of documents for which a heavy document is not reported. */
const MIN_DOCUMENTS_FOR_HEAVY = 100;
/** Share of all mentions above which a document is heavy. */
const HEAVY_MENTION_SHARE = 1 / 5;

const ONE_DOCUMENT_HELP =
  'score topics or parts as documents; mentions and sentences of one document are not independent and must not be resampled';

/** Warnings about a comparison. None of them changes a number. */
export function compareWarnings(
  counts: DocumentCounts,
  comparison: Omit<Comparison, 'warnings'>,
  decisive: string,
  sample: Sample,
): Problem[] {
  return [
    ...documentWarnings(counts, comparison),
    ...keyWarnings(counts),
    ...undefinedWarnings(comparison),
    ...pairWarnings(comparison, decisive),
    ...runWarnings(sample),
    ...fallbackWarnings(comparison),
  ];
}

function* documentWarnings(
  counts: DocumentCounts,
  { adjusted }: Omit<Comparison, 'warnings'>,
): Generator<Problem> {
  const { documents, datasets = [] } = counts;
  if (documents.length === 1) {
    yield problem(
      'compare/one-document',
      'There is one document; intervals and p-values need at least two.',
      {
        help: ONE_DOCUMENT_HELP,
      },
    );
    return;
  }
  for (const { name, documents: positions } of datasets) {
    if (positions.length > 1) continue;
    yield problem(
      'compare/one-document-dataset',
      `The data set "${name}" has one document; its uncertainty is missing from all intervals.`,
      { help: ONE_DOCUMENT_HELP },
    );
  }
  if (adjusted !== null && documents.length < MIN_DOCUMENTS_FOR_INTERVAL) {
    yield problem(
      'compare/few-documents',
      `There are ${documents.length} documents; intervals from fewer than ${MIN_DOCUMENTS_FOR_INTERVAL} are too short.`,
    );
  }
  const heavy = heaviest(counts);
  if (
    documents.length < MIN_DOCUMENTS_FOR_HEAVY &&
    heavy !== undefined &&
    heavy.share > HEAVY_MENTION_SHARE
  ) {
    yield problem(
      'compare/heavy-document',
      `Document "${documents[heavy.document]}" has ${Math.round(100 * heavy.share)} % of all mentions; intervals of scores are too short, those of differences are not.`,
      { document: documents[heavy.document] },
    );
  }
}

/** Metrics whose recall has the number of key mentions as denominator, whatever their parameters. */
const overMentions = metrics.filter(
  ({ parameters, measures }) => parameters.length === 0 && measures({}).recallDen === 'keyMentions',
);

/** The number of key mentions of each document, if a metric has it. */
function keyMentions({ counts }: DocumentCounts['systems'][number]): number[] | undefined {
  const metric = overMentions.find(({ id }) => Object.hasOwn(counts, id));
  return metric && counts[metric.id].map((row) => row[metric.fields.indexOf('recallDen')]);
}

function heaviest({ systems }: DocumentCounts): { document: number; share: number } | undefined {
  const mentions = keyMentions(systems[0]);
  if (mentions === undefined) return undefined;
  const total = mentions.reduce((sum, count) => sum + count, 0);
  const most = mentions.reduce((best, count, d) => (count > mentions[best] ? d : best), 0);
  return { document: most, share: total === 0 ? 0 : mentions[most] / total };
}

function* keyWarnings({ documents, systems }: DocumentCounts): Generator<Problem> {
  const first = keyMentions(systems[0]);
  for (const system of systems.slice(1)) {
    const mentions = keyMentions(system);
    const d = first?.findIndex((count, i) => count !== mentions?.[i]) ?? -1;
    if (d < 0) continue;
    yield problem(
      'compare/different-keys',
      `The key of document "${documents[d]}" has ${first?.[d]} mentions for "${systems[0].name}" and ${mentions?.[d]} for "${system.name}".`,
      { document: documents[d], help: 'score all systems against one key with the same settings' },
    );
  }
}

function* undefinedWarnings({ scores }: Omit<Comparison, 'warnings'>): Generator<Problem> {
  for (const [name, statistics] of Object.entries(scores)) {
    const missing = Object.keys(statistics).filter((id) => statistics[id].value === null);
    if (missing.length === 0) continue;
    yield problem(
      'compare/undefined',
      `${missing.join(', ')} of "${name}" ${missing.length === 1 ? 'is' : 'are'} undefined: not compared.`,
    );
  }
}

function* pairWarnings(
  { pairs, differences }: Omit<Comparison, 'warnings'>,
  decisive: string,
): Generator<Problem> {
  for (const [i, statistics] of Object.values(differences).entries()) {
    const { randomisation, interval, runs } = statistics[decisive];
    if (randomisation === null || runs !== undefined) continue;
    const k = randomisation.differing;
    const [a, b] = pairs[i];
    const names = `"${a}" and "${b}" differ in ${k} document${k === 1 ? '' : 's'} (${decisive})`;
    // The smallest p of k documents is 2 / 2^k; Holm multiplies it by the number of comparisons.
    if (powerOfTwo(k) < 40) {
      yield problem('compare/cannot-reject', `${names}: no test can be significant with fewer than 6.`);
    } else if (powerOfTwo(k) < 40 * pairs.length) {
      yield problem(
        'compare/cannot-reject',
        `${names}: too few for a significant difference after correction for ${pairs.length} comparisons.`,
      );
    }
    if (k > 0 && k < MIN_DOCUMENTS_FOR_INTERVAL && interval !== null) {
      yield problem(
        'compare/few-differing',
        `${names}: the interval of their difference is too short with fewer than ${MIN_DOCUMENTS_FOR_INTERVAL}.`,
      );
    }
  }
}

function* runWarnings({ systems }: Sample): Generator<Problem> {
  if (systems.every(({ runs }) => runs.length === 1)) return;
  for (const { name, runs } of systems) {
    if (runs.length > 1) continue;
    yield problem(
      'compare/one-run',
      `System "${name}" has one run; the variance of its runs is unknown and taken as 0.`,
      { help: 'run it with several seeds' },
    );
  }
}

function* fallbackWarnings({ scores, differences }: Omit<Comparison, 'warnings'>): Generator<Problem> {
  for (const [name, statistics] of [...Object.entries(scores), ...Object.entries(differences)]) {
    const ids = Object.keys(statistics).filter((id) => {
      const { bcaFallback } = statistics[id];
      return bcaFallback !== undefined && bcaFallback !== 'constant';
    });
    if (ids.length === 0) continue;
    yield problem(
      'compare/bca-fallback',
      `Percentile instead of BCa intervals for ${name}: ${ids.join(', ')}.`,
    );
  }
}
