import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeCase } from './case-files.ts';
import type { Count, Found } from './messages.ts';
import { type FuzzOptions, optionsOf, USAGE } from './options.ts';
import { rerunCase, supervise } from './supervise.ts';
import { progressLine, tableOf } from './table.ts';
import { targets } from './targets/index.ts';

/** Runs the fuzzer for the given time; returns 0 if nothing was found. */
export async function main(args: readonly string[], script: string): Promise<number> {
  const options = optionsOf(args);
  if (typeof options === 'string') {
    console.error(`${options}\n${USAGE}`);
    return 2;
  }
  // Many files are written and removed, so a file system in memory is used if there is one.
  const place = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'corefeval-fuzz-'));
  try {
    return options.cases.length > 0 ? rerunAll(options, script, place) : await fuzz(options, script, place);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function rerunAll({ cases }: FuzzOptions, script: string, place: string): number {
  let failed = 0;
  for (const folder of cases) {
    const { status, failure } = rerunCase(script, resolve(folder), place);
    console.log(
      `${status === 0 ? 'holds ' : 'BROKEN'} ${folder} ${failure || (status === 0 ? '' : 'hangs or dies')}`,
    );
    if (status !== 0) failed++;
  }
  return failed > 0 ? 1 : 0;
}

async function fuzz(options: FuzzOptions, script: string, place: string): Promise<number> {
  const { seed, jobs, readers } = options;
  const begun = Date.now();
  const until = begun + 60_000 * options.minutes;
  console.log(`Seed ${seed}, ${jobs} processes, until ${new Date(until).toTimeString().slice(0, 8)}.`);
  const findings = new Findings(options, begun);
  const counts: (readonly Count[])[] = Array.from({ length: jobs }, () => []);
  const isTerminal = process.stderr.isTTY === true;
  await Promise.all(
    counts.map((_, first) =>
      supervise(
        script,
        targets,
        {
          seed,
          until,
          first,
          step: jobs,
          chosen: readers.map((id) => ({ id })),
          place: join(place, String(first)),
        },
        {
          found: (entry) => findings.add(entry),
          counts: (mine) => {
            counts[first] = mine;
            if (isTerminal) process.stderr.write(progressLine(counts.flat(), findings.kinds, begun, until));
          },
        },
      ),
    ),
  );
  if (isTerminal) process.stderr.write('\r\x1b[K');
  console.log(tableOf(readers, counts.flat(), findings.perTarget(), (Date.now() - begun) / 1000));
  console.log(findings.summary());
  return findings.kinds === 0 ? 0 : 1;
}

/** The findings, one of each kind. */
class Findings {
  readonly #options: FuzzOptions;
  readonly #begun: number;
  readonly #times = new Map<string, number>();
  #lastNew = 0;

  constructor(options: FuzzOptions, begun: number) {
    this.#options = options;
    this.#begun = begun;
  }

  get kinds(): number {
    return this.#times.size;
  }

  add({ target, kind, message, number, input }: Found): void {
    const name = `${target} ${kind}`;
    const times = this.#times.get(name) ?? 0;
    this.#times.set(name, times + 1);
    if (times > 0 || input === undefined) return;
    this.#lastNew = Date.now();
    const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
    const folder = join(this.#options.out, `${target.replaceAll(/[^a-z-]/g, '-')}-${hash}`);
    writeCase(folder, input, { target, kind, message: message.slice(0, 500) });
    const minute = ((Date.now() - this.#begun) / 60_000).toFixed(1);
    console.log(
      `\nFOUND after ${minute} min in ${target}, case ${number}: ${kind}\n  ${message.slice(0, 300)}\n  again: npm run fuzz -- --case ${folder}`,
    );
  }

  perTarget(): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    for (const name of this.#times.keys()) {
      const target = name.split(' ', 1)[0];
      found.set(target, (found.get(target) ?? 0) + 1);
    }
    return found;
  }

  summary(): string {
    if (this.kinds === 0) return 'Nothing was found.';
    const minutes = ((Date.now() - this.#lastNew) / 60_000).toFixed(1);
    const lines = [...this.#times].map(([name, times]) => `  ${name} (${times} times)`);
    return `${this.kinds} findings, the last new one ${minutes} minutes before the end:\n${lines.join('\n')}`;
  }
}
