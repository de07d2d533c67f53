import { settingsOf, Tally } from '../evaluate/index.ts';
import { withoutLevels } from '../evaluate/settings.ts';
import { matchAlone } from '../evaluate/unit/evaluation.ts';
import { type UnitDocument, unitDocument } from '../evaluate/unit/run.ts';
import { formatById } from '../formats/detect.ts';
import { sideOptions } from '../formats/index.ts';
import { ProblemLog } from '../problems/log.ts';
import { InputError } from '../problems/problem.ts';
import { evaluateLocated, readPair } from './evaluate-pairs.ts';
import { type SourceFile, UnreadDocument } from './located-document.ts';
import type { ByteStore } from './shell.ts';
import type { Job, JobDocument, ThreadAnswer, WorkerSetup } from './thread-jobs.ts';

/** The work of a worker: returns the function that answers its jobs. `open` opens a file that the main thread has found. */
export function jobRunner(
  { settings: spec, perDocument, reading }: WorkerSetup,
  open: (name: string, path: string) => ByteStore,
): (job: Job) => ThreadAnswer {
  const settings = settingsOf(spec);
  const sides = sideOptions(reading);
  const alone = settings.scope === 'document' ? settings : withoutLevels(settings);
  const sources = new Map<string, SourceFile>();

  /** Each side has its own store, even for the same file, so that both read forward. */
  const locatedOf = (side: string, { id, name, path, format, traits, start, end }: JobDocument) => {
    const place = `${side} ${path}`;
    const source = sources.get(place) ?? { store: open(name, path), format: formatById(format), traits };
    sources.set(place, source);
    return new UnreadDocument(id, start, end, source, 1);
  };

  return ({ number, pairs }) => {
    const tally = new Tally(alone, { perDocument });
    const units: UnitDocument[] = [];
    const log = new ProblemLog();
    try {
      for (const { id, key, response, leavesOut } of pairs) {
        const pair = {
          id,
          leavesOut,
          key: locatedOf('key', key),
          response: response && locatedOf('response', response),
        };
        if (settings.scope === 'document') tally.add(evaluateLocated(pair, { settings, sides }, log.report));
        else
          units.push(
            unitDocument(...matchAlone(id, readPair(pair, sides, log.report), settings, tally, log.report)),
          );
      }
      const result = { tally: tally.state(), problems: log.logged() };
      return { number, result: units.length === 0 ? result : { ...result, units } };
    } catch (error) {
      // Errors of the input are data for the main thread; any other error ends the worker.
      if (!(error instanceof InputError)) throw error;
      return { number, refused: error.problems };
    }
  };
}
