import type { Random } from '../../test/support/mutate.ts';
import { kind, mode, pick, pickSome } from '../draw.ts';
import { ensureBounds, ensureValidOutcome, runVerb } from '../run-verb.ts';
import { conllFile, tbfPair, tokenTable, typeListFile } from '../seeds.ts';
import type { Target } from '../target.ts';

const MATCHING = [
  ['--profile', 'evmeval-1.8'],
  ['--profile', 'evmeval-1.6', '-t', 'tables'],
  ['--mapping', 'optimal'],
  ['--types', 'types'],
  ['--document', 'd0'],
  ['-t', 'tables'],
  ['--unit', 'token'],
  ['--unit', 'character'],
  ['--attributes', 'type'],
  ['--attributes', 'type,polarity=8'],
  ['--offset-columns', '3,4'],
  ['--token-extension', '.tab'],
];
const SCORING = [
  ...MATCHING,
  ['--coref'],
  ['--no-coref'],
  ['--sequencing'],
  ['--coref-mapping', 'span'],
  ['--coref-threshold', '0.5'],
  ['--coref-alignment', 'best'],
  ['--per-type'],
  ['--per-document'],
  ['--sort', 'coref'],
  ['--sort', 'type'],
  ['--alignment-limit', '1'],
  ['--no-sequencing'],
  ['-s', 'gold.tbf'],
  ['--write-conll', 'out'],
  ['--write-conll', 'taken'],
];
const CHECKING = [
  ['--types', 'types'],
  ['--word-counts', 'counts'],
  ['--strict'],
  ['-t', 'tables'],
  ['--unit', 'token'],
  ['-t', 'tables', '--unit', 'token', '--write-t-ids', 'out'],
  ['-t', 'tables', '--unit', 'token', '--write-t-ids', 'taken'],
];

/** A verb that reads tbf files and whatever goes with them. */
const nuggetsVerb = (
  verb: string,
  args: readonly string[],
  options: readonly string[][],
  further: (random: Random) => readonly string[],
): Target => ({
  id: `nuggets-${verb}`,
  writes: true,
  promise: 'ends in results or problems, and its JSON is JSON with scores in their bounds',
  generate: (random) => ({
    files: {
      ...tbfPair(random),
      types: typeListFile(random),
      'tables/d0.tab': tokenTable(random),
      'tables/d1.tab': tokenTable(random),
      ...Object.fromEntries(['d0', 'd1'].map((id) => [`taken/${id}.gold.conll`, conllFile(random)])),
      counts: new TextEncoder().encode(pick(['d0 100\nd1 5\n', 'd0\t-1\n', 'd0 x\n\n', ''], random)),
    },
    args: ['nuggets', verb, ...args, ...pickSome(options, random, 8), ...further(random)],
  }),
  async check(input) {
    const outcome = await runVerb(input);
    ensureValidOutcome(outcome, { data: input.args.includes('--raw') });
    // In the public tool a gold type that is not annotated agrees with all, so the precision of its row can exceed 1.
    const isBounded = !input.args.some((arg) => arg.startsWith('evmeval-'));
    if (input.args.includes('--json') && outcome.code === 0 && isBounded) ensureBounds(outcome.stdout);
  },
});

const json = (random: Random) => pick([[], ['--json']], random);
const BOTH = ['gold.tbf', 'system.tbf'];

export const verbNuggetsScore = nuggetsVerb('score', BOTH, SCORING, (random) => [
  ...kind(random),
  ...mode(random),
]);
export const verbNuggetsCompare = nuggetsVerb('compare', BOTH, MATCHING, (random) => [
  ...json(random),
  ...mode(random),
]);
export const verbNuggetsCheck = nuggetsVerb('check', ['gold.tbf', 'system.tbf'], CHECKING, json);
