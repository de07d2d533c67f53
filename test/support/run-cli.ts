import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';

export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process, with what it prints kept and colours off. */
export async function runCli(args: readonly string[], stdin = ''): Promise<CliResult> {
  vi.stubEnv('NO_COLOR', '1');
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation(((chunk: string | Uint8Array, done: unknown) => {
      printed[stream] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
      if (typeof done === 'function') done();
      return true;
    }) as typeof process.stdout.write),
  );
  const input = vi
    .spyOn(process, 'stdin', 'get')
    .mockReturnValue(Readable.from([Buffer.from(stdin)]) as unknown as typeof process.stdin);
  try {
    const code = await runProgram(args);
    return { code, ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
    input.mockRestore();
    vi.unstubAllEnvs();
  }
}
