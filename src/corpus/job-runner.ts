import { settingsOf, Tally } from '../evaluate/index.ts';
import { formatById } from '../formats/detect.ts';
import { sideOptions } from '../formats/index.ts';
import { ProblemLog } from '../problems/log.ts';
import { InputError } from '../problems/problem.ts';
import { evaluateLocated } from './evaluate-pairs.ts';
import { type SourceFile, UnreadDocument } from './located-document.ts';
import type { ByteStore } from './shell.ts';
import type { Job, JobDocument, ThreadAnswer, WorkerSetup } from './thread-jobs.ts';

/** The work of a worker: returns the function that answers its jobs. `open` opens a file that the main thread has found. */
export function jobRunner(
  { settings: spec, perDocument, reading }: WorkerSetup,
  open: (name: string, path: string) => ByteStore,
): (job: Job) => ThreadAnswer {
  const settings = settingsOf(spec);
  const options = { settings, sides: sideOptions(reading) };
  const sources = new Map<string, SourceFile>();

  /** Each side has its own store, even for the same file, so that both read forward. */
  const locatedOf = (side: string, { id, name, path, format, traits, start, end }: JobDocument) => {
    const place = `${side} ${path}`;
    const source = sources.get(place) ?? { store: open(name, path), format: formatById(format), traits };
    sources.set(place, source);
    return new UnreadDocument(id, start, end, source, 1);
  };

  return ({ number, pairs }) => {
    const tally = new Tally(settings, { perDocument });
    const log = new ProblemLog();
    try {
      for (const { id, key, response } of pairs) {
        const pair = {
          id,
          key: locatedOf('key', key),
          response: response && locatedOf('response', response),
        };
        tally.add(evaluateLocated(pair, options, log.report));
      }
      return { number, result: { tally: tally.state(), problems: log.logged() } };
    } catch (error) {
      // Errors of the input are data for the main thread; any other error ends the worker.
      if (!(error instanceof InputError)) throw error;
      return { number, refused: error.problems };
    }
  };
}
