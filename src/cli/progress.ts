import type { Amount, Progress } from '../corpus/index.ts';
import { visible } from '../problems/render.ts';
import { grouped } from '../report/numbers.ts';
import { writeError } from './terminal.ts';

/** Nothing is shown for work that is done sooner. */
const PATIENCE = 1000;
/** Time between two updates. */
const PACE = 100;

/** Milliseconds; `performance` would have to be loaded first. */
const now = (): number => 1000 * process.uptime();

/** A line on standard error that tells how far a long run is; silent where that is no terminal. */
export class ProgressLine implements Progress {
  readonly #label: string;
  readonly #begin = now();
  #shown = 0;

  constructor(label: string) {
    this.#label = label;
  }

  async update(step: Amount, total: Amount): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve)); // so that a signal is handled
    const time = now();
    if (time - this.#begin < PATIENCE || time - this.#shown < PACE || !process.stderr.isTTY) return;
    this.#shown = time;
    writeError(`\r\x1b[K${progressText(visible(this.#label), step, total, (time - this.#begin) / 1000)}`);
  }

  /** Wipes the line, so that what follows stands alone. */
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
