import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import {
  addGoldAndSystems,
  eventPaths,
  goldAndSystems,
} from '../../../../../src/cli/options/nuggets/gold-and-systems.ts';
import { argumentsOf, refusal } from '../../../../support/run-verb.ts';

describe('addGoldAndSystems', () => {
  it('needs a gold file and at least one system', () => {
    expect(argumentsOf(addGoldAndSystems(new Command('score')))).toBe('<gold> <system...>');
  });
});

describe('goldAndSystems', () => {
  it('has the gold file first, then systems, by their names or those of their files', () => {
    const found = goldAndSystems('g.tbf', ['runs/a.tbf', 'ours=b.tbf']);
    expect(found).toEqual({
      gold: { name: 'g.tbf', path: 'g.tbf' },
      systems: [
        { name: 'a', path: 'runs/a.tbf' },
        { name: 'ours', path: 'b.tbf' },
      ],
    });
    expect(eventPaths(found)).toEqual(['g.tbf', 'runs/a.tbf', 'b.tbf']);
  });

  it('refuses two systems of one name', async () => {
    expect(await refusal(() => goldAndSystems('g', ['a=x', 'a=y']))).toContain('Two systems are called a.');
  });
});
