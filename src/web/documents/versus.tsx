import { choices } from '../../page/scores.ts';
import type { PageIndex } from '../../page/types.ts';
import { type Point, Scatter } from '../charts/charts.tsx';
import { hrefOf, route, setParams } from '../frame/route.ts';
import { fieldOfMetric, type ReportColumns } from '../parts/columns.ts';
import { nameInFilter } from '../parts/filter.ts';
import { percent } from '../parts/numbers.ts';

interface Props {
  readonly index: PageIndex;
  readonly columns: ReportColumns;
  readonly rows: readonly number[];
  readonly metric: string;
}

/** An axis: a system and a metric, in an address `0:conll`. */
interface Axis {
  readonly system: number;
  readonly metric: string;
}

function axisOf(index: PageIndex, text: string | undefined, otherwise: Axis): Axis {
  const [system, metric] = (text ?? '').split(':');
  const isKnown =
    index.systems[Number(system)] !== undefined && choices(index).some(({ id }) => id === metric);
  return isKnown ? { system: Number(system), metric } : otherwise;
}

/** Two systems, or two metrics, against each other, document by document. */
export function Versus({ index, columns, rows, metric }: Props) {
  const { params } = route.value;
  const isOpen = params.x !== undefined || params.y !== undefined;
  const hasTwo = index.systems.length > 1;
  const others = choices(index).filter(({ id }) => id !== metric);
  const x = axisOf(index, params.x, { system: 0, metric });
  const y = axisOf(
    index,
    params.y,
    hasTwo ? { system: 1, metric } : { system: 0, metric: others[0]?.id ?? metric },
  );
  const toggle = (event: Event & { currentTarget: HTMLDetailsElement }) => {
    const { open } = event.currentTarget;
    if (open !== isOpen) setParams(open ? { x: axisText(x), y: axisText(y) } : { x: '', y: '' });
  };
  return (
    <details class="versus" open={isOpen} onToggle={toggle}>
      <summary>
        {hasTwo ? 'Two systems or two metrics against each other' : 'Two metrics against each other'}
      </summary>
      {isOpen ? <Plot index={index} columns={columns} rows={rows} x={x} y={y} /> : null}
    </details>
  );
}

const axisText = ({ system, metric }: Axis): string => `${system}:${metric}`;

function Plot({
  index,
  columns,
  rows,
  x,
  y,
}: Omit<Props, 'metric'> & { readonly x: Axis; readonly y: Axis }) {
  const label = ({ system, metric }: Axis) => {
    const name = choices(index).find(({ id }) => id === metric)?.label ?? metric;
    return index.systems.length > 1 ? `${index.systems[system].name}: ${name}` : name;
  };
  const [xs, ys] = [x, y].map(({ system, metric }) => columns.metric(system, metric));
  const points: Point[] = rows
    .filter((d) => !Number.isNaN(xs[d]) && !Number.isNaN(ys[d]))
    .map((d) => ({
      x: xs[d],
      y: ys[d],
      label: `${index.documents[d].id}: ${percent(xs[d])}, ${percent(ys[d])}`,
      href: hrefOf({ view: 'd', id: index.documents[d].id, params: { s: `${y.system}` } }),
    }));
  const fieldOf = ({ system, metric }: Axis) =>
    index.systems.length > 1
      ? `${fieldOfMetric(metric)}.${nameInFilter(index.systems[system].name)}`
      : fieldOfMetric(metric);
  const brush = (ranges: readonly (readonly [low: number, high: number])[]) => {
    const fields = [x, y].map(fieldOf);
    const others = (route.value.params.q ?? '')
      .split(/\s+/)
      .filter((part) => part !== '' && !fields.some((field) => part.replace(/[<>=].*/, '') === field));
    const conditions = ranges.flatMap(([low, high], axis) => [
      `${fields[axis]}>=${(100 * low).toFixed(2)}`,
      `${fields[axis]}<=${(100 * high).toFixed(2)}`,
    ]);
    setParams({ q: [...others, ...conditions].join(' ') });
  };
  const wins = points.filter((point) => point.y > point.x).length;
  const losses = points.filter((point) => point.y < point.x).length;
  const step = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const links = [...event.currentTarget.querySelectorAll<SVGAElement>('svg a')];
    const at = links.indexOf(document.activeElement as unknown as SVGAElement);
    links[Math.max(0, Math.min(links.length - 1, at + (event.key === 'ArrowRight' ? 1 : -1)))]?.focus();
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows step through the links in the plot
    <div class="plot" onKeyDown={step}>
      <Scatter points={points} xLabel={label(x)} yLabel={label(y)} onBrush={brush} />
      <div>
        <AxisChoice index={index} name="x" axis={x} />
        <AxisChoice index={index} name="y" axis={y} />
        <p>
          Above the diagonal: <b>{wins}</b>, below: <b>{losses}</b>, on it:{' '}
          <b>{points.length - wins - losses}</b>.
        </p>
        <p class="soft">
          Each point is a document and opens it. Arrow keys step from point to point. A rectangle drawn with
          the pointer becomes a filter, which can also be typed: <code>{`${fieldOf(x)}>=60`}</code>. The
          filter applies here too.
        </p>
        {(route.value.params.q ?? '') === '' ? null : (
          <button type="button" onClick={() => setParams({ q: '' })}>
            Clear the filter
          </button>
        )}
      </div>
    </div>
  );
}

function AxisChoice({
  index,
  name,
  axis,
}: {
  readonly index: PageIndex;
  readonly name: 'x' | 'y';
  readonly axis: Axis;
}) {
  const options = index.systems.flatMap((system, s) =>
    choices(index).map(
      ({ id, label }) =>
        [`${s}:${id}`, index.systems.length > 1 ? `${system.name}: ${label}` : label] as const,
    ),
  );
  return (
    <p>
      <label class="choice">
        <span class="soft">{name === 'x' ? 'across' : 'up'}</span>{' '}
        <select value={axisText(axis)} onChange={(event) => setParams({ [name]: event.currentTarget.value })}>
          {options.map(([value, text]) => (
            <option key={value} value={value} selected={value === axisText(axis)}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}
