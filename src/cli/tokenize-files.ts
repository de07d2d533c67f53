import { CodePoints } from '../core/code-points.ts';
import { readBrat } from '../formats/brat/read.ts';
import { checkBratText } from '../formats/brat/text-check.ts';
import { oneLine } from '../formats/one-line.ts';
import type { TokenizedText } from '../formats/token-table/token-formats.ts';
import { clip } from '../problems/clip.ts';
import { InputError, problem, type Report } from '../problems/problem.ts';
import { type Mismatch, type OffsetUnit, type Range, tokenize } from '../tokenizer/index.ts';
import type { DocumentFile } from './document-files.ts';
import { readText } from './read-text.ts';

/** A text and the annotation that belongs to it. */
export interface AnnotatedFile extends DocumentFile {
  readonly annotation: string | undefined;
}

export interface TokenizeFileOptions {
  readonly separators: string;
  readonly compat: string | undefined;
  /** How the annotation counts. */
  readonly annotationOffsets: OffsetUnit;
  /** How the messages count. */
  readonly offsets: OffsetUnit;
}

/**
 * Pairs texts with annotations by name. A text without annotation stands alone; an annotation without text is
 * reported. The original pairs by position, and refuses whatever does not fit: so does `strictly`.
 */
export function pairWithAnnotation(
  texts: readonly DocumentFile[],
  annotations: readonly DocumentFile[],
  strictly: boolean,
  report: Report,
): AnnotatedFile[] {
  // One text and one annotation need not be called alike.
  if (texts.length === 1 && annotations.length === 1 && !strictly) {
    return [{ ...texts[0], annotation: annotations[0].path }];
  }
  const byName = new Map(annotations.map(({ document, path }) => [document, path]));
  const pairs = texts.map((text) => ({ ...text, annotation: byName.get(text.document) }));
  const names = new Set(texts.map(({ document }) => document));
  const lonely = [
    ...annotations
      .filter(({ document }) => !names.has(document))
      .map(({ path }) => ({ path, lacks: 'text' })),
    ...(strictly ? pairs.filter(({ annotation }) => !annotation) : []).map(({ path }) => ({
      path,
      lacks: 'annotation',
    })),
  ];
  const problems = lonely.map(({ path, lacks }) =>
    problem('file/unpaired', `${path} has no ${lacks} of its name.`, { file: path }),
  );
  if (strictly && problems.length > 0) {
    throw new InputError(problems.map((each) => ({ ...each, severity: 'error' as const })));
  }
  for (const each of problems) report(each);
  return pairs;
}

/**
 * Reads and tokenizes one text. While its tokens are gone through, mismatches with the annotation are told, in the words
 * of the 2015 document.
 */
export async function tokenizeFile(
  { path, document, annotation }: AnnotatedFile,
  options: TokenizeFileOptions,
  report: Report,
  onMismatch: (message: string, mismatch: Mismatch) => void,
): Promise<TokenizedText> {
  const { separators, compat } = options;
  const text = await readText(path);
  const spans = annotation === undefined ? [] : await readSpans(annotation, text, options, report);
  const points = options.offsets === 'code-points' ? new CodePoints(text) : undefined;
  const shown = ({ begin, end }: Range) => {
    const [from, to] = [points?.fromUnits(begin) ?? begin, points?.fromUnits(end) ?? end];
    return `[${from},${to}] [${oneLine(clip(text.slice(begin, Math.min(end, begin + SHOWN + 1)), SHOWN))}]`;
  };
  const tell = (mismatch: Mismatch) => {
    const [token, span] = [shown(mismatch.token), shown(mismatch.span)];
    const message = mismatch.cut
      ? `Boundary mismatch found in ${document}: Token ${token} vs. EventMentionSpan ${span}`
      : `Unexpected boundary relation between a token and an event mention: Token ${token} / EventMentionSpan ${span}`;
    onMismatch(message, mismatch);
  };
  return { document, text, tokens: tokenize(text, { separators, compat, spans, onMismatch: tell }) };
}

/** Of a token that is longer than this, a message shows the beginning. */
const SHOWN = 1000;

async function readSpans(
  file: string,
  text: string,
  { annotationOffsets, compat }: TokenizeFileOptions,
  report: Report,
): Promise<Range[]> {
  const brat = readBrat({ name: file, text: await readText(file) }, report);
  const points = annotationOffsets === 'code-points' ? new CodePoints(text) : undefined;
  if (compat === undefined) checkBratText(brat, { file, text, points }, report);
  return brat.textBounds.flatMap(({ fragments }) =>
    fragments.map(([begin, end]) => ({
      begin: points?.toUnits(begin) ?? begin,
      end: points?.toUnits(end) ?? end,
    })),
  );
}
