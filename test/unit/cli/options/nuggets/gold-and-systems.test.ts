import { join } from 'node:path';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import {
  addGoldAndSystems,
  goldAndSystems,
} from '../../../../../src/cli/options/nuggets/gold-and-systems.ts';
import { argumentsOf, refusal } from '../../../../support/run-verb.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

describe('addGoldAndSystems', () => {
  it('needs a gold file and at least one system', () => {
    expect(argumentsOf(addGoldAndSystems(new Command('score')))).toBe('<gold> <system...>');
  });
});

describe('goldAndSystems', () => {
  it('has the gold file first, then systems, by their names or those of their files', async () => {
    expect(await goldAndSystems('g.tbf', ['runs/a.tbf', 'ours=b.tbf'])).toEqual({
      gold: 'g.tbf',
      systems: [
        { name: 'a', path: 'runs/a.tbf' },
        { name: 'ours', path: 'b.tbf' },
      ],
    });
  });

  it('takes the one tbf file of a directory', async () => {
    const folder = temporaryFolder({ 'run/out.tbf': '' });
    const { systems } = await goldAndSystems('g.tbf', [`ours=${join(folder, 'run')}`]);
    expect(systems).toEqual([{ name: 'ours', path: join(folder, 'run/out.tbf') }]);
  });

  it('refuses standard input twice, and two systems of one name', async () => {
    expect(await refusal(() => goldAndSystems('-', ['a', '-']))).toBe(
      'Standard input (-) can be read only once.\n  help: Name a file for the other side.',
    );
    expect(await refusal(() => goldAndSystems('g', ['a=x', 'a=y']))).toContain('Two systems are called a.');
  });
});
