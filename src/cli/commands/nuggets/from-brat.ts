import { type Command, InvalidArgumentError, Option } from 'commander';
import type { TbfDocument } from '../../../formats/tbf/model.ts';
import { writeTbf } from '../../../formats/tbf/write.ts';
import type { NamedCounts } from '../../../nuggets/convert/brat-not-converted.ts';
import { ProblemLog } from '../../../problems/log.ts';
import { UsageError } from '../../../problems/problem.ts';
import type { OffsetUnit } from '../../../tokenizer/index.ts';
import { bratFileToTbf, textPath } from '../../files/brat-files.ts';
import { findDocuments } from '../../files/document-files.ts';
import { noteInputs } from '../../files/input-files.ts';
import { annotation } from '../../files/output-kinds.ts';
import { refuseSameNames } from '../../files/output-path.ts';
import { type Output, refuseOutputs, writeOutputs } from '../../files/write-output.ts';
import { reportNotConverted } from '../../nuggets/conversion.ts';
import { addOptions } from '../../options/add-options.ts';
import { toSystemId } from '../../options/nuggets/system-id.ts';
import { shared, strictness } from '../../options/shared.ts';
import { acceptTwoLetterFlags } from '../../options/two-letter-flags.ts';
import { showProblems, writeOut } from '../../terminal.ts';

export interface FromBratOptions {
  dir?: string;
  file?: string;
  tokens?: string;
  text?: string;
  output?: string;
  oe: string;
  id: string;
  overwrite?: boolean;
  force?: boolean;
  of: [number, number];
  te: string;
  ae: string;
  tableOffsets: OffsetUnit;
  keepSameSpan?: boolean;
  strict?: boolean;
  allow?: string[];
  lenient?: boolean;
}

/** The earlier name of a conversion of `nuggets convert`, with the flags of brat2tbf, which counts columns from 0. */
export function registerFromBrat(nuggets: Command): void {
  const command = addOptions(
    nuggets
      .command('from-brat', { hidden: true })
      .description('convert brat annotation of events to a tbf file')
      .argument('[annotation...]', 'files, directories, quoted patterns, or - for standard input')
      .option('-d, --dir <directory>', 'annotation directory, the same as an argument')
      .option('-f, --file <file>', 'annotation file, the same as an argument')
      .option('-t, --tokens <directory>', 'token tables: spans become token ids')
      .option('-x, --text <directory>', 'source texts (default: next to the annotation, if they exist)')
      .option(
        '-o, --output <path>',
        'output file, to which the extension is added (default: standard output)',
      )
      .option('--oe <ext>', 'extension of the output, also -oe', '.tbf')
      .option('-i, --id <name>', 'system id, the first column', toSystemId, 'brat_conversion')
      .option('-w, --overwrite', 'replace the output file if it exists (never an input)')
      .option('--force', 'the same as -w')
      .option('--of <columns>', 'columns of begin and end in the tables, from 0, also -of', toColumns, [2, 3])
      .option('--te <ext>', 'extension of the tables, also -te', '.tab')
      .option('--ae <ext>', 'extension of the annotation, also -ae', '.ann')
      .addOption(shared.tableOffsets())
      .option('--keep-same-span', 'keep events with the same span in one cluster')
      .addOption(new Option('-b, --debug', 'a flag of brat2tbf that changes nothing here').hideHelp()),
    ...strictness(),
  )
    .addHelpText('after', help)
    .action((annotation: string[], options: FromBratOptions) => runFromBrat(annotation, options));
  acceptTwoLetterFlags(command, ['-oe', '-of', '-te', '-ae']);
}

const help = `
Examples:
  $ corefeval nuggets from-brat examples/nuggets/story.ann
  $ corefeval tokenize examples/nuggets -a examples/nuggets --output-dir tables
  $ corefeval nuggets from-brat -d examples/nuggets -t tables -o gold`;

export async function runFromBrat(annotation: readonly string[], options: FromBratOptions): Promise<void> {
  const named = [options.dir, options.file, ...annotation].filter((name) => name !== undefined);
  if (named.length === 0) throw new UsageError('No annotation was given.', 'name a .ann file or a directory');
  const files = (await Promise.all(named.map((name) => findDocuments(name, options.ae)))).flat();
  if (files.length === 0) {
    throw new UsageError(`No file of ${named.join(', ')} ends in ${options.ae}.`, 'pass --ae EXTENSION');
  }
  refuseSameNames(files);
  const output = outputOf(options);
  const policy = { force: options.overwrite || options.force };
  // As in brat2tbf, an earlier output is not replaced either: the content is not known yet.
  if (output !== undefined) {
    for (const file of files) noteInputs([file, { path: textPath(file, options.text) ?? file.path }]);
    refuseOutputs([output], policy);
  }
  const log = new ProblemLog(options);
  const documents: TbfDocument[] = [];
  const left: NamedCounts[] = [];
  for (const file of files) {
    const fileOptions = {
      system: options.id,
      keepSameSpan: options.keepSameSpan ?? false,
      texts: options.text,
      tables: options.tokens,
      tableExtension: options.te,
      offsetColumns: options.of,
      tableOffsets: options.tableOffsets,
    };
    const { tbf, notConverted } = await bratFileToTbf(file, fileOptions, log.report);
    documents.push(tbf);
    left.push(notConverted);
  }
  reportNotConverted('brat/not-converted', left, log.report);
  log.throwIfErrors();
  showProblems(log.problems, (code) => log.count(code));
  if (output === undefined) await writeOut(writeTbf(documents));
  else writeOutputs([{ ...output, content: writeTbf(documents) }], policy);
}

function outputOf({ output, oe }: FromBratOptions): Output | undefined {
  if (output === undefined) return undefined;
  return { path: output.endsWith(oe) ? output : `${output}${oe}`, kind: annotation };
}

function toColumns(text: string): [number, number] {
  const match = /^(\d{1,3}),(\d{1,3})$/.exec(text);
  if (!match) throw new InvalidArgumentError('Expected two column numbers, such as 2,3.');
  return [Number(match[1]), Number(match[2])];
}
