import type { Command } from 'commander';
import { registerNuggetsCheck } from './nuggets-check.ts';
import { registerNuggetsCompare } from './nuggets-compare.ts';
import { registerNuggetsScore } from './nuggets-score.ts';

/** Registers the verbs of the event nugget task; returns the command, to which the converters are added. */
export function registerNuggets(program: Command, done: (code: number) => void): Command {
  const nuggets = program
    .command('nuggets')
    .description('the event nugget detection and coreference task of TAC KBP');
  registerNuggetsScore(nuggets, done);
  registerNuggetsCheck(nuggets, done);
  registerNuggetsCompare(nuggets);
  return nuggets;
}
