import { brat2tbfOrder } from '../../../compat/brat2tbf/cluster-order.ts';
import { CodePoints } from '../../../core/code-points.ts';
import type { FileSystem } from '../../../corpus/shell.ts';
import { brat as format } from '../../../formats/brat/brat.ts';
import { readBrat } from '../../../formats/brat/read.ts';
import { checkBratText } from '../../../formats/brat/text-check.ts';
import { companionPath } from '../../../formats/companions.ts';
import { HEAD_BYTES } from '../../../formats/detect.ts';
import { foreignToEvents, otherFormat } from '../../../formats/foreign-files.ts';
import type { TbfDocument } from '../../../formats/tbf/model.ts';
import { writeTbf } from '../../../formats/tbf/write.ts';
import { readTokenTable } from '../../../formats/token-table/read.ts';
import { problem } from '../../../nuggets/codes.ts';
import { bratNotConverted, type NamedCounts } from '../../../nuggets/convert/brat-not-converted.ts';
import { bratToTbf } from '../../../nuggets/convert/brat-to-tbf.ts';
import { tokenSpansOfText } from '../../../nuggets/convert/place-tokens.ts';
import type { TokenSpan } from '../../../nuggets/convert/token-spans.ts';
import { InputError, type Report, UsageError } from '../../../problems/problem.ts';
import { type DocumentFile, findDocuments, pathIn, refuseSameNames } from '../../document-files.ts';
import { readSource } from '../../text-source.ts';
import type { ConvertEvents, NuggetConvertRequest } from '../convert.ts';
import { reportNotConverted } from './not-converted.ts';

/** Columns of start and end in a token table, from 0. */
const OFFSET_COLUMNS = [2, 3] as const;

/** Converts brat annotation to one tbf file. */
export const convertBrat: ConvertEvents = async (request, files, onInputs, { report }) => {
  const { inputs, extension, texts } = request;
  const { documents, notes } = await findDocuments(inputs, extension, files);
  if (documents.length === 0) {
    throw new UsageError(`No file of ${inputs.join(', ')} ends in ${extension}.`, 'pass -e EXTENSION');
  }
  refuseSameNames(documents);
  onInputs(documents.flatMap((file) => [file.path, textPath(file, texts, files) ?? []].flat()));
  for (const note of notes) report(note);
  const converted: TbfDocument[] = [];
  const left: NamedCounts[] = [];
  for (const file of documents) {
    const { tbf, notConverted } = await bratFileToTbf(file, request, files, report);
    converted.push(tbf);
    left.push(notConverted);
  }
  reportNotConverted('brat/not-converted', left, report);
  return [{ extension: '.tbf', content: writeTbf(converted) }];
};

/** A brat file as a document of a tbf file, and the number of annotations of each kind that are not converted. */
export interface ConvertedBrat {
  readonly tbf: TbfDocument;
  readonly notConverted: NamedCounts;
}

/** Reads a brat file, and its token table if requested. */
export async function bratFileToTbf(
  file: DocumentFile,
  request: Omit<NuggetConvertRequest, 'inputs'>,
  files: FileSystem,
  report: Report,
): Promise<ConvertedBrat> {
  const { document } = file;
  const { id: system = 'brat_conversion', keepSameSpan = false } = request;
  const source = await readSource(file.path, files);
  // These markers would be read as notes.
  if (/^#(?:BeginOfDocument|begin document)/.test(source.text)) {
    const foreign = foreignToEvents(new TextEncoder().encode(source.text.slice(0, HEAD_BYTES)));
    if (foreign !== undefined) throw new InputError([otherFormat(source.name, foreign)]);
  }
  const brat = readBrat(source, report);
  const text = await sourceText(file, request.texts, files);
  if (text !== undefined)
    checkBratText(brat, { file: source.name, text, points: new CodePoints(text) }, report);
  const span = await spansIn(document, request, text, files, report);
  const mode = { span, keepSameSpan, visitOrder: brat2tbfOrder };
  const tbf = bratToTbf(brat, { document, system, file: source.name, ...mode }, report);
  return { tbf, notConverted: bratNotConverted(brat) };
}

/** The path of the annotated text, if it exists: brat keeps it next to the annotation, as `.txt`. */
export function textPath(
  { path, document }: DocumentFile,
  texts: string | undefined,
  files: FileSystem,
): string | undefined {
  if (path === '-') return undefined;
  const [{ extension }] = format.companions;
  const folder = path.replace(/[^/\\]*$/, '');
  const beside = companionPath(path, extension);
  const paths =
    texts === undefined
      ? [`${folder}${document}${extension}`, beside]
      : [`${document}${extension}`, beside.slice(folder.length)].map((name) => pathIn(texts, name));
  return paths.find((each) => files.kindOf(each) !== undefined);
}

async function sourceText(
  file: DocumentFile,
  texts: string | undefined,
  files: FileSystem,
): Promise<string | undefined> {
  const found = textPath(file, texts, files);
  if (found !== undefined) return (await readSource(found, files)).text;
  if (texts === undefined) return undefined;
  const { path, document } = file;
  throw new InputError([
    problem('file/missing', `${document}.txt is not in ${texts}.`, { file: path, document }),
  ]);
}

/** Converts brat spans, which count code points, to tokens of a table, which mostly counts code units; without tables, spans are in characters. */
async function spansIn(
  document: string,
  {
    tokens,
    tokenExtension = '.tab',
    offsetColumns,
    tableOffsets = 'utf16',
  }: Omit<NuggetConvertRequest, 'inputs'>,
  text: string | undefined,
  files: FileSystem,
  report: Report,
): Promise<TokenSpan | undefined> {
  if (tokens === undefined) return undefined;
  const file = pathIn(tokens, `${document}${tokenExtension}`);
  if (files.kindOf(file) === undefined) {
    const help = 'create it with corefeval tokenize, or omit -t to get character spans';
    throw new InputError([
      problem('brat/no-table', `There is no token table ${file}.`, { file, document, help }),
    ]);
  }
  const table = readTokenTable(await readSource(file, files), report, {
    offsetColumns: offsetColumns ?? OFFSET_COLUMNS,
  });
  return tokenSpansOfText(table, text, tableOffsets, document);
}
