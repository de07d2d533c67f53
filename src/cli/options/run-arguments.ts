import { existsSync } from 'node:fs';
import { UsageError } from '../../problems/problem.ts';
import { systemArguments } from './system-arguments.ts';

/** A response to be scored: a system, or one of the runs of a system. */
export interface RunArgument {
  readonly system: string;
  /** Different from the names of all other runs. */
  readonly name: string;
  readonly path: string;
}

/**
 * The responses of the arguments `PATH`, `NAME=PATH` or `NAME=RUN1,RUN2,…`, where the runs of a system differ in their seed only. An
 * existing path may contain commas.
 */
export function runArguments(args: readonly string[]): RunArgument[] {
  return systemArguments(args).flatMap(({ path, name }): RunArgument[] => {
    const runs = existsSync(path) ? [path] : path.split(',');
    if (runs.length === 1) return [{ system: name, name, path }];
    if (runs.includes('')) {
      throw new UsageError(
        `"${name}" has an empty name among its runs.`,
        'Write NAME=RUN1,RUN2 without blanks.',
      );
    }
    if (!args.some((arg) => arg === `${name}=${path}`)) {
      throw new UsageError(`The runs ${path} have no name.`, `Give their system a name: NAME=${path}`);
    }
    return runs.map((run, i) => ({ system: name, name: `${name}#${i + 1}`, path: run }));
  });
}

/** The names of runs by system, for systems with several. */
export function runGroups(runs: readonly RunArgument[]): Record<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { system, name } of runs) groups.set(system, [...(groups.get(system) ?? []), name]);
  return Object.fromEntries([...groups].filter(([, names]) => names.length > 1));
}
