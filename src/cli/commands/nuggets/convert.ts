import { type Command, InvalidArgumentError, Option } from 'commander';
import { type EreInput, ereInputs } from '../../../formats/ere/read.ts';
import { UsageError } from '../../../problems/problem.ts';
import type { OffsetUnit } from '../../../tokenizer/index.ts';
import {
  type ConvertPlan,
  convertibleFormats,
  convertNuggetFiles,
  type EventFormat,
  systemIdFault,
} from '../../../verbs/nuggets/convert.ts';
import { checkPaths } from '../../check-paths.ts';
import { noteInputs } from '../../files/input-files.ts';
import { annotation } from '../../files/output-kinds.ts';
import { outputPath } from '../../files/output-path.ts';
import { noteWritten, refuseOutputs, type WrittenOutput, writeOutputs } from '../../files/write-output.ts';
import { nodeShell } from '../../node-shell.ts';
import { addTokenOptions, type NuggetArguments } from '../../options/nuggets/options.ts';
import { type TextArguments, textsOption } from '../../options/nuggets/text-options.ts';
import { addOptions, choiceOption, shared, strictness } from '../../options/shared.ts';
import { showProblems, writeOut } from '../../terminal.ts';

interface ConvertOptions extends NuggetArguments, TextArguments {
  format?: EventFormat;
  to?: 'tbf' | 'brat';
  extension?: string;
  textExtension: string;
  tableOffsets: OffsetUnit;
  annotationOffsets?: OffsetUnit;
  inputMode: EreInput;
  detag?: boolean;
  id?: string;
  keepSameSpan?: boolean;
  output?: string;
  outputDir?: string;
  force?: boolean;
  strict?: boolean;
  allow?: string[];
  lenient?: boolean;
}

export function registerNuggetsConvert(nuggets: Command): void {
  const command = nuggets
    .command('convert')
    .description('convert events between tbf, brat and ERE XML: brat to tbf, ere to tbf or brat, tbf to brat')
    .argument('<input...>', 'files, directories, quoted patterns, or - for standard input');
  addOptions(
    command,
    shared.format(convertibleFormats),
    shared.to(['tbf', 'brat']),
    shared.output(),
    shared.outputDir(),
    shared.extension(),
    textsOption(),
    new Option('--text-extension <ext>', 'extension of the source texts of ERE').default('txt'),
  );
  addOptions(
    addTokenOptions(command),
    shared.tableOffsets(),
    shared.annotationOffsets(),
    choiceOption(
      '--input-mode <mode>',
      'where the event mentions of ERE are',
      Object.keys(ereInputs),
      'auto',
    ),
    new Option('--detag', 'replace the tags in the text of ERE that is written for brat by blanks'),
    new Option(
      '--id <name>',
      'system id, the first column of tbf (default: brat_conversion or rich_ere)',
    ).argParser(toSystemId),
    new Option('--keep-same-span', 'keep events of brat with the same span in one cluster'),
    shared.force(),
    ...strictness(),
  )
    .addHelpText('after', help)
    .action((inputs: string[], options: ConvertOptions) => runConvert(inputs, options));
}

const help = `
Examples:
  $ corefeval nuggets convert examples/nuggets/story.ann --to tbf
  $ corefeval nuggets convert examples/nuggets -f ere --to brat --detag --output-dir brat
  $ corefeval nuggets convert examples/nuggets/gold.tbf -t examples/nuggets/tokens -x examples/nuggets --output-dir ann`;

function toSystemId(text: string): string {
  const fault = systemIdFault(text);
  if (fault !== undefined) throw new InvalidArgumentError(fault);
  return text;
}

async function runConvert(inputs: readonly string[], options: ConvertOptions): Promise<void> {
  await checkPaths(inputs, [], options);
  let place: string | undefined;
  const { files, problems, count } = await convertNuggetFiles({ ...options, inputs }, nodeShell, (plan) => {
    place = outputOf(plan, options);
    noteInputs(plan.inputs.map((path) => ({ path })));
    // Before the conversion, which may be long.
    if (plan.from === 'brat' && place !== undefined)
      refuseOutputs([{ path: place, kind: annotation }], options);
  });
  const outputs = files.map(({ document, extension, content }): WrittenOutput => {
    const [path, makesFolder] =
      document === undefined ? [place ?? '', false] : [outputPath(place ?? '', document, extension), true];
    return { path, kind: annotation, makesFolder, content };
  });
  showProblems(problems, count);
  if (place === undefined) await writeOut(outputs[0].content);
  else {
    writeOutputs(outputs, options);
    noteWritten(outputs.map(({ path }) => path));
  }
}

/** Where the result is written; undefined for standard output. Tbf is one file, brat has one file for each document. */
function outputOf({ to }: ConvertPlan, { output, outputDir }: ConvertOptions): string | undefined {
  if (to === 'tbf') {
    if (outputDir !== undefined) throw new UsageError('tbf is one file for all documents.', 'pass -o FILE');
    return output === '-' ? undefined : output;
  }
  if (outputDir === undefined) {
    throw new UsageError('brat has one file for each document.', 'pass --output-dir DIRECTORY');
  }
  return outputDir;
}
