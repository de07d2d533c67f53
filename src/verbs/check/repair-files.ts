import { problem } from '../../check/codes.ts';
import { type RepairPolicy, repaired } from '../../check/repair.ts';
import {
  Converter,
  type FileContent,
  hasOneDocument,
  isWritable,
  type WritableFormat,
} from '../../convert/converter.ts';
import type { IndexedFile } from '../../corpus/index-corpus.ts';
import type { LocatedDocument } from '../../corpus/located-document.ts';
import { readLocated } from '../../corpus/read-located.ts';
import type { FormatOptions } from '../../formats/index.ts';
import type { Report } from '../../problems/problem.ts';
import { UsageError } from '../../problems/problem.ts';

/** A file that was repaired. */
export interface RepairOutput extends FileContent {
  readonly file: IndexedFile;
  readonly target: WritableFormat;
  /** Number of mentions that each policy changed; policies that changed nothing are left out. */
  readonly repairs: ReadonlyMap<RepairPolicy, number>;
}

/** The format in which a repaired file is written: its own, or the requested one. */
export function repairTarget({ source, name }: IndexedFile, to: WritableFormat | undefined): WritableFormat {
  const { format } = source;
  if (to !== undefined) return to;
  if (isWritable(format)) return format;
  throw new UsageError(`${name} is ${format.id}, which is not written.`, 'pass --to FORMAT');
}

/** Reads files again, repairs their documents, and writes them as texts. Losses of the format are reported. */
export function repairFiles(
  files: readonly IndexedFile[],
  policies: readonly RepairPolicy[],
  to: WritableFormat | undefined,
  options: FormatOptions,
  report: Report,
): RepairOutput[] {
  const results = files.map((file): RepairOutput => {
    const target = repairTarget(file, to);
    const converter = new Converter(target, report);
    const repairs = new Map<RepairPolicy, number>();
    const count = (policy: RepairPolicy, mentions: number) => {
      if (mentions > 0) repairs.set(policy, (repairs.get(policy) ?? 0) + mentions);
    };
    // What was wrong in the file has been reported; its reader leaves broken mentions out.
    const documents = chosen(file.documents, policies).map((located) => {
      const document = repaired(
        readLocated(located, () => {}, options),
        policies,
        count,
      );
      return converter.prepare(document, file.source.format);
    });
    if (hasOneDocument(target) && documents.length > 1)
      throw new UsageError(
        `A file of ${target.id} has one document, but ${file.name} has ${documents.length}.`,
        'pass --to with a format of several documents, such as conll or jsonlines',
      );
    const written = converter.write(documents);
    converter.finish();
    return { file, target, repairs, ...written };
  });
  report(
    problem(
      'fix/rewritten',
      'Repaired files have words and coreference, and nothing else of the originals.',
      {
        help: 'comments and other columns are in the originals, which are not changed',
      },
    ),
  );
  return results;
}

/** With `drop-broken`, the last of documents with one name; otherwise there are no such documents. */
function chosen(documents: readonly LocatedDocument[], policies: readonly RepairPolicy[]): LocatedDocument[] {
  if (!policies.includes('drop-broken')) return [...documents];
  const last = new Map(documents.map((document) => [document.pairKey, document]));
  return documents.filter((document) => document.id === '' || last.get(document.pairKey) === document);
}
