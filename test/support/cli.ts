import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built command line. */
export const MAIN = fileURLToPath(new URL('../../dist/bin/main.js', import.meta.url));

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A temporary folder for one test file, in which the command line is run. */
export class Workplace {
  readonly folder = mkdtempSync(join(tmpdir(), 'corefeval-test-'));

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  write(path: string, content: string | Uint8Array): void {
    const full = join(this.folder, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, content);
  }

  run(
    args: readonly string[],
    { input, env = {} }: { input?: string | Uint8Array; env?: NodeJS.ProcessEnv } = {},
  ): Outcome {
    const { FORCE_COLOR: _, NO_COLOR: __, ...plain } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
      cwd: this.folder,
      env: { ...plain, ...env },
      encoding: 'utf8',
      ...(input === undefined ? {} : { input }),
    });
    return { code: status, stdout, stderr };
  }

  /** A line of shell, in which `corefeval` is the command line. */
  shell(line: string, env: NodeJS.ProcessEnv = {}): Outcome {
    const script = `corefeval() { '${process.execPath}' '${MAIN}' "$@"; }\n${line}`;
    const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
      cwd: this.folder,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    return { code: status, stdout, stderr };
  }

  /** Removes the content of the folder. */
  clear(): void {
    for (const name of readdirSync(this.folder))
      rmSync(join(this.folder, name), { recursive: true, force: true });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
