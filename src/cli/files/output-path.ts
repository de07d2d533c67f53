import { join } from 'node:path';
import { InputError, problem } from '../../problems/problem.ts';

/**
 * The file of a document in an output directory. A document name is untrusted input: a name that is not a plain file
 * name could lead out of the directory and is an error.
 */
export function outputPath(directory: string, document: string, extension: string): string {
  if (/^\.{0,2}$|[/\\\0]/.test(document)) {
    const message = `The document name ${JSON.stringify(document)} cannot be the name of a file.`;
    throw new InputError([
      problem('output/name', message, { file: directory, document, help: 'rename the document' }),
    ]);
  }
  return join(directory, `${document}${extension}`);
}

/** Throws if two documents would be written to one file. */
export function refuseSameNames(
  documents: readonly { readonly document: string; readonly path: string }[],
): void {
  const first = new Map<string, string>();
  for (const { document, path } of documents) {
    const other = first.get(document);
    if (other !== undefined) {
      const message = `${path} and ${other} are both called ${document}.`;
      const help = 'rename one, or convert the directories one by one';
      throw new InputError([problem('output/same-name', message, { file: path, document, help })]);
    }
    first.set(document, path);
  }
}
