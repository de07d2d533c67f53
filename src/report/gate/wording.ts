/** The sentences of a gate, the same in every kind of output. Names are left as they are: each kind of output escapes them. */
import { counted, percent, percentBelow, UNDEFINED_SIGN } from '../numbers.ts';
import {
  type Change,
  changeOf,
  type DocumentChanges,
  type GateCheck,
  type GateFailure,
  type GateLimits,
  type GateNumber,
} from './report.ts';

const withMinus = (text: string): string => text.replace(/^-/, '−');

/** A difference with its sign, in points. */
export const signedPoints = (change: number | null): string => {
  if (change === null) return UNDEFINED_SIGN;
  const text = percent(change).replace(/^-(?=0\.00$)/, '');
  return withMinus(change > 0 && text !== '0.00' ? `+${text}` : text);
};

/** A p-value is never 0: the smallest that random exchanges can give depends on their number. */
export const pText = (p: number | null): string =>
  p === null ? '' : p < 0.001 ? 'p < 0.001' : `p = ${p.toFixed(3)}`;

/** The fall of a number, with as many decimals as show that it is more than allowed. */
const fallText = (change: number, points: number): string => withMinus(percentBelow(100 * change, -points));

/** The decisive number of a check: `CoNLL 59.51, was 64.95 (−5.43, p < 0.001); allowed: −0.30`. */
export function decisiveText(
  { metric, numbers, failures, isCompared }: GateCheck,
  limits: GateLimits,
): string {
  const number = numbers.find(({ id }) => id === metric) as GateNumber;
  const score = `${number.label} ${percent(number.now)}`;
  if (!isCompared) return score;
  const failure = failures.find(({ kind, id }) => kind === 'drop' && id === metric);
  const change = changeOf(number);
  const fall =
    failure === undefined || change === null ? signedPoints(change) : fallText(change, failure.points);
  const test = number.p === null || change === 0 ? '' : `, ${pText(number.p)}`;
  const [{ points }] = limits.maxDrop;
  return `${score}, was ${percent(number.baseline)} (${fall}${test}); allowed: ${signedPoints(-points / 100)}`;
}

/** Why a check fails. The worst document of a failure about documents is `name`. */
export function failureText(failure: GateFailure, name: (id: string) => string): string {
  const { label, points } = failure;
  if (failure.kind === 'document') {
    const { count, unit, worst } = failure;
    const fell = `${counted(count, unit)} fell by more than ${points} points of ${label}`;
    return `${fell}, ${name(worst.id)} from ${percent(worst.baseline)} to ${percent(worst.now)}`;
  }
  const { now, baseline, p } = failure;
  if (failure.kind === 'min')
    return now === null
      ? `${label} is undefined, and must be at least ${points}`
      : `${label} is ${percentBelow(100 * now, points)}, below ${points}`;
  const change = changeOf(failure);
  if (change === null) return `${label} is undefined, and was ${percent(baseline)}`;
  const test = p === null ? '' : `, ${pText(p)}`;
  return `${label} is ${percent(now)}, was ${percent(baseline)} (${fallText(change, points)}${test}); allowed: ${signedPoints(-points / 100)}`;
}

/** Failures that the first line of a check does not state. */
export const furtherFailures = ({ metric, failures }: GateCheck): GateFailure[] =>
  failures.filter(({ kind, id }) => kind !== 'drop' || id !== metric);

/** `39 of 74 documents are worse, 11 better, 24 equal.` */
export function documentsText({ total, worse, better, equal, incomparable, unit }: DocumentChanges): string {
  const more = incomparable === 0 ? '' : `, ${incomparable} undefined on one side`;
  return `${worse} of ${counted(total, unit, unit === 'corpus' ? 'corpora' : undefined)} ${worse === 1 ? 'is' : 'are'} worse, ${better} better, ${equal} equal${more}.`;
}

/** The numbers of a document: `73.70 → 27.51`. */
export const changeText = ({ baseline, now }: Change): string => `${percent(baseline)} → ${percent(now)}`;

/** The system of a check, and its data set. */
export const checkName = ({ system, dataset }: Pick<GateCheck, 'system' | 'dataset'>): string =>
  dataset === undefined ? system : `${system} on ${dataset}`;
