import { kind, mode, pickSome } from '../draw.ts';
import { ensureBounds, ensureValidOutcome, runVerb } from '../run-verb.ts';
import { conllPair } from '../seeds.ts';
import type { Target } from '../target.ts';

const OPTIONS = [
  ['--per-document'],
  ['--metrics', 'all'],
  ['--metrics', 'muc,rand,ari'],
  ['--average', 'macro'],
  ['--singletons', 'drop'],
  ['--duplicates', 'merge'],
  ['--coref-column', '-1'],
  ['--document', 'd0'],
  ['--html', '-o', 'key.conll'],
  ['--strict', '--allow', 'document/missing'],
  ['--counts', 'counts.json'],
  ['--counts', './response.conll'],
  ['--fail-under', 'conll=60'],
  ['--metrics', 'standard,ari', '--fail-under', 'ari=0.5'],
  ['--blanc-weight', '0.3'],
  ['--lea-importance', 'log'],
  ['--duplicates', 'error'],
  ['--match', 'exact'],
  ['--jobs', '1'],
  ['--max-size', '1K'],
  ['response.conll'],
];

/** `corefeval score` with any options. */
export const verbScore: Target = {
  id: 'score',
  writes: true,
  promise: 'ends in scores or problems, its JSON is JSON, its inputs stay as they are',
  generate: (random) => ({
    files: conllPair(random),
    args: [
      'score',
      'key.conll',
      'response.conll',
      ...pickSome(OPTIONS, random, 12),
      ...kind(random),
      ...mode(random),
    ],
  }),
  async check(input) {
    const outcome = await runVerb(input);
    ensureValidOutcome(outcome, { data: input.args.includes('--raw') });
    if (input.args.includes('--json') && outcome.stdout !== '') ensureBounds(outcome.stdout);
  },
};
