import { join } from 'node:path';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { OldOption } from '../../../../../src/cli/old-option.ts';
import {
  addGoldAndSystems,
  goldAndSystems,
} from '../../../../../src/cli/options/nuggets/gold-and-systems.ts';
import { argumentsOf, refusal } from '../../../../support/run-verb.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

describe('addGoldAndSystems', () => {
  const command = addGoldAndSystems(new Command('score'), 'system...');

  it('shows gold and systems as needed, although earlier options may replace them', () => {
    expect(argumentsOf(command)).toBe('[gold] [system...]');
    expect(command.usage()).toBe('[options] <gold> <system...>');
    expect(command.options.every((option) => option instanceof OldOption)).toBe(true);
  });

  it('takes the earlier options', () => {
    command.parse(['-g', 'gold', '-s', 'a', 'b'], { from: 'user' });
    expect(command.opts()).toEqual({ gold: 'gold', system: ['a', 'b'] });
  });
});

describe('goldAndSystems', () => {
  it('has the gold file first, then systems, by their names or those of their files', async () => {
    expect(await goldAndSystems('g.tbf', ['runs/a.tbf', 'ours=b.tbf'], {})).toEqual({
      gold: 'g.tbf',
      systems: [
        { name: 'a', path: 'runs/a.tbf' },
        { name: 'ours', path: 'b.tbf' },
      ],
    });
  });

  it('takes earlier options for arguments: gold before them, systems after them', async () => {
    const { gold, systems } = await goldAndSystems('a.tbf', ['b.tbf'], { gold: 'g.tbf', system: ['c.tbf'] });
    expect([gold, ...systems.map(({ path }) => path)]).toEqual(['g.tbf', 'a.tbf', 'b.tbf', 'c.tbf']);
  });

  it('takes the one tbf file of a directory', async () => {
    const folder = temporaryFolder({ 'run/out.tbf': '' });
    const { systems } = await goldAndSystems('g.tbf', [`ours=${join(folder, 'run')}`], {});
    expect(systems).toEqual([{ name: 'ours', path: join(folder, 'run/out.tbf') }]);
  });

  it('refuses what is missing, and standard input twice', async () => {
    const help = '\n  help: the gold file comes first, then the systems: GOLD SYSTEM';
    expect(await refusal(() => goldAndSystems(undefined, [], {}))).toBe(`No gold file was given.${help}`);
    expect(await refusal(() => goldAndSystems('g', [], {}))).toBe(`No system was given.${help}`);
    expect(await refusal(() => goldAndSystems('-', ['a', '-'], {}))).toBe(
      'Standard input (-) can be read only once.\n  help: Name a file for the other side.',
    );
    expect(await refusal(() => goldAndSystems('g', ['a=x', 'a=y'], {}))).toContain(
      'Two systems are called a.',
    );
  });
});
