import type { Command } from 'commander';
import type { CorpusPath } from '../../../verbs/open.ts';
import { baseName } from '../../../verbs/system-names.ts';
import { systemArguments } from '../system-arguments.ts';

export const addGoldAndSystems = (command: Command): Command =>
  command
    .argument('<gold>', 'the gold standard, a tbf file, or - for standard input')
    .argument('<system...>', 'the output of a system, a tbf file; NAME=PATH gives it a name');

export interface GoldAndSystems {
  readonly gold: CorpusPath;
  readonly systems: readonly CorpusPath[];
}

/** Gold and systems as arguments name them. */
export const goldAndSystems = (gold: string, systems: readonly string[]): GoldAndSystems => ({
  gold: { path: gold, name: gold },
  systems: systemArguments(systems, (path) => baseName(path).replace(/\.tbf$/, '')),
});

/** The paths of gold and systems. */
export const eventPaths = ({ gold, systems }: GoldAndSystems): string[] =>
  [gold, ...systems].map(({ path }) => path);
