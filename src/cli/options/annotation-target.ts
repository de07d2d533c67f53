import { extensionOf, type WritableFormat } from '../../convert/converter.ts';
import { UsageError } from '../../problems/problem.ts';
import { targetHelp, writableFormats } from '../../verbs/write-annotation.ts';

/** The options about annotation that is written, as parsed by commander. */
export interface TargetArguments {
  to?: string;
  output?: string;
  outputDir?: string;
}

/** The format of --to, or that of the ending of the output file. */
export function targetFormat({ to, output = '' }: TargetArguments): WritableFormat {
  const found =
    to === undefined
      ? writableFormats.filter((format) => output.endsWith(extensionOf(format)))
      : writableFormats.filter(({ id }) => id === to);
  if (found.length === 1) return found[0];
  throw new UsageError(
    output === '' || found.length > 0
      ? 'The format of the output is not known.'
      : `The name ${output} does not show a format.`,
    targetHelp(),
  );
}

/** Refuses one file and a directory together. */
export function refuseTwoTargets({ output, outputDir }: TargetArguments): void {
  if (output !== undefined && outputDir !== undefined)
    throw new UsageError('-o names one file, --output-dir a directory: pass one of them.');
}
