import { problem } from '../../formats/brat/codes.ts';
import type { TokenTable } from '../../formats/token-table/read.ts';
import { placeTokens } from '../../nuggets/convert/place-tokens.ts';
import { refuseTokenSpans } from '../../nuggets/convert/refuse-token-spans.ts';
import { type TbfToBratOptions, tbfToBrat } from '../../nuggets/convert/tbf-to-brat.ts';
import { refuseCoreferenceNames } from '../../nuggets/model/coreference-names.ts';
import { ProblemLog } from '../../problems/log.ts';
import { InputError, UsageError } from '../../problems/problem.ts';
import type { OffsetUnit } from '../../tokenizer/index.ts';
import { annotation } from '../files/output-kinds.ts';
import { outputPath, refuseSameNames } from '../files/output-path.ts';
import { readText } from '../files/read-text.ts';
import { writeOutputs } from '../files/write-output.ts';
import { type NuggetArguments, readNuggets, tablesOf } from '../options/nuggets/options.ts';
import { showProblems } from '../terminal.ts';

export interface ConvertTbfOptions extends NuggetArguments {
  /** Directory of the source texts, to convert the offsets of token tables. */
  readonly text?: string;
  readonly tableOffsets: OffsetUnit;
  readonly force?: boolean;
  readonly strict?: boolean;
  readonly allow?: string[];
  readonly lenient?: boolean;
}

/** Converts a tbf file to brat annotation, one `.ann` for each document. */
export async function convertTbf(path: string, directory: string, options: ConvertTbfOptions): Promise<void> {
  const log = new ProblemLog(options);
  const file = await readNuggets(path, log.report);
  const tables = options.unit === 'character' ? undefined : tablesOf(options, log.report);
  if (options.unit === 'token' && tables === undefined) {
    throw new UsageError('Token ids need token tables.', 'Give their directory with -t DIR.');
  }
  if (options.unit === 'auto' && tables === undefined) refuseTokenSpans(file, log.report);
  refuseCoreferenceNames(file, log.report);
  log.throwIfErrors();
  refuseSameNames(file.documents.map(({ id }) => ({ document: id, path })));
  const files = [];
  for (const document of file.documents) {
    const output = outputPath(directory, document.id, '.ann');
    const place = tables && (await placeInText(document.id, tables.get(document.id), options));
    const content = tbfToBrat(document, { file: file.name, place }, log.report);
    files.push({ path: output, kind: annotation, makesFolder: true, content });
  }
  log.throwIfErrors();
  showProblems(log.problems, (code) => log.count(code));
  writeOutputs(files, options);
}

/** Converts token ids of a document to fragments in code points. */
async function placeInText(
  document: string,
  table: TokenTable | undefined,
  { text: directory, tableOffsets }: ConvertTbfOptions,
): Promise<NonNullable<TbfToBratOptions['place']>> {
  if (table === undefined) {
    const message = `There is no token table for document "${document}".`;
    const help = 'check the directory and --token-extension';
    throw new InputError([problem('brat/no-table', message, { document, help })]);
  }
  const text = directory === undefined ? undefined : await readText(outputPath(directory, document, '.txt'));
  return placeTokens(table, text, tableOffsets, document);
}
