/** The scores of documents as a pile of dots or as bars: one path, however many documents there are. */
import { linearScale } from './linear-scale.ts';

/** Documents above which there are bars instead of dots. */
export const MAX_DOTS = 300;

const MAX_RADIUS = 3;
const MIN_RADIUS = 0.7;
const RADIUS_STEP = 0.1;
const BAR_COUNT = 50;

export interface StripFrame {
  readonly width: number;
  readonly height: number;
  readonly domain: readonly [from: number, to: number];
}

/** A dot: which of the values it is, and where. */
export interface StripDot {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

export interface StripShape {
  /** The data of the path. */
  readonly path: string;
  /** The width of its line, which has round ends; 0 for bars, which are filled. */
  readonly stroke: number;
}

/** Piles of dots on the axis, as large as the highest pile allows; beyond `MAX_DOTS` values a histogram. */
export function stripShape(values: readonly (number | null)[], frame: StripFrame): StripShape {
  const count = values.reduce<number>((sum, value) => sum + (value === null ? 0 : 1), 0);
  if (count > MAX_DOTS) return { path: barsPath(values, frame), stroke: 0 };
  const { dots, radius } = stripDots(values, frame);
  return {
    path: dots.map(({ x, y }) => `M${short(x)} ${short(y)}h0`).join(''),
    stroke: Number((2 * radius - 0.4).toFixed(1)),
  };
}

/** The places of the dots. */
export function stripDots(
  values: readonly (number | null)[],
  { width, height, domain }: StripFrame,
): { readonly dots: readonly StripDot[]; readonly radius: number } {
  for (let radius = MAX_RADIUS; ; radius -= RADIUS_STEP) {
    const piles = new Map<number, number>();
    const last = Math.floor(width / (2 * radius)) - 1;
    const place = linearScale(domain, [0, last]);
    let highest = 0;
    const dots = values.flatMap((value, at): StripDot[] => {
      if (value === null) return [];
      const pile = Math.max(0, Math.min(last, Math.round(place(value))));
      const below = piles.get(pile) ?? 0;
      piles.set(pile, below + 1);
      highest = Math.max(highest, below + 1);
      return [{ at, x: (2 * pile + 1) * radius, y: height - (2 * below + 1) * radius }];
    });
    if (2 * radius * highest <= height || radius - RADIUS_STEP < MIN_RADIUS) return { dots, radius };
  }
}

function barsPath(values: readonly (number | null)[], { width, height, domain }: StripFrame): string {
  const bins = new Array<number>(BAR_COUNT).fill(0);
  const place = linearScale(domain, [0, BAR_COUNT]);
  for (const value of values)
    if (value !== null) bins[Math.max(0, Math.min(BAR_COUNT - 1, Math.floor(place(value))))]++;
  const most = Math.max(1, ...bins);
  const step = width / BAR_COUNT;
  return bins
    .map((count, bin) => {
      if (count === 0) return '';
      const high = Math.max(1, (count / most) * height);
      return `M${short(bin * step)} ${height}v-${short(high)}h${short(step - 0.8)}v${short(high)}z`;
    })
    .join('');
}

/** Digits that a screen can show. */
const short = (value: number): string => `${Number(value.toFixed(1))}`;

/** The axis of several strips: all of it from five systems on, else the tens around the values. */
export function stripDomain(
  systems: readonly (readonly (number | null)[])[],
  most = 5,
): readonly [from: number, to: number] {
  let [low, high] = [1, 0];
  for (const values of systems)
    for (const value of values) {
      if (value === null) continue;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  if (systems.length >= most || low > high) return [Math.min(0, Math.floor(10 * low) / 10), 1];
  const from = Math.floor(10 * low) / 10;
  const to = Math.min(1, Math.ceil(10 * high) / 10);
  return from < to ? [from, to] : [Math.max(0, to - 0.1), to === from && to < 0.1 ? 0.1 : to];
}
