import type { ValidatorOptions } from '../validator.ts';
import { type Flag, parseArguments } from './arguments.ts';
import { DEBUG, HELP, tokenFlags } from './scorer.ts';

export const validatorFlags: readonly Flag[] = [
  HELP,
  { short: '-s', long: '--system', value: true, required: true, help: 'the tbf file to check' },
  { short: '-tm', long: '--token_mode', value: false, help: 'spans are token ids' },
  ...tokenFlags,
  {
    short: '-wc',
    long: '--word_count_file',
    value: true,
    help: 'document ids with their numbers of characters',
  },
  { short: '-ty', long: '--type_file', value: true, help: 'the types that are allowed, one per line' },
  DEBUG,
];

/** The options of a validator run; undefined if help is requested. */
export function validatorOptions(args: readonly string[]): ValidatorOptions | undefined {
  const found = parseArguments(args, validatorFlags);
  if (found === undefined) return undefined;
  return {
    system: found.get('-s') ?? '',
    tokenMode: found.has('-tm'),
    tokenPath: found.get('-t'),
    tokenExtension: found.get('-te') ?? '.tab',
    wordCounts: found.get('-wc'),
    types: found.get('-ty'),
  };
}
