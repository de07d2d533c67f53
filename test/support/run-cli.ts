import { spawnSync } from 'node:child_process';
import { MAIN, type Outcome } from './cli.ts';

/** Runs the command line with the given standard input, without colours. */
export async function runCli(args: readonly string[], stdin = ''): Promise<Outcome> {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    env: { ...process.env, NO_COLOR: '1' },
    encoding: 'utf8',
    input: stdin,
    maxBuffer: 1 << 30,
  });
  return { code: status, stdout, stderr };
}
