import { extensionOf } from '../../convert/converter.ts';
import type { FormatId } from '../../formats/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { convertFiles as convertVerb } from '../../verbs/convert.ts';
import type { AnnotationFile } from '../../verbs/write-annotation.ts';
import { callVerb } from './call.ts';
import { pathsOf } from './corpora.ts';
import { type ReadingOptions, readingNames, readingRequest } from './reading.ts';
import { type FilesShell, shellOf } from './shell.ts';

/** The request of `convertFiles`: the options of `corefeval convert`. */
export interface ConvertFilesRequest extends ReadingOptions {
  /** Files, directories, patterns. */
  readonly inputs: readonly string[];
  /** The id of the format to convert to. */
  readonly to: FormatId;
  /** Whether there is a file for each document; otherwise one for all. */
  readonly perDocument?: boolean | undefined;
}

/** The result of `convertFiles`. Nothing is written. */
export interface ConvertFilesResult {
  /** The usual ending of a file of the format, such as `.conll`. */
  readonly extension: string;
  /** The ending of the file beside it, such as `.txt`, if the format has one. */
  readonly companionExtension?: string;
  readonly files: readonly WrittenFile[];
  /** What the format cannot hold, and what is wrong in the inputs. */
  readonly problems: readonly Problem[];
}

/** A file of the new format. */
export interface WrittenFile {
  /** The name of the document as the name of a file, with its ending; absent if there is one file for all. */
  readonly name?: string;
  readonly content: string;
  /** The content of the file beside it, if the format has one. */
  readonly companion?: string;
}

export const convertNames: readonly string[] = ['inputs', 'to', 'perDocument', ...readingNames];

/**
 * Converts documents to another format, and lists what is lost. The contents are returned; nothing is written.
 *
 * @example
 * ```ts
 * import { convertFiles } from 'corefeval/files';
 *
 * const { files } = await convertFiles({ inputs: ['examples/key.conll'], to: 'jsonlines' });
 * for (const line of files[0]?.content.trimEnd().split('\n') ?? []) console.log(JSON.parse(line).doc_key);
 * // (example/letter); part 000
 * // (example/bridge); part 000
 * ```
 */
export function convertFiles(
  request: ConvertFilesRequest,
  shell: FilesShell = {},
): Promise<ConvertFilesResult> {
  return callVerb(request, convertNames, async (wording) => {
    const { to, perDocument } = request;
    const inputs = pathsOf('inputs', request.inputs);
    const { target, files, problems } = await convertVerb(
      { ...readingRequest(request), inputs, to, perDocument },
      shellOf(shell),
    );
    const [companion] = target.writeCompanion === undefined ? [] : target.companions;
    return {
      extension: extensionOf(target),
      ...(companion === undefined ? {} : { companionExtension: companion.extension }),
      files: files.map(writtenFile),
      problems: problems.map(wording),
    };
  });
}

export const writtenFile = ({ name, content, companion }: AnnotationFile): WrittenFile => ({
  ...(name === '' ? {} : { name }),
  content,
  ...(companion === undefined ? {} : { companion }),
});
