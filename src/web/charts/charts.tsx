/** Small charts as SVG. Positions are attributes, so the content security policy needs no exception for styles. */
import type { PageSystem } from '../../page/types.ts';
import { percent, range } from '../parts/numbers.ts';
import { linearScale, ticksOf } from './linear-scale.ts';
import { useBrush } from './use-brush.ts';

const BAR_WIDTH = 120;

interface BarProps {
  /** From 0 to 1, or below 0 where agreement is less than by chance; `null` where undefined. */
  readonly value: number | null;
  readonly label: string;
  /** A confidence interval, where one is known. */
  readonly interval?: readonly [low: number, high: number] | undefined;
}

/** The name of the bar of a metric, with its interval where one is known. */
export function barOf(
  { intervals }: PageSystem,
  metric: string,
  name: string,
  value: number | null,
): Omit<BarProps, 'value'> {
  const interval = intervals?.[metric];
  if (interval === undefined) return { label: `${name}: ${percent(value)}` };
  return { label: `${name}: ${percent(value)}, 95 % interval ${range(interval)}`, interval };
}

/** A value between 0 and 1 as a bar, which is empty below 0. */
export function Bar({ value, label, interval }: BarProps) {
  return (
    <svg
      class="bar"
      viewBox={`0 0 ${BAR_WIDTH} 12`}
      width={BAR_WIDTH}
      height="12"
      role="img"
      aria-label={label}
    >
      <rect class="ground" x="0" y="3" width={BAR_WIDTH} height="6" rx="2" />
      {value === null ? null : (
        <rect
          class="fill"
          x="0"
          y="3"
          width={(BAR_WIDTH * Math.max(0, value)).toFixed(1)}
          height="6"
          rx="2"
        />
      )}
      {interval === undefined ? null : <title>{label}</title>}
      {interval === undefined ? null : (
        <path class="whisker" d={`M${BAR_WIDTH * interval[0]} 1v10m0-5H${BAR_WIDTH * interval[1]}m0-5v10`} />
      )}
    </svg>
  );
}

/** A value with its interval on an axis that all systems share. */
export function IntervalLine({
  value,
  interval: [low, high],
  domain,
  label,
}: {
  readonly value: number;
  readonly interval: readonly [low: number, high: number];
  readonly domain: readonly [from: number, to: number];
  readonly label: string;
}) {
  const x = linearScale(domain, [4, INTERVAL_WIDTH - 4]);
  return (
    <svg
      class="interval"
      viewBox={`0 0 ${INTERVAL_WIDTH} 14`}
      width={INTERVAL_WIDTH}
      height="14"
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <path class="axis" d={`M4 7H${INTERVAL_WIDTH - 4}`} />
      <path class="whisker" d={`M${x(low).toFixed(1)} 2v10m0-5H${x(high).toFixed(1)}m0-5v10`} />
      <circle class="point" cx={x(value).toFixed(1)} cy="7" r="4" />
    </svg>
  );
}

const INTERVAL_WIDTH = 180;

/** The places of values on a line from 0 to 1; one dot for each, at the end of the line for a value below 0. */
export function DotStrip({
  values,
  label,
}: {
  readonly values: readonly (number | null)[];
  readonly label: string;
}) {
  return (
    <svg class="strip" viewBox="-2 0 108 12" width="108" height="12" role="img" aria-label={label}>
      <path class="axis" d="M2 6h100M2 4v4M52 4v4M102 4v4" />
      {values.map((value, system) =>
        value === null ? null : <Dot key={system} system={system} x={2 + 100 * Math.max(0, value)} y={6} />,
      )}
    </svg>
  );
}

/** Systems have different shapes, not only colours. */
export function Dot({ system, x, y }: { readonly system: number; readonly x: number; readonly y: number }) {
  const shapes = [
    'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
    'M-3-3h6v6h-6z',
    'M0-4l4 4l-4 4l-4-4z',
    'M0-4l4 7h-8z',
  ];
  return (
    <path
      class={`dot d${system % 8}`}
      d={shapes[system % shapes.length]}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    />
  );
}

const BIN_COUNT = 20;

/** The number of documents by value, those below 0 in the first bin; undefined values are left out. */
export function Histogram({
  values,
  label,
}: {
  readonly values: readonly (number | null)[];
  readonly label: string;
}) {
  const bins = new Array<number>(BIN_COUNT).fill(0);
  for (const value of values)
    if (value !== null) bins[Math.max(0, Math.min(BIN_COUNT - 1, Math.floor(value * BIN_COUNT)))]++;
  const height = linearScale([0, Math.max(1, ...bins)], [0, 26]);
  return (
    <svg class="histogram" viewBox="0 0 100 30" width="100" height="30" role="img" aria-label={label}>
      <path class="axis" d="M0 29h100" />
      {bins.map((count, bin) =>
        count === 0 ? null : (
          <rect
            key={bin}
            class="fill"
            x={bin * 5 + 0.5}
            width="4"
            y={28 - Math.max(1.5, height(count))}
            height={Math.max(1.5, height(count))}
          />
        ),
      )}
    </svg>
  );
}

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly href: string;
}

interface ScatterProps {
  readonly points: readonly Point[];
  readonly xLabel: string;
  readonly yLabel: string;
  /** Called with the ranges of both axes when a rectangle was drawn. */
  readonly onBrush?: (ranges: readonly [x: Range, y: Range]) => void;
}

type Range = readonly [low: number, high: number];

const PLOT_SIZE = 320;
const PLOT_LEFT = 40;
const CELLS_PER_SIDE = 40;

/** Two numbers of each document against each other. Points are links; more than 5,000 are counted in squares instead. */
export function Scatter({ points, xLabel, yLabel, onBrush }: ScatterProps) {
  const domain = domainOf(points);
  const x = linearScale(domain, [PLOT_LEFT, PLOT_LEFT + PLOT_SIZE]);
  const y = linearScale(domain, [PLOT_SIZE + 8, 8]);
  const ticks = ticksOf(domain, 5);
  const { corners, ...listeners } = useBrush(([[x0, y0], [x1, y1]]) => {
    const back = (from: Range) => (value: number) =>
      Math.min(domain[1], Math.max(domain[0], linearScale(from, domain)(value)));
    const [ofX, ofY] = [back([PLOT_LEFT, PLOT_LEFT + PLOT_SIZE]), back([PLOT_SIZE + 8, 8])];
    onBrush?.([
      [ofX(Math.min(x0, x1)), ofX(Math.max(x0, x1))],
      [ofY(Math.max(y0, y1)), ofY(Math.min(y0, y1))],
    ]);
  });
  return (
    <svg
      {...(onBrush && listeners)}
      class="scatter"
      viewBox={`0 0 ${PLOT_SIZE + PLOT_LEFT + 12} ${PLOT_SIZE + 48}`}
      role="group"
      aria-label={`${yLabel} against ${xLabel}, ${points.length} documents`}
    >
      <g class="axis">
        {ticks.map((tick) => (
          <path
            key={tick}
            d={`M${x(tick)} 8V${PLOT_SIZE + 8}M${PLOT_LEFT} ${y(tick)}H${PLOT_LEFT + PLOT_SIZE}`}
          />
        ))}
        <path class="diagonal" d={`M${PLOT_LEFT} ${PLOT_SIZE + 8}L${PLOT_LEFT + PLOT_SIZE} 8`} />
      </g>
      <g class="ticks">
        {ticks.map((tick) => (
          <>
            <text x={x(tick)} y={PLOT_SIZE + 22} text-anchor="middle">{`${Math.round(100 * tick)}`}</text>
            <text x={PLOT_LEFT - 5} y={y(tick) + 4} text-anchor="end">{`${Math.round(100 * tick)}`}</text>
          </>
        ))}
        <text x={PLOT_LEFT + PLOT_SIZE / 2} y={PLOT_SIZE + 42} text-anchor="middle">
          {xLabel}
        </text>
        <text transform={`translate(11 ${PLOT_SIZE / 2 + 8}) rotate(-90)`} text-anchor="middle">
          {yLabel}
        </text>
      </g>
      {points.length > 5000 ? (
        <Squares points={points} domain={domain} />
      ) : (
        points.map((point) => (
          <a key={point.href} href={point.href} aria-label={point.label}>
            <circle class="point" cx={x(point.x).toFixed(1)} cy={y(point.y).toFixed(1)} r="4.5">
              <title>{point.label}</title>
            </circle>
          </a>
        ))
      )}
      {corners === undefined ? null : (
        <rect
          class="brush"
          x={Math.min(corners[0][0], corners[1][0])}
          y={Math.min(corners[0][1], corners[1][1])}
          width={Math.abs(corners[1][0] - corners[0][0])}
          height={Math.abs(corners[1][1] - corners[0][1])}
        />
      )}
    </svg>
  );
}

/** The same range for both axes, so that the diagonal means equal values: tenths around all points. */
function domainOf(points: readonly Point[]): readonly [number, number] {
  let [low, high] = [1, 0];
  for (const { x, y } of points) {
    low = Math.min(low, x, y);
    high = Math.max(high, x, y);
  }
  if (low > high) return [0, 1];
  return [Math.floor(low * 10) / 10, Math.min(1, Math.floor(high * 10 + 1) / 10)];
}

interface SquaresProps {
  readonly points: readonly Point[];
  readonly domain: readonly [number, number];
}

function Squares({ points, domain: [low, high] }: SquaresProps) {
  const counts = new Map<number, number>();
  const cell = (value: number) =>
    Math.min(CELLS_PER_SIDE - 1, Math.floor(((value - low) / (high - low)) * CELLS_PER_SIDE));
  for (const point of points) {
    const at = cell(point.x) * CELLS_PER_SIDE + cell(point.y);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  let most = 1;
  for (const count of counts.values()) most = Math.max(most, count);
  const side = PLOT_SIZE / CELLS_PER_SIDE;
  return (
    <>
      {[...counts].map(([at, count]) => (
        <rect
          key={at}
          class="square"
          x={PLOT_LEFT + Math.floor(at / CELLS_PER_SIDE) * side}
          y={8 + PLOT_SIZE - ((at % CELLS_PER_SIDE) + 1) * side}
          width={side}
          height={side}
          opacity={(0.15 + (0.85 * count) / most).toFixed(2)}
        >
          <title>{`${count} documents`}</title>
        </rect>
      ))}
    </>
  );
}
