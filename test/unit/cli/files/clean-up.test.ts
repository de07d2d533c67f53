import { describe, expect, it } from 'vitest';
import { cleanUpAtExit } from '../../../../src/cli/files/clean-up.ts';

/** The listener that runs the tasks at the end; tests must not end their thread. */
function atExit(): () => void {
  const before = new Set(process.listeners('exit'));
  cleanUpAtExit(() => {})();
  const [added] = process.listeners('exit').filter((each) => !before.has(each));
  const listener = added ?? process.listeners('exit').find((each) => String(each).includes('tasks'));
  return () => (listener as (code: number) => void)(0);
}

describe('cleanUpAtExit', () => {
  it('runs the tasks in their order when the process ends, but not one that was removed', () => {
    const run: string[] = [];
    const removes = ['a', 'b', 'c'].map((name) => cleanUpAtExit(() => run.push(name)));
    removes[1]();
    const end = atExit();
    expect(run).toEqual([]);
    end();
    expect(run).toEqual(['a', 'c']);
    for (const remove of removes) remove();
    end();
    expect(run).toEqual(['a', 'c']);
  });

  it('listens once, for the end and for each signal', () => {
    cleanUpAtExit(() => {})();
    const counts = () => ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP'].map((name) => process.listenerCount(name));
    const before = counts();
    cleanUpAtExit(() => {})();
    cleanUpAtExit(() => {})();
    expect(counts()).toEqual(before);
    expect(before.every((count) => count > 0)).toBe(true);
  });
});
