import { systemCounts } from '../../compare/index.ts';
import { pairedTest } from '../../compare/paired-test.ts';
import type { Settings } from '../../evaluate/index.ts';
import { hasConllParts } from '../../metrics/conll.ts';
import type { ScoreSet } from '../../metrics/count-vector.ts';
import { headline, type Score } from '../../metrics/index.ts';
import {
  changeOf,
  type DocumentChanges,
  type GateDocument,
  type GateFailure,
  type GateLimits,
  type GateNumber,
} from '../../report/gate/report.ts';
import { counted } from '../../report/numbers.ts';
import type { BaselineSystem } from './baseline.ts';

/** Documents below which a test is not made: its p could hardly be small. */
export const MIN_TESTED_DOCUMENTS = 20;

/** Differences below this are rounding. */
const TOLERANCE = 1e-11;

/** The numbers that are compared: the CoNLL average, if all its metrics are there, and every metric. */
export const gateNumbers = ({ metrics }: Pick<Settings, 'metrics'>): readonly string[] => [
  ...(hasConllParts(metrics) ? ['conll'] : []),
  ...metrics.map(({ id }) => id),
];

/** The title of a number. */
const labelOf = (id: string, { metrics }: Settings): string =>
  metrics.find((metric) => metric.id === id)?.label ?? 'CoNLL';

/** One number of a set of scores. */
function numberOf(id: string, { scores, conll }: ScoreSet, { metrics }: Settings): number | null {
  const metric = metrics.find((each) => each.id === id);
  return metric === undefined ? conll : headline(metric, scores.get(id) as Score);
}

/** The scores of a system before and now. `baseline` is undefined where there is nothing to compare with. */
export function compareNumbers(
  baseline: BaselineSystem | undefined,
  now: BaselineSystem,
  settings: Settings,
): GateNumber[] {
  const ids = gateNumbers(settings);
  const ps = baseline === undefined ? undefined : testOf(baseline, now, settings);
  return ids.map((id) => ({
    id,
    label: labelOf(id, settings),
    baseline: baseline === undefined ? null : numberOf(id, baseline, settings),
    now: numberOf(id, now, settings),
    p: ps?.get(id) ?? null,
  }));
}

/** The paired test of `compare`. Both have the same documents in the same order, since their keys are the same. */
function testOf(
  baseline: BaselineSystem,
  now: BaselineSystem,
  settings: Settings,
): Map<string, number | null> {
  const { metrics, average, options } = settings;
  const documents = now.documents.map(({ id }) => id);
  if (documents.length < MIN_TESTED_DOCUMENTS) return new Map();
  const systems = [baseline, now].map((system, s) =>
    systemCounts(
      `${s}`,
      metrics,
      system.documents.map(({ counts }) => counts),
    ),
  );
  return pairedTest({ documents, systems }, { metrics, average, blancWeight: options.blancWeight });
}

/** What happened to the decisive number of each document. */
export function compareDocuments(
  baseline: BaselineSystem | undefined,
  now: BaselineSystem,
  metric: string,
  settings: Settings,
): Omit<DocumentChanges, 'missing'> {
  const { vector, scope: unit } = settings;
  const total = now.documents.length;
  const changed: GateDocument[] = [];
  let [worse, better, equal] = [0, 0, 0];
  for (const [d, { id, counts }] of now.documents.entries()) {
    if (baseline === undefined) break;
    const document = {
      id,
      baseline: numberOf(metric, vector.scores(baseline.documents[d].counts), settings),
      now: numberOf(metric, vector.scores(counts), settings),
    };
    const change = changeOf(document);
    const isEqual = change === null ? document.baseline === document.now : Math.abs(change) <= TOLERANCE;
    if (isEqual) equal++;
    else changed.push(document);
    if (change !== null && change < -TOLERANCE) worse++;
    if (change !== null && change > TOLERANCE) better++;
  }
  const incomparable = changed.length - worse - better;
  const order = (document: GateDocument) => changeOf(document) ?? Number.POSITIVE_INFINITY;
  changed.sort((a, b) => order(a) - order(b) || 0);
  return { unit, total, worse, better, equal, incomparable, changed };
}

/** What is below a limit, and what is left aside because it could be chance. */
export function failuresOf(
  numbers: readonly GateNumber[],
  documents: Omit<DocumentChanges, 'missing'>,
  metric: string,
  limits: GateLimits,
): { readonly failures: GateFailure[]; readonly notes: string[] } {
  const { maxDrop, min, significant, maxDocumentDrop } = limits;
  const byId = new Map(numbers.map((number) => [number.id, number]));
  const failures: GateFailure[] = [];
  const notes: string[] = [];
  for (const { metric: id, points } of maxDrop) {
    const number = byId.get(id) as GateNumber;
    if (!fell(number, points)) continue;
    const { p, label } = number;
    if (significant === undefined || p === null || p < significant)
      failures.push({ kind: 'drop', points, ...number });
    else notes.push(`${label} fell by more than ${points}, but p is not below ${significant}.`);
  }
  if (significant !== undefined && documents.total < MIN_TESTED_DOCUMENTS)
    notes.push(
      `There are ${counted(documents.total, documents.unit)}: a test needs ${MIN_TESTED_DOCUMENTS}, so the drop alone decides.`,
    );
  for (const { metric: id, points } of min) {
    const number = byId.get(id) as GateNumber;
    if (number.now === null || 100 * number.now < points) failures.push({ kind: 'min', points, ...number });
  }
  if (maxDocumentDrop === undefined) return { failures, notes };
  const low = documents.changed.filter((document) => fell(document, maxDocumentDrop));
  const [worst] = low;
  if (worst !== undefined) {
    const { label } = byId.get(metric) as GateNumber;
    failures.push({
      kind: 'document',
      points: maxDocumentDrop,
      id: metric,
      label,
      count: low.length,
      unit: documents.unit,
      worst,
    });
  }
  return { failures, notes };
}

/** Whether a number fell by more than some points. One that is not defined any more fell. */
function fell({ baseline, now }: Pick<GateNumber, 'baseline' | 'now'>, points: number): boolean {
  if (baseline === null) return false;
  return now === null || 100 * (baseline - now) > points + 100 * TOLERANCE;
}
