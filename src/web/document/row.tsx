/** One row of text with its bars and tags. */
import type { ComponentType } from 'preact';
import { GREY_COLOUR, OTHER, RIGHT } from '../../page/types.ts';
import { barClass } from './bar-classes.ts';
import { describeMention, wordsOfMark } from './describe-mention.ts';
import {
  changesDirection,
  isRightToLeft,
  LANE_COUNT,
  placeMentions,
  type RowMention,
  type Run,
  type RunBar,
  rowRuns,
} from './layout.ts';
import type { DocumentModel, EntityRef, MentionRef, SideName } from './model.ts';

/** Which sides are drawn into the words: both above and below, or one of them below. */
export type Sides = 'both' | SideName;

interface RowProps {
  readonly model: DocumentModel;
  readonly row: number;
  readonly sides: Sides;
  readonly pen: Pen;
}

interface TagProps {
  readonly model: DocumentModel;
  readonly stop: MentionRef;
  /** Both sides are drawn into the same words. */
  readonly isBoth: boolean;
}

/** The letter of the sides in the names of classes. A further system beside the response has one of its own. */
type Letter = 'k' | 'r' | 'q';

/** How mentions are drawn. */
export interface Pen {
  /** A further class of the words. */
  readonly column?: string;
  readonly isDrawn: (stop: MentionRef) => boolean;
  readonly hasTag: (model: DocumentModel, stop: MentionRef, isBoth: boolean) => boolean;
  readonly Tag: ComponentType<TagProps>;
  /** Whether the bars of an entity are faint. */
  readonly isFaint: (model: DocumentModel, entity: EntityRef) => boolean;
  /** The class of the words of a mention, by which they are highlighted. */
  readonly classOf: (stop: MentionRef, entity: number) => string;
  /** Tags are long: those of one word are stacked, and a word leaves their line where both have no room. */
  readonly hasLongTags?: boolean;
}

/** Chains of coreference: the tag is the number of the entity. */
const chainPenOf = (response: Letter): Pen => ({
  isDrawn: () => true,
  hasTag(model, stop, isBoth) {
    if (model.markOf(stop) !== RIGHT) return true;
    // Where both sides agree, only the tag of the key is drawn.
    return !model.isQuiet(model.entityOf(stop)) && !(isBoth && stop.side === 'response');
  },
  Tag: (props) => <Tag {...props} letter={props.stop.side === 'key' ? 'k' : response} />,
  isFaint: (model, entity) => model.isQuiet(entity),
  classOf: ({ side }, entity) => `${side === 'key' ? 'k' : response}${entity}`,
});

export const chainPen: Pen = chainPenOf('r');

/** Chains of a further system, in a column beside the response. */
export const besidePen: Pen = { ...chainPenOf('q'), column: 'beside' };

const NONE: readonly RowMention[] = [];

/** Length in characters from which a word may be broken over lines, and its tags may be on the line before it. */
const LONG_WORD_CHARACTERS = 24;

export function Words({ model, row, sides, pen }: RowProps) {
  const range = model.range(row);
  const place = (side: SideName) =>
    placeMentions(
      model.side(side),
      model.mentionsWithin(side, ...range).filter((mention) => pen.isDrawn({ side, mention })),
      ...range,
    );
  const [key, response] = [place('key'), place('response')];
  const shown = {
    key: sides === 'response' ? NONE : key.placed,
    response: sides === 'key' ? NONE : response.placed,
  };
  const tags = tagsOf(model, shown, sides === 'both', pen);
  const runs = rowRuns(model.document, range, shown.key, shown.response, new Set(tags.keys()));
  const up = sides === 'both' ? key.lanes : 0;
  const down = sides === 'both' ? response.lanes : Math.max(key.lanes, response.lanes);
  const isMirrored = isRightToLeft(model.text(...range));
  const context: Context = { model, pen, up, down, isMirrored, isBoth: sides === 'both' };
  return (
    <p
      class={pen.column === undefined ? 'words' : `words ${pen.column}`}
      dir="auto"
      style={{ '--up': up, '--down': down }}
    >
      {runs.map((run) => {
        const own = run.start < run.end ? tags.get(run.start) : undefined;
        const words = <RunSpan key={`${run.start} ${run.end}`} run={run} context={context} />;
        if (own === undefined) return words;
        const tagged = (
          <>
            <span {...barsOf(passing(run), context)} data-t={run.start} data-blank="">
              <Tags model={model} stops={own} isBoth={sides === 'both'} pen={pen} />
            </span>
            {words}
          </>
        );
        return (
          <span
            class={pen.hasLongTags ? 'tagged' : run.text.length > LONG_WORD_CHARACTERS ? undefined : 'nw'}
            key={`${run.start} ${run.end}`}
          >
            {pen.hasLongTags ? <span>{tagged}</span> : tagged}
          </span>
        );
      })}
    </p>
  );
}

interface Context {
  readonly model: DocumentModel;
  readonly pen: Pen;
  readonly up: number;
  readonly down: number;
  readonly isMirrored: boolean;
  readonly isBoth: boolean;
}

/** The bars that go on under the tags of a run: those of mentions that begin before it. */
function passing({ key, response, start }: Run): Run {
  const on = (bars: readonly RunBar[]) =>
    bars.filter(({ isStart }) => !isStart).map((bar) => ({ ...bar, isEnd: false }));
  return { text: '', start, end: start, key: on(key), response: on(response) };
}

function classesOf({ key, response }: Run, { classOf }: Pen): string[] {
  const classes = (side: SideName, bars: readonly RunBar[]) =>
    bars.map(({ placed: { mention, entity } }) => classOf({ side, mention }, entity));
  return ['s', ...classes('key', key), ...classes('response', response)];
}

function RunSpan({ run, context }: { readonly run: Run; readonly context: Context }) {
  const { key, response, text, start, end } = run;
  const isZero = end - start === 1 && context.model.document.emptyNodes.has(start);
  const isApart = changesDirection(text);
  if (key.length + response.length === 0 && !isZero) {
    if (isApart) return <span class="apart">{text}</span>;
    return <>{text}</>;
  }
  return (
    <span
      {...barsOf(run, context, [...(isZero ? ['zero'] : []), ...(isApart ? ['apart'] : [])])}
      data-t={start}
      data-blank={start === end ? '' : undefined}
      tabIndex={-1}
    >
      {text}
    </span>
  );
}

/** The attributes of an element with bars. */
function barsOf(run: Run, context: Context, more: readonly string[] = []) {
  const classes = [...classesOf(run, context.pen), ...more];
  const style = background(run, context);
  const drawn = barClass(style);
  return drawn === undefined ? { class: classes.join(' '), style } : { class: [...classes, drawn].join(' ') };
}

/** The bars as layers of the background. The last, empty layer makes the colour of a highlighted chain end at the words. */
function background({ key, response }: Run, context: Context): string {
  const layers = [
    ...key.map((bar) => layer('key', bar, context)),
    ...response.map((bar) => layer('response', bar, context)),
  ];
  return [
    `background-image:${[...layers.map(({ image }) => image), 'none'].join()}`,
    `background-position:${[...layers.map(({ position }) => position), '0 0'].join()}`,
    `background-size:${[...layers.map(({ size }) => size), 'auto'].join()}`,
    `background-clip:${'border-box,'.repeat(layers.length)}content-box`,
  ].join(';');
}

const LANE_PIXELS = 5;

function layer(
  side: SideName,
  { placed, isStart, isEnd, isGap }: RunBar,
  { model, pen, up, down, isMirrored, isBoth }: Context,
) {
  const isQuiet = pen.isFaint(model, { side, entity: placed.entity });
  const colour = isQuiet ? 'var(--single)' : `var(--c${model.side(side).colours[placed.entity]})`;
  const isAbove = isBoth && side === 'key';
  const depth = Math.min(placed.lane, LANE_COUNT - 1);
  const y = isAbove
    ? `top ${LANE_PIXELS * (up - 1 - depth)}px`
    : `bottom ${LANE_PIXELS * (down - 1 - depth)}px`;
  const [isLeft, isRight] = isMirrored ? [isEnd, isStart] : [isStart, isEnd];
  const inset = (isLeft ? 1 : 0) + (isRight ? 1 : 0);
  const x = isLeft ? (isRight ? 'left 1px' : 'right 0px') : 'left 0px';
  const image =
    isQuiet || isGap
      ? `repeating-linear-gradient(90deg,${colour} 0 3px,transparent 3px 5px)`
      : `linear-gradient(${colour},${colour})`;
  const height = isQuiet ? 1 : 3;
  return {
    image,
    position: `${x} ${y}`,
    size: `${inset === 0 ? '100%' : `calc(100% - ${inset}px)`} ${height}px`,
  };
}

/** The tags of a row by token, outermost mention first. */
function tagsOf(
  model: DocumentModel,
  shown: Readonly<Record<SideName, readonly RowMention[]>>,
  isBoth: boolean,
  pen: Pen,
): Map<number, MentionRef[]> {
  const tags = new Map<number, MentionRef[]>();
  for (const side of ['key', 'response'] as const) {
    for (const { mention, start } of shown[side]) {
      const stop: MentionRef = { side, mention };
      if (!pen.hasTag(model, stop, isBoth)) continue;
      const list = tags.get(start);
      if (list === undefined) tags.set(start, [stop]);
      else list.push(stop);
    }
  }
  return tags;
}

/** More tags than this at one word are counted instead. */
const MAX_SHOWN_TAGS = 6;

function Tags({
  model,
  stops,
  isBoth,
  pen: { Tag: TagOf, hasLongTags },
}: {
  readonly model: DocumentModel;
  readonly stops: readonly MentionRef[];
  readonly isBoth: boolean;
  readonly pen: Pen;
}) {
  const rows = (['key', 'response'] as const)
    .map((side) => stops.filter((stop) => stop.side === side))
    .filter((row) => row.length > 0);
  // Stacked tags are in the order of the bars below the word: the innermost mention first.
  if (hasLongTags) for (const row of rows) row.reverse();
  return (
    <span class={rows.length > 1 ? 'tags two' : hasLongTags ? 'tags long' : 'tags'}>
      {rows.map((row) => (
        <span key={row[0].side}>
          {row.slice(0, MAX_SHOWN_TAGS).map((stop) => (
            <TagOf key={stop.mention} model={model} stop={stop} isBoth={isBoth} />
          ))}
          {row.length > MAX_SHOWN_TAGS ? (
            <span class="moretags">{`+${row.length - MAX_SHOWN_TAGS}`}</span>
          ) : null}
        </span>
      ))}
    </span>
  );
}

function Tag({ model, stop, isBoth, letter }: TagProps & { readonly letter: Letter }) {
  const { side, mention } = stop;
  const ref = model.entityOf(stop);
  const mark = model.markOf(stop);
  const colour = model.isQuiet(ref) ? GREY_COLOUR : model.side(side).colours[ref.entity];
  // In the interleaved drawing the tag of the response, just below, shows that the entity differs.
  const words = isBoth && side === 'key' && mark === OTHER ? undefined : wordsOfMark(mark);
  return (
    <button
      type="button"
      class={`tag b${colour} ${side} t${letter}${ref.entity}`}
      data-key={letter === 'k' ? mention : undefined}
      data-response={letter === 'r' ? mention : undefined}
      data-beside={letter === 'q' ? mention : undefined}
      tabIndex={-1}
      aria-label={describeMention(model, stop)}
    >
      <bdi>{model.labelOf(ref)}</bdi>
      {words === undefined ? null : <b class={words.family}>{words.sign}</b>}
    </button>
  );
}
