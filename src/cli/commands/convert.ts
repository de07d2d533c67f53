import { join } from 'node:path';
import type { Command } from 'commander';
import { formatParameters, formats } from '../../formats/index.ts';
import { convertFiles } from '../../verbs/convert.ts';
import { writableFormats } from '../../verbs/write-annotation.ts';
import { checkPaths } from '../check-paths.ts';
import { annotationOutputs, writtenAnnotation } from '../files/annotation-outputs.ts';
import { noteWritten, refuseOutputs, writeOutputs } from '../files/write-output.ts';
import { nodeShell } from '../node-shell.ts';
import { refuseTwoTargets, type TargetArguments, targetFormat } from '../options/annotation-target.ts';
import { readingRequest } from '../options/requests.ts';
import { parameterOption } from '../options/scoring.ts';
import { addOptions, type ReadingArguments, shared, strictness } from '../options/shared.ts';
import { showProblems, writeOut } from '../terminal.ts';

/** The options of `convert` as parsed by commander. */
interface ConvertArguments extends ReadingArguments, TargetArguments {
  force?: boolean;
}

export function registerConvert(program: Command): void {
  addOptions(
    program
      .command('convert')
      .description('convert coreference annotation between formats')
      .argument('<input...>', 'files, directories, quoted patterns, or - for standard input'),
    shared.to(writableFormats.map(({ id }) => id)),
    shared.format(formats.map(({ id }) => id)),
    shared.output(),
    shared.outputDir(),
    ...formatParameters.map(parameterOption),
    shared.force(),
    ...strictness(),
    shared.maxSize(),
  )
    .addHelpText('after', help)
    .action((inputs: string[], options: ConvertArguments) => runConvert(inputs, options));
}

const help = `
Without --output-dir all documents are written to one file, or to standard output. What the target cannot hold is reported; with
--strict nothing is written then.

Examples:
  $ corefeval convert examples/key.conll --to jsonlines
  $ corefeval convert examples/key.conll examples/response.conll --to brat --output-dir ann --allow convert/file-name`;

async function runConvert(inputs: readonly string[], options: ConvertArguments): Promise<void> {
  const target = targetFormat(options);
  const { output, outputDir } = options;
  refuseTwoTargets(options);
  await checkPaths(inputs, [], options);
  const perDocument = outputDir !== undefined;
  const isStream = !perDocument && (output === undefined || output === '-');
  /** The path of a file of the result. */
  const pathOf = (name: string) => (perDocument ? join(outputDir, name) : (output ?? ''));
  const { files, problems, count } = await convertFiles(
    { ...readingRequest(options), inputs, to: target.id, perDocument, isStream },
    nodeShell,
    (names) => {
      if (isStream) return;
      refuseOutputs(
        names.flatMap((name) => annotationOutputs(pathOf(name), target, perDocument)),
        options,
      );
    },
  );
  if (isStream) await writeOut(files[0].content);
  else {
    const outputs = files.flatMap((file) => writtenAnnotation(file, pathOf(file.name), target, perDocument));
    writeOutputs(outputs, options);
    noteWritten(outputs.map(({ path }) => path));
  }
  showProblems(problems, count);
}
