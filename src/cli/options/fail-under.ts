import { InvalidArgumentError, Option } from 'commander';
import { settingsOf } from '../../evaluate/index.ts';
import { conllParts, headline, metrics, type Score } from '../../metrics/index.ts';
import { metricIds } from '../../metrics/names.ts';
import { suggestion } from '../../problems/nearest.ts';
import { UsageError } from '../../problems/problem.ts';
import { visible } from '../../problems/render.ts';
import { percentBelow } from '../../report/numbers.ts';
import type { ScoreReport } from '../../report/score/report.ts';
import type { ScoreRequest } from '../../verbs/score.ts';
import { writeError } from '../terminal.ts';
import { toNumber } from './shared.ts';

/** A score in percent that must be reached. */
export type Bound = readonly [metric: string, percent: number];

export const failUnderOption = (): Option =>
  new Option(
    '--fail-under <metric=x>',
    'exit 3 if the F1 of a metric (or conll) is below x percent',
  ).argParser(toBound);

/** Refuses bounds of metrics that are not scored. */
export function refuseUnknownBounds(
  bounds: readonly Bound[],
  { settings }: Pick<ScoreRequest, 'settings'>,
  flag = '--fail-under',
): void {
  for (const [metric] of bounds) refuseUnknownBound(metric, settings, flag);
}

function refuseUnknownBound(metric: string, settings: ScoreRequest['settings'], flag: string): void {
  const { metrics: chosen } = settingsOf(settings);
  const needed: readonly string[] = metric === 'conll' ? conllParts : [metric];
  if (needed.every((id) => chosen.some((candidate) => candidate.id === id))) return;
  const known = ['conll', ...metrics.map(({ id }) => id)];
  const isKnown = known.includes(metric);
  throw new UsageError(
    `${flag} names "${metric}", which is not a metric${isKnown ? ' of this run.' : `.${suggestion(metric, known)}`}`,
  );
}

/** Whether a score is below a bound. */
export const isBelow = (
  report: Pick<ScoreReport, 'metrics' | 'systems'>,
  bounds: readonly Bound[],
): boolean => bounds.filter((bound) => fails(report, bound)).length > 0;

/** Prints to standard error which systems are below a bound; an undefined score counts as below. */
function fails(
  { metrics: scored, systems }: Pick<ScoreReport, 'metrics' | 'systems'>,
  [metric, bound]: Bound,
): boolean {
  hintAtPercent([metric, bound]);
  let failed = false;
  for (const { name, scores, conll } of systems) {
    const card = scored.find(({ id }) => id === metric);
    const value = card === undefined ? conll : headline(card, scores.get(metric) as Score);
    if (value !== null && 100 * value >= bound) continue;
    failed = true;
    const found = value === null ? 'undefined, not' : `${percentBelow(100 * value, bound)}, below`;
    writeError(`fail: ${metric} of ${visible(name)} is ${found} ${bound}\n`);
  }
  return failed;
}

/** A bound of at most 1 is probably meant as a fraction. */
export function hintAtPercent([metric, bound]: Bound, flag = '--fail-under'): void {
  if (bound <= 0 || bound > 1) return;
  const meant = `${metric}=${Number((100 * bound).toPrecision(12))}`;
  writeError(`hint: ${flag} ${metric}=${bound} is ${bound} percent; for ${bound} of 1 write ${meant}\n`);
}

/** Reads METRIC=X of an option that may be repeated. */
export function toBound(text: string, bounds: readonly Bound[] = []): Bound[] {
  const [metric, bound, more] = text.split('=');
  if (bound === undefined || more !== undefined)
    throw new InvalidArgumentError('Expected METRIC=X, such as conll=60.');
  // "conll" is the average here, not its three metrics.
  const ids = metric.toLowerCase() === 'conll' ? ['conll'] : (metricIds(metric, metrics) ?? []);
  return [...bounds, [ids.length === 1 ? ids[0] : metric, toNumber(bound)]];
}
