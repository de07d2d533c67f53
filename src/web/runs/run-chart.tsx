import type { Run } from '../../page/runs.ts';
import { percent } from '../parts/numbers.ts';
import { visibleName } from '../parts/short-names.ts';

const WIDTH = 720;
const HEIGHT = 180;
const LEFT = 44;
const RIGHT = 150;
const MARGIN = 12;
/** Lines that are told apart by colour. */
const COLOURS = 8;

/** The CoNLL score of each system from result to result, all at the same distance. */
export function RunChart({ runs }: { readonly runs: readonly Run[] }) {
  const names = [...new Set(runs.flatMap(({ systems }) => systems.map(({ name }) => name)))];
  const lines = names.map((name) =>
    runs.flatMap(({ systems }, at) => {
      const conll = systems.find((system) => system.name === name)?.conll ?? null;
      return conll === null ? [] : [{ at, conll }];
    }),
  );
  const values = lines.flat().map(({ conll }) => 100 * conll);
  if (values.length === 0 || runs.length < 2) return null;
  const low = Math.max(0, Math.floor(Math.min(...values) / 5) * 5);
  const high = Math.min(100, Math.max(low + 5, Math.ceil(Math.max(...values) / 5) * 5));
  const x = (at: number) => LEFT + (at * (WIDTH - LEFT - RIGHT)) / (runs.length - 1);
  const y = (value: number) => HEIGHT - MARGIN - ((value - low) * (HEIGHT - 2 * MARGIN)) / (high - low);
  const summary = names
    .map((name, n) => `${visibleName(name)} ${lines[n].map(({ conll }) => percent(conll)).join(', ')}`)
    .join('; ');
  return (
    <svg
      class="runchart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`CoNLL by result: ${summary}`}
    >
      {[low, high].map((value) => (
        <g key={value}>
          <line class="axis" x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
          <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {lines.map((points, n) => {
        const last = points.at(-1);
        if (last === undefined) return null;
        return (
          <g key={names[n]} class={`b${n % COLOURS}`}>
            <polyline points={points.map(({ at, conll }) => `${x(at)},${y(100 * conll)}`).join(' ')} />
            {points.map(({ at, conll }) => (
              <circle key={at} cx={x(at)} cy={y(100 * conll)} r="4">
                <title>{`${visibleName(runs[at].name)}: ${visibleName(names[n])} ${percent(conll)}`}</title>
              </circle>
            ))}
            <text x={x(last.at) + 10} y={y(100 * last.conll) + 4}>
              {visibleName(names[n]).slice(0, 20)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
