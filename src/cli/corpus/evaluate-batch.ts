import { type SettingsSpec, settingsOf, Tally, type TallyState } from '../../evaluate/index.ts';
import type { FormatOptions } from '../../formats/index.ts';
import { type LoggedProblems, ProblemLog } from '../../problems/log.ts';
import { evaluateLocated } from './evaluate-located.ts';
import type { DocumentPair } from './pair-files.ts';

/** What stays the same over all documents of a run. Plain data, so that it can travel to a worker. */
export interface BatchOptions {
  readonly settings: SettingsSpec;
  readonly reading: FormatOptions;
  readonly perDocument: boolean;
}

export interface BatchResult {
  readonly tally: TallyState;
  readonly problems: LoggedProblems;
}

/** Scores some documents: the work of one thread at a time. */
export function evaluateBatch(pairs: Iterable<DocumentPair>, options: BatchOptions): BatchResult {
  const settings = settingsOf(options.settings);
  const tally = new Tally(settings, options);
  const log = new ProblemLog();
  for (const pair of pairs) tally.add(evaluateLocated(pair, settings, log.report, options.reading));
  return { tally: tally.state(), problems: log.logged() };
}
