import { useLayoutEffect, useRef } from 'preact/hooks';
import { COLOUR_COUNT } from '../../page/types.ts';
import { UNDEFINED_SIGN } from '../parts/numbers.ts';
import { type Board, type BoardPlace, binOf, entityOf, moved, type SideId } from './board.ts';
import { startDrag } from './drag.ts';
import { fractionCaption, type MentionFraction, mentionFractions } from './mention-fractions.ts';
import { board, change, entityLabel, fractions, hover, letGo, lift, placeName, putDown } from './play.ts';
import { isPointed, mentionId, mentionOnBothSides, pointAt, pointAway } from './pointed.ts';

/** The mention that gets the focus after a step, because a step creates a new element for it. */
let focused: { readonly side: SideId; readonly name: string } | undefined;

/** One side: its entities, a place for a new one, and a place for mentions that the side lacks. */
export function PartitionBoard({ side }: { readonly side: SideId }) {
  const root = useRef<HTMLElement>(null);
  const entities = board.value[side];
  const bin = binOf(board.value, side);
  const other = board.value[side === 'key' ? 'response' : 'key'];
  const choice = fractions.value;
  const shares = mentionFractions(entities, other, choice);
  const first = entities[0]?.[0] ?? bin[0];
  useLayoutEffect(() => {
    if (focused?.side !== side || lift.value !== undefined) return;
    chipsIn(root.current)
      .find(({ dataset }) => dataset.name === focused?.name)
      ?.focus();
    focused = undefined;
  });
  const title = side === 'key' ? 'Key' : 'Response';
  return (
    <section class="partition" ref={root} aria-labelledby={`play-${side}`}>
      <h2 id={`play-${side}`}>
        {title}
        {choice === '' ? null : (
          <span class="soft caption"> under a mention: {fractionCaption(choice, side)}</span>
        )}
      </h2>
      {entities.map((entity, index) => (
        <Slot
          key={entity[0]}
          side={side}
          place={index}
          label={`${title} entity ${entityLabel(side, index)}: ${entity.join(', ')}`}
        >
          <b class="letter" aria-hidden="true">
            {entityLabel(side, index)}
          </b>
          {entity.map((name) => (
            <Chip
              key={name}
              side={side}
              name={name}
              isFirst={name === first}
              share={choice === '' ? undefined : shareText(shares.get(name))}
              isLost={shares.get(name)?.num === 0}
            />
          ))}
        </Slot>
      ))}
      <Slot side={side} place="new" label={`New ${side} entity`}>
        <span class="soft">new entity</span>
      </Slot>
      <Slot
        side={side}
        place="bin"
        label={`Not in the ${side}${bin.length > 0 ? `: ${bin.join(', ')}` : ''}`}
      >
        <span class="soft">not in the {side}</span>
        {bin.map((name) => (
          <Chip key={name} side={side} name={name} isFirst={name === first} />
        ))}
      </Slot>
    </section>
  );
}

interface SlotProps {
  readonly side: SideId;
  readonly place: BoardPlace;
  readonly label: string;
  readonly children: preact.ComponentChildren;
}

function Slot({ side, place, label, children }: SlotProps) {
  const lifted = lift.value;
  const isOpen = lifted?.side === side;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the mentions in it
    <div
      class={`slot${typeof place === 'number' ? '' : ` ${place}`}${isOpen && lifted.to === place ? ' over' : ''}`}
      role="group"
      aria-label={label}
      data-side={side}
      data-place={place}
      onClick={() => isOpen && settle(place)}
      onPointerEnter={() => isOpen && !lifted.isDragged && hover(place)}
      onPointerLeave={() => isOpen && !lifted.isDragged && hover(undefined)}
    >
      {children}
    </div>
  );
}

interface ChipProps {
  readonly side: SideId;
  readonly name: string;
  readonly isFirst: boolean;
  /** The fraction below it; absent in the bin. */
  readonly share?: string | undefined;
  /** Nothing of its entity is there. */
  readonly isLost?: boolean;
}

const shareText = (share: MentionFraction | undefined): string =>
  share === undefined ? UNDEFINED_SIGN : `${share.num}/${share.den}`;

function Chip({ side, name, isFirst, share, isLost = false }: ChipProps) {
  const lifted = lift.value;
  const isLifted = lifted?.side === side && lifted.name === name;
  const ofKey = entityOf(board.value.key, name);
  const colour = ofKey < 0 ? 'spurious' : `colour${ofKey % COLOUR_COUNT}`;
  const isLit = isPointed(mentionId(side, name));
  const chip = (
    <button
      type="button"
      class={`chip ${colour}${isLost ? ' lost' : ''}${isLit ? ' lit' : ''}${isLifted ? ' lifted' : ''}${isLifted && lifted.isDragged ? ' dragged' : ''}`}
      data-side={side}
      data-name={name}
      aria-pressed={isLifted}
      // One stop of the Tab key for each side; arrows reach the others.
      tabIndex={isFirst || isLifted ? 0 : -1}
      onPointerDown={(event) => startDrag(event, side, name)}
      onClick={(event) => {
        // A click on a mention of another entity means the entity.
        if (lifted !== undefined && lifted.side === side && !isLifted) return;
        event.stopPropagation();
        if (isLifted) letGo();
        else lift.value = { side, name, to: undefined, isDragged: false };
      }}
      onKeyDown={(event) => onKey(event, side, name)}
      onPointerEnter={() => pointAt(mentionOnBothSides(board.value, name))}
      onPointerLeave={pointAway}
      onFocus={() => pointAt(mentionOnBothSides(board.value, name))}
      onBlur={pointAway}
    >
      <bdi>{name}</bdi>
      <span class="hidden">
        {ofKey < 0 ? ', not in the key' : `, key entity ${ofKey + 1}`}
        {isLifted && lifted.to !== undefined ? `, to ${placeName(side, lifted.to)}` : ''}
        {share === undefined ? '' : `, ${share}`}
      </span>
    </button>
  );
  if (share === undefined) return chip;
  return (
    <span class="shared">
      {chip}
      <span class={isLit ? 'share lit' : 'share'} aria-hidden="true">
        {share}
      </span>
    </span>
  );
}

function settle(place?: BoardPlace): void {
  if (lift.value !== undefined) focused = { side: lift.value.side, name: lift.value.name };
  putDown(place);
}

const chipsIn = (element: Element | null | undefined): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>('.chip') ?? []),
];

function onKey(event: KeyboardEvent, side: SideId, name: string): void {
  const lifted = lift.value;
  const step = STEP_BY_KEY.get(event.key);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Delete' || event.key === 'Backspace') {
    focused = { side, name };
    change(moved(board.value, side, name, 'bin'), `${name} removed from the ${side}`);
  } else if (lifted === undefined) {
    if (step === undefined) return;
    moveFocus(event.currentTarget as HTMLElement, step);
  } else if (event.key === 'Enter' || event.key === ' ') settle();
  else if (event.key === 'Escape') letGo();
  else if (step !== undefined)
    hover(nextPlace(board.value, lifted.side, lifted.to ?? boardPlace(side, name), step));
  else return;
  event.preventDefault();
}

const STEP_BY_KEY: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);

const boardPlace = (side: SideId, name: string): BoardPlace => {
  const entity = entityOf(board.value[side], name);
  return entity < 0 ? 'bin' : entity;
};

/** Entities, then a new one, then the bin, in a circle. */
function nextPlace(of: Board, side: SideId, from: BoardPlace, step: 1 | -1): BoardPlace {
  const places: readonly BoardPlace[] = [...of[side].keys(), 'new', 'bin'];
  return places[(places.indexOf(from) + step + places.length) % places.length];
}

/** Moves the focus to the next mention, also from one side to the other. */
function moveFocus(from: HTMLElement, step: 1 | -1): void {
  const chips = chipsIn(from.closest('.playground'));
  chips[(chips.indexOf(from) + step + chips.length) % chips.length].focus();
}
