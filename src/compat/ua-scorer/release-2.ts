import { readArguments, type ScorerOption, scorerUsage, UsageFailure } from '../lookups/arguments.ts';
import { release2 } from './release.ts';
import type { RunSettings } from './run.ts';

/** The flags of `ua-scorer.py` 2.0, as it is shipped with the CorefUD scorer. */

const METRICS = ['muc', 'bcub', 'ceafe', 'ceafm', 'blanc', 'lea'];
const RELATIONS = ['non-referring', 'bridging'];

/** The arguments that the presets stand for; those of CorefUD belong to `corefud-scorer`. */
const SHARED_TASKS: ReadonlyMap<string, readonly string[]> = new Map([
  ['crac18', ['-s', '-m', 'conll', 'non-referring']],
  ['craft19', ['-s', '-a', 'partial-craft', '-m', 'conll']],
  ['codicrac22ar', ['-s', '-l', '-m', 'conll']],
  ['codicrac22br', ['-s', '-m', 'bridging']],
  ['codicrac22dd', ['-s', '-l', '-d', '-m', 'conll']],
]);

const OPTIONS: readonly ScorerOption[] = [
  {
    names: ['-m', '--metrics'],
    kind: 'list',
    choices: ['all', 'conll', ...METRICS, ...RELATIONS],
    help: 'metrics (conll: muc, bcub and ceafe); takes all words that follow, so write it last',
  },
  {
    names: ['-a', '--match'],
    kind: 'value',
    choices: ['exact', 'partial-corefud', 'partial-craft'],
    help: 'which markables are the same (exact)',
  },
  {
    names: ['-s', '--keep-singletons'],
    kind: 'switch',
    help: 'keep entities of one mention (they are dropped)',
  },
  {
    names: ['-l', '--keep-split-antecedents'],
    kind: 'switch',
    help: 'score split antecedents (they are ignored)',
  },
  { names: ['-z', '--keep-zeros'], kind: 'switch', help: 'keep zeros (they are dropped)' },
  {
    names: ['-d', '--evaluate-discourse-deixis'],
    kind: 'switch',
    help: 'score discourse deixis instead of identity',
  },
  {
    names: ['--only-split-antecedent'],
    kind: 'switch',
    help: 'score the alignment of split antecedents alone',
  },
  {
    names: ['--allow-boundary-crossing'],
    kind: 'switch',
    help: 'brackets are closed by the ids of their markables',
  },
  {
    names: ['-f', '--format'],
    kind: 'value',
    choices: ['ua', 'corefud', 'conll'],
    help: 'format of the files (ua)',
  },
  {
    names: ['-t', '--shared-task'],
    kind: 'value',
    choices: [...SHARED_TASKS.keys()],
    help: 'settings of a shared task; all other options but --json are ignored',
  },
  {
    names: ['--json'],
    kind: 'switch',
    help: 'unrounded fractions as JSON instead of the lines of the original',
  },
];

export const usage2 = scorerUsage(
  'corefeval ua-scorer --scorer 2.0',
  'Drop-in for the Universal Anaphora scorer 2.0, as it is shipped with the CorefUD scorer.',
  OPTIONS,
);

const OTHER_PROGRAMS: ReadonlyMap<string, string> = new Map([
  ['corefud', 'corefud-scorer'],
  ['conll', 'coval'],
]);

export function settings2(args: readonly string[], warn: (text: string) => void): RunSettings | undefined {
  const parsed = readArguments(args, OPTIONS);
  if (parsed === undefined) return undefined;
  const { files } = parsed;
  const preset = SHARED_TASKS.get(parsed.values.get('-t')?.[0] ?? '');
  const values =
    preset === undefined
      ? parsed.values
      : (readArguments([...files, ...preset], OPTIONS) as typeof parsed).values;
  const program = OTHER_PROGRAMS.get(values.get('-f')?.[0] ?? 'ua');
  if (program !== undefined) throw new UsageFailure(`argument -f: for these files use corefeval ${program}`);
  warn('the command line of version 2.0 ends before it scores; this program scores as its functions do');
  const deixis = values.has('-d');
  const onlySplitAntecedents = !deixis && values.has('--only-split-antecedent');
  const whole = deixis || values.has('--only-split-antecedent');
  const named = values.get('-m') ?? ['conll'];
  const metrics = named.includes('all')
    ? METRICS
    : METRICS.filter((id) => named.includes(id) || (named.includes('conll') && METRICS.indexOf(id) < 3));
  const relation = (id: string): boolean => !whole && (named.includes(id) || named.includes('all'));
  return {
    files,
    metrics,
    prepare: {
      release: release2,
      match: MATCHES.get(values.get('-a')?.[0] ?? 'exact') ?? 'exact',
      keepSingletons: whole || values.has('-s'),
      keepSplitAntecedents: whole || values.has('-l'),
      keepZeros: values.has('-z'),
    },
    onlySplitAntecedents,
    deixis,
    crossing: values.has('--allow-boundary-crossing'),
    nonReferring: relation('non-referring'),
    bridging: relation('bridging'),
    json: parsed.values.has('--json'),
  };
}

const MATCHES: ReadonlyMap<string, RunSettings['prepare']['match']> = new Map([
  ['exact', 'exact'],
  ['partial-corefud', 'partial'],
  ['partial-craft', 'craft'],
]);
