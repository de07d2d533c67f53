import type { FileSystem } from '../../../corpus/shell.ts';
import { problem } from '../../../formats/brat/codes.ts';
import type { TokenTable } from '../../../formats/token-table/read.ts';
import { placeTokens } from '../../../nuggets/convert/place-tokens.ts';
import { refuseTokenSpans } from '../../../nuggets/convert/refuse-token-spans.ts';
import { type TbfToBratOptions, tbfToBrat } from '../../../nuggets/convert/tbf-to-brat.ts';
import { refuseCoreferenceNames } from '../../../nuggets/model/coreference-names.ts';
import { problem as fileProblem, InputError, UsageError } from '../../../problems/problem.ts';
import { refuseSameNames } from '../../document-files.ts';
import { readSource } from '../../text-source.ts';
import type { ConvertEvents, NuggetConvertRequest } from '../convert.ts';
import { openEvents, readEvents } from '../corpora.ts';
import { textFinder } from '../source-texts.ts';
import { tablesOf } from '../tables.ts';

/** Converts a tbf file to brat annotation, one `.ann` for each document. */
export const convertTbf: ConvertEvents = async (request, files, onInputs, log) => {
  const { inputs, unit = 'auto' } = request;
  const corpus = await openEvents({ path: inputs[0], name: inputs[0] }, files);
  onInputs(corpus.files);
  const file = await readEvents(corpus, files, log.report);
  const tables = unit === 'character' ? undefined : tablesOf(request, files, log.report);
  if (unit === 'token' && tables === undefined) {
    throw new UsageError('Token ids need token tables.', 'Give their directory with -t DIR.');
  }
  if (unit === 'auto' && tables === undefined) refuseTokenSpans(file, log.report);
  refuseCoreferenceNames(file, log.report);
  log.throwIfErrors();
  refuseSameNames(file.documents.map(({ id }) => ({ document: id, path: corpus.path })));
  await tables?.load(file.documents);
  const converted = [];
  for (const document of file.documents) {
    const { id } = document;
    const place = tables && (await placeInText(id, tables.get(id), request, files));
    const content = tbfToBrat(document, { file: file.name, place }, log.report);
    converted.push({ document: id, extension: '.ann', content });
  }
  return converted;
};

/** Converts token ids of a document to fragments in code points. */
async function placeInText(
  document: string,
  table: TokenTable | undefined,
  { texts, tableOffsets = 'utf16' }: NuggetConvertRequest,
  files: FileSystem,
): Promise<NonNullable<TbfToBratOptions['place']>> {
  if (table === undefined) {
    const message = `There is no token table for document "${document}".`;
    const help = 'check the directory and --token-extension';
    throw new InputError([problem('brat/no-table', message, { document, help })]);
  }
  if (texts === undefined) return placeTokens(table, undefined, tableOffsets, document);
  const path = textFinder(texts, files)(document);
  if (path === undefined) {
    const message = `There is no text of document "${document}" in ${texts}.`;
    throw new InputError([fileProblem('file/missing', message, { file: texts, document })]);
  }
  const { text } = await readSource(path, files);
  return placeTokens(table, text, tableOffsets, document);
}
