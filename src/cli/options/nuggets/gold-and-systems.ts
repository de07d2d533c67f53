import type { Command } from 'commander';
import { UsageError } from '../../../problems/problem.ts';
import { OldOption } from '../../old-option.ts';
import { addOptions } from '../add-options.ts';
import { baseName, type SystemArgument, systemArguments } from '../system-arguments.ts';
import { tbfArgument } from './tbf-argument.ts';

/** The earlier forms of the arguments. */
export interface OldArguments {
  readonly gold?: string;
  readonly system?: readonly string[];
}

/** Adds the arguments `<gold> <system…>`. They are optional for commander, since older options may replace them. */
export function addGoldAndSystems(command: Command, system: 'system' | 'system...'): Command {
  return addOptions(
    command
      .argument('[gold]', 'the gold standard, a tbf file, or - for standard input')
      .argument('[system...]', 'the output of a system, a tbf file; NAME=PATH gives it a name')
      .usage(`[options] <gold> <${system}>`),
    new OldOption('-g, --gold <file>', 'GOLD as the first argument'),
    new OldOption('-s, --system <file...>', 'SYSTEM as an argument after GOLD'),
  );
}

export interface GoldAndSystems {
  readonly gold: string;
  readonly systems: readonly SystemArgument[];
}

export async function goldAndSystems(
  gold: string | undefined,
  others: readonly string[],
  old: OldArguments,
): Promise<GoldAndSystems> {
  const all = [old.gold ?? [], gold ?? [], others].flat();
  const [first, ...rest] = all;
  const systems = [...rest, ...(old.system ?? [])];
  if (first === undefined || systems.length === 0) {
    throw new UsageError(
      first === undefined ? 'No gold file was given.' : 'No system was given.',
      'the gold file comes first, then the systems: GOLD SYSTEM',
    );
  }
  if ([first, ...systems].filter((path) => path === '-').length > 1) {
    throw new UsageError('Standard input (-) can be read only once.', 'Name a file for the other side.');
  }
  const named = systemArguments(systems, (path) => baseName(path).replace(/\.tbf$/, ''));
  return {
    gold: await tbfArgument(first),
    systems: await Promise.all(
      named.map(async ({ name, path }) => ({ name, path: await tbfArgument(path) })),
    ),
  };
}
