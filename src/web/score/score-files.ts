import type { Progress } from '../../corpus/index.ts';
import { packReport } from '../../page/assemble.ts';
import { distinct } from '../../problems/log.ts';
import { InputError } from '../../problems/problem.ts';
import { reportFiles } from '../../verbs/report.ts';
import { BlobFiles } from './blob-files.ts';
import type { PageScoreRequest, Refused, ScoredReport, ScoreProgress } from './messages.ts';

/** Scores files as `corefeval report` does, and returns the data of the report. */
export async function scoreDroppedFiles(
  request: PageScoreRequest,
  onProgress: (progress: ScoreProgress) => void,
): Promise<ScoredReport | Refused> {
  const { key, responses, options } = request;
  const work = new Work(request, onProgress);
  const shell = {
    files: new BlobFiles(request.files, (path, bytes) => work.read(path, bytes)),
    startSystem: ({ path }: { readonly path: string }) => work.startSystem(path),
    startProgress: () => work.progress,
  };
  try {
    const result = await reportFiles({ ...options, key, responses }, shell);
    const { report, documents, pageExtras, failed } = result;
    work.startPacking();
    const leftOut = failed.map(({ name, problems }) => ({ name, problems: distinct(problems) }));
    return { kind: 'scored', report: await packReport(report, documents, undefined, pageExtras), leftOut };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { kind: 'refused', problems: distinct(error.problems) };
  }
}

/** Share of the progress bar for the steps after scoring. */
const PACKING_SHARE = 0.05;

/**
 * Adds up the work done: every byte counts once when it is read first, and for each response once more when the pair is
 * scored. Small corpora are scored at once when they have been read.
 */
class Work {
  readonly #onProgress: (progress: ScoreProgress) => void;
  readonly #sizes = new Map<string, number>();
  readonly #key: string;
  readonly #total: number;
  readonly #readBytes = new Map<string, number>();
  #read = 0;
  /** Work of the systems that are scored. */
  #done = 0;
  #system = '';
  #share = 0;

  constructor({ files, key, responses }: PageScoreRequest, onProgress: (progress: ScoreProgress) => void) {
    this.#onProgress = onProgress;
    this.#key = key.path;
    const sizeOf = (path: string) =>
      files
        .filter((file) => file.path === path || file.path.startsWith(`${path}/`))
        .reduce((sum, { blob }) => sum + blob.size, 0);
    for (const { path } of [key, ...responses]) this.#sizes.set(path, sizeOf(path));
    this.#total = responses.reduce((sum, { path }) => sum + this.#ofSystem(path), this.#sizeOf(key.path));
  }

  #sizeOf(path: string): number {
    return this.#sizes.get(path) ?? 0;
  }

  /** Reading a response, and scoring it against the key. */
  #ofSystem(path: string): number {
    return 2 * this.#sizeOf(path) + this.#sizeOf(this.#key);
  }

  read(path: string, bytes: number): void {
    const before = this.#readBytes.get(path) ?? 0;
    if (bytes <= before) return;
    this.#readBytes.set(path, bytes);
    this.#read += bytes - before;
    this.#show(this.#read + this.#done, this.#system === '' ? `reading ${path}` : `scoring ${this.#system}`);
  }

  /** Called when the documents of a response have been found. */
  startSystem(path: string): void {
    this.#finishSystem();
    this.#system = path;
    this.#show(this.#read + this.#done, `scoring ${path}`);
  }

  #finishSystem(): void {
    if (this.#system !== '') this.#done += this.#sizeOf(this.#system) + this.#sizeOf(this.#key);
  }

  startPacking(): void {
    this.#finishSystem();
    this.#show(this.#total, 'writing the report');
  }

  readonly progress: Progress = {
    update: async (done, total) => {
      const own = this.#sizeOf(this.#system) + this.#sizeOf(this.#key);
      const share = total.bytes === 0 ? 1 : done.bytes / total.bytes;
      this.#show(this.#read + this.#done + own * share, `scoring ${this.#system}`);
    },
    end: () => {},
  };

  #show(done: number, step: string): void {
    const share = (1 - PACKING_SHARE) * Math.min(1, this.#total === 0 ? 1 : done / this.#total);
    // An archive has more bytes than its size; the bar must not go back.
    this.#share = Math.max(this.#share, share);
    this.#onProgress({ kind: 'progress', share: this.#share, step });
  }
}
