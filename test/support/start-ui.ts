import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from 'vitest';
import { MAIN } from './cli.ts';

export interface RunningUi {
  readonly child: ChildProcess;
  readonly url: URL;
  readonly stderr: () => string;
}

/** Starts `corefeval ui` and waits for the address, which is all that it prints to standard output. */
export async function startUi(folder: string, args: readonly string[]): Promise<RunningUi> {
  const child = spawn(process.execPath, [MAIN, 'ui', '--no-open', ...args], { cwd: folder });
  let [stdout, stderr] = ['', ''];
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      stdout += data;
      if (stdout.endsWith('\n')) resolve();
    });
    child.once('exit', () => reject(new Error(stderr)));
  });
  expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\/\n$/);
  return { child, url: new URL(stdout.trim()), stderr: () => stderr };
}
