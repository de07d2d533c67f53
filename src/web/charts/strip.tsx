import { percent, range } from '../parts/numbers.ts';
import { linearScale, ticksOf } from './linear-scale.ts';
import { stripDots, stripShape } from './strip-shape.ts';

const WIDTH = 340;
/** Room at both ends for half a dot. */
const INSET = 3;

interface StripProps {
  /** By document, as fractions of 1. */
  readonly values: readonly (number | null)[];
  readonly domain: readonly [from: number, to: number];
  /** In units of the width, which is 340. */
  readonly height: number;
  readonly score: number | null;
  readonly interval?: readonly [low: number, high: number] | undefined;
  readonly name: string;
  /** Called with the document nearest to a click. */
  readonly onPick?: (document: number) => void;
}

/** The scores of a system by document, its score and the interval of that, on an axis that systems share. */
export function Strip({ values, domain, height, score, interval, name, onPick }: StripProps) {
  const frame = { width: WIDTH - 2 * INSET, height: height - 1, domain };
  const x = linearScale(domain, [INSET, WIDTH - INSET]);
  const { path, stroke } = stripShape(values, frame);
  const pick = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - left) / width) * WIDTH - INSET;
    let [best, least] = [-1, Number.POSITIVE_INFINITY];
    for (const dot of stripDots(values, frame).dots) {
      const away = Math.abs(dot.x - at);
      if (away < least) [best, least] = [dot.at, away];
    }
    if (best >= 0) onPick?.(best);
  };
  const label = `${name}: ${percent(score)}${interval === undefined ? '' : `, 95 % interval ${range(interval)}`}; scores of ${values.length} documents`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the documents are links in a table of their own
    <svg
      class="strip"
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      role="img"
      aria-label={label}
      onClick={onPick && pick}
    >
      <path class="axis" d={`M0 ${height - 0.5}H${WIDTH}`} />
      {interval === undefined ? null : (
        <rect
          class="band"
          x={x(interval[0]).toFixed(1)}
          y="0"
          width={Math.max(1, x(interval[1]) - x(interval[0])).toFixed(1)}
          height={height - 1}
        />
      )}
      <path
        class={stroke === 0 ? 'bars' : 'dots'}
        d={path}
        stroke-width={stroke === 0 ? undefined : stroke}
        transform={`translate(${INSET})`}
      />
      {score === null ? null : <path class="score" d={`M${x(score).toFixed(1)} 0V${height - 1}`} />}
    </svg>
  );
}

/** The numbers of an axis above strips. */
export function StripAxis({ domain }: Pick<StripProps, 'domain'>) {
  const x = linearScale(domain, [INSET, WIDTH - INSET]);
  const ticks = ticksOf(domain, domain[1] - domain[0] > 0.6 ? 5 : 4);
  return (
    <svg class="stripaxis" viewBox={`0 0 ${WIDTH} 14`} width={WIDTH} height="14" aria-hidden="true">
      {ticks.map((tick, at) => (
        <text
          key={tick}
          x={x(tick).toFixed(1)}
          y="11"
          text-anchor={at === 0 ? 'start' : at === ticks.length - 1 ? 'end' : 'middle'}
        >
          {Math.round(100 * tick)}
        </text>
      ))}
    </svg>
  );
}
