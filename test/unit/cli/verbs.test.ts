import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { dropIns, verbs } from '../../../src/cli/verbs.ts';
import { argumentsOf } from '../../support/run-verb.ts';

describe('the verbs', () => {
  it('begin with score, whose code is always loaded, and end with the drop-ins', () => {
    const names = [...verbs.keys()];
    expect(names[0]).toBe('score');
    expect(names.slice(-dropIns.length)).toEqual(dropIns);
  });

  it.each([...verbs])(
    '%s is loaded with a function that declares a command of this name',
    async (name, load) => {
      const program = new Command();
      (await load())(program, () => {});
      expect(program.commands.map((command) => command.name())).toEqual([name]);
      expect(program.commands[0].description()).not.toBe('');
    },
  );

  it('have drop-ins, whose arguments the help shows', async () => {
    const program = new Command();
    for (const name of dropIns) (await verbs.get(name)?.())?.(program, () => {});
    expect(program.commands.map(argumentsOf)).toEqual([
      '<metric> <key> <response> [name]',
      ...dropIns.slice(1).map(() => '[arguments...]'),
    ]);
  });
});
