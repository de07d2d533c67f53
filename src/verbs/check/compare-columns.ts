import { problem } from '../../check/codes.ts';
import type { Document } from '../../core/document.ts';
import type { IndexedFile } from '../../corpus/index-corpus.ts';
import type { FormatOptions, SideOptions } from '../../formats/index.ts';
import type { Report } from '../../problems/problem.ts';

/** Bytes of a file that are examined, and tokens of its first document. */
const EXAMINED_BYTES = 64 << 10;
const EXAMINED_TOKENS = 50;

/** Cells without information. */
const EMPTY_CELL = /^[-_*]*$/;

/** Warns if the response has annotation besides coreference that the key lacks: manual annotation has more columns than the output of a system. */
export function compareColumns(
  key: IndexedFile,
  response: IndexedFile,
  options: SideOptions,
  report: Report,
): void {
  const [ofKey, ofResponse] = [filledColumns(key, options.key), filledColumns(response, options.response)];
  const more = ofResponse.filter((name) => !ofKey.includes(name));
  if (more.length === 0 || ofKey.length >= ofResponse.length) return;
  report(
    problem(
      'file/swapped',
      `The response has columns that the key lacks (${more.join(', ')}): were they exchanged?`,
      {
        file: response.source.store.name,
        help: 'the key comes first: corefeval score KEY RESPONSE',
      },
    ),
  );
}

/** The names of the token columns with content. */
function filledColumns({ source: { store, format } }: IndexedFile, options: FormatOptions): string[] {
  const { tokenColumns: columns } = format;
  if (columns.length === 0) return [];
  const bytes = store.read(0, EXAMINED_BYTES).slice();
  const [first] = format.read({ name: store.name, bytes }, () => {}, { ...options, columns }) as Iterable<
    Document | undefined
  >;
  const hasContent = (name: string) => {
    const column = first?.columns?.get(name);
    const length = Math.min(first?.length ?? 0, EXAMINED_TOKENS);
    return (
      column !== undefined &&
      Array.from({ length }, (_, i) => column.at(i)).some((cell) => !EMPTY_CELL.test(cell))
    );
  };
  return columns.filter(hasContent);
}
