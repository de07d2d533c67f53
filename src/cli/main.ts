import { version } from '../version.ts';
import { endWith } from './end-with.ts';
import { runProgram } from './program.ts';
import { ignoreClosedPipe } from './terminal.ts';
import { mentionScorers } from './verbs.ts';

/** The entry point of the command line. The drop-ins are loaded only when they are called. */
async function main(args: readonly string[]): Promise<number> {
  const [verb, ...rest] = args;
  if (args.length === 1 && (verb === '--version' || verb === '-V' || verb === 'version')) {
    process.stdout.write(`${version}\n`);
    return 0;
  }
  if (verb === 'scorer.pl') {
    const { runScorerPl } = await import('./drop-ins/scorer-pl.ts');
    return runScorerPl(rest);
  }
  if (verb === 'evmeval') {
    const { runEvmeval } = await import('./drop-ins/evmeval.ts');
    return runEvmeval(rest);
  }
  if (mentionScorers.includes(verb)) {
    const { runMentionScorer } = await import('./drop-ins/mention-scorers.ts');
    return runMentionScorer(verb, rest);
  }
  return runProgram(args);
}

ignoreClosedPipe();
void main(process.argv.slice(2)).then(endWith);
