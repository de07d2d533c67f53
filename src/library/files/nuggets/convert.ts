import { type EreInput, ereInputs } from '../../../formats/ere/read.ts';
import { type Problem, UsageError } from '../../../problems/problem.ts';
import { type OffsetUnit, offsetUnits } from '../../../tokenizer/index.ts';
import {
  convertibleFormats,
  convertNuggetFiles as convertVerb,
  type EventFormat,
  systemIdFault,
} from '../../../verbs/nuggets/convert.ts';
import { callVerb } from '../call.ts';
import { pathsOf } from '../corpora.ts';
import { type FilesShell, shellOf } from '../shell.ts';
import { checkChoice, type NuggetReadingOptions, nuggetReading, nuggetReadingNames } from './request.ts';

/** The request of `convertNuggetFiles`: the options of `corefeval nuggets convert`. */
export interface ConvertNuggetFilesRequest extends NuggetReadingOptions {
  /** Files, directories, patterns. */
  readonly inputs: readonly string[];
  /** The format of the inputs; by default the one that their names show. */
  readonly format?: EventFormat | undefined;
  /** The format to convert to; `tbf`, or `brat` for tbf if absent. */
  readonly to?: 'tbf' | 'brat' | undefined;
  /** The extension of the annotation in a directory. */
  readonly extension?: string | undefined;
  /** A directory of source texts, or one text; by default those beside the annotation. */
  readonly texts?: string | undefined;
  /** The extension of the source texts of ERE. */
  readonly textExtension?: string | undefined;
  readonly tableOffsets?: OffsetUnit | undefined;
  readonly annotationOffsets?: OffsetUnit | undefined;
  /** Where the event mentions of ERE are. */
  readonly inputMode?: EreInput | undefined;
  /** Whether the tags in the text of ERE that is returned for brat are replaced by blanks. */
  readonly detag?: boolean | undefined;
  /** The system id, the first column of tbf. */
  readonly id?: string | undefined;
  /** Whether events of brat with the same span in one cluster are kept. */
  readonly keepSameSpan?: boolean | undefined;
  /** Skip what is broken in a file with a warning, where that is possible. */
  readonly lenient?: boolean | undefined;
}

/** A file of the new format. */
export interface ConvertedNuggetFile {
  /** The name of its document; absent for tbf, which is one file for all documents. */
  readonly document?: string | undefined;
  /** The ending of a file of this kind, such as `.ann`. */
  readonly extension: string;
  readonly content: string;
}

/** The result of `convertNuggetFiles`. Nothing is written. */
export interface ConvertNuggetFilesResult {
  readonly to: 'tbf' | 'brat';
  readonly files: readonly ConvertedNuggetFile[];
  readonly problems: readonly Problem[];
}

const names: readonly string[] = [
  'inputs',
  'format',
  'to',
  'extension',
  'texts',
  'textExtension',
  'tableOffsets',
  'annotationOffsets',
  'inputMode',
  'detag',
  'id',
  'keepSameSpan',
  'lenient',
  ...nuggetReadingNames,
];

/**
 * Converts events between tbf, brat and ERE XML. The contents are returned; nothing is written.
 *
 * @example
 * ```ts
 * import { convertNuggetFiles } from 'corefeval/files';
 *
 * const { to, files } = await convertNuggetFiles({ inputs: ['examples/nuggets/story.ann'] });
 * console.log(to, files[0]?.content.split('\n')[0]); // tbf #BeginOfDocument story
 * ```
 */
export function convertNuggetFiles(
  request: ConvertNuggetFilesRequest,
  shell: FilesShell = {},
): Promise<ConvertNuggetFilesResult> {
  return callVerb(request, names, async (wording) => {
    const { format, to, extension, texts, textExtension = 'txt', tableOffsets, annotationOffsets } = request;
    const { inputMode, detag, id, keepSameSpan } = request;
    checkChoice('format', format, convertibleFormats);
    checkChoice('to', to, ['tbf', 'brat']);
    checkChoice('tableOffsets', tableOffsets, offsetUnits);
    checkChoice('annotationOffsets', annotationOffsets, offsetUnits);
    checkChoice('inputMode', inputMode, Object.keys(ereInputs));
    const fault = id === undefined ? undefined : systemIdFault(id);
    if (fault !== undefined) throw new UsageError(fault);
    const result = await convertVerb(
      {
        ...nuggetReading(request),
        inputs: pathsOf('inputs', request.inputs),
        format,
        to,
        extension,
        texts,
        textExtension,
        tableOffsets,
        annotationOffsets,
        inputMode,
        detag,
        id,
        keepSameSpan,
      },
      shellOf(shell),
    );
    return { to: result.to, files: result.files, problems: result.problems.map(wording) };
  });
}
