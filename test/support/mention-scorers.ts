import { expect } from 'vitest';
import { runCorefudScorer } from '../../src/compat/corefud-scorer/corefud-scorer.ts';
import { runCoval } from '../../src/compat/coval/coval.ts';
import { runUaScorer } from '../../src/compat/ua-scorer/ua-scorer.ts';

/** A recorded run of another scorer: its options, and its scores or the exception that it ended with. */
export interface RecordedRun {
  readonly options: Readonly<Record<string, string | boolean>>;
  /** Recall, precision and F₁; the first two are null for the CoNLL average. */
  readonly metrics?: Readonly<Record<string, readonly [number | null, number | null, number]>>;
  readonly error?: string;
}

export interface RecordedCase {
  readonly id: string;
  readonly key: string;
  readonly response: string;
  readonly runs: readonly RecordedRun[];
}

type Run = (args: readonly string[], files: (path: string) => string) => string | undefined;

const world = (files: (path: string) => string) => ({
  read: (path: string) => new TextEncoder().encode(files(path)),
  warn: () => {},
});

export const corefudScorer = {
  run: ((args, files) => runCorefudScorer(args, world(files))) as Run,
  flags: ({ match, zeroMatch, keepSingletons }: RecordedRun['options']): string[] => [
    ...['-a', String(match), '-z', String(zeroMatch)],
    ...(keepSingletons ? ['-s'] : []),
  ],
};

export const coval = {
  run: ((args, files) => runCoval(args, world(files))) as Run,
  flags: ({ minSpan, npOnly, removeNested, keepSingletons }: RecordedRun['options']): string[] => [
    ...(minSpan ? ['min_span'] : []),
    ...(npOnly ? ['NP_only'] : []),
    ...(removeNested ? ['remove_nested'] : []),
    ...(keepSingletons ? [] : ['remove_singletons']),
  ],
};

const uaScorer = ((args, files) => runUaScorer(args, world(files))) as Run;

export const uaScorer1 = {
  run: uaScorer,
  flags: (options: RecordedRun['options']): string[] => [
    'all',
    ...(options.match === 'min' ? ['MIN'] : []),
    ...(options.keepSingletons ? [] : ['remove_singletons']),
    ...(options.keepSplitAntecedents ? [] : ['remove_split_antecedent']),
    ...(options.onlySplitAntecedent ? ['only_split_antecedent'] : []),
    ...(options.discourseDeixis ? ['evaluate_discourse_deixis'] : []),
    ...(options.nonReferring ? ['keep_non_referring'] : []),
    ...(options.bridging ? ['keep_bridging'] : []),
  ],
};

const UA_MATCHES = new Map([
  ['partial', 'partial-corefud'],
  ['craft', 'partial-craft'],
]);

export const uaScorer2 = {
  run: uaScorer,
  flags: (options: RecordedRun['options']): string[] => [
    ...['--scorer', '2.0', '-a', UA_MATCHES.get(`${options.match}`) ?? 'exact'],
    ...(options.keepSingletons ? ['-s'] : []),
    ...(options.keepSplitAntecedents ? ['-l'] : []),
    ...(options.onlySplitAntecedent ? ['--only-split-antecedent'] : []),
    ...(options.discourseDeixis ? ['-d'] : []),
    ...(options.keepZeros ? ['-z'] : []),
    ...['-m', 'all'],
  ],
};

/** Runs every recorded run of a case again, and compares to nine decimals. */
export function checkRecorded(
  { run, flags }: typeof corefudScorer,
  { key, response, runs }: RecordedCase,
): void {
  const files = (path: string) => (path === 'key' ? key : response);
  for (const { options, metrics = {}, error } of runs) {
    const args = ['key', 'response', '--json', ...flags(options)];
    if (error !== undefined) {
      expect(() => run(args, files), args.join(' ')).toThrow();
      continue;
    }
    const { metrics: scores, nonReferring, bridging = {} } = JSON.parse(run(args, files) ?? '');
    const found = {
      ...scores,
      nonReferring,
      ...Object.fromEntries(Object.entries(bridging).map(([id, score]) => [`bridging.${id}`, score])),
    };
    for (const [id, [recall, precision, f1]] of Object.entries(metrics)) {
      const title = `${args.join(' ')}: ${id}`;
      expect(found[id].f1, title).toBeCloseTo(f1, 9);
      if (recall !== null) expect(found[id].recall, title).toBeCloseTo(recall, 9);
      if (precision !== null) expect(found[id].precision, title).toBeCloseTo(precision, 9);
    }
  }
}
