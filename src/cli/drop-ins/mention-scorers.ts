import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { corefudScorerOptions, runCorefudScorer } from '../../compat/corefud-scorer/corefud-scorer.ts';
import { covalUsage, runCoval } from '../../compat/coval/coval.ts';
import { scorerUsage, UsageFailure } from '../../compat/lookups/arguments.ts';
import { ScorerFailure } from '../../compat/lookups/failure.ts';
import { runUaScorer, uaScorerUsage } from '../../compat/ua-scorer/ua-scorer.ts';
import { visibleLines } from '../../problems/render.ts';
import { isGzip, reason } from '../files/input-files.ts';
import { writeHelp } from '../help/wrap.ts';
import { writeError } from '../terminal.ts';

interface MentionScorer {
  readonly run: (args: readonly string[], world: MentionScorerWorld) => string | undefined;
  readonly usage: string;
}

interface MentionScorerWorld {
  readonly read: (path: string) => Uint8Array;
  readonly warn: (text: string) => void;
}

/** Scorers that look mentions up after an alignment of their own. */
const scorers: ReadonlyMap<string, MentionScorer> = new Map([
  [
    'corefud-scorer',
    {
      run: runCorefudScorer,
      usage: scorerUsage(
        'corefeval corefud-scorer',
        'Drop-in for the official scorer of CorefUD and CRAC, version 1.2.',
        corefudScorerOptions,
      ),
    },
  ],
  ['coval', { run: runCoval, usage: covalUsage }],
  ['ua-scorer', { run: runUaScorer, usage: uaScorerUsage }],
]);

/** Exit code 1 where the original ends with an exception, 2 for a wrong command line. */
export function runMentionScorer(verb: string, args: readonly string[]): number {
  const { run, usage } = scorers.get(verb) as MentionScorer;
  const warn = (text: string): void => writeError(`corefeval ${verb}: warning: ${visibleLines(text)}\n`);
  try {
    const output = run(args, { read, warn });
    if (output === undefined) writeHelp(usage);
    else process.stdout.write(output);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageFailure || error instanceof ScorerFailure)) throw error;
    const wrongUsage = error instanceof UsageFailure;
    writeError(`${wrongUsage ? usage : ''}corefeval ${verb}: error: ${visibleLines(error.message)}\n`);
    return wrongUsage ? 2 : 1;
  }
}

function read(path: string): Uint8Array {
  try {
    const bytes = readFileSync(path === '-' ? 0 : path);
    return isGzip(bytes) ? gunzipSync(bytes) : bytes;
  } catch (error) {
    throw new ScorerFailure(`cannot read ${path}: ${reason(error)}`);
  }
}
