/** Saved results of `score --json`, each a point in time. */
import { schemas } from '../core/schemas.ts';

/** A system in a saved result. */
export interface RunSystem {
  readonly name: string;
  readonly conll: number | null;
  /** The main number of each metric, by id. */
  readonly values: Readonly<Record<string, number | null>>;
}

/** One saved result. */
export interface Run {
  /** The name of its file. */
  readonly name: string;
  /** When the file was written, in milliseconds. */
  readonly time: number;
  readonly signature: string;
  /** Path of the key. */
  readonly key: string;
  readonly systems: readonly RunSystem[];
}

export interface Runs {
  /** The folder. */
  readonly folder: string;
  /** Oldest first. */
  readonly runs: readonly Run[];
  /** Files that are not saved results, with the reason. */
  readonly skipped: readonly (readonly [name: string, reason: string])[];
}

/** A saved result, or the reason why a file is none. */
export function runOf(name: string, time: number, text: string): Run | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'it is not JSON';
  }
  const { schema, signature, key, systems } = (value ?? {}) as SavedResult;
  if (schema !== schemas.score) return `it is not a result of "score --json" (schema ${schemas.score})`;
  if (!Array.isArray(systems) || typeof signature !== 'string') return 'it has no systems';
  return {
    name,
    time,
    signature,
    key: typeof key?.path === 'string' ? key.path : '',
    systems: systems.map((system) => ({
      name: String(system?.name),
      conll: numberOf(system?.conll),
      values: Object.fromEntries(
        Object.entries<SavedScore | null>(system?.scores ?? {}).map(([id, score]) => [
          id,
          numberOf(score?.index ?? score?.f1),
        ]),
      ),
    })),
  };
}

/** What is read of a result; any of it may be something else in a file that was changed. */
interface SavedResult {
  readonly schema?: unknown;
  readonly signature?: unknown;
  readonly key?: { readonly path?: unknown };
  readonly systems?: readonly {
    readonly name?: unknown;
    readonly conll?: unknown;
    readonly scores?: Readonly<Record<string, SavedScore | null>>;
  }[];
}

interface SavedScore {
  readonly index?: unknown;
  readonly f1?: unknown;
}

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** The runs of a folder, oldest first. */
export function runsOf(
  folder: string,
  files: readonly { readonly name: string; readonly time: number; readonly text: string }[],
): Runs {
  const runs: Run[] = [];
  const skipped: (readonly [string, string])[] = [];
  for (const { name, time, text } of files) {
    const run = runOf(name, time, text);
    if (typeof run === 'string') skipped.push([name, run]);
    else runs.push(run);
  }
  runs.sort((a, b) => a.time - b.time || (a.name < b.name ? -1 : 1));
  return { folder, runs, skipped };
}

/** The systems of two runs by name, those of the second first, with what changed. */
export interface RunDifference {
  readonly system: string;
  readonly metric: string;
  readonly before: number | null;
  readonly after: number | null;
}

export function runDifferences(before: Run, after: Run): readonly RunDifference[] {
  const old = new Map(before.systems.map((system) => [system.name, system]));
  return after.systems.flatMap((system) => {
    const was = old.get(system.name);
    if (was === undefined) return [];
    const row = (metric: string, a: number | null | undefined, b: number | null): RunDifference => ({
      system: system.name,
      metric,
      before: a ?? null,
      after: b,
    });
    return [
      row('conll', was.conll, system.conll),
      ...Object.entries(system.values).map(([id, value]) => row(id, was.values[id], value)),
    ];
  });
}
