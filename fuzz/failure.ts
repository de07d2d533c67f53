import { Broken, type Case, type Target } from './target.ts';

/** The failure of a case. */
export interface Failure {
  /** Equal for cases that probably have the same cause. */
  readonly kind: string;
  readonly message: string;
}

/** Maximum time of a check; inputs have at most a few thousand bytes. */
const SLOW_MS = 3000;
/** Maximum time of a check that starts processes, which can be slow on a busy machine. Each process has its own limit. */
const SLOW_SPAWNING_MS = 60_000;
/** How often a slow case is repeated, since any case may be slow once on a busy machine. */
const AGAIN = 2;
/** Maximum memory for an input of this size. */
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

/** The broken law, or the error with the function that threw it. */
function kindOf(error: unknown): string {
  if (error instanceof Broken) return error.law;
  if (!(error instanceof Error)) return `crash: ${String(error)}`;
  const place = /^ +at (?:async )?([^ \n]+) \(/m.exec(error.stack ?? '')?.[1] ?? '?';
  return `crash: ${error.name} in ${place}`;
}
