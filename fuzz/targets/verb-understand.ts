import { mode, pick, pickSome } from '../draw.ts';
import { ensureValidOutcome, runVerb } from '../run-verb.ts';
import { conllPair } from '../seeds.ts';
import { ensure, type Target } from '../target.ts';

/** A verb on a key and a response; `names` are its arguments, `options` what it may be given besides. */
const understanding = (
  id: string,
  names: readonly string[],
  options: readonly (readonly string[])[],
): Target => ({
  id,
  writes: true,
  promise: 'ends in a result or in problems, its JSON is JSON, its inputs stay as they are',
  generate: (random) => ({
    files: conllPair(random),
    args: [
      id,
      ...names,
      ...pickSome(options, random, 6),
      ...pick([['--json'], ['--json'], [], ['--markdown']], random),
      ...mode(random),
    ],
  }),
  async check(input) {
    const outcome = await runVerb(input);
    ensureValidOutcome(outcome);
    if (!input.args.includes('--json') || outcome.stdout === '') return;
    ensure(isJson(outcome.stdout), 'the JSON is JSON', () => outcome.stdout.slice(0, 200));
  },
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const files = ['key.conll', 'response.conll'];
/** The default of 10,000 would leave time for a few inputs only. */
const few = ['--resamples', '40'];
const scoring = [
  ['--singletons', 'drop'],
  ['--duplicates', 'merge'],
  ['--metrics', 'muc,bcub,ceafe'],
  ['--cite'],
];

/** The verbs that explain a score, with any options. */
export const understandingTargets: readonly Target[] = [
  understanding(
    'compare',
    [...files, 'B=key.conll', ...few, '--exchanges', '40'],
    [
      ...scoring,
      ['--average', 'macro'],
      ['--interval', 'bca'],
      ['--statistics', 'lea,muc.recall'],
      ['--dataset', 'a=*0*', '--dataset', 'b=*'],
      ['--baseline', 'B'],
      ['--metric', 'bcub'],
      ['--latex'],
    ],
  ),
  understanding('analyze', files, [
    ...scoring,
    ['--trees'],
    ['--links'],
    ['--slices'],
    ['--examples', 'all'],
    ['--metric', 'lea'],
  ]),
  understanding(
    'agree',
    [...files, 'C=key.conll', ...few],
    [...scoring, ['--unmarked', 'null'], ['--distance', 'jaccard'], ['--list', 'all'], ['--latex']],
  ),
  understanding('check', files, [['--key', 'key.conll'], ['--sarif'], ['--quiet']]),
  understanding('explain', files, [
    ...scoring,
    ['--document', 'd0'],
    ['--mention', '0-1'],
    ['--entity', 'K1'],

    ['--difference', '--target', '50.0'],
    ['--difference', '--target', '33.33', '--stat', 'muc.f1'],
  ]),
];
