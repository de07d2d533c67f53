import { MemoryStore } from '../../src/corpus/index.ts';
import { settingsOf } from '../../src/evaluate/index.ts';
import { type SystemRun, scoreSystems } from '../../src/verbs/score.ts';
import { conllDocument } from './indexed-files.ts';
import { memoryShell } from './memory-shell.ts';

/** The settings of the runs below, unless others are given: MUC. */
export const mucSettings = settingsOf({ metrics: ['muc'] });

/** Systems by name, of which each document has so many mentions of an entity of three, the first ones. */
export async function scoredRuns(
  systems: Readonly<Record<string, readonly number[]>>,
  settings = mucSettings,
): Promise<readonly SystemRun[]> {
  const fileOf = (found: readonly number[]) =>
    found
      .map((count, d) =>
        conllDocument(`d${d}`, ...['a', 'b', 'c'].map((word, i) => `${word} ${i < count ? '(1)' : '-'}`)),
      )
      .join('');
  const names = Object.keys(systems);
  const texts = {
    key: fileOf(systems[names[0]].map(() => 3)),
    ...Object.fromEntries(names.map((name) => [`out/${name}`, fileOf(systems[name])])),
  };
  const request = {
    key: { path: 'key', name: 'key' },
    responses: names.map((name) => ({ path: `out/${name}`, name })),
  };
  return (await scoreSystems(request, settings, true, memoryShell(texts, MemoryStore))).runs;
}
