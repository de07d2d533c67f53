import { pick, pickSome } from '../draw.ts';
import { ensureBounds, ensureDecent, runVerb } from '../run-verb.ts';
import { conllFile, tbfPair, tokenTable, typeListFile } from '../seeds.ts';
import type { Target } from '../target.ts';

const MATCHING = [
  ['--profile', 'evmeval-1.8'],
  ['--profile', 'evmeval-1.6'],
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
  ['--lenient'],
  ['--strict'],
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
  ['--csv'],
  ['--markdown'],
  ['--latex'],
  ['--tsv'],
  ['--sort', 'coref'],
  ['--sort', 'type'],
  ['--alignment-limit', '1'],
  ['--no-sequencing'],
  ['--raw'],
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
  ['--write-t-ids', 'out'],
  ['--write-t-ids', 'taken'],
];

/** A verb that reads tbf files and whatever goes with them. */
const nuggetsVerb = (verb: string, args: readonly string[], options: readonly string[][]): Target => ({
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
    args: [
      'nuggets',
      verb,
      ...args,
      ...pickSome(options, random, 8),
      ...pick([[], ['--lenient'], ['--json']], random),
    ],
  }),
  async check(input) {
    const outcome = await runVerb(input);
    ensureDecent(outcome);
    if (input.args.includes('--json') && outcome.code === 0) ensureBounds(outcome.stdout);
  },
});

const BOTH = ['-g', 'gold.tbf', '-s', 'system.tbf'];

export const verbNuggetsScore = nuggetsVerb('score', BOTH, SCORING);
export const verbNuggetsCompare = nuggetsVerb('compare', BOTH, MATCHING);
export const verbNuggetsCheck = nuggetsVerb('check', ['gold.tbf', 'system.tbf'], CHECKING);
