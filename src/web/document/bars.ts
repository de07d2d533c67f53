/** Bars of mentions as layers of the background of words. */
import { barClass } from './bar-classes.ts';
import { LANE_COUNT, NO_LANE, type Run, type RunBar } from './layout.ts';
import type { DocumentModel, SideName } from './model.ts';
import type { Pen } from './pen.tsx';

/** A row of words that bars are drawn on. */
export interface BarContext {
  readonly model: DocumentModel;
  readonly pen: Pen;
  /** Lanes above and below the words. */
  readonly up: number;
  readonly down: number;
  readonly isMirrored: boolean;
  readonly isBoth: boolean;
}

/** Pixels of a lane: a bar and the gap to the next one. */
export const LANE_PIXELS = 5;

/** The attributes of an element with bars. */
export function barsOf(run: Run, context: BarContext, more: readonly string[] = []) {
  const classes = [...classesOf(run, context), ...more];
  const style = background(run, context);
  const drawn = barClass(style);
  return drawn === undefined ? { class: classes.join(' '), style } : { class: [...classes, drawn].join(' ') };
}

function classesOf({ key, response }: Run, { model, pen }: BarContext): string[] {
  const names = ['s'];
  const all = [...key, ...response];
  for (const [side, bars] of [
    ['key', key],
    ['response', response],
  ] as const) {
    for (const { placed } of bars) names.push(pen.classOf({ side, mention: placed.mention }, placed.entity));
  }
  if (all.some(({ placed: { lane } }) => lane === NO_LANE)) names.push('single');
  // Bars are in the order of their length: the last is the innermost.
  const inner = key.at(-1)?.placed;
  if (inner !== undefined && pen.isTinted?.(model, { side: 'key', mention: inner.mention })) {
    names.push(`w${model.key.colours[inner.entity]}`);
  }
  return names;
}

/** The last, empty layer makes the colour of a highlighted chain end at the words. */
function background({ key, response, deep }: Run, context: BarContext): string {
  const layers = [
    ...layersOf('key', key, context),
    ...layersOf('response', response, context),
    ...deep.map(({ side }) => deepLayer(side, context)),
  ];
  return [
    `background-image:${[...layers.map(({ image }) => image), 'none'].join()}`,
    `background-position:${[...layers.map(({ position }) => position), '0 0'].join()}`,
    `background-size:${[...layers.map(({ size }) => size), 'auto'].join()}`,
    `background-clip:${'border-box,'.repeat(layers.length)}content-box`,
  ].join(';');
}

const layersOf = (side: SideName, bars: readonly RunBar[], context: BarContext) =>
  bars.filter(({ placed }) => placed.lane !== NO_LANE).map((bar) => layer(side, bar, context));

/** Where a lane is: that of the key is above the words if both sides are drawn. */
const placeOf = (side: SideName, lane: number, { up, down, isBoth }: BarContext): string =>
  isBoth && side === 'key'
    ? `top ${LANE_PIXELS * (up - 1 - lane)}px`
    : `bottom ${LANE_PIXELS * (down - 1 - lane)}px`;

const dotted = (colour: string): string =>
  `repeating-linear-gradient(90deg,${colour} 0 3px,transparent 3px 5px)`;

function layer(side: SideName, { placed, isStart, isEnd, isGap }: RunBar, context: BarContext) {
  const { model, pen, isMirrored } = context;
  const isFaded = pen.isFaded?.({ side, mention: placed.mention }) === true;
  const colour = `var(--${isFaded ? 'f' : 'c'}${model.side(side).colours[placed.entity]})`;
  const [isLeft, isRight] = isMirrored ? [isEnd, isStart] : [isStart, isEnd];
  const inset = (isLeft ? 1 : 0) + (isRight ? 1 : 0);
  const x = isLeft ? (isRight ? 'left 1px' : 'right 0px') : 'left 0px';
  return {
    image: isGap ? dotted(colour) : `linear-gradient(${colour},${colour})`,
    position: `${x} ${placeOf(side, placed.lane, context)}`,
    size: `${inset === 0 ? '100%' : `calc(100% - ${inset}px)`} 3px`,
  };
}

/** The line of mentions that are too deep, in the last lane; the bar of that lane covers it. */
const deepLayer = (side: SideName, context: BarContext) => ({
  image: dotted('var(--edge)'),
  position: `left 0px ${placeOf(side, LANE_COUNT - 1, context)}`,
  size: '100% 3px',
});
