import { extname } from 'node:path';
import { type Command, Option } from 'commander';
import { findFiles } from '../../../corpus/index.ts';
import { type EreInput, ereInputs } from '../../../formats/ere/read.ts';
import { UsageError } from '../../../problems/problem.ts';
import type { OffsetUnit } from '../../../tokenizer/index.ts';
import { isDirectory } from '../../files/document-files.ts';
import { nodeShell } from '../../node-shell.ts';
import { convertBrat } from '../../nuggets/convert-brat.ts';
import { convertEre } from '../../nuggets/convert-ere.ts';
import { convertTbf } from '../../nuggets/convert-tbf.ts';
import { addOptions } from '../../options/add-options.ts';
import { addTokenOptions, type NuggetArguments } from '../../options/nuggets/options.ts';
import { toSystemId } from '../../options/nuggets/system-id.ts';
import { choice, shared, strictness } from '../../options/shared.ts';

interface ConvertOptions extends NuggetArguments {
  format?: EventFormat;
  to?: 'tbf' | 'brat';
  extension?: string;
  text?: string;
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

type EventFormat = 'brat' | 'ere' | 'tbf';

/** The extensions of the files of each format in a directory. */
const extensions: Readonly<Record<EventFormat, string>> = {
  brat: '.ann',
  ere: '.rich_ere.xml',
  tbf: '.tbf',
};
const eventFormats = Object.keys(extensions) as EventFormat[];

export function registerNuggetsConvert(nuggets: Command): void {
  const command = nuggets
    .command('convert')
    .description('convert events between tbf, brat and ERE XML: brat to tbf, ere to tbf or brat, tbf to brat')
    .argument('<input...>', 'files, directories, quoted patterns, or - for standard input');
  addOptions(
    command,
    shared.format(eventFormats),
    shared.to(['tbf', 'brat']),
    shared.output(),
    shared.outputDir(),
    shared.extension(),
    new Option(
      '-x, --text <path>',
      'source texts: a directory, or one text (default: beside the annotation, where they are needed)',
    ),
    new Option('--text-extension <ext>', 'extension of the source texts of ERE').default('txt'),
  );
  addOptions(
    addTokenOptions(command),
    shared.tableOffsets(),
    shared.annotationOffsets(),
    choice('--input-mode <mode>', 'where the event mentions of ERE are', Object.keys(ereInputs), 'auto'),
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

async function runConvert(inputs: readonly string[], options: ConvertOptions): Promise<void> {
  const format = options.format ?? (await formatOf(inputs, options));
  const to = options.to ?? (format === 'tbf' ? 'brat' : 'tbf');
  if (format === to) throw new UsageError(`The input is ${to} already.`, `choose another format with --to`);
  const output = outputOf(options, to);
  const extension = options.extension ?? extensions[format];
  if (format === 'brat') {
    return convertBrat(inputs, output, { ...options, extension, id: options.id ?? 'brat_conversion' });
  }
  if (inputs.length > 1) {
    throw new UsageError(
      `Only one ${format} input can be converted at a time.`,
      'name a directory, or call it for each',
    );
  }
  const [input] = inputs;
  if (format === 'tbf') return convertTbf(input, output as string, options);
  const target = to === 'tbf' ? { format: to, path: output } : { format: to, path: output as string };
  const text = options.text ?? (isDirectory(input) ? input : textBeside(input, options));
  return convertEre(input, target, { ...options, extension, text, id: options.id ?? 'rich_ere' });
}

/** `a.txt` for `a.rich_ere.xml` and for `a.xml`. */
function textBeside(input: string, { extension, textExtension }: ConvertOptions): string {
  const ending = [extension ?? extensions.ere, extname(input)].find((end) => input.endsWith(end)) ?? '';
  return `${input.slice(0, input.length - ending.length).replace(/\.$/, '')}.${textExtension.replace(/^\./, '')}`;
}

/** Tbf is one file, brat one file for each document. */
function outputOf({ output, outputDir }: ConvertOptions, to: 'tbf' | 'brat'): string | undefined {
  if (to === 'tbf') {
    if (outputDir !== undefined) throw new UsageError('tbf is one file for all documents.', 'pass -o FILE');
    return output === '-' ? undefined : output;
  }
  if (outputDir === undefined) {
    throw new UsageError('brat has one file for each document.', 'pass --output-dir DIRECTORY');
  }
  return outputDir;
}

/** The format that the names of the files show. */
async function formatOf(inputs: readonly string[], { extension }: ConvertOptions): Promise<EventFormat> {
  const found = await Promise.all(inputs.map((input) => findFiles(input, nodeShell.files)));
  const files = found.flatMap((corpus) => corpus.files);
  const candidates = eventFormats.filter((format) =>
    files.some(({ path }) => path.endsWith(extension ?? extensions[format].replace('.rich_ere', ''))),
  );
  if (extension === undefined && candidates.length === 1) return candidates[0];
  throw new UsageError(
    candidates.length > 1
      ? `There are files of several formats: ${candidates.join(', ')}.`
      : 'The names of the files do not show their format.',
    `name it: -f ${eventFormats.join(', -f ')}`,
  );
}
