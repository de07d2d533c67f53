import { Broken, type Case, type Target } from './target.ts';

/** What is wrong with a case. */
export interface Failure {
  /** The same for all cases with the same cause, as far as can be told. */
  readonly kind: string;
  readonly message: string;
}

/** No input has more than some thousand bytes, and none should take longer than this. */
const SLOW_MS = 3000;
/** Starting processes takes its time on a busy machine; each of them has a limit of its own. */
const SLOW_SPAWNING_MS = 60_000;
/** How often a slow case is run again: on a busy machine anything may be slow once. */
const AGAIN = 2;
/** No input of this size may need so much memory. */
export const MOST_MEMORY_MB = 1500;

export interface FailureLimits {
  readonly slowMs?: number;
  /** In bytes. */
  readonly mostMemory?: number;
}

/** The kind of a case that needs too much memory. */
export const MEMORY = 'memory';

/** Checks a case; absent if all is well. */
export async function failureOf(
  target: Target,
  input: Case,
  {
    slowMs = target.spawns ? SLOW_SPAWNING_MS : SLOW_MS,
    mostMemory = MOST_MEMORY_MB * 2 ** 20,
  }: FailureLimits = {},
): Promise<Failure | undefined> {
  for (let run = 0; ; run++) {
    const begun = performance.now();
    try {
      await target.check(input);
    } catch (error) {
      return { kind: kindOf(error), message: error instanceof Error ? error.message : String(error) };
    }
    const memory = process.memoryUsage.rss();
    if (memory > mostMemory) return { kind: MEMORY, message: `${memory >> 20} MB are in use.` };
    const spent = performance.now() - begun;
    if (spent < slowMs) return undefined;
    if (run === AGAIN) return { kind: 'slow', message: `It takes ${(spent / 1000).toFixed(1)} s.` };
  }
}

/** The law, or the error with the function in which it arose. */
function kindOf(error: unknown): string {
  if (error instanceof Broken) return error.law;
  if (!(error instanceof Error)) return `crash: ${String(error)}`;
  const place = /^ +at (?:async )?([^ \n]+) \(/m.exec(error.stack ?? '')?.[1] ?? '?';
  return `crash: ${error.name} in ${place}`;
}
