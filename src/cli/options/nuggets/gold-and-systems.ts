import type { Command } from 'commander';
import { UsageError } from '../../../problems/problem.ts';
import { baseName } from '../../../verbs/system-names.ts';
import { type SystemArgument, systemArguments } from '../system-arguments.ts';
import { tbfArgument } from './tbf-argument.ts';

export const addGoldAndSystems = (command: Command): Command =>
  command
    .argument('<gold>', 'the gold standard, a tbf file, or - for standard input')
    .argument('<system...>', 'the output of a system, a tbf file; NAME=PATH gives it a name');

export interface GoldAndSystems {
  readonly gold: string;
  readonly systems: readonly SystemArgument[];
}

export async function goldAndSystems(gold: string, systems: readonly string[]): Promise<GoldAndSystems> {
  if ([gold, ...systems].filter((path) => path === '-').length > 1) {
    throw new UsageError('Standard input (-) can be read only once.', 'Name a file for the other side.');
  }
  const named = systemArguments(systems, (path) => baseName(path).replace(/\.tbf$/, ''));
  return {
    gold: await tbfArgument(gold),
    systems: await Promise.all(
      named.map(async ({ name, path }) => ({ name, path: await tbfArgument(path) })),
    ),
  };
}
