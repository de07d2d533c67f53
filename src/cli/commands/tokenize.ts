import { existsSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { type TokenFormat, tokenFormats } from '../../formats/token-table/token-formats.ts';
import { UsageError } from '../../problems/problem.ts';
import { renderProblem, visible } from '../../problems/render.ts';
import { compatibles, DEFAULT_SEPARATORS, type OffsetUnit, offsetUnits } from '../../tokenizer/index.ts';
import { type DocumentFile, refuseSameNames } from '../../verbs/document-files.ts';
import { type TokenizedFile, tokenizeFiles } from '../../verbs/tokenize.ts';
import { checkPaths } from '../check-paths.ts';
import { kindOf, noteInputs } from '../files/input-files.ts';
import { tokenOutput } from '../files/output-kinds.ts';
import { outputPath } from '../files/output-path.ts';
import {
  eventLoopTurn,
  listenForSignals,
  noteWritten,
  type OutputFile,
  refuseOutputs,
  type WrittenOutput,
  writeOutputs,
} from '../files/write-output.ts';
import { nodeShell } from '../node-shell.ts';
import { addOptions, choiceOption, shared, strictness } from '../options/shared.ts';
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
  tIds?: boolean;
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
    choiceOption(
      '--offsets <unit>',
      'how to count characters (brat output always counts code points)',
      offsetUnits,
      'utf16',
    ),
    shared.annotationOffsets(),
    new Option(
      '--t-ids',
      'name the tokens of a table t0, t1, … as in submissions of TAC KBP, instead of 1, 2, …',
    ),
    choiceOption(
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

async function runTokenize(named: readonly string[], options: TokenizeOptions): Promise<void> {
  const { text, compat } = options;
  if (text !== undefined && compat === undefined) {
    throw new UsageError(
      '-t is a flag of the Token File Maker.',
      'name the text without -t, or pass --compat',
    );
  }
  const texts = text === undefined ? named : [text, ...named];
  await checkPaths([...texts, options.annotation ?? []].flat(), [], options);
  const format = formatOf(options);
  const kind = tokenOutput(format.id);
  let place: PlaceOf | undefined;
  // If one of them exists, all are written at the end, or none.
  let kept: WrittenOutput[] | undefined;
  const written: string[] = [];
  const endListening = listenForSignals();
  const { problems, count } = await tokenizeFiles(
    { ...options, texts, to: format.id },
    nodeShell,
    ({ documents, inputs }) => {
      noteInputs(inputs.map((path) => ({ path })));
      const found = outputOf(texts, documents, options, format);
      if (found !== undefined) {
        const outputs = documents.map(({ document }) => ({ ...found(document), kind }));
        refuseOutputs(outputs, options);
        if (outputs.some(({ path }) => existsSync(path))) kept = [];
      }
      place = found;
    },
    async ({ document, content, mismatches }) => {
      showMismatches(mismatches, compat);
      if (content === undefined) return;
      if (place === undefined) return writeOut(content);
      const output = { ...place(document), kind, content };
      written.push(output.path);
      if (kept !== undefined) {
        kept.push(output);
        return;
      }
      writeOutputs([output], options);
      await eventLoopTurn();
    },
  );
  if (kept !== undefined) writeOutputs(kept, options);
  endListening();
  showProblems(problems, count);
  if (compat === undefined) noteWritten(written);
  if (compat !== undefined && place !== undefined) await writeOut('[INFO] Successfully completed.\n');
}

/** Prints all mismatches of a text, in the form of the tool that is followed. */
function showMismatches(mismatches: TokenizedFile['mismatches'], compat: string | undefined): void {
  if (isQuiet()) return;
  const paint = paintFor('stderr');
  for (const found of mismatches)
    writeError(
      `${compat === undefined ? renderProblem(found, paint) : `[WARN] ${visible(found.message)}`}\n`,
    );
}

/** The format that was asked for, by an option or by the ending of the output file; otherwise a table. */
function formatOf({ to, output }: TokenizeOptions): TokenFormat {
  const found =
    to === undefined
      ? tokenFormats.find(({ extension }) => output?.endsWith(extension))
      : tokenFormats.find(({ id }) => id === to);
  return found ?? tokenFormats[0];
}

type Place = Pick<OutputFile, 'path' | 'makesFolder'>;
type PlaceOf = (document: string) => Place;

/** The output path of each document; undefined for standard output. `-o` of the Token File Maker is a directory. */
function outputOf(
  texts: readonly string[],
  documents: readonly DocumentFile[],
  { output, outputDir, compat }: TokenizeOptions,
  { extension }: TokenFormat,
): PlaceOf | undefined {
  if (output !== undefined && outputDir !== undefined) {
    throw new UsageError('-o names one file, --output-dir a directory: pass one of them.');
  }
  const isStandard = output === undefined || output === '-';
  const isOfMaker =
    compat !== undefined && !isStandard && [...texts, output].some((path) => kindOf(path) === 'folder');
  const directory = outputDir ?? (isOfMaker ? output : undefined);
  if (directory === undefined) {
    if (documents.length === 1) return isStandard ? undefined : () => ({ path: output });
    throw new UsageError(
      `${documents.length} texts need an output directory.`,
      'pass --output-dir DIRECTORY',
    );
  }
  refuseSameNames(documents);
  return (document) => ({ path: outputPath(directory, document, extension), makesFolder: true });
}
