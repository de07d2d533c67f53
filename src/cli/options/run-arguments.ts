import { existsSync } from 'node:fs';
import { UsageError } from '../../problems/problem.ts';
import { type RunPath, runPaths } from '../../verbs/compare.ts';
import { systemArguments } from './system-arguments.ts';

/**
 * The responses of the arguments `PATH`, `NAME=PATH` or `NAME=RUN1,RUN2,…`, where the runs of a system differ in their seed only. An
 * existing path may contain commas.
 */
export function runArguments(args: readonly string[]): RunPath[] {
  return systemArguments(args).flatMap(({ path, name }): RunPath[] => {
    const runs = existsSync(path) ? [path] : path.split(',');
    if (runs.length === 1) return runPaths(name, runs);
    if (runs.includes('')) {
      throw new UsageError(
        `"${name}" has an empty name among its runs.`,
        'Write NAME=RUN1,RUN2 without blanks.',
      );
    }
    if (!args.some((arg) => arg === `${name}=${path}`)) {
      throw new UsageError(`The runs ${path} have no name.`, `Give their system a name: NAME=${path}`);
    }
    return runPaths(name, runs);
  });
}
