import { findFiles } from '../../corpus/find-files.ts';
import type { FileSystem, Shell } from '../../corpus/shell.ts';
import type { EreInput } from '../../formats/ere/read.ts';
import type { SpanUnit } from '../../nuggets/index.ts';
import { type LogOptions, ProblemLog } from '../../problems/log.ts';
import { UsageError } from '../../problems/problem.ts';
import type { OffsetUnit } from '../../tokenizer/index.ts';
import { convertBrat } from './convert/brat.ts';
import { convertEre } from './convert/ere.ts';
import { convertTbf } from './convert/tbf.ts';
import type { CountedProblems } from './systems.ts';
import type { TableRequest } from './tables.ts';

/** The extensions of the files of each format in a directory. */
const extensions = { brat: '.ann', ere: '.rich_ere.xml', tbf: '.tbf' } as const;

export type EventFormat = keyof typeof extensions;
export const convertibleFormats = Object.keys(extensions) as EventFormat[];

export interface NuggetConvertRequest extends TableRequest, Omit<LogOptions, 'file'> {
  /** A directory of token tables. */
  readonly tokens?: string | undefined;
  /** Files, directories, patterns. */
  readonly inputs: readonly string[];
  /** The format of the inputs; by default the one that their names show. */
  readonly format?: EventFormat | undefined;
  readonly to?: 'tbf' | 'brat' | undefined;
  /** The extension of the annotation in a directory. */
  readonly extension?: string | undefined;
  /** A directory of source texts, or one text; by default those beside the annotation. */
  readonly texts?: string | undefined;
  /** The extension of the source texts of ERE. */
  readonly textExtension?: string | undefined;
  readonly unit?: SpanUnit | undefined;
  readonly tableOffsets?: OffsetUnit | undefined;
  readonly annotationOffsets?: OffsetUnit | undefined;
  /** Where the event mentions of ERE are. */
  readonly inputMode?: EreInput | undefined;
  /** Whether the tags in the text of ERE that is written for brat are replaced by blanks. */
  readonly detag?: boolean | undefined;
  /** The system id, the first column of tbf. */
  readonly id?: string | undefined;
  /** Whether events of brat with the same span in one cluster are kept. */
  readonly keepSameSpan?: boolean | undefined;
}

/** What is going to be converted. */
export interface ConvertPlan {
  readonly from: EventFormat;
  readonly to: 'tbf' | 'brat';
  /** The paths of the files that are read. */
  readonly inputs: readonly string[];
}

/** A file of the result. */
export interface ConvertedEvents {
  /** The name of its document; absent for tbf, which is one file for all documents. */
  readonly document?: string | undefined;
  readonly extension: string;
  readonly content: string;
}

/** A request to convert one format, with the extension of its files. */
export type FormatRequest = NuggetConvertRequest & { readonly extension: string };

/** A converter of one format. `onInputs` is called with the paths of the files before they are read. */
export type ConvertEvents = (
  request: FormatRequest,
  files: FileSystem,
  onInputs: (paths: readonly string[]) => void,
  log: ProblemLog,
) => Promise<readonly ConvertedEvents[]>;

const converters: Readonly<Record<EventFormat, ConvertEvents>> = {
  brat: convertBrat,
  ere: convertEre,
  tbf: convertTbf,
};

export interface NuggetConvertResult extends CountedProblems {
  readonly to: 'tbf' | 'brat';
  readonly files: readonly ConvertedEvents[];
}

/** Converts events between formats. `onPlan` gets what is going to be converted, before it is read, and may throw. */
export async function convertNuggetFiles(
  request: NuggetConvertRequest,
  { files }: Pick<Shell, 'files'>,
  onPlan: (plan: ConvertPlan) => void = () => {},
): Promise<NuggetConvertResult> {
  const { inputs, strict, allow, lenient } = request;
  const from = request.format ?? (await formatOf(request, files));
  const to = request.to ?? (from === 'tbf' ? 'brat' : 'tbf');
  if (from === to) throw new UsageError(`The input is ${to} already.`, 'choose another format with --to');
  if (from !== 'brat' && inputs.length > 1) {
    throw new UsageError(
      `Only one ${from} input can be converted at a time.`,
      'name a directory, or call it for each',
    );
  }
  const log = new ProblemLog({ strict, allow, lenient });
  const converted = await converters[from](
    { ...request, to, extension: request.extension ?? extensions[from] },
    files,
    (paths) => onPlan({ from, to, inputs: paths }),
    log,
  );
  const problems = log.throwIfErrors();
  return { to, files: converted, problems, count: (code) => log.count(code) };
}

/** What is wrong with a system id, the first column of tbf: some characters would make the line another kind of line. */
export function systemIdFault(text: string): string | undefined {
  const id = text.trim();
  if (id === '') return 'A system id must not be empty.';
  if (/^[#@]/.test(id))
    return `A line that begins with "${id[0]}" is ${id[0] === '#' ? 'a comment' : 'a relation'} of a tbf file, not a mention.`;
  if (/^\s+\S/.test(text)) return 'A system id must not begin with a blank.';
  return /[\t\r\n\v\f]/.test(id) ? 'A system id must not contain a TAB or a line break.' : undefined;
}

/** The format that the names of the files show. */
async function formatOf(
  { inputs, extension }: NuggetConvertRequest,
  files: FileSystem,
): Promise<EventFormat> {
  const found = await Promise.all(inputs.map((input) => findFiles(input, files)));
  const paths = found.flatMap((corpus) => corpus.files.map(({ path }) => path));
  const candidates = convertibleFormats.filter((format) =>
    paths.some((path) => path.endsWith(extension ?? extensions[format].replace('.rich_ere', ''))),
  );
  if (extension === undefined && candidates.length === 1) return candidates[0];
  throw new UsageError(
    candidates.length > 1
      ? `There are files of several formats: ${candidates.join(', ')}.`
      : 'The names of the files do not show their format.',
    `name it: -f ${convertibleFormats.join(', -f ')}`,
  );
}
