import { isSignificant, isTested, pairOf, rankingOf } from '../../page/ranking.ts';
import { choices } from '../../page/scores.ts';
import type { PageIndex } from '../../page/types.ts';
import { useKeys } from '../frame/keys.ts';
import { route, setParams } from '../frame/route.ts';
import type { View, ViewProps } from '../frame/view.ts';
import { Choice } from '../parts/choice.tsx';
import { metricOf } from '../parts/columns.ts';
import { counted } from '../parts/numbers.ts';
import { HeatMap } from './heat-map.tsx';
import { Matrix } from './matrix.tsx';
import { RecallPrecision } from './recall-precision.tsx';

export const systems: View = {
  id: 'systems',
  key: 'm',
  label: ({ systems: all }) => `Systems ${all.length}`,
  isAvailable: ({ systems: all }) => all.length > 1,
  component: Systems,
};

/** Every pair of systems, and every system on every document. */
function Systems({ index }: ViewProps) {
  const metric = metricOf(index, route.value.params.m);
  useKeys({
    h: () => document.querySelector<HTMLElement>('canvas.heatmap')?.focus(),
  });
  return (
    <div class="page full">
      <h1 tabIndex={-1}>{pairsSentence(index, metric)}</h1>
      <div class="controls">
        <Choice
          label="metric"
          value={metric}
          onChange={(value) => setParams({ m: value })}
          options={choices(index).map(({ id, label }) => [id, label])}
        />
      </div>
      <div class="besides">
        <Matrix index={index} metric={metric} />
        <RecallPrecision index={index} metric={metric} />
      </div>
      <HeatMap index={index} metric={metric} />
    </div>
  );
}

/** How many pairs differ, in words. */
export function pairsSentence(index: PageIndex, metric: string): string {
  const { order } = rankingOf(index, metric);
  const pairs = order.flatMap((a, at) => order.slice(at + 1).map((b) => [a, b] as const));
  if (!isTested(index, metric)) {
    return index.documents.length < 2
      ? 'One document cannot decide which systems differ.'
      : 'The pairs of systems were not tested here.';
  }
  const count = pairs.filter(([a, b]) => isSignificant(pairOf(index, metric, a, b))).length;
  if (pairs.length === 1) return `The two systems ${count === 1 ? 'differ' : 'do not differ'} significantly.`;
  if (count === 0) return `None of ${pairs.length} pairs of systems differs significantly.`;
  return `${count} of ${counted(pairs.length, 'pair')} of systems ${count === 1 ? 'differs' : 'differ'} significantly.`;
}
