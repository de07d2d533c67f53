import { type Command, Option } from 'commander';
import { problem } from '../../formats/token-table/codes.ts';
import { type TokenFormat, tokenFormats } from '../../formats/token-table/token-formats.ts';
import { ProblemLog } from '../../problems/log.ts';
import { UsageError } from '../../problems/problem.ts';
import { renderProblem, visible } from '../../problems/render.ts';
import { compatibles, DEFAULT_SEPARATORS, type OffsetUnit } from '../../tokenizer/index.ts';
import { type DocumentFile, findDocuments, isDirectory } from '../document-files.ts';
import { choice, offsetUnits } from '../options.ts';
import { tokenOutput } from '../output-kinds.ts';
import { outputPath, refuseSameNames } from '../output-path.ts';
import { paintFor, showProblems, writeError, writeOut } from '../terminal.ts';
import { pairWithAnnotation, tokenizeFile } from '../tokenize-files.ts';
import { forceOption, refuseOutputs, writeOutputs } from '../write-output.ts';

interface TokenizeOptions {
  text?: string;
  annotation?: string;
  extension: string;
  output?: string;
  separators: string;
  format: string;
  offsets: OffsetUnit;
  annotationOffsets?: OffsetUnit;
  compat?: string;
  force?: boolean;
  strict?: boolean;
  lenient?: boolean;
}

export function register(program: Command): void {
  program
    .command('tokenize')
    .description('convert text, with its brat annotation, to token tables')
    .argument('[texts...]', 'files, directories, quoted patterns, or - for standard input')
    .option('-t, --text <path>', 'text directory (or file), the same as an argument')
    .option(
      '-a, --annotation <path>',
      'directory (or file) of brat annotation: tokens are cut at its boundaries',
    )
    .option('-e, --extension <ext>', 'extension of the texts in a directory', 'txt')
    .option(
      '-o, --output <path>',
      'output directory; or output file, if there is one text and the path has the extension of the format',
    )
    .option(
      '-s, --separators <chars>',
      'characters that separate tokens and are dropped; "" for none',
      DEFAULT_SEPARATORS,
    )
    .addOption(
      choice(
        '--format <id>',
        'how to write the tokens',
        tokenFormats.map(({ id }) => id),
        'tab',
      ),
    )
    .addOption(
      choice(
        '--offsets <unit>',
        'how to count characters (brat output always counts code points)',
        offsetUnits,
        'utf16',
      ),
    )
    .addOption(
      choice(
        '--annotation-offsets <unit>',
        'how the annotation counts characters (default: code-points, as in brat)',
        offsetUnits,
      ),
    )
    .addOption(choice('--compat <tool>', 'align and pair exactly like this tool', compatibles))
    .option(...forceOption)
    .option('--strict', 'treat warnings as errors')
    .addOption(new Option('--lenient', 'skip broken annotation lines').conflicts('strict'))
    .addHelpText('after', help)
    .action((texts: string[], options: TokenizeOptions) => runTokenize(texts, options));
}

const help = `
Examples:
  $ echo "It isn't over." | corefeval tokenize -
  $ corefeval tokenize examples/nuggets/story.txt --format json
  $ corefeval tokenize -t examples/nuggets -a examples/nuggets -e txt -o tables`;

async function runTokenize(texts: readonly string[], options: TokenizeOptions): Promise<void> {
  const { compat, strict } = options;
  const log = new ProblemLog({ strict, lenient: options.lenient });
  const format = tokenFormats.find(({ id }) => id === options.format)!;
  const files = await findTexts(texts, options);
  const annotations = options.annotation === undefined ? [] : await findDocuments(options.annotation, 'ann');
  const pairs = pairWithAnnotation(files, annotations, compat !== undefined, log.report);
  const place = outputOf(files, options, format);
  const kind = tokenOutput(format.id);
  if (place !== undefined) {
    refuseOutputs(
      files.map(({ document }) => ({ path: place(document), kind })),
      options,
    );
  }
  const paint = paintFor('stderr');
  const annotationOffsets = options.annotationOffsets ?? (compat === undefined ? 'code-points' : 'utf16');

  for (const pair of pairs) {
    const reportMismatch = (message: string) => {
      const found = problem('tokens/boundary', message, { file: pair.annotation, document: pair.document });
      if (strict) log.report(found);
      else
        writeError(`${compat === undefined ? renderProblem(found, paint) : `[WARN] ${visible(message)}`}\n`);
    };
    const before = log.errors;
    const fileOptions = { ...options, compat, annotationOffsets };
    const tokenized = await tokenizeFile(pair, fileOptions, log.report, reportMismatch);
    const written = format.write(tokenized, options.offsets);
    if (log.errors > before) continue;
    if (place === undefined) await writeOut(written);
    else writeOutputs([{ path: place(pair.document), kind, content: written }], options);
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
      'pass -e',
    );
  }
  return found.flat();
}

/** The output path of each document; undefined for standard output. */
function outputOf(
  files: readonly DocumentFile[],
  { output }: TokenizeOptions,
  { extension }: TokenFormat,
): ((document: string) => string) | undefined {
  if (output === undefined) {
    if (files.length === 1) return undefined;
    throw new UsageError(`${files.length} texts need an output directory.`, 'pass -o DIRECTORY');
  }
  if (files.length === 1 && output.endsWith(extension) && !isDirectory(output)) return () => output;
  refuseSameNames(files);
  return (document) => outputPath(output, document, extension);
}
