import type { Command } from 'commander';
import { registerNuggetsCheck } from './nuggets-check.ts';
import { registerNuggetsCompare } from './nuggets-compare.ts';
import { registerNuggetsConvert } from './nuggets-convert.ts';
import { registerFromBrat } from './nuggets-from-brat.ts';
import { registerFromEre } from './nuggets-from-ere.ts';
import { registerNuggetsScore } from './nuggets-score.ts';
import { registerToBrat } from './nuggets-to-brat.ts';

/** The verbs of the event nugget task. */
export function registerNuggets(program: Command, done: (code: number) => void): void {
  const nuggets = program
    .command('nuggets')
    .description('the event nugget detection and coreference task of TAC KBP');
  registerNuggetsScore(nuggets, done);
  registerNuggetsCheck(nuggets, done);
  registerNuggetsCompare(nuggets, done);
  registerNuggetsConvert(nuggets);
  for (const register of [registerFromBrat, registerFromEre, registerToBrat]) register(nuggets);
}
