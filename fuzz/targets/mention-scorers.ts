import { runCorefudScorer } from '../../src/compat/corefud-scorer/corefud-scorer.ts';
import { runCoval } from '../../src/compat/coval/coval.ts';
import { UsageFailure } from '../../src/compat/lookups/arguments.ts';
import { ScorerFailure } from '../../src/compat/lookups/failure.ts';
import { runUaScorer } from '../../src/compat/ua-scorer/ua-scorer.ts';
import type { Random } from '../../test/support/mutate.ts';
import { filesOf, type Seed } from '../document-target.ts';
import { bitsOf, pick, pickSome, spoilText } from '../draw.ts';
import { conllPair, example } from '../seeds.ts';
import { type Case, ensure, type Target } from '../target.ts';
import { documentSeeds } from './documents.ts';

interface World {
  readonly read: (path: string) => Uint8Array;
  readonly warn: (text: string) => void;
}

interface MentionScorer {
  readonly id: string;
  readonly run: (args: readonly string[], world: World) => string | undefined;
  readonly pair: (random: Random) => Case['files'];
  readonly options: readonly (readonly string[])[];
}

function corefudPair(random: Random): Case['files'] {
  const seed = documentSeeds.find(({ format }) => format.id === 'corefud') as Seed;
  const key = filesOf(seed, random).f;
  return { key, response: random(3) === 0 ? key : filesOf(seed, random).f };
}

const UA_BITS = bitsOf('(EntityID=1|MarkableID=m1)', '-Pseudo', '|ElementOf=3', '|Min=2,3', ')', '1.1\t');

function uaPair(random: Random): Case['files'] {
  const [key, response] = ['key', 'response'].map((name) =>
    spoilText(example(`ua/${name}.conllu`), random, UA_BITS),
  );
  return { key, response };
}

const scorers: readonly MentionScorer[] = [
  {
    id: 'corefud-scorer',
    run: runCorefudScorer,
    pair: corefudPair,
    options: [['-s'], ['-x'], ['-a', 'partial'], ['-a', 'exact'], ['-z', 'linear'], ['-m', 'mor', 'zero']],
  },
  {
    id: 'coval',
    run: runCoval,
    pair: (random) => {
      const { 'key.conll': key, 'response.conll': response } = conllPair(random);
      return { key, response };
    },
    options: [
      ['min_span'],
      ['NP_only'],
      ['remove_nested'],
      ['remove_singletons'],
      ['muc', 'lea'],
      ['mentions'],
    ],
  },
  {
    id: 'ua-scorer',
    run: runUaScorer,
    pair: uaPair,
    options: [
      ['remove_split_antecedent', 'remove_singletons'],
      ['only_split_antecedent'],
      ['MIN'],
      ['keep_non_referring'],
      ['keep_bridging'],
      ['evaluate_discourse_deixis'],
    ],
  },
  {
    id: 'ua-scorer-2.0',
    run: (args, world) => runUaScorer(['--scorer', '2.0', ...args], world),
    pair: uaPair,
    options: [
      ['-s'],
      ['-l'],
      ['-z'],
      ['-d'],
      ['-a', 'partial-corefud'],
      ['-a', 'partial-craft'],
      ['--allow-boundary-crossing'],
      ['-m', 'all'],
    ],
  },
];

/** The drop-ins for scorers that look mentions up after an alignment of their own. */
export const mentionScorers: readonly Target[] = scorers.map(({ id, run, pair, options }) => ({
  id,
  promise: 'prints scores that are numbers, or ends as the original does, with a sentence',
  generate: (random) => ({
    files: pair(random),
    args: ['key', 'response', ...pick([[], ['--json']], random), ...pickSome(options, random)],
  }),
  check({ files, args }) {
    let printed: string | undefined;
    try {
      printed = run(args, { read: (path) => files[path], warn: () => {} });
    } catch (error) {
      if (!(error instanceof UsageFailure || error instanceof ScorerFailure)) throw error;
      ensure(error.message !== '', 'failure says why');
      return;
    }
    ensure(printed !== undefined && printed !== '', 'something is printed');
    if (args.includes('--json')) ensureNumbers(JSON.parse(printed as string));
  },
}));

/** A mention in two entities can take the sums of the originals above 1, but no score is negative or missing. */
function ensureNumbers(value: unknown): void {
  if (typeof value === 'number') ensure(value >= 0, 'a score is not negative', () => String(value));
  ensure(value !== null, 'a score is a number');
  if (typeof value === 'object') for (const inner of Object.values(value as object)) ensureNumbers(inner);
}
