import { InvalidArgumentError } from 'commander';
import { type SettingsSpec, settingsOf } from '../../evaluate/index.ts';
import { conllParts, metrics } from '../../metrics/index.ts';
import { metricIds } from '../../metrics/names.ts';
import { suggestion } from '../../problems/nearest.ts';
import { UsageError } from '../../problems/problem.ts';
import { writeError } from '../terminal.ts';
import { toNumber } from './shared.ts';

/** A metric, or `conll`, and a number of percent or points. */
export type MetricBound = readonly [metric: string, bound: number];

/** Reads METRIC=X of an option that may be repeated. */
export function toBound(text: string, bounds: readonly MetricBound[] = []): MetricBound[] {
  const [metric, bound, more] = text.split('=');
  if (bound === undefined || more !== undefined)
    throw new InvalidArgumentError('Expected METRIC=X, such as conll=60.');
  // "conll" is the average here, not its three metrics.
  const ids = metric.toLowerCase() === 'conll' ? ['conll'] : (metricIds(metric, metrics) ?? []);
  return [...bounds, [ids.length === 1 ? ids[0] : metric, toNumber(bound)]];
}

/** Refuses a bound of a metric that is not computed. */
export function refuseUnknownBounds(
  flag: string,
  bounds: readonly MetricBound[] = [],
  settings: SettingsSpec | undefined,
): void {
  const { metrics: chosen } = settingsOf(settings);
  for (const [metric] of bounds) {
    const needed: readonly string[] = metric === 'conll' ? conllParts : [metric];
    if (needed.every((id) => chosen.some((candidate) => candidate.id === id))) continue;
    const known = ['conll', ...metrics.map(({ id }) => id)];
    const isKnown = known.includes(metric);
    throw new UsageError(
      `${flag} names "${metric}", which is not a metric${isKnown ? ' of this run.' : `.${suggestion(metric, known)}`}`,
    );
  }
}

/** A bound of at most 1 is probably meant as a fraction. */
export function hintAtPercent(flag: string, [metric, bound]: MetricBound): void {
  if (bound <= 0 || bound > 1) return;
  const meant = `${metric}=${Number((100 * bound).toPrecision(12))}`;
  writeError(`hint: ${flag} ${metric}=${bound} is ${bound} percent; for ${bound} of 1 write ${meant}\n`);
}
