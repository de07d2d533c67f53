import { Command, Option } from 'commander';
import { expect, it } from 'vitest';
import { addOptions } from '../../../../src/cli/options/add-options.ts';

it('addOptions adds options in their order and returns the command', () => {
  const command = new Command('verb').option('--first');
  expect(addOptions(command, new Option('--second <n>').default('2'), new Option('-t, --third'))).toBe(
    command,
  );
  expect(command.options.map(({ flags }) => flags)).toEqual(['--first', '--second <n>', '-t, --third']);
  expect(command.parse(['-t'], { from: 'user' }).opts()).toEqual({ second: '2', third: true });
});

it('addOptions refuses a flag that the command has', () => {
  const command = new Command('verb').option('-o, --output <file>');
  expect(() => addOptions(command, new Option('-o, --other'))).toThrow("conflicting flag '-o'");
});
