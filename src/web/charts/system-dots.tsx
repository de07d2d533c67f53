const WIDTH = 1000;

interface Props {
  /** By system, as fractions of 1; NaN where undefined. */
  readonly values: readonly number[];
  readonly names: readonly string[];
  readonly chosen: number;
}

/** The scores of all systems on one axis from 0 to 100, the chosen one on top. Dots are the ends of lines without length, so they stay round however wide the axis is. */
export function SystemDots({ values, names, chosen }: Props) {
  const place = (value: number) => Math.round(WIDTH * Math.max(0, value));
  const path = (list: readonly number[]) => list.map((value) => `M${place(value)} 10h0`).join('');
  const defined = (value: number) => !Number.isNaN(value);
  const others = values.filter((value, system) => system !== chosen && defined(value));
  const label = values
    .map((value, system) => `${names[system]} ${defined(value) ? (100 * value).toFixed(1) : '–'}`)
    .join(', ');
  return (
    <svg
      class="systemdots"
      viewBox={`0 0 ${WIDTH} 20`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path class="axis" d={`M0 10H${WIDTH}`} />
      <path class="others" d={path(others)} />
      {defined(values[chosen]) ? <path class="chosen" d={path([values[chosen]])} /> : null}
    </svg>
  );
}
