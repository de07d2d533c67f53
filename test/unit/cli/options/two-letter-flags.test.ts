import { Command } from 'commander';
import { expect, it } from 'vitest';
import { acceptTwoLetterFlags } from '../../../../src/cli/options/two-letter-flags.ts';

function parsed(...args: string[]) {
  const command = new Command('x').option('-o, --output <file>').option('--oe <ext>').argument('[rest...]');
  acceptTwoLetterFlags(command, ['-oe']);
  command.parse(args, { from: 'user' });
  return { ...command.opts(), rest: command.args };
}

it('a flag of two letters is the option with two dashes', () => {
  expect(parsed('-oe', '.tbf', 'a')).toEqual({ oe: '.tbf', rest: ['a'] });
  expect(parsed('--oe', '.tbf', '-o', 'b')).toEqual({ oe: '.tbf', output: 'b', rest: [] });
});

it('other words stay as they are: a longer one is a letter with its value', () => {
  expect(parsed('-oex', 'a')).toEqual({ output: 'ex', rest: ['a'] });
  expect(parsed('oe', 'e')).toEqual({ rest: ['oe', 'e'] });
});
