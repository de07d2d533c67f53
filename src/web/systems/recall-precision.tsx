import type { PageIndex } from '../../page/types.ts';
import { linearScale, ticksOf } from '../charts/linear-scale.ts';
import { percent } from '../parts/numbers.ts';
import { shortSystemNames } from '../parts/report-names.ts';

interface Props {
  readonly index: PageIndex;
  readonly metric: string;
}

const SIZE = 320;
const LEFT = 44;
const TOP = 12;

/** Lines of equal F₁, in percent. */
const F1_LINES = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/** Systems by precision and recall, with lines of equal F₁. The CoNLL average has no recall: B³, or else the first metric, stands for it. */
export function RecallPrecision({ index, metric }: Props) {
  const { metrics, systems } = index;
  const card =
    metrics.find(({ id }) => id === metric) ?? metrics.find(({ id }) => id === 'bcub') ?? metrics[0];
  const names = shortSystemNames(index);
  const points = systems.flatMap(({ scores }, s) => {
    const score = card === undefined ? undefined : scores[card.id];
    return score === undefined || score.recall === null || score.precision === null
      ? []
      : [{ system: s, x: score.precision, y: score.recall }];
  });
  if (card === undefined || card.headline === 'index' || points.length === 0) return null;
  const all = points.flatMap(({ x, y }) => [x, y]);
  const low = Math.max(0, Math.floor(10 * Math.min(...all) - 0.2) / 10);
  const domain = [low, Math.min(1, Math.ceil(10 * Math.max(...all) + 0.2) / 10)] as const;
  const x = linearScale(domain, [LEFT, LEFT + SIZE]);
  const y = linearScale(domain, [TOP + SIZE, TOP]);
  const ticks = ticksOf(domain, 5);
  return (
    <section class="recallprecision">
      <h2>Recall and precision of {card.label}</h2>
      <svg
        viewBox={`0 0 ${LEFT + SIZE + 60} ${TOP + SIZE + 40}`}
        role="img"
        aria-label={points
          .map(({ system, ...at }) => `${names[system]}: precision ${percent(at.x)}, recall ${percent(at.y)}`)
          .join('; ')}
      >
        <path class="axis" d={`M${LEFT} ${TOP}V${TOP + SIZE}H${LEFT + SIZE}`} />
        <g class="ticks">
          {ticks.map((tick) => (
            <>
              <text x={x(tick)} y={TOP + SIZE + 16} text-anchor="middle">
                {Math.round(100 * tick)}
              </text>
              <text x={LEFT - 6} y={y(tick) + 4} text-anchor="end">
                {Math.round(100 * tick)}
              </text>
            </>
          ))}
          <text x={LEFT + SIZE / 2} y={TOP + SIZE + 34} text-anchor="middle">
            precision
          </text>
          <text transform={`translate(11 ${TOP + SIZE / 2}) rotate(-90)`} text-anchor="middle">
            recall
          </text>
        </g>
        {F1_LINES.map((f1) => (
          <F1Line key={f1} f1={f1 / 100} domain={domain} x={x} y={y} />
        ))}
        {groupsOf(points, (domain[1] - low) / 30).map((group) => (
          <g key={group[0].system}>
            {group.map((point) => (
              <circle key={point.system} class="point" cx={x(point.x)} cy={y(point.y)} r="5" />
            ))}
            <text class="label" x={x(group[0].x) + 9} y={y(group[0].y) + 4}>
              {group.map(({ system }) => names[system]).join(', ')}
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
}

interface Point {
  readonly system: number;
  readonly x: number;
  readonly y: number;
}

/** Points that are so close that they share a label. */
export function groupsOf(points: readonly Point[], distance: number): readonly (readonly Point[])[] {
  const groups: Point[][] = [];
  for (const point of points) {
    const near = groups.find(
      ([first]) => Math.abs(first.x - point.x) < 2 * distance && Math.abs(first.y - point.y) < distance,
    );
    if (near === undefined) groups.push([point]);
    else near.push(point);
  }
  return groups;
}

interface LineProps {
  readonly f1: number;
  readonly domain: readonly [number, number];
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

/** The recall of a precision at a fixed F₁: f p / (2 p − f). */
function F1Line({ f1, domain: [low, high], x, y }: LineProps) {
  const points: string[] = [];
  for (let step = 0; step <= 60; step++) {
    const precision = low + ((high - low) * step) / 60;
    const recall = (f1 * precision) / (2 * precision - f1);
    if (2 * precision <= f1 || recall < low || recall > high) continue;
    points.push(`${x(precision).toFixed(1)} ${y(recall).toFixed(1)}`);
  }
  if (points.length < 2) return null;
  const [lastX, lastY] = points[points.length - 1].split(' ').map(Number);
  return (
    <>
      <path class="f1line" d={`M${points.join('L')}`} />
      <text class="f1label" x={lastX + 3} y={lastY + 4}>
        F₁ {Math.round(100 * f1)}
      </text>
    </>
  );
}
