import { join } from 'node:path';
import { fileNameOf } from '../../verbs/document-files.ts';

/** The file of a document in an output directory. A name that could lead out of the directory is an error. */
export const outputPath = (directory: string, document: string, extension: string): string =>
  join(directory, fileNameOf(document, extension, directory));
