import { UsageFailure } from '../lookups/arguments.ts';
import { release1 } from './release.ts';
import type { RunSettings } from './run.ts';

/** The words of `ua-scorer.py` 1, anywhere after the two files. */

const METRICS = ['lea', 'muc', 'bcub', 'ceafe', 'ceafm', 'blanc'];

const WORDS = {
  removeSingletons: ['remove_singletons', 'remove_singleton'],
  removeSplits: ['remove_split_antecedent', 'remove_split_antecedents'],
  minimum: ['MIN', 'min', 'min_spans'],
  nonReferring: ['keep_non_referring', 'keep_non_referrings'],
  bridging: ['keep_bridging', 'keep_bridgings'],
  onlySplits: ['only_split_antecedent', 'only_split_antecedents'],
  deixis: ['evaluate_discourse_deixis'],
};

const KNOWN = [...Object.values(WORDS).flat(), ...METRICS, 'all', '--json'];

export const usage1 = `usage: corefeval ua-scorer KEY RESPONSE [${METRICS.join(' | ')} | all] [remove_singletons] [remove_split_antecedent]
         [keep_non_referring] [keep_bridging] [evaluate_discourse_deixis] [only_split_antecedent] [MIN] [--json]

Drop-in for the Universal Anaphora scorer, version 1: same words, same printed lines; --json prints unrounded fractions.
`;

export function settings1(args: readonly string[], warn: (text: string) => void): RunSettings | undefined {
  if (args.includes('-h') || args.includes('--help')) return undefined;
  const [key, response, ...words] = args;
  if (key === undefined || response === undefined) throw new UsageFailure('a key and a response are needed');
  for (const word of words) {
    if (!KNOWN.includes(word)) warn(`"${word}" is not a word of this scorer; it is ignored, as there.`);
  }
  const has = (names: readonly string[]): boolean => names.some((name) => words.includes(name));
  const deixis = has(WORDS.deixis);
  const onlySplitAntecedents = !deixis && has(WORDS.onlySplits);
  // Both modes need all entities, and look at nothing but entities.
  const whole = deixis || has(WORDS.onlySplits);
  const named = METRICS.filter((id) => words.includes(id));
  return {
    files: [key, response],
    metrics: named.length === 0 || words.includes('all') ? METRICS : named,
    prepare: {
      release: release1,
      match: has(WORDS.minimum) ? 'minimum' : 'exact',
      keepSingletons: whole || !has(WORDS.removeSingletons),
      keepSplitAntecedents: whole || !has(WORDS.removeSplits),
      keepZeros: true,
    },
    onlySplitAntecedents,
    deixis,
    crossing: false,
    nonReferring: !whole && has(WORDS.nonReferring),
    bridging: !whole && has(WORDS.bridging),
    json: words.includes('--json'),
  };
}
