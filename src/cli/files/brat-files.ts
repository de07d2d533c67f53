import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brat2tbfOrder } from '../../compat/brat2tbf/cluster-order.ts';
import { CodePoints } from '../../core/code-points.ts';
import { brat as format } from '../../formats/brat/brat.ts';
import { readBrat } from '../../formats/brat/read.ts';
import { checkBratText } from '../../formats/brat/text-check.ts';
import { companionPath } from '../../formats/companions.ts';
import { HEAD } from '../../formats/detect.ts';
import { otherFormat } from '../../formats/foreign-files.ts';
import { foreignToEvents } from '../../formats/foreign-to-events.ts';
import type { TbfDocument } from '../../formats/tbf/model.ts';
import { readTokenTable } from '../../formats/token-table/read.ts';
import { problem } from '../../nuggets/codes.ts';
import { bratNotConverted, type NamedCounts } from '../../nuggets/convert/brat-not-converted.ts';
import { bratToTbf } from '../../nuggets/convert/brat-to-tbf.ts';
import { tokenSpansOfText } from '../../nuggets/convert/place-tokens.ts';
import type { TokenSpan } from '../../nuggets/convert/token-spans.ts';
import { InputError, type Report } from '../../problems/problem.ts';
import type { OffsetUnit } from '../../tokenizer/index.ts';
import type { DocumentFile } from './document-files.ts';
import { readText } from './read-text.ts';

export interface BratFileOptions {
  readonly system: string;
  readonly keepSameSpan: boolean;
  /** Directory of the source texts; by default the directory of the annotation. */
  readonly texts: string | undefined;
  /** Directory of the token tables; without tables, spans are in characters. */
  readonly tables: string | undefined;
  readonly tableExtension: string;
  readonly offsetColumns: readonly [number, number];
  readonly tableOffsets: OffsetUnit;
}

/** A brat file as a document of a tbf file, and the number of annotations of each kind that are not converted. */
export interface ConvertedBrat {
  readonly tbf: TbfDocument;
  readonly notConverted: NamedCounts;
}

/** Reads a brat file, and its token table if requested. */
export async function bratFileToTbf(
  { path, document }: DocumentFile,
  options: BratFileOptions,
  report: Report,
): Promise<ConvertedBrat> {
  const { system, keepSameSpan, tables } = options;
  const annotation = await readText(path);
  // These markers would be read as notes.
  if (/^#(?:BeginOfDocument|begin document)/.test(annotation)) {
    const foreign = foreignToEvents(new TextEncoder().encode(annotation.slice(0, HEAD)));
    if (foreign !== undefined) throw new InputError([otherFormat(path, foreign)]);
  }
  const brat = readBrat({ name: path, text: annotation }, report);
  const text = await sourceText(path, document, options);
  if (text !== undefined) checkBratText(brat, { file: path, text, points: new CodePoints(text) }, report);
  const span = tables === undefined ? undefined : await spansIn(tables, document, options, text, report);
  const mode = { span, keepSameSpan, visitOrder: brat2tbfOrder };
  const tbf = bratToTbf(brat, { document, system, file: path, ...mode }, report);
  return { tbf, notConverted: bratNotConverted(brat) };
}

/** The path of the annotated text, if it exists: brat keeps it next to the annotation, as `.txt`. */
export function textPath({ path, document }: DocumentFile, texts: string | undefined): string | undefined {
  const folder = texts ?? dirname(path);
  const [{ extension }] = format.companions;
  const names = [`${document}${extension}`, companionPath(basename(path), extension)];
  return path === '-' ? undefined : names.map((name) => join(folder, name)).find(existsSync);
}

async function sourceText(
  path: string,
  document: string,
  { texts }: BratFileOptions,
): Promise<string | undefined> {
  const found = textPath({ path, document }, texts);
  if (found !== undefined) return readText(found);
  if (texts === undefined) return undefined;
  throw new InputError([
    problem('file/missing', `${document}.txt is not in ${texts}.`, { file: path, document }),
  ]);
}

/** Converts brat spans, which count code points, to tokens of a table, which mostly counts code units. */
async function spansIn(
  tables: string,
  document: string,
  options: BratFileOptions,
  text: string | undefined,
  report: Report,
): Promise<TokenSpan> {
  const file = join(tables, `${basename(document)}${options.tableExtension}`);
  if (!existsSync(file)) {
    const help = 'create it with corefeval tokenize, or omit -t to get character spans';
    throw new InputError([
      problem('brat/no-table', `There is no token table ${file}.`, { file, document, help }),
    ]);
  }
  const { offsetColumns } = options;
  const table = readTokenTable({ name: file, text: await readText(file) }, report, { offsetColumns });
  return tokenSpansOfText(table, text, options.tableOffsets, document);
}
