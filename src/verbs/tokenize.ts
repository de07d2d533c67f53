import type { Shell } from '../corpus/shell.ts';
import { problem } from '../formats/token-table/codes.ts';
import { tokenFormats } from '../formats/token-table/token-formats.ts';
import { distinct, type LogOptions, ProblemLog } from '../problems/log.ts';
import { type Problem, UsageError } from '../problems/problem.ts';
import { DEFAULT_SEPARATORS, type OffsetUnit } from '../tokenizer/index.ts';
import { type DocumentFile, dotted, type FoundDocuments, findDocuments } from './document-files.ts';
import { pairWithAnnotation, tokenizeText } from './tokenize/annotated-texts.ts';

export interface TokenizeRequest extends Omit<LogOptions, 'file'> {
  /** Files, directories, patterns. */
  readonly texts: readonly string[];
  /** A directory or a file of the brat annotation that goes with the texts. */
  readonly annotation?: string | undefined;
  /** The extension of the texts in a directory. */
  readonly extension?: string | undefined;
  /** The id of the format to write; a table if absent. */
  readonly to?: string | undefined;
  /** Characters that separate tokens and are dropped. */
  readonly separators?: string | undefined;
  readonly offsets?: OffsetUnit | undefined;
  /** Whether the ids of a token table are t0, t1, … instead of numbers from 1. */
  readonly tIds?: boolean | undefined;
  readonly annotationOffsets?: OffsetUnit | undefined;
  /** The id of a tool that is followed exactly. */
  readonly compat?: string | undefined;
}

/** What is going to be read and written. */
export interface TokenizePlan {
  readonly documents: readonly DocumentFile[];
  /** The paths of texts and annotations. */
  readonly inputs: readonly string[];
}

export interface TokenizedFile {
  readonly document: string;
  /** The tokens in the format that was asked for; absent if the text or its annotation has errors. */
  readonly content: string | undefined;
  /** Tokens that do not fit the annotation. With `strict` they are errors instead. */
  readonly mismatches: readonly Problem[];
}

export interface TokenizeResult {
  readonly problems: readonly Problem[];
  readonly count: (code: Problem['code']) => number;
}

/**
 * Tokenizes texts. `onPlan` gets their names before they are read, and may throw; `onFile` gets the result of each text before the
 * next one is read.
 */
export async function tokenizeFiles(
  request: TokenizeRequest,
  { files }: Pick<Shell, 'files'>,
  onPlan: (plan: TokenizePlan) => void,
  onFile: (file: TokenizedFile) => void | Promise<void>,
): Promise<TokenizeResult> {
  const { annotation, compat, strict, offsets = 'utf16', separators = DEFAULT_SEPARATORS } = request;
  const { annotationOffsets = compat === undefined ? 'code-points' : 'utf16' } = request;
  const format = tokenFormats.find(({ id }) => id === request.to) ?? tokenFormats[0];
  if (request.tIds && format.id !== 'tab') {
    throw new UsageError(
      `--t-ids is for token tables: ${format.id} output has other ids.`,
      'leave out --t-ids, or pass --to tab',
    );
  }
  const log = new ProblemLog(request);
  const texts = await findTexts(request, files);
  const annotations =
    annotation === undefined ? NO_DOCUMENTS : await findDocuments([annotation], 'ann', files);
  for (const note of distinct([...texts.notes, ...annotations.notes])) log.report(note);
  const pairs = pairWithAnnotation(texts.documents, annotations.documents, compat !== undefined, log.report);
  const inputs = [...texts.documents, ...annotations.documents].map(({ path }) => path);
  onPlan({ documents: texts.documents, inputs });
  for (const pair of pairs) {
    const { document } = pair;
    const mismatches: Problem[] = [];
    const onMismatch = (message: string) => {
      const found = problem('tokens/boundary', message, { file: pair.annotation, document });
      if (strict) log.report(found);
      else mismatches.push(found);
    };
    const before = log.errors;
    const options = { separators, compat, annotationOffsets, offsets };
    const tokenized = await tokenizeText(pair, options, files, log.report, onMismatch);
    const content = format.write(tokenized, offsets, request.tIds ? 't-ids' : 'numbers');
    await onFile({ document, content: log.errors > before ? undefined : content, mismatches });
  }
  log.throwIfErrors();
  return { problems: log.problems, count: (code) => log.count(code) };
}

const NO_DOCUMENTS: FoundDocuments = { documents: [], notes: [] };

async function findTexts(
  { texts, extension = 'txt' }: TokenizeRequest,
  files: Shell['files'],
): Promise<FoundDocuments> {
  if (texts.length === 0) {
    throw new UsageError('No text was given.', 'name a file or a directory, or - for standard input');
  }
  const suffix = extension.split('.').at(-1);
  const found = await findDocuments(texts, extension, files, { suffix, areTexts: true });
  if (found.documents.length === 0) {
    throw new UsageError(
      `No file of ${texts.join(', ')} has the extension ${dotted(extension)}.`,
      'pass -e EXTENSION',
    );
  }
  return found;
}
