import { problem } from '../../nuggets/codes.ts';
import { type NuggetFile, type NuggetOptions, scoreNuggets } from '../../nuggets/index.ts';
import { distinct } from '../../problems/distinct.ts';
import { type LogOptions, ProblemLog } from '../../problems/log.ts';
import { InputError, type Report } from '../../problems/problem.ts';
import type { NuggetSystem } from '../../report/nuggets/report.ts';
import type { CorpusPath } from '../open.ts';
import type { FailedSystem } from '../systems.ts';

/** Reads the file of a system. */
export type ReadNuggets = (path: string, report: Report) => Promise<NuggetFile>;

/** Gold, and the log of its problems, which are reported once and not with every system. */
export interface ReadGold {
  readonly file: NuggetFile;
  readonly log: ProblemLog;
}

export interface ScoredNuggets {
  readonly systems: readonly NuggetSystem[];
  /** The files and logs of these systems. */
  readonly files: readonly NuggetFile[];
  readonly logs: readonly ProblemLog[];
  /** Systems that cannot be scored; with one system, that is an error. */
  readonly failed: readonly FailedSystem[];
}

/** Scores systems against gold, for the command line and for a page. */
export async function scoreNuggetSystems(
  gold: ReadGold,
  named: readonly CorpusPath[],
  options: NuggetOptions,
  strictness: LogOptions,
  read: ReadNuggets,
): Promise<ScoredNuggets> {
  const systems: NuggetSystem[] = [];
  const files: NuggetFile[] = [];
  const logs: ProblemLog[] = [];
  const failed: FailedSystem[] = [];
  for (const { path, name } of named) {
    const log = new ProblemLog({ ...strictness, file: path });
    try {
      const system = await read(path, systemReport(log.report));
      gold.log.throwIfErrors();
      log.throwIfErrors();
      // Problems of the gold file are reported once, with the first system.
      const isFirst = systems.length === 0;
      const goldReport = isFirst ? gold.log.report : () => {};
      const scores = scoreNuggets(gold.file, system, options, log.report, goldReport);
      const goldWarnings = gold.log.throwIfErrors();
      const ofGold = isFirst ? goldWarnings : [];
      const warnings = [...ofGold, ...log.throwIfErrors()];
      systems.push({ name, path: system.name, scores, warnings, goldWarnings: ofGold.length });
      files.push(system);
      logs.push(log);
    } catch (error) {
      if (!(error instanceof InputError) || gold.log.errors > 0 || named.length === 1) throw error;
      failed.push({ name, path, problems: error.problems });
    }
  }
  if (systems.length === 0) throw new InputError(distinct(failed.flatMap(({ problems }) => problems)));
  return { systems, files, logs, failed };
}

/** An empty system file is a submission without mentions: it is scored, with a warning. */
export const systemReport =
  (report: Report): Report =>
  (found) =>
    report(
      found.code !== 'file/empty'
        ? found
        : problem(
            'nuggets/empty-system',
            'The system file has no document; every gold document is scored as empty.',
            {
              file: found.file,
              help: 'check that this is the right file',
            },
          ),
    );
