import { afterEach, expect, it, vi } from 'vitest';
import { inSlices, Pauses } from '../../../../src/web/frame/pause.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('is due after 12 ms of work, and again 12 ms after a pause', async () => {
  let now = 100;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pauses = new Pauses();
  now = 112;
  expect(pauses.isDue).toBe(false);
  now = 113;
  expect(pauses.isDue).toBe(true);
  await pauses.pause();
  expect(pauses.isDue).toBe(false);
  now = 126;
  expect(pauses.isDue).toBe(true);
});

it('lets other tasks run in a pause', async () => {
  let isDrawn = false;
  setTimeout(() => {
    isDrawn = true;
  });
  await new Pauses().pause();
  expect(isDrawn).toBe(true);
});

it('does steps until a pause is due, and goes on after it', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const done: string[] = [];
  function* steps() {
    for (const step of ['a', 'b', 'c']) {
      done.push(step);
      now += 10;
      yield;
    }
    return done.length;
  }
  setTimeout(() => done.push('another task'));
  expect(await inSlices(steps())).toBe(4);
  expect(done).toEqual(['a', 'b', 'another task', 'c']);
});
