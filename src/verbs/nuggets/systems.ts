/** The way of every system of events: it is read, scored against gold, and left out and named if it is bad. */
import type { Shell } from '../../corpus/shell.ts';
import {
  type AlignmentMethod,
  defaultMapping,
  defaultNuggetOptions,
  type NuggetFile,
  type NuggetOptions,
  nuggetSignature,
  scoreNuggets,
} from '../../nuggets/index.ts';
import { distinct, ProblemLog } from '../../problems/log.ts';
import { InputError, type Problem } from '../../problems/problem.ts';
import type { NuggetSystem } from '../../report/nuggets/report.ts';
import type { FailedSystem } from '../systems.ts';
import { type EventPath, openEvents, readEvents, systemReport } from './corpora.ts';
import { type MatchRequest, type MatchSettings, matchSettings } from './matching.ts';

/** Gold, the systems, and how they are scored: `NuggetOptions` describes the settings. */
export interface EventSystemsRequest extends MatchRequest {
  readonly gold: EventPath;
  readonly systems: readonly EventPath[];
  readonly coreference?: boolean | undefined;
  readonly sequencing?: boolean | undefined;
  readonly corefSetting?: string | undefined;
  readonly corefThreshold?: number | undefined;
  readonly corefAlignment?: AlignmentMethod | undefined;
  readonly alignmentLimit?: number | undefined;
}

/** Problems that were found, with the number of those of a code, including those that were not kept. */
export interface CountedProblems {
  readonly problems: readonly Problem[];
  readonly count: (code: Problem['code']) => number;
}

/** The scores of a system, what they were computed from, and its own problems. */
export interface EventRun extends NuggetSystem, CountedProblems {
  readonly file: NuggetFile;
}

export interface ScoredEvents {
  readonly gold: CountedProblems & { readonly file: NuggetFile };
  readonly systems: readonly EventRun[];
  readonly failed: readonly FailedSystem[];
  readonly options: NuggetOptions & MatchSettings;
  /** Everything that the scores depend on. */
  readonly signature: string;
}

/**
 * Scores systems against gold. Of several systems, those with errors are left out, and named in `failed`; if no other is left, the
 * errors are thrown.
 */
export async function scoreEventSystems(
  request: EventSystemsRequest,
  { files, startSystem }: Pick<Shell, 'files' | 'startSystem'>,
  perDocument = false,
): Promise<ScoredEvents> {
  const { strict, allow, lenient, documents } = request;
  const goldCorpus = await openEvents(request.gold, files, documents);
  const goldLog = new ProblemLog({ strict, allow, lenient, file: goldCorpus.path });
  const options = scoringOptions(request, await matchSettings(request, files, goldLog.report), perDocument);
  const gold = await readEvents(goldCorpus, files, goldLog.report);
  await loadTables(gold, options);
  for (const { id } of chosen(gold, options)) options.tables?.get(id);
  const systems: EventRun[] = [];
  const failed: FailedSystem[] = [];
  for (const { name, path, files: given } of request.systems) {
    try {
      const corpus = await openEvents({ name, path, files: given }, files, documents);
      startSystem?.(corpus);
      const log = new ProblemLog({ strict, allow, lenient, file: corpus.path });
      const file = await readEvents(corpus, files, systemReport(log.report));
      goldLog.throwIfErrors();
      log.throwIfErrors();
      await loadTables(file, options);
      // Problems of gold are reported once, with the first system.
      const isFirst = systems.length === 0;
      const scores = scoreNuggets(gold, file, options, log.report, isFirst ? goldLog.report : () => {});
      const goldWarnings = goldLog.throwIfErrors();
      const ofGold = isFirst ? goldWarnings : [];
      const problems = log.throwIfErrors();
      systems.push({
        name,
        path: file.name,
        scores,
        warnings: [...ofGold, ...problems],
        goldWarnings: ofGold.length,
        file,
        problems,
        count: (code) => log.count(code),
      });
    } catch (error) {
      if (!(error instanceof InputError) || goldLog.errors > 0 || request.systems.length === 1) throw error;
      failed.push({ name, path, problems: error.problems });
    }
  }
  if (systems.length === 0) throw new InputError(distinct(failed.flatMap(({ problems }) => problems)));
  return {
    gold: { file: gold, problems: goldLog.problems, count: (code) => goldLog.count(code) },
    systems,
    failed,
    options,
    signature: nuggetSignature(options, systems[0].scores.unit, gold.documents, { lenient }),
  };
}

function scoringOptions(
  { coreference, sequencing, corefSetting, ...request }: EventSystemsRequest,
  settings: MatchSettings,
  perDocument: boolean,
): NuggetOptions & MatchSettings {
  const { corefThreshold, corefAlignment, alignmentLimit } = request;
  return {
    ...settings,
    coreference,
    sequencing,
    corefSetting: corefSetting ?? defaultMapping(settings.attributes),
    corefThreshold: corefThreshold ?? defaultNuggetOptions.corefThreshold,
    corefAlignment: corefAlignment ?? defaultNuggetOptions.corefAlignment,
    alignmentLimit: alignmentLimit ?? defaultNuggetOptions.alignmentLimit,
    perDocument,
  };
}

const chosen = ({ documents }: NuggetFile, options: MatchSettings) =>
  documents.filter(({ id }) => options.documents?.includes(id) ?? true);

/** Reads the token tables of the documents of a file that are scored. */
export const loadTables = async (file: NuggetFile, options: MatchSettings): Promise<void> =>
  options.tables?.load(chosen(file, options));
