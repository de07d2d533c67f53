import type { Settings } from '../../evaluate/index.ts';
import { clip } from '../../problems/clip.ts';
import { InputError, type Problem, problem } from '../../problems/problem.ts';
import { keyDifference, type SavedKey, settingsDifference } from '../counts/differences.ts';
import type { BaselineCorpus } from './baseline.ts';

/** What cannot be compared with the baseline; empty if everything can. Without a baseline of the data set, that is the problem. */
export function differencesFrom(
  path: string,
  baseline: BaselineCorpus | undefined,
  now: BaselineCorpus,
  settings: Settings,
): Problem[] {
  if (baseline === undefined)
    return [
      unknown(
        path,
        now.dataset === undefined ? 'A corpus without --dataset is' : `The data set "${now.dataset}" is`,
      ),
    ];
  const ofSettings = settingsDifference(baseline.signature, now.signature);
  return [
    ...(ofSettings === undefined ? [] : [otherSettings(path, ofSettings, baseline)]),
    ...(baseline.key.fingerprint === now.key.fingerprint
      ? []
      : [otherKey(path, baseline, now, ofSettings === undefined ? settings : undefined)]),
    ...[...now.systems.keys()]
      .filter((name) => !baseline.systems.has(name))
      .map((name) => unknown(path, `The system "${name}" is`, [...baseline.systems.keys()])),
  ];
}

/** Throws what cannot be compared. */
export function refuseDifferences(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new InputError(problems);
}

const MAX_LIST_CHARACTERS = 300;

const unknown = (path: string, what: string, known: readonly string[] = []): Problem =>
  problem('gate/system', `${what} not in the baseline.`, {
    file: path,
    expected: known.length === 0 ? undefined : `one of ${clip(known.join(', '), MAX_LIST_CHARACTERS)}`,
    help: 'name the response as in the baseline (NAME=PATH), or write a new baseline with --update',
  });

const otherSettings = (path: string, difference: string, { signature }: BaselineCorpus): Problem =>
  problem('gate/settings', `The settings are not those of the baseline. ${difference}.`, {
    file: path,
    expected: signature,
    help: 'use the options of the baseline, or write a new one with --update',
  });

const otherKey = (
  path: string,
  baseline: BaselineCorpus,
  now: BaselineCorpus,
  settings: Settings | undefined,
): Problem =>
  problem(
    'gate/key',
    `The key is not that of the baseline: ${keyDifference(savedKey(baseline), savedKey(now), settings)}.`,
    {
      file: path,
      expected: `a key with the fingerprint ${baseline.key.fingerprint}, but it is ${now.key.fingerprint}`,
      help: 'use the key of the baseline, or write a new baseline with --update',
    },
  );

/** All systems of a baseline have the same documents. */
const savedKey = ({ key, systems }: BaselineCorpus): SavedKey => ({
  facts: key,
  documents: [...systems.values()][0]?.documents ?? [],
});
