/** Event files in `corefeval ui`: how they are recognised, and the page with their report. */
import type { Command, Option } from 'commander';
import { HEAD } from '../../formats/detect.ts';
import { tbf } from '../../formats/tbf/tbf.ts';
import { defaultNuggetOptions } from '../../nuggets/index.ts';
import { UsageError } from '../../problems/problem.ts';
import { readingParameters } from '../../verbs/reading.ts';
import { kindOf, openStore } from '../files/input-files.ts';
import { goldAndSystems } from '../options/nuggets/gold-and-systems.ts';
import { mappingOption, profileOption, tokensOption } from '../options/nuggets/options.ts';
import { tbfFiles } from '../options/nuggets/tbf-argument.ts';
import { textsOption } from '../options/nuggets/text-options.ts';
import { parameterOption, scoringOptions } from '../options/scoring.ts';
import { systemArguments } from '../options/system-arguments.ts';
import { builtPage } from '../pages/report-page.ts';
import { showFailures } from '../score-output.ts';
import { eventPage } from './event-page.ts';
import {
  corefAlignmentOption,
  type NuggetScoringArguments,
  nuggetReport,
  scoreNuggetFiles,
  showNuggetProblems,
} from './score-nugget-files.ts';

/** The options for event files: those that the page has, and where token tables and texts are. */
export const eventOptions = (): Option[] => [
  tokensOption(),
  textsOption(),
  profileOption(),
  mappingOption(),
  corefAlignmentOption(),
];

export type EventArguments = Pick<
  NuggetScoringArguments,
  'tokens' | 'texts' | 'profile' | 'mapping' | 'corefAlignment' | 'document' | 'strict' | 'allow' | 'lenient'
>;

/** Whether key and responses are all event files, by their content, as on the page. Standard input cannot be read twice, so it is not examined. */
export async function areEvents(key: string, responses: readonly string[]): Promise<boolean> {
  const paths = [key, ...systemArguments(responses).map(({ path }) => path)].filter((path) => path !== '-');
  for (const argument of paths) {
    for (const path of await tbfFiles(argument)) {
      if (kindOf(path) === 'folder') return false; // without a tbf file
      const store = await openStore(path);
      if (tbf.detect(store.read(0, HEAD)) === undefined) return false;
    }
  }
  return paths.length > 0;
}

/** Refuses options that were given for the other task. */
export function refuseOtherTask(command: Command, isEvents: boolean): void {
  const others = isEvents ? [...scoringOptions(), ...readingParameters.map(parameterOption)] : eventOptions();
  const given = others.find((option) => command.getOptionValueSource(option.attributeName()) === 'cli');
  if (given === undefined) return;
  throw isEvents
    ? new UsageError(
        `${given.long} is for coreference, but these are event files.`,
        'leave it out, or add --format tbf to score their clusters alone',
      )
    : new UsageError(`${given.long} is for event files (tbf).`, 'leave it out, or give tbf files alone');
}

/** The page that scores files, with a report of events in it. */
export async function eventUiPage(
  gold: string,
  systems: readonly string[],
  asked: EventArguments,
): Promise<string> {
  const { attributes, unit, corefThreshold, alignmentLimit } = defaultNuggetOptions;
  const args = {
    ...{ attributes, unit, corefThreshold, alignmentLimit, ...asked },
    ...{ tokenExtension: '.tab', perDocument: true, perType: true },
  };
  const scored = await scoreNuggetFiles(await goldAndSystems(gold, systems), args);
  showNuggetProblems(scored);
  showFailures(scored.failed);
  const leftOut = scored.failed.map(({ name }) => name);
  const files = { gold: scored.gold, systems: scored.files };
  const template = builtPage('index', 'renderEvents');
  return eventPage(nuggetReport(scored, args), files, scored.options, args, leftOut, template);
}
