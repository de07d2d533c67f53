import { CodePoints } from '../../core/code-points.ts';
import type { FileSystem } from '../../corpus/shell.ts';
import { readBrat } from '../../formats/brat/read.ts';
import { checkBratText } from '../../formats/brat/text-check.ts';
import { oneLine } from '../../formats/text-lines.ts';
import type { TokenizedText } from '../../formats/token-table/token-formats.ts';
import { clip } from '../../problems/clip.ts';
import { InputError, problem, type Report } from '../../problems/problem.ts';
import { type Mismatch, type OffsetUnit, type Range, tokenize } from '../../tokenizer/index.ts';
import type { DocumentFile } from '../document-files.ts';
import { readSource } from '../text-source.ts';

/** A text and the path of the annotation that belongs to it. */
export interface AnnotatedText extends DocumentFile {
  readonly annotation: string | undefined;
}

export interface TokenizeTextOptions {
  readonly separators: string;
  readonly compat: string | undefined;
  /** Unit of the offsets in the annotation. */
  readonly annotationOffsets: OffsetUnit;
  /** Unit of the offsets in messages. */
  readonly offsets: OffsetUnit;
}

/**
 * Pairs texts with annotations by name. A text may have no annotation; an annotation without text is reported. With
 * `strictly`, as in the original tokenizer, a text or an annotation without counterpart is an error.
 */
export function pairWithAnnotation(
  texts: readonly DocumentFile[],
  annotations: readonly DocumentFile[],
  strictly: boolean,
  report: Report,
): AnnotatedText[] {
  // One text and one annotation are paired whatever their names are.
  if (texts.length === 1 && annotations.length === 1 && !strictly) {
    return [{ ...texts[0], annotation: annotations[0].path }];
  }
  const byName = new Map(annotations.map(({ document, path }) => [document, path]));
  const pairs = texts.map((text) => ({ ...text, annotation: byName.get(text.document) }));
  const names = new Set(texts.map(({ document }) => document));
  const unpaired = [
    ...annotations
      .filter(({ document }) => !names.has(document))
      .map(({ path }) => ({ path, lacks: 'text' })),
    ...(strictly ? pairs.filter(({ annotation }) => !annotation) : []).map(({ path }) => ({
      path,
      lacks: 'annotation',
    })),
  ];
  const problems = unpaired.map(({ path, lacks }) =>
    problem('file/unpaired', `${path} has no ${lacks} of the same name.`, { file: path }),
  );
  if (strictly && problems.length > 0) {
    throw new InputError(problems.map((each) => ({ ...each, severity: 'error' as const })));
  }
  for (const each of problems) report(each);
  return pairs;
}

/**
 * Reads and tokenizes one text. Mismatches with the annotation are reported while the tokens are iterated, with the
 * messages of the original tokenizer (docs/tokenizer.md).
 */
export async function tokenizeText(
  { path, document, annotation }: AnnotatedText,
  options: TokenizeTextOptions,
  files: FileSystem,
  report: Report,
  onMismatch: (message: string) => void,
): Promise<TokenizedText> {
  const { separators, compat } = options;
  const { text } = await readSource(path, files);
  const spans = annotation === undefined ? [] : await readSpans(annotation, text, options, files, report);
  const points = options.offsets === 'code-points' ? new CodePoints(text) : undefined;
  const shown = ({ start, end }: Range) => {
    const [from, to] = [points?.fromUnits(start) ?? start, points?.fromUnits(end) ?? end];
    const part = text.slice(start, Math.min(end, start + SHOWN_CHARACTERS + 1));
    return `[${from},${to}] [${oneLine(clip(part, SHOWN_CHARACTERS))}]`;
  };
  const reportMismatch = (mismatch: Mismatch) => {
    const [token, span] = [shown(mismatch.token), shown(mismatch.span)];
    onMismatch(
      mismatch.cut
        ? `Boundary mismatch found in ${document}: Token ${token} vs. EventMentionSpan ${span}`
        : `Unexpected boundary relation between a token and an event mention: Token ${token} / EventMentionSpan ${span}`,
    );
  };
  return {
    document,
    text,
    tokens: tokenize(text, { separators, compat, spans, onMismatch: reportMismatch }),
  };
}

/** Characters of a token that a message shows at most. */
const SHOWN_CHARACTERS = 1000;

async function readSpans(
  path: string,
  text: string,
  { annotationOffsets, compat }: TokenizeTextOptions,
  files: FileSystem,
  report: Report,
): Promise<Range[]> {
  const source = await readSource(path, files);
  const brat = readBrat(source, report);
  const points = annotationOffsets === 'code-points' ? new CodePoints(text) : undefined;
  if (compat === undefined) checkBratText(brat, { file: source.name, text, points }, report);
  return brat.textBounds.flatMap(({ fragments }) =>
    fragments.map(([start, end]) => ({
      start: points?.toUnits(start) ?? start,
      end: points?.toUnits(end) ?? end,
    })),
  );
}
