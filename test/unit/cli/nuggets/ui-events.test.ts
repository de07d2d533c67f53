import { join } from 'node:path';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { areEvents, eventOptions, refuseOtherTask } from '../../../../src/cli/nuggets/ui-events.ts';
import { addOptions } from '../../../../src/cli/options/add-options.ts';
import { scoringOptions } from '../../../../src/cli/options/scoring.ts';
import { documentOf } from '../../../support/conll.ts';
import { tbf } from '../../../support/nuggets.ts';
import { refusal } from '../../../support/run-verb.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const files = {
  'gold.tbf': tbf('d', 'E1 0,4'),
  'named-otherwise.txt': tbf('d', 'E1 0,4'),
  'key.conll': documentOf(['(1)']),
  'called.tbf': documentOf(['(1)']),
  'run/a.tbf': tbf('d', 'E1 0,4'),
  'texts/a.txt': 'x',
};

describe('areEvents', () => {
  it.each<[string[], boolean]>([
    [['gold.tbf', 'named-otherwise.txt'], true],
    [['gold.tbf', 'run'], true],
    [['gold.tbf', 'key.conll'], false],
    [['key.conll', 'gold.tbf'], false],
    [['gold.tbf', 'called.tbf'], false],
    [['gold.tbf', 'texts'], false],
  ])('of %j is %s, by the content of all files', async ([key, ...responses], expected) => {
    const folder = temporaryFolder(files);
    expect(
      await areEvents(
        join(folder, key),
        responses.map((name) => `x=${join(folder, name)}`),
      ),
    ).toBe(expected);
  });

  it('does not look at standard input', async () => {
    const gold = join(temporaryFolder(files), 'gold.tbf');
    expect(await areEvents('-', [gold])).toBe(true);
    expect(await areEvents('-', ['-'])).toBe(false);
  });
});

describe('refuseOtherTask', () => {
  const refused = (isEvents: boolean, ...args: string[]) => {
    const command = addOptions(new Command('ui'), ...scoringOptions(), ...eventOptions());
    return refusal(() => refuseOtherTask(command.parse(args, { from: 'user' }), isEvents));
  };

  it('takes options of the task, and defaults of both', async () => {
    expect(await refused(true)).toBeUndefined();
    expect(await refused(false)).toBeUndefined();
    expect(await refused(true, '--mapping', 'optimal', '-t', 'x')).toBeUndefined();
    expect(await refused(false, '--metrics', 'muc')).toBeUndefined();
  });

  it('refuses an option of the other task, also with the value of its default', async () => {
    expect(await refused(true, '--match', 'exact')).toBe(
      '--match is for coreference, but these are event files.\n  help: leave it out, or add --format tbf to score their clusters alone',
    );
    expect(await refused(false, '--mapping', 'greedy')).toBe(
      '--mapping is for event files (tbf).\n  help: leave it out, or give tbf files alone',
    );
  });
});
