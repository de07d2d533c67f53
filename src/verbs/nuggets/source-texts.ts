import type { FileSystem } from '../../corpus/shell.ts';
import { CompanionFiles } from '../../page/events/companion-files.ts';
import { TEXT_ENDINGS } from '../../page/events/words.ts';
import { isBelow, pathIn } from '../document-files.ts';

/** Where source texts are: a directory, one text, or a list of files. A text has the name of its document. */
export type SourceTexts = string | readonly string[];

/** Finds the text of a document. A document id must not lead out of the directory. */
export function textFinder(texts: SourceTexts, files: FileSystem): (document: string) => string | undefined {
  if (typeof texts !== 'string' || files.kindOf(texts) === 'file') {
    const named = new CompanionFiles([texts].flat());
    return (document) => named.text(document);
  }
  return (document) =>
    isBelow(document)
      ? TEXT_ENDINGS.map((ending) => pathIn(texts, document + ending)).find(
          (path) => files.kindOf(path) === 'file',
        )
      : undefined;
}
