import { basename, join } from 'node:path';
import type { Command } from 'commander';
import { problem } from '../../convert/codes.ts';
import { Converter, extensionOf, isWritable, type WritableFormat } from '../../convert/converter.ts';
import { FileNames } from '../../convert/file-names.ts';
import type { Document } from '../../core/document.ts';
import { type IndexedFile, indexCorpus } from '../../corpus/index-corpus.ts';
import { skippedFiles } from '../../corpus/not-annotation.ts';
import { resolveLines } from '../../corpus/resolve-lines.ts';
import { readLocated } from '../../corpus/score-corpora.ts';
import { type FormatOptions, type FormatSpecs, formatParameters, formats } from '../../formats/index.ts';
import { ProblemLog } from '../../problems/log.ts';
import { InputError, type Problem, UsageError } from '../../problems/problem.ts';
import { annotationOutputs } from '../files/annotation-outputs.ts';
import { refuseOutputs, type WrittenOutput, writeOutputs } from '../files/write-output.ts';
import { nodeShell } from '../node-shell.ts';
import { addOptions } from '../options/add-options.ts';
import { parameterOption } from '../options/scoring.ts';
import { shared, strictness } from '../options/shared.ts';
import { showProblems, writeOut } from '../terminal.ts';

/** The options of `convert` as parsed by commander. */
interface ConvertOptions extends FormatSpecs {
  to?: string;
  format?: string;
  output?: string;
  outputDir?: string;
  force?: boolean;
  strict?: boolean;
  allow?: string[];
  lenient?: boolean;
  maxSize?: number;
}

const targets: readonly WritableFormat[] = formats.filter(isWritable);

export function registerConvert(program: Command): void {
  addOptions(
    program
      .command('convert')
      .description('convert coreference annotation between formats')
      .argument('<input...>', 'files, directories, quoted patterns, or - for standard input'),
    shared.to(targets.map(({ id }) => id)),
    shared.format(formats.map(({ id }) => id)),
    shared.output(),
    shared.outputDir(),
    ...formatParameters.map(parameterOption),
    shared.force(),
    ...strictness(),
    shared.maxSize(),
  )
    .addHelpText('after', help)
    .action((inputs: string[], options: ConvertOptions) => runConvert(inputs, options));
}

const help = `
Without --output-dir all documents are written to one file, or to standard output. What the target cannot hold is reported; with
--strict nothing is written then.

Examples:
  $ corefeval convert examples/key.conll --to jsonlines
  $ corefeval convert examples/key.conll examples/response.conll --to brat --output-dir ann --allow convert/file-name`;

async function runConvert(inputs: readonly string[], options: ConvertOptions): Promise<void> {
  const target = targetOf(options);
  if (inputs.filter((input) => input === '-').length > 1)
    throw new UsageError('Standard input (-) can be read only once.');
  const log = new ProblemLog(options);
  const reading = readingOf(options);
  const files = await indexInputs(inputs, options, reading, log);
  try {
    const named = namedDocuments(files);
    const places = placesOf(named, target, options);
    refuseOutputs(
      places?.flatMap((path) => annotationOutputs(path, target, options.outputDir !== undefined)) ?? [],
      options,
    );
    const converter = new Converter(target, log.report);
    const documents = named.map(({ id, file, index }) => {
      const document = readLocated(file.documents[index], log.report, reading);
      return converter.prepare(renamed(document, id, target), file.source.format);
    });
    const { outputDir } = options;
    const groups = outputDir === undefined ? [documents] : documents.map((document) => [document]);
    const written = groups.map((group) => converter.write(group));
    if (outputDir === undefined) refuseRepeated(documents, log);
    else if (target.cutter === undefined) reportNames(documents, places ?? [], target, log);
    converter.finish();
    log.throwIfErrors();
    if (places === undefined) await writeOut(written[0].content);
    else
      writeOutputs(
        written.flatMap(({ content, companion }, i) =>
          annotationOutputs(places[i], target, options.outputDir !== undefined).flatMap(
            (output, k): WrittenOutput[] => {
              const part = k === 0 ? content : companion;
              return part === undefined ? [] : [{ ...output, content: part }];
            },
          ),
        ),
        options,
      );
    showProblems(inFiles(log.problems, files), (code) => log.count(code));
  } catch (error) {
    throw error instanceof InputError ? new InputError(inFiles(error.problems, files)) : error;
  }
}

/** Problems with line numbers of files. */
const inFiles = (problems: readonly Problem[], files: readonly IndexedFile[]): Problem[] =>
  resolveLines(
    problems,
    files.map(({ source }) => source.store),
  );

/** The format of --to, or that of the ending of the output file. */
function targetOf({ to, output = '' }: ConvertOptions): WritableFormat {
  const found =
    to === undefined
      ? targets.filter((format) => output.endsWith(extensionOf(format)))
      : targets.filter(({ id }) => id === to);
  if (found.length === 1) return found[0];
  throw new UsageError(
    output === '' || found.length > 0
      ? 'The format of the output is not known.'
      : `The name ${output} does not show a format.`,
    `pass --to FORMAT: ${targets.map(({ id }) => id).join(', ')}`,
  );
}

function readingOf(options: ConvertOptions): FormatOptions {
  const specs = new Map<string, unknown>(Object.entries(options));
  return Object.fromEntries(formatParameters.map(({ name }) => [name, specs.get(name)]));
}

async function indexInputs(
  inputs: readonly string[],
  { format, maxSize }: ConvertOptions,
  reading: FormatOptions,
  log: ProblemLog,
): Promise<IndexedFile[]> {
  const files: IndexedFile[] = [];
  for (const input of inputs) {
    const skipped: string[] = [];
    const request = { reading, side: 'key', format, maxSize, jobs: undefined } as const;
    files.push(...(await indexCorpus(input, request, nodeShell.files, skipped)));
    if (skipped.length > 0) log.report(skippedFiles(input, skipped));
  }
  return files;
}

interface NamedDocument {
  /** The name of the document; that of its file if it has none and several documents are converted. */
  readonly id: string;
  readonly file: IndexedFile;
  readonly index: number;
}

function namedDocuments(files: readonly IndexedFile[]): NamedDocument[] {
  return files.flatMap((file) =>
    file.documents.map(({ id }, index): NamedDocument => {
      const isNamed = id !== '' || files.length === 1 || file.documents.length > 1;
      return { id: isNamed ? id : stemOf(file), file, index };
    }),
  );
}

const stemOf = ({ name }: IndexedFile): string => basename(name).replace(/(?<=.)\.[^.]*$/, '');

const renamed = (document: Document, id: string, { pairKey }: WritableFormat): Document =>
  document.id === id ? document : { ...document, id, pairKey: pairKey(id) };

/** The path of each output; undefined for standard output. */
function placesOf(
  documents: readonly NamedDocument[],
  target: WritableFormat,
  { output, outputDir }: ConvertOptions,
): string[] | undefined {
  if (output !== undefined && outputDir !== undefined)
    throw new UsageError('-o names one file, --output-dir a directory: pass one of them.');
  const isStream = output === undefined || output === '-';
  if (outputDir === undefined && target.cutter === undefined && documents.length > 1)
    throw new UsageError(
      `A file of ${target.id} has one document, but there are ${documents.length}.`,
      'pass --output-dir DIRECTORY',
    );
  if (outputDir === undefined && isStream && target.writeCompanion !== undefined)
    throw new UsageError(
      `${target.id} has two files for each document.`,
      'pass --output-dir DIRECTORY, or -o FILE for one document',
    );
  if (outputDir === undefined) return isStream ? undefined : [output];
  const names = new FileNames();
  return documents.map(({ id, file }) =>
    join(outputDir, `${names.next(id === '' ? stemOf(file) : id)}${extensionOf(target)}`),
  );
}

/** In a format with one document per file, the name of the file identifies the document. */
function reportNames(
  documents: readonly Document[],
  places: readonly string[],
  target: WritableFormat,
  log: ProblemLog,
): void {
  const nameOf = (path: string) => basename(path).slice(0, -extensionOf(target).length);
  const changed = documents.findIndex(({ id }, i) => id !== '' && nameOf(places[i]) !== id);
  if (changed < 0) return;
  const count = documents.filter(({ id }, i) => id !== '' && nameOf(places[i]) !== id).length;
  const { id, file, line } = documents[changed];
  const message = `${count} of ${documents.length} names of documents are not names of files; the first, ${id}, is written to ${places[changed]}.`;
  log.report(
    problem('convert/file-name', message, {
      ...{ file, line, document: id },
      help: `${target.id} identifies a document by the name of its file; convert key and response in the same way`,
    }),
  );
}

/** Documents of one file are identified by their names. */
function refuseRepeated(documents: readonly Document[], log: ProblemLog): void {
  const first = new Map<string, Document>();
  for (const document of documents) {
    const { id, pairKey, file, line } = document;
    const name = id === '' ? '' : pairKey;
    if (name !== '' && first.has(name))
      log.report(
        problem('document/duplicate', `Document ${id} occurs twice in the inputs.`, {
          ...{ file, line, document: id },
          expected: 'different names for the documents of one file',
          help: 'convert to one file for each document with --output-dir',
        }),
      );
    first.set(name, document);
  }
}
