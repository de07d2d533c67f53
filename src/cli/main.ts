#!/usr/bin/env node
import { version } from '../version.ts';
import { endQuietlyOnClosedPipe } from './closed-pipe.ts';

/** The command line. Verbs are loaded when they are called, so that a short answer comes at once. */
async function main(args: readonly string[]): Promise<number> {
  const [verb, ...rest] = args;
  if (args.length === 1 && (verb === '--version' || verb === '-V')) {
    process.stdout.write(`${version}\n`);
    return 0;
  }
  if (verb === 'scorer.pl') {
    const { runScorerPl } = await import('./scorer-pl.ts');
    return runScorerPl(rest);
  }
  if (verb === 'evmeval') {
    const { runEvmeval } = await import('./evmeval.ts');
    return runEvmeval(rest);
  }
  const { runProgram } = await import('./program.ts');
  return runProgram(args);
}

endQuietlyOnClosedPipe();
process.exitCode = await main(process.argv.slice(2));
