import type { TbfDocument } from '../../formats/tbf/model.ts';
import { writeTbf } from '../../formats/tbf/write.ts';
import type { NamedCounts } from '../../nuggets/convert/brat-not-converted.ts';
import { ProblemLog } from '../../problems/log.ts';
import { UsageError } from '../../problems/problem.ts';
import type { OffsetUnit } from '../../tokenizer/index.ts';
import { bratFileToTbf, textPath } from '../files/brat-files.ts';
import { findDocuments } from '../files/document-files.ts';
import { noteInputs } from '../files/input-files.ts';
import { annotation } from '../files/output-kinds.ts';
import { refuseSameNames } from '../files/output-path.ts';
import { refuseOutputs, writeOutputs } from '../files/write-output.ts';
import type { NuggetArguments } from '../options/nuggets/options.ts';
import { showProblems, writeOut } from '../terminal.ts';
import { reportNotConverted } from './conversion.ts';

export interface ConvertBratOptions extends NuggetArguments {
  /** The extension of the annotation in a directory. */
  readonly extension: string;
  readonly text?: string;
  readonly tableOffsets: OffsetUnit;
  readonly id: string;
  readonly keepSameSpan?: boolean;
  readonly force?: boolean;
  readonly strict?: boolean;
  readonly allow?: string[];
  readonly lenient?: boolean;
}

/** Columns of begin and end in a token table, from 0. */
const OFFSET_COLUMNS = [2, 3] as const;

/** Converts brat annotation to one tbf file, or prints it if `path` is undefined. */
export async function convertBrat(
  inputs: readonly string[],
  path: string | undefined,
  options: ConvertBratOptions,
): Promise<void> {
  const { extension } = options;
  const files = (await Promise.all(inputs.map((input) => findDocuments(input, extension)))).flat();
  if (files.length === 0) {
    throw new UsageError(`No file of ${inputs.join(', ')} ends in ${extension}.`, 'pass -e EXTENSION');
  }
  refuseSameNames(files);
  const output = path === undefined ? undefined : { path, kind: annotation };
  // As in brat2tbf, an earlier output is not replaced either: the content is not known yet.
  if (output !== undefined) {
    for (const file of files) noteInputs([file, { path: textPath(file, options.text) ?? file.path }]);
    refuseOutputs([output], options);
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
      tableExtension: options.tokenExtension,
      offsetColumns: options.offsetColumns ?? OFFSET_COLUMNS,
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
  else writeOutputs([{ ...output, content: writeTbf(documents) }], options);
}
