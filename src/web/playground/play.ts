/** What happens in the playground. The address encodes the board; everything else is lost when the page is closed. */
import { computed, signal } from '@preact/signals';
import { go, route } from '../frame/route.ts';
import { percent } from '../parts/numbers.ts';
import { type Board, type BoardPlace, entityOf, moved, paramsOf, parseBoard, type SideId } from './board.ts';
import type { FractionChoice } from './mention-fractions.ts';
import { boardKey, firstPreset } from './presets.ts';
import { type WorkedNumbers, workedNumbers } from './worked-numbers.ts';

/** The first part of the address. */
export const PLAY_VIEW = 'play';

/** A mention that is being moved. */
export interface Lift {
  readonly side: SideId;
  readonly name: string;
  /** Where it would be put now; undefined while it is over nothing. */
  readonly to: BoardPlace | undefined;
  readonly isDragged: boolean;
}

/** Steps that can be undone. */
const MAX_UNDO_STEPS = 500;

const opened = computed(() => parseBoard(route.value.params));

/** Why the link was not understood. */
export const linkProblem = computed(() => (typeof opened.value === 'string' ? opened.value : ''));

export const board = computed<Board>(() =>
  typeof opened.value === 'object' ? opened.value : firstPreset.board,
);

export const lift = signal<Lift | undefined>(undefined);

/** The board as it would be if the lifted mention were put down. */
export const shown = computed<Board>(() => {
  const lifted = lift.value;
  return lifted?.to === undefined ? board.value : moved(board.value, lifted.side, lifted.name, lifted.to);
});

const past = signal<readonly Board[]>([]);
const future = signal<readonly Board[]>([]);
export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);

export const boardNumbers = computed<WorkedNumbers>(() => workedNumbers(shown.value));
const settled = computed(() => workedNumbers(board.value));

/** A change of a board by the user; not the choice of an example. */
interface Edit {
  readonly before: Board;
  readonly after: Board;
  readonly what: string;
}

const edit = signal<Edit | undefined>(undefined);

/** The edit that led to the board, if one did: not after an example was chosen, a step undone, or a link opened. */
export const lastEdit = computed(() => {
  const now = edit.value;
  return now !== undefined && boardKey(now.after) === boardKey(board.value) ? now : undefined;
});
const last = computed(() => lastEdit.value && workedNumbers(lastEdit.value.before));

/** With what the numbers are compared: the board under a lifted mention, otherwise the board before the last edit. */
export const earlier = computed<WorkedNumbers | undefined>(() =>
  shown.value === board.value ? last.value : settled.value,
);

/** Whose fractions are under the mentions. */
export const fractions = signal<FractionChoice>('bcub');

/** Read by screen readers when it changes. */
export const said = signal('');

function show(next: Board, name = ''): void {
  lift.value = undefined;
  go({ view: PLAY_VIEW, params: { ...paramsOf(next), p: name } }, { replace: true });
}

const scoreWords = (): string => {
  const [now, then] = [boardNumbers.value.conll, earlier.value?.conll ?? null];
  if (now === null) return 'CoNLL undefined';
  const change = percent(Math.abs(now - (then ?? now)));
  if (then === null || change === percent(0)) return `CoNLL ${percent(now)}`;
  return `CoNLL ${percent(now)}, ${now < then ? 'down' : 'up'} ${change}`;
};

/** Makes a step. `name` is that of a preset, `what` says what was done. */
export function change(next: Board, what: string, name = ''): void {
  if (next === board.value) {
    lift.value = undefined;
    return;
  }
  past.value = [...past.value, board.value].slice(-MAX_UNDO_STEPS);
  future.value = [];
  edit.value = name === '' ? { before: board.value, after: next, what } : undefined;
  show(next, name);
  said.value = `${what}; ${scoreWords()}`;
}

export function undo(): void {
  const before = past.value.at(-1);
  if (before === undefined) return;
  future.value = [...future.value, board.value];
  edit.value = undefined;
  past.value = past.value.slice(0, -1);
  show(before);
  said.value = `Undone; ${scoreWords()}`;
}

export function redo(): void {
  const next = future.value.at(-1);
  if (next === undefined) return;
  past.value = [...past.value, board.value];
  edit.value = undefined;
  future.value = future.value.slice(0, -1);
  show(next);
  said.value = `Done again; ${scoreWords()}`;
}

/** How an entity is called: 1, 2 in the key, r1, r2 in the response. */
export const entityLabel = (side: SideId, index: number): string =>
  `${side === 'key' ? '' : 'r'}${index + 1}`;

export const placeName = (side: SideId, place: BoardPlace): string => {
  if (place === 'bin') return `not in the ${side}`;
  return place === 'new' ? `a new ${side} entity` : `${side} entity ${entityLabel(side, place)}`;
};

/** Puts a lifted mention over a place, and says what that would do. */
export function hover(to: BoardPlace | undefined): void {
  const lifted = lift.value;
  if (lifted === undefined || lifted.to === to) return;
  lift.value = { ...lifted, to };
  if (to !== undefined && !lifted.isDragged)
    said.value = `${lifted.name} to ${placeName(lifted.side, to)}; ${scoreWords()}`;
}

export function putDown(to: BoardPlace | undefined = lift.value?.to): void {
  const lifted = lift.value;
  if (lifted === undefined) return;
  const { side, name } = lifted;
  if (to === undefined) letGo();
  else {
    const from = entityOf(board.value[side], name);
    const origin = from < 0 ? '' : ` from ${entityLabel(side, from)}`;
    change(moved(board.value, side, name, to), `${name}${origin} to ${placeName(side, to)}`);
  }
}

export function letGo(): void {
  if (lift.value === undefined) return;
  said.value = `${lift.value.name} stays`;
  lift.value = undefined;
}
