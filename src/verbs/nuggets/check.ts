import type { FileSystem, Shell } from '../../corpus/shell.ts';
import { writeTbf } from '../../formats/tbf/write.ts';
import { withTIds } from '../../nuggets/convert/t-ids.ts';
import { checkNuggets, readLengths, type SpanUnit } from '../../nuggets/index.ts';
import { type LogOptions, ProblemLog } from '../../problems/log.ts';
import { type Problem, UsageError } from '../../problems/problem.ts';
import type { CheckedNuggets } from '../../report/nuggets/check.ts';
import { readSource } from '../text-source.ts';
import { findTbf, readEvents } from './corpora.ts';
import { type TableRequest, tablesOf } from './tables.ts';
import { readTypeList } from './type-list.ts';

export interface NuggetCheckRequest extends TableRequest, Pick<LogOptions, 'strict' | 'allow'> {
  /** Tbf files, directories, patterns. */
  readonly paths: readonly string[];
  readonly unit?: SpanUnit | undefined;
  /** The path of a list of the allowed types. */
  readonly types?: string | undefined;
  /** The path of a list of the allowed documents with their numbers of characters. */
  readonly wordCounts?: string | undefined;
  /** Whether files without errors are written again, with the token ids t0, t1, … */
  readonly writeTIds?: boolean | undefined;
}

/** A file that was checked. */
export interface CheckedNuggetFile extends CheckedNuggets {
  /** The path by which it was read. */
  readonly path: string;
  /** The file with the token ids t0, t1, …, if that was asked for and it has no errors. */
  readonly withTokenIds?: string | undefined;
}

/**
 * Checks tbf files one by one. `onPaths` gets the paths of the files before they are read, and may throw; `onFile` gets the result
 * of each file before the next one is read.
 */
export async function checkNuggetFiles(
  request: NuggetCheckRequest,
  { files }: Pick<Shell, 'files'>,
  onPaths: (paths: readonly string[]) => void = () => {},
  onFile: (file: CheckedNuggetFile) => void | Promise<void> = () => {},
): Promise<readonly CheckedNuggetFile[]> {
  const found = await Promise.all(request.paths.map((path) => findTbf(path, files)));
  // Skipped files are named with the first file that is read.
  const tasks = found.flatMap(({ files: paths, notes }) =>
    paths.map((path, i) => ({ path, notes: i === 0 ? notes : [] })),
  );
  if (request.writeTIds && (request.tokens === undefined || request.unit === 'character')) {
    throw new UsageError(
      'Token ids can be written only for token spans.',
      'Give the token tables with -t DIR.',
    );
  }
  onPaths(tasks.map(({ path }) => path));
  const checked: CheckedNuggetFile[] = [];
  for (const { path, notes } of tasks) {
    const file = await checkFile(path, notes, request, files);
    await onFile(file);
    checked.push(file);
  }
  return checked;
}

async function checkFile(
  path: string,
  notes: readonly Problem[],
  request: NuggetCheckRequest,
  files: FileSystem,
): Promise<CheckedNuggetFile> {
  const { strict, allow, unit = 'auto', types, wordCounts } = request;
  const log = new ProblemLog({ strict, allow, file: path });
  const { report } = log;
  const { name, documents } = await readEvents({ path, name: path, files: [path], notes }, files, report);
  const tables = tablesOf(request, files, report);
  await tables?.load(documents);
  const list = types === undefined ? undefined : await readTypeList(types, files, (type) => type, report);
  const lengths =
    wordCounts === undefined ? undefined : readLengths(await readSource(wordCounts, files), report);
  checkNuggets({ name, documents }, { unit, tables, types: list, lengths }, report);
  const codes = new Set(log.problems.map(({ code }) => code));
  const withIds = () =>
    documents.map((document) => {
      const table = tables?.get(document.id);
      return table === undefined ? document : withTIds(document, table);
    });
  return {
    path,
    name,
    documents: documents.length,
    mentions: documents.reduce((sum, { mentions }) => sum + mentions.length, 0),
    errors: log.errors,
    problems: log.problems,
    total: [...codes].reduce((sum, code) => sum + log.count(code), 0),
    withTokenIds: request.writeTIds && log.errors === 0 ? writeTbf(withIds()) : undefined,
  };
}
