import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { eventFileOptions, refuseOtherTask } from '../../../../../src/cli/options/nuggets/ui-options.ts';
import { scoringOptions } from '../../../../../src/cli/options/scoring.ts';
import { addOptions } from '../../../../../src/cli/options/shared.ts';
import { refusal } from '../../../../support/run-verb.ts';

describe('refuseOtherTask', () => {
  const refused = (isEvents: boolean, ...args: string[]) => {
    const command = addOptions(new Command('ui'), ...scoringOptions(), ...eventFileOptions());
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
