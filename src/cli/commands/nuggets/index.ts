import type { Command } from 'commander';
import { registerNuggetsCheck } from './check.ts';
import { registerNuggetsCompare } from './compare.ts';
import { registerNuggetsConvert } from './convert.ts';
import { registerNuggetsScore } from './score.ts';

/** The verbs of the event nugget task. */
export function registerNuggets(program: Command, done: (code: number) => void): void {
  const nuggets = program
    .command('nuggets')
    .description('the event nugget detection and coreference task of TAC KBP');
  registerNuggetsScore(nuggets, done);
  registerNuggetsCheck(nuggets, done);
  registerNuggetsCompare(nuggets, done);
  registerNuggetsConvert(nuggets);
}
