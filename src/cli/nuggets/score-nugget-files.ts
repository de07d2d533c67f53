import type { Option } from 'commander';
import {
  type AlignmentMethod,
  alignmentMethods,
  defaultMapping,
  type NuggetFile,
  type NuggetOptions,
  nuggetSignature,
} from '../../nuggets/index.ts';
import { ProblemLog } from '../../problems/log.ts';
import { type NuggetReport, nuggetSort } from '../../report/nuggets/reports.ts';
import { type ScoredNuggets, scoreNuggetSystems } from '../../verbs/nuggets/score-systems.ts';
import { version } from '../../version.ts';
import type { GoldAndSystems } from '../options/nuggets/gold-and-systems.ts';
import {
  type MatchArguments,
  type MatchSettings,
  matchOptions,
  readNuggets,
} from '../options/nuggets/options.ts';
import type { TextArguments } from '../options/nuggets/text-options.ts';
import { choice } from '../options/shared.ts';
import { showWarnings } from '../score-output.ts';
import { showProblems } from '../terminal.ts';

/** What is scored and shown, as parsed by commander. */
export interface NuggetScoringArguments extends MatchArguments, TextArguments {
  coref?: boolean;
  sequencing?: boolean;
  corefMapping?: string;
  corefThreshold: number;
  corefAlignment: AlignmentMethod;
  alignmentLimit: number;
  perDocument?: boolean;
  perType?: boolean;
}

export const corefAlignmentOption = (): Option =>
  choice(
    '--coref-alignment <method>',
    'how mentions with the same span are aligned: greedy, by the mapping; best, by the highest coreference score',
    alignmentMethods,
    'greedy',
  );

/** Scores, and what they were computed from. */
export interface ScoredNuggetFiles extends ScoredNuggets {
  readonly gold: NuggetFile;
  readonly goldLog: ProblemLog;
  readonly options: NuggetOptions & MatchSettings;
  readonly signature: string;
}

/** Reads and scores the files. */
export async function scoreNuggetFiles(
  { gold: goldPath, systems: named }: GoldAndSystems,
  args: NuggetScoringArguments,
): Promise<ScoredNuggetFiles> {
  const goldLog = new ProblemLog({ ...args, file: goldPath });
  const matching = await matchOptions(args, goldLog.report);
  const options: NuggetOptions & MatchSettings = {
    ...matching,
    coreference: args.coref,
    sequencing: args.sequencing,
    corefSetting: args.corefMapping ?? defaultMapping(matching.attributes),
    corefThreshold: args.corefThreshold,
    corefAlignment: args.corefAlignment,
    alignmentLimit: args.alignmentLimit,
  };
  const gold = await readNuggets(goldPath, goldLog.report);
  matching.tables?.read(
    gold.documents.filter(({ id }) => matching.documents === undefined || matching.documents.includes(id)),
  );
  const scored = await scoreNuggetSystems({ file: gold, log: goldLog }, named, options, args, readNuggets);
  const signature = nuggetSignature(options, scored.systems[0].scores.unit, gold.documents, args);
  return { ...scored, gold, goldLog, options, signature };
}

/** Shows the problems of gold, then those of the systems. */
export function showNuggetProblems({ goldLog, systems, logs }: ScoredNuggetFiles): void {
  showProblems(goldLog.problems, (code) => goldLog.count(code));
  showWarnings(
    systems.map(({ name }, i) => ({ name, warnings: logs[i].problems })),
    logs.map((log) => (code) => log.count(code)),
  );
}

export const nuggetReport = (
  { signature, systems, gold, options }: ScoredNuggetFiles,
  { sort, perDocument = false, perType = false }: NuggetScoringArguments & { readonly sort?: string },
): NuggetReport => ({
  signature,
  sort: nuggetSort(sort, systems, options.profile.coreference.average),
  version,
  profile: options.profile.id,
  gold: gold.name,
  systems,
  perDocument,
  perType,
});
