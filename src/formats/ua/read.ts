import type { Document } from '../../core/document.ts';
import { resolvedOptions, type SpecsOf } from '../../core/parameter.ts';
import type { Report } from '../../problems/problem.ts';
import type { ReadOptions, Source } from '../format.ts';
import { headText } from '../head-text.ts';
import { layer as layerParameter } from '../layer.ts';
import { newdocId } from '../newdoc-starts.ts';
import { textLines } from '../text-lines.ts';
import { columnTraits, uaColumns } from './columns.ts';
import { DocumentReader } from './document-reader.ts';

type UaOptions = ReadOptions & SpecsOf<readonly [typeof layerParameter]>;

/** Whether a line ends a sentence. The cutter takes the same characters for blanks, so that both find the same documents. */
const isBlankLine = (text: string): boolean => /^[ \t\r]*$/.test(text);

/** Reads CoNLL-UA files: a token in each line, markables in the IDENTITY column (docs/formats/ua.md). */
export function* readUa(source: Source, report: Report, options: UaOptions = {}): Iterable<Document> {
  const { bytes, traits = columnTraits(headText(bytes.subarray(0, 64 << 10))) } = source;
  const { layer } = resolvedOptions([layerParameter], options) as { layer: { readonly deixis: boolean } };
  const columns = uaColumns(traits, options.columns, layer.deixis);
  const begin = (id: string, line: number) => new DocumentReader(source, id, line, columns, report);
  let reader: DocumentReader | undefined;
  /** The comments that were read since the last line of another kind. */
  let comments: { line: number; id?: string | undefined } | undefined;
  for (const line of textLines(bytes)) {
    if (line.text.startsWith('#')) {
      comments ??= { line: line.number };
      comments.id ??= newdocId(line.text.slice(0, 4096));
      continue;
    }
    if (comments?.id !== undefined) {
      if (reader !== undefined) yield reader.finish();
      reader = begin(comments.id, comments.line);
    }
    comments = undefined;
    if (isBlankLine(line.text)) reader?.endSentence();
    else {
      reader ??= begin('', line.number);
      reader.line(line);
    }
  }
  if (comments?.id !== undefined) {
    if (reader !== undefined) yield reader.finish();
    reader = begin(comments.id, comments.line);
  }
  if (reader !== undefined) yield reader.finish();
}
