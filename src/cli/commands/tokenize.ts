import { type Command, Option } from 'commander';
import { problem } from '../../formats/token-table/codes.ts';
import { type TokenFormat, tokenFormats } from '../../formats/token-table/token-formats.ts';
import { ProblemLog } from '../../problems/log.ts';
import { UsageError } from '../../problems/problem.ts';
import { renderProblem, visible } from '../../problems/render.ts';
import { compatibles, DEFAULT_SEPARATORS, type OffsetUnit } from '../../tokenizer/index.ts';
import { type DocumentFile, findDocuments, isDirectory } from '../files/document-files.ts';
import { tokenOutput } from '../files/output-kinds.ts';
import { outputPath, refuseSameNames } from '../files/output-path.ts';
import { pairWithAnnotation, tokenizeFile } from '../files/tokenize-files.ts';
import { type Output, refuseOutputs, writeOutputs } from '../files/write-output.ts';
import { addOptions } from '../options/add-options.ts';
import { choice, offsetUnits, shared, strictness } from '../options/shared.ts';
import { isQuiet, paintFor, showProblems, writeError, writeOut } from '../terminal.ts';

interface TokenizeOptions {
  /** The flag of the Token File Maker, with `compat`. */
  text?: string;
  annotation?: string;
  extension: string;
  output?: string;
  outputDir?: string;
  separators: string;
  to?: string;
  offsets: OffsetUnit;
  annotationOffsets?: OffsetUnit;
  compat?: string;
  force?: boolean;
  strict?: boolean;
  allow?: string[];
  lenient?: boolean;
}

export function registerTokenize(program: Command): void {
  const formatIds = tokenFormats.map(({ id }) => id);
  addOptions(
    program
      .command('tokenize')
      .description('convert text, with its brat annotation, to token tables')
      .argument('[text...]', 'files, directories, quoted patterns, or - for standard input')
      .usage('[options] <text...>'),
    shared.annotation(),
    shared.extension('txt'),
    shared.output(),
    shared.outputDir(),
    shared.to(formatIds),
    new Option(
      '-s, --separators <chars>',
      'characters that separate tokens and are dropped; "" for none',
    ).default(DEFAULT_SEPARATORS),
    choice(
      '--offsets <unit>',
      'how to count characters (brat output always counts code points)',
      offsetUnits,
      'utf16',
    ),
    shared.annotationOffsets(),
    choice(
      '--compat <tool>',
      'align and pair exactly like this tool, and accept its flags -t TEXT and -o DIRECTORY',
      compatibles,
    ),
    shared.force(),
    ...strictness(),
    new Option('-t, --text <path>', 'the flag of the Token File Maker').hideHelp(),
  )
    .addHelpText('after', help)
    .action((texts: string[], options: TokenizeOptions) => runTokenize(texts, options));
}

const help = `
Examples:
  $ echo "It isn't over." | corefeval tokenize -
  $ corefeval tokenize examples/nuggets/story.txt --to json
  $ corefeval tokenize examples/nuggets -a examples/nuggets -e txt --output-dir tables`;

async function runTokenize(texts: readonly string[], options: TokenizeOptions): Promise<void> {
  const { compat, strict } = options;
  if (options.text !== undefined && compat === undefined) {
    throw new UsageError(
      '-t is a flag of the Token File Maker.',
      'name the text without -t, or pass --compat',
    );
  }
  const log = new ProblemLog(options);
  const format = formatOf(options);
  const files = await findTexts(texts, options);
  const annotations = options.annotation === undefined ? [] : await findDocuments(options.annotation, 'ann');
  const pairs = pairWithAnnotation(files, annotations, compat !== undefined, log.report);
  const place = outputOf(texts, files, options, format);
  const kind = tokenOutput(format.id);
  if (place !== undefined) {
    refuseOutputs(
      files.map(({ document }) => ({ ...place(document), kind })),
      options,
    );
  }
  const paint = paintFor('stderr');
  const annotationOffsets = options.annotationOffsets ?? (compat === undefined ? 'code-points' : 'utf16');

  for (const pair of pairs) {
    const reportMismatch = (message: string) => {
      const found = problem('tokens/boundary', message, { file: pair.annotation, document: pair.document });
      if (strict) log.report(found);
      else if (!isQuiet())
        writeError(`${compat === undefined ? renderProblem(found, paint) : `[WARN] ${visible(message)}`}\n`);
    };
    const before = log.errors;
    const fileOptions = { ...options, compat, annotationOffsets };
    const tokenized = await tokenizeFile(pair, fileOptions, log.report, reportMismatch);
    const written = format.write(tokenized, options.offsets);
    if (log.errors > before) continue;
    if (place === undefined) await writeOut(written);
    else writeOutputs([{ ...place(pair.document), kind, content: written }], options);
  }
  log.throwIfErrors();
  showProblems(log.problems, (code) => log.count(code));
  if (compat !== undefined && place !== undefined) await writeOut('[INFO] Successfully completed.\n');
}

async function findTexts(
  texts: readonly string[],
  { text, extension }: TokenizeOptions,
): Promise<DocumentFile[]> {
  const named = text === undefined ? texts : [text, ...texts];
  if (named.length === 0) {
    throw new UsageError('No text was given.', 'name a file or a directory, or - for standard input');
  }
  const suffix = extension.split('.').at(-1)!;
  const found = await Promise.all(named.map((name) => findDocuments(name, extension, suffix)));
  if (found.flat().length === 0) {
    throw new UsageError(
      `No file of ${named.join(', ')} has the extension .${extension.replace(/^\./, '')}.`,
      'pass -e EXTENSION',
    );
  }
  return found.flat();
}

/** The format that was asked for, by an option or by the ending of the output file; otherwise a table. */
function formatOf({ to, output }: TokenizeOptions): TokenFormat {
  const found =
    to === undefined
      ? tokenFormats.find(({ extension }) => output?.endsWith(extension))
      : tokenFormats.find(({ id }) => id === to);
  return found ?? tokenFormats[0];
}

type Place = Pick<Output, 'path' | 'makesFolder'>;

/** The output path of each document; undefined for standard output. `-o` of the Token File Maker is a directory. */
function outputOf(
  named: readonly string[],
  files: readonly DocumentFile[],
  { output, outputDir, text, compat }: TokenizeOptions,
  { extension }: TokenFormat,
): ((document: string) => Place) | undefined {
  if (output !== undefined && outputDir !== undefined) {
    throw new UsageError('-o names one file, --output-dir a directory: pass one of them.');
  }
  const isStandard = output === undefined || output === '-';
  const isOfMaker =
    compat !== undefined && !isStandard && [text ?? [], named, output].flat().some(isDirectory);
  const directory = outputDir ?? (isOfMaker ? output : undefined);
  if (directory === undefined) {
    if (files.length === 1) return isStandard ? undefined : () => ({ path: output });
    throw new UsageError(`${files.length} texts need an output directory.`, 'pass --output-dir DIRECTORY');
  }
  refuseSameNames(files);
  return (document) => ({ path: outputPath(directory, document, extension), makesFolder: true });
}
