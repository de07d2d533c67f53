import type { Amount, Progress } from '../corpus/index.ts';
import { visible } from '../problems/render.ts';
import { grouped } from '../report/numbers.ts';
import { isQuiet, writeError } from './terminal.ts';

/** Milliseconds before the first update: short runs show no progress. */
const DELAY = 1000;
/** Milliseconds between two updates. */
const INTERVAL = 100;

/** Milliseconds since the process started; `performance` would have to be loaded first. */
const now = (): number => 1000 * process.uptime();

/** A line on standard error that shows the progress of a long run; silent if standard error is not a terminal. */
export class ProgressLine implements Progress {
  readonly #label: string;
  readonly #start = now();
  #shown = 0;

  constructor(label: string) {
    this.#label = label;
  }

  async update(step: Amount, total: Amount): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve)); // so that a signal is handled
    const time = now();
    if (time - this.#start < DELAY || time - this.#shown < INTERVAL || isQuiet() || !process.stderr.isTTY)
      return;
    this.#shown = time;
    writeError(`\r\x1b[K${progressText(visible(this.#label), step, total, (time - this.#start) / 1000)}`);
  }

  /** Clears the line, so that further output starts on an empty one. */
  end(): void {
    if (this.#shown > 0) writeError('\r\x1b[K');
    this.#shown = 0;
  }
}

/** `scoring dev.conll: 12,000 of 100,000 documents, 240 of 2,000 MB, 120 MB/s, 15 s left` */
export function progressText(label: string, step: Amount, total: Amount, seconds: number): string {
  const rate = step.bytes / seconds;
  const left = rate === 0 ? '' : `, ${grouped((total.bytes - step.bytes) / rate)} s left`;
  return `${label}: ${grouped(step.documents)} of ${grouped(total.documents)} documents, ${grouped(step.bytes / 1e6)} of ${grouped(total.bytes / 1e6)} MB, ${grouped(rate / 1e6)} MB/s${left}`;
}
