import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import {
  board,
  boardNumbers,
  canRedo,
  canUndo,
  change,
  earlier,
  hover,
  lastEdit,
  letGo,
  lift,
  linkProblem,
  placeName,
  putDown,
  redo,
  said,
  shown,
  undo,
} from '../../../../src/web/playground/play.ts';
import { firstPreset } from '../../../../src/web/playground/presets.ts';

const steps: string[] = [];

beforeEach(() => {
  vi.stubGlobal('history', { replaceState: (_: unknown, __: unknown, href: string) => steps.push(href) });
  route.value = parseRoute('#/play?k=a,b;c&r=a;b,c');
});

afterEach(() => {
  while (canUndo.value) undo();
  lift.value = undefined;
  said.value = '';
  steps.length = 0;
  route.value = parseRoute('');
  vi.unstubAllGlobals();
});

it('takes the board from the address, or the first example with a reason', () => {
  expect(board.value).toEqual({ key: [['a', 'b'], ['c']], response: [['a'], ['b', 'c']] });
  expect(linkProblem.value).toBe('');
  route.value = parseRoute('#/play?k=a,a&r=a');
  expect(board.value).toEqual(firstPreset.board);
  expect(linkProblem.value).not.toBe('');
});

it('shows the numbers of the place under a lifted mention, and returns on letting go', () => {
  lift.value = { side: 'response', name: 'b', to: undefined, isDragged: false };
  hover(0);
  expect(shown.value.response).toEqual([['a', 'b'], ['c']]);
  expect(boardNumbers.value.conll).toBe(1);
  expect(earlier.value?.conll).toBeLessThan(1);
  expect(said.value).toMatch(/^b to response entity r1; CoNLL 100\.00, up \d/);
  letGo();
  expect([said.value, shown.value]).toEqual(['b stays', board.value]);
  expect(steps).toEqual([]);
});

it('puts a mention down, undoes it and does it again', () => {
  lift.value = { side: 'response', name: 'b', to: 0, isDragged: true };
  putDown();
  expect(board.value.response).toEqual([['a', 'b'], ['c']]);
  expect(steps).toEqual(['#/play?k=a,b;c&r=a,b;c']);
  undo();
  expect([board.value.response, canUndo.value, canRedo.value]).toEqual([[['a'], ['b', 'c']], false, true]);
  redo();
  expect([board.value.response, canUndo.value, canRedo.value]).toEqual([[['a', 'b'], ['c']], true, false]);
  expect(said.value).toMatch(/^Done again; CoNLL 100\.00/);
});

it('makes no step where nothing changes', () => {
  change(board.value, 'nothing');
  expect([canUndo.value, said.value]).toEqual([false, '']);
});

it('names places', () => {
  expect((['bin', 'new', 1] as const).map((place) => placeName('key', place))).toEqual([
    'not in the key',
    'a new key entity',
    'key entity 2',
  ]);
});

it('compares with the last edit, which it names, and not with an example or an undone step', () => {
  lift.value = { side: 'response', name: 'b', to: 0, isDragged: true };
  putDown();
  expect(lastEdit.value?.what).toBe('b from r2 to response entity r1');
  expect(earlier.value?.conll).toBeLessThan(1);
  change(firstPreset.board, firstPreset.name, firstPreset.name);
  expect([lastEdit.value, earlier.value]).toEqual([undefined, undefined]);
  undo();
  expect([board.value.response, lastEdit.value]).toEqual([[['a', 'b'], ['c']], undefined]);
});
