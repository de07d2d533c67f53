import type { Amount, Progress } from '../corpus/index.ts';
import { visible } from '../problems/render.ts';
import { grouped } from '../report/numbers.ts';
import { shortened, width } from '../report/table/text-width.ts';
import { isQuiet, terminalColumns, writeError } from './terminal.ts';

/** Milliseconds before the first update: short runs show no progress. */
const FIRST_UPDATE_MILLISECONDS = 1000;
/** Milliseconds between two updates. */
const UPDATE_INTERVAL_MILLISECONDS = 100;

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
    if (
      time - this.#start < FIRST_UPDATE_MILLISECONDS ||
      time - this.#shown < UPDATE_INTERVAL_MILLISECONDS ||
      isQuiet() ||
      !process.stderr.isTTY
    )
      return;
    this.#shown = time;
    const text = progressText(visible(this.#label), step, total, (time - this.#start) / 1000, lineWidth());
    writeError(`\r\x1b[K${text}`);
  }

  /** Clears the line, so that further output starts on an empty one. */
  end(): void {
    if (this.#shown > 0) writeError('\r\x1b[K');
    this.#shown = 0;
  }
}

/** Columns that the line may take: the last one stays free, since a cursor after it can be on the next line. */
const lineWidth = (): number =>
  Math.min(terminalColumns('stderr') ?? Infinity, process.stderr.columns || Infinity) - 1;

/**
 * `scoring dev.conll: 12,000 of 100,000 documents, 240 of 2,000 MB, 120 MB/s, 15 s left`. On a short line the rate and
 * the bytes are left out, then the label is shortened.
 */
export function progressText(
  label: string,
  step: Amount,
  total: Amount,
  seconds: number,
  columns = Infinity,
): string {
  const rate = step.bytes / seconds;
  const documents = `: ${grouped(step.documents)} of ${grouped(total.documents)} documents`;
  const bytes = `, ${grouped(step.bytes / 1e6)} of ${grouped(total.bytes / 1e6)} MB`;
  const left = rate === 0 ? '' : `, ${grouped((total.bytes - step.bytes) / rate)} s left`;
  const forms = [
    `${documents}${bytes}, ${grouped(rate / 1e6)} MB/s${left}`,
    `${documents}${left}`,
    documents,
  ];
  const form = forms.find((text) => width(label) + text.length <= columns) ?? documents;
  return shortened(`${shortened(label, Math.max(8, columns - form.length))}${form}`, columns);
}
