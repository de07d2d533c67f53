import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Outcome } from './run-verb.ts';
import { ROOT } from './seeds.ts';
import { Broken } from './target.ts';

const LIMIT_MS = 30_000;

/** Runs the built command line in the current directory. */
export function spawnVerb(args: readonly string[], stdin?: Uint8Array): Outcome {
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=1024', join(ROOT, 'dist', 'bin', 'main.js'), ...args],
    {
      encoding: 'utf8',
      timeout: LIMIT_MS,
      killSignal: 'SIGKILL',
      maxBuffer: 1 << 28,
      env: { ...process.env, NO_COLOR: '1' },
      ...(stdin === undefined ? { stdio: ['ignore', 'pipe', 'pipe'] } : { input: stdin }),
    },
  );
  if (status === null) throw new Broken(`the program ends by itself (${signal})`, stderr.slice(-300));
  return { code: status, stdout, stderr };
}
