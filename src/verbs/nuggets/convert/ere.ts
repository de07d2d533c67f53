import type { FileSystem } from '../../../corpus/shell.ts';
import { readEre } from '../../../formats/ere/read.ts';
import { writeTbf } from '../../../formats/tbf/write.ts';
import { problem } from '../../../nuggets/codes.ts';
import { type EreEvent, ereEvents } from '../../../nuggets/convert/ere-events.ts';
import { ereToBrat, withoutTags } from '../../../nuggets/convert/ere-to-brat.ts';
import { ereToTbf } from '../../../nuggets/convert/ere-to-tbf.ts';
import { distinct } from '../../../problems/log.ts';
import { InputError, type Problem, type Report, UsageError } from '../../../problems/problem.ts';
import {
  type DocumentFile,
  dotted,
  type FoundDocuments,
  findDocuments,
  refuseSameNames,
} from '../../document-files.ts';
import { readSource } from '../../text-source.ts';
import type { ConvertEvents, FormatRequest, NuggetConvertRequest } from '../convert.ts';
import { reportNotConverted } from './not-converted.ts';

/** A text and the path of its XML. */
interface EreFile extends DocumentFile {
  readonly xml: string;
}

interface AnnotatedText {
  readonly document: string;
  readonly text: string;
  readonly events: readonly EreEvent[];
  /** Elements that are not read, by name. */
  readonly notConverted: ReadonlyMap<string, number>;
}

/** Converts Rich ERE or event nugget XML, and the texts that belong to it, to one tbf file, or to a text and an annotation for each document. */
export const convertEre: ConvertEvents = async (request, files, onInputs, { report }) => {
  const { to, detag, id = 'rich_ere' } = request;
  const { pairs, notes } = await findPairs(request, files);
  onInputs(pairs.flatMap(({ path, xml }) => [path, xml]));
  for (const note of notes) report(note);
  const annotated: AnnotatedText[] = [];
  for (const pair of pairs) annotated.push(await readPair(pair, request, files, report));
  reportNotConverted(
    'ere/not-converted',
    annotated.map(({ notConverted }) => notConverted),
    report,
  );
  if (to === 'tbf') {
    const documents = annotated.map(({ document, events }) => ereToTbf(events, document, id));
    return [{ extension: '.tbf', content: writeTbf(documents) }];
  }
  return annotated.flatMap(({ document, text, events }) => [
    { document, extension: '.txt', content: detag ? withoutTags(text) : text },
    { document, extension: '.ann', content: ereToBrat(events, text) },
  ]);
};

/** Pairs texts with XML files by name; every file must have a counterpart. */
async function findPairs(
  request: FormatRequest,
  files: FileSystem,
): Promise<{ readonly pairs: readonly EreFile[]; readonly notes: readonly Problem[] }> {
  const { inputs, extension, textExtension = 'txt' } = request;
  const [input] = inputs;
  const text = request.texts ?? (files.kindOf(input) === 'folder' ? input : textBeside(input, request));
  const [textEnd, xmlEnd] = [dotted(textExtension), dotted(extension)];
  const { documents: texts, notes: ofTexts } = await findDocuments([text], textEnd, files, {
    areTexts: true,
  });
  const { documents: annotations, notes: ofXml } = await findAnnotations(input, xmlEnd, files);
  if (texts.length === 0) {
    throw new UsageError(`No text in ${text} ends in ${textEnd}.`, 'pass --text-extension EXTENSION');
  }
  if (annotations.length === 0) {
    throw new UsageError(`No file in ${input} ends in ${xmlEnd}.`, 'pass -e EXTENSION');
  }
  const notes = distinct([...ofTexts, ...ofXml]);
  if (texts.length === 1 && annotations.length === 1) {
    return { pairs: [{ ...texts[0], xml: annotations[0].path }], notes };
  }
  refuseSameNames(texts);
  refuseSameNames(annotations);
  const byName = new Map(annotations.map(({ document, path }) => [document, path]));
  const names = new Set(texts.map(({ document }) => document));
  const unpaired = [
    ...texts.filter(({ document }) => !byName.has(document)).map(({ path }) => ({ path, lacks: xmlEnd })),
    ...annotations
      .filter(({ document }) => !names.has(document))
      .map(({ path }) => ({ path, lacks: textEnd })),
  ];
  if (unpaired.length > 0) {
    throw new InputError(
      unpaired.map(({ path, lacks }) =>
        problem('file/missing', `${path} has no ${lacks} file of the same name.`, { file: path }),
      ),
    );
  }
  return { pairs: texts.map((each) => ({ ...each, xml: byName.get(each.document) as string })), notes };
}

/** Where there is no Rich ERE, nuggets are taken. */
async function findAnnotations(input: string, xmlEnd: string, files: FileSystem): Promise<FoundDocuments> {
  const found = await findDocuments([input], xmlEnd, files);
  return found.documents.length > 0 || xmlEnd !== '.rich_ere.xml'
    ? found
    : findDocuments([input], '.event_nugget.xml', files);
}

/** What the names of annotation end with, before their extension: `a.event_nugget.xml` belongs to `a.txt`. */
const KIND_OF_ANNOTATION = /\.(?:rich_ere|event_hoppers|event_nuggets?)$/;

/** `a.txt` for `a.rich_ere.xml`, `a.event_nugget.xml` and `a.xml`. */
function textBeside(input: string, { extension, textExtension = 'txt' }: FormatRequest): string {
  const stem = input.endsWith(extension)
    ? input.slice(0, input.length - extension.length)
    : input.replace(/(?<=[^/\\])\.[^./\\]*$/, '');
  return `${stem.replace(/\.$/, '').replace(KIND_OF_ANNOTATION, '')}${dotted(textExtension)}`;
}

async function readPair(
  { path, document, xml }: EreFile,
  { inputMode = 'auto', annotationOffsets: offsets = 'code-points' }: NuggetConvertRequest,
  files: FileSystem,
  report: Report,
): Promise<AnnotatedText> {
  const { text } = await readSource(path, files);
  const source = await readSource(xml, files);
  const { mentions, skipped } = readEre(source, report, inputMode);
  const events = ereEvents(mentions, { file: source.name, document, text, offsets }, report);
  const notConverted = new Map(
    Array.from(skipped, ([element, count]) => [`elements <${element}>`, count] as const),
  );
  return { document, text, events, notConverted };
}
