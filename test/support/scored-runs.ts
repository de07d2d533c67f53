import { MemoryStore, type SystemRun, scoreCorpora } from '../../src/corpus/index.ts';
import { settingsOf } from '../../src/evaluate/index.ts';
import { conllDocument } from './indexed-files.ts';
import { memoryShell } from './memory-shell.ts';
import { scoreRequest } from './score-request.ts';

/** What the runs below are asked for by default: MUC. */
export const mucRequest = { ...scoreRequest, settings: settingsOf({ metrics: ['muc'] }) };

/** Systems by name, of which each document has so many mentions of an entity of three, the first ones. */
export function scoredRuns(
  systems: Readonly<Record<string, readonly number[]>>,
  request = mucRequest,
): Promise<SystemRun[]> {
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
  return scoreCorpora(
    { path: 'key', name: 'key' },
    names.map((name) => ({ path: `out/${name}`, name })),
    request,
    memoryShell(texts, MemoryStore),
  );
}
