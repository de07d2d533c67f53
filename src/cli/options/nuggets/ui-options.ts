import type { Command, Option } from 'commander';
import { UsageError } from '../../../problems/problem.ts';
import { readingParameters } from '../../../verbs/reading.ts';
import { parameterOption, scoringOptions } from '../scoring.ts';
import {
  type AlignmentArguments,
  corefAlignmentOption,
  type MatchArguments,
  mappingOption,
  profileOption,
  tokensOption,
} from './options.ts';
import { type TextArguments, textsOption } from './text-options.ts';

/** The options for event files: those that the page has, and where token tables and texts are. */
export const eventFileOptions = (): Option[] => [
  tokensOption(),
  textsOption(),
  profileOption(),
  mappingOption(),
  corefAlignmentOption(),
];

/** The same as parsed by commander. */
export interface EventArguments
  extends Pick<MatchArguments, 'tokens' | 'profile' | 'mapping'>,
    TextArguments,
    AlignmentArguments {}

/** Refuses options that were given for the other task. */
export function refuseOtherTask(command: Command, isEvents: boolean): void {
  const others = isEvents
    ? [...scoringOptions(), ...readingParameters.map(parameterOption)]
    : eventFileOptions();
  const given = others.find((option) => command.getOptionValueSource(option.attributeName()) === 'cli');
  if (given === undefined) return;
  throw isEvents
    ? new UsageError(
        `${given.long} is for coreference, but these are event files.`,
        'leave it out, or add --format tbf to score their clusters alone',
      )
    : new UsageError(`${given.long} is for event files (tbf).`, 'leave it out, or give tbf files alone');
}
