import { conllParts, hasConllParts } from '../metrics/conll.ts';
import { conllAverage, headline } from '../metrics/index.ts';
import { ratioScore, type Score } from '../metrics/metric.ts';
import type { PackedScore, PageIndex } from './types.ts';

/** The id of the CoNLL average among the metrics of a page. */
export const CONLL_ID = 'conll';

export function unpackScore(packed: PackedScore): Score {
  if (!isFractions(packed)) return packed;
  const [recallNum, recallDen, precisionNum, precisionDen] = packed;
  return ratioScore({ recallNum, recallDen, precisionNum, precisionDen });
}

const isFractions = (packed: PackedScore): packed is readonly [number, number, number, number] =>
  Array.isArray(packed);

/** The scores of one document by metric id. */
export function documentScores(
  { metrics, systems }: PageIndex,
  system: number,
  document: number,
): Map<string, Score> {
  const packed = systems[system].documents[document] ?? [];
  return new Map(
    metrics.flatMap(({ id }, m) => (packed[m] === undefined ? [] : [[id, unpackScore(packed[m])]])),
  );
}

/** The main number of a metric on a document: F₁, the index, or the CoNLL average. */
export function documentValue(
  index: PageIndex,
  system: number,
  document: number,
  metric: string,
): number | null {
  // Only what is asked for is unpacked: a corpus may have many documents.
  const packed = index.systems[system].documents[document] ?? [];
  const scoreOf = (id: string) => {
    const m = index.metrics.findIndex((card) => card.id === id);
    return packed[m] === undefined ? undefined : unpackScore(packed[m]);
  };
  if (metric === CONLL_ID) {
    return conllAverage(
      new Map(
        conllParts.flatMap((id) => {
          const score = scoreOf(id);
          return score === undefined ? [] : [[id, score] as const];
        }),
      ),
    );
  }
  const card = index.metrics.find(({ id }) => id === metric);
  const score = scoreOf(metric);
  return card === undefined || score === undefined ? null : headline(card, score);
}

/** The same on the whole corpus. */
export function corpusValue({ systems, metrics }: PageIndex, system: number, metric: string): number | null {
  if (metric === CONLL_ID) return systems[system].conll;
  const card = metrics.find(({ id }) => id === metric);
  const score = systems[system].scores[metric];
  return card === undefined || score === undefined ? null : headline(card, score);
}

/** Whether all parts of the CoNLL average were scored. */
export const hasConll = ({ metrics }: Pick<PageIndex, 'metrics'>): boolean => hasConllParts(metrics);

/** The metrics that can be chosen, the CoNLL average first. */
export const choices = (index: Pick<PageIndex, 'metrics'>): readonly { id: string; label: string }[] => [
  ...(hasConll(index) ? [{ id: CONLL_ID, label: 'CoNLL' }] : []),
  ...index.metrics.map(({ id, label }) => ({ id, label })),
];
