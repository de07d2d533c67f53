import { type EreInput, readEre } from '../../formats/ere/read.ts';
import { writeTbf } from '../../formats/tbf/write.ts';
import { problem } from '../../nuggets/codes.ts';
import { type EreEvent, ereEvents } from '../../nuggets/convert/ere-events.ts';
import { ereToBrat, withoutTags } from '../../nuggets/convert/ere-to-brat.ts';
import { ereToTbf } from '../../nuggets/convert/ere-to-tbf.ts';
import { ProblemLog } from '../../problems/log.ts';
import { InputError, type Report, UsageError } from '../../problems/problem.ts';
import type { OffsetUnit } from '../../tokenizer/index.ts';
import { type DocumentFile, findDocuments } from '../files/document-files.ts';
import { annotation } from '../files/output-kinds.ts';
import { outputPath, refuseSameNames } from '../files/output-path.ts';
import { readText } from '../files/read-text.ts';
import { writeOutputs } from '../files/write-output.ts';
import { showProblems, writeOut } from '../terminal.ts';
import { reportNotConverted } from './conversion.ts';

export interface ConvertEreOptions {
  /** The extension of the XML in a directory. */
  readonly extension: string;
  /** A directory of source texts, or one text. */
  readonly text: string;
  readonly textExtension: string;
  readonly inputMode: EreInput;
  readonly annotationOffsets?: OffsetUnit;
  readonly detag?: boolean;
  readonly id: string;
  readonly force?: boolean;
  readonly strict?: boolean;
  readonly allow?: string[];
  readonly lenient?: boolean;
}

/** A tbf file, or standard output if `path` is undefined; or the directory of brat files. */
export type EreTarget =
  | { readonly format: 'tbf'; readonly path: string | undefined }
  | { readonly format: 'brat'; readonly path: string };

interface Annotated {
  readonly document: string;
  readonly text: string;
  readonly events: readonly EreEvent[];
  /** Elements that are not read, by name. */
  readonly notConverted: ReadonlyMap<string, number>;
}

/** Converts Rich ERE or event nugget XML, and the texts that belong to it. */
export async function convertEre(
  input: string,
  target: EreTarget,
  options: ConvertEreOptions,
): Promise<void> {
  const log = new ProblemLog(options);
  const annotated: Annotated[] = [];
  for (const file of await findPairs(input, options))
    annotated.push(await readPair(file, options, log.report));
  const left = annotated.map(({ notConverted }) => notConverted);
  reportNotConverted('ere/not-converted', left, log.report);
  log.throwIfErrors();
  showProblems(log.problems, (code) => log.count(code));
  if (target.format === 'tbf') {
    const tbf = writeTbf(annotated.map(({ document, events }) => ereToTbf(events, document, options.id)));
    if (target.path === undefined) await writeOut(tbf);
    else writeOutputs([{ path: target.path, kind: annotation, content: tbf }], options);
    return;
  }
  const files = annotated.flatMap(({ document, text, events }) => [
    { extension: '.txt', document, content: options.detag ? withoutTags(text) : text },
    { extension: '.ann', document, content: ereToBrat(events, text) },
  ]);
  writeOutputs(
    files.map(({ extension, document, content }) => ({
      path: outputPath(target.path, document, extension),
      kind: annotation,
      makesFolder: true,
      content,
    })),
    options,
  );
}

/** Pairs texts with XML files by name; every file must have a counterpart. */
async function findPairs(
  input: string,
  options: ConvertEreOptions,
): Promise<(DocumentFile & { xml: string })[]> {
  const [textEnd, xmlEnd] = [options.textExtension, options.extension].map(
    (end) => `.${end.replace(/^\./, '')}`,
  );
  const texts = await findDocuments(options.text, textEnd);
  const annotations = await findDocuments(input, xmlEnd);
  if (texts.length === 0) {
    throw new UsageError(`No text in ${options.text} ends in ${textEnd}.`, 'pass --text-extension EXTENSION');
  }
  if (annotations.length === 0) {
    throw new UsageError(`No file in ${input} ends in ${xmlEnd}.`, 'pass -e EXTENSION');
  }
  if (texts.length === 1 && annotations.length === 1) return [{ ...texts[0], xml: annotations[0].path }];
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
  return texts.map((text) => ({ ...text, xml: byName.get(text.document)! }));
}

async function readPair(
  { path, document, xml }: DocumentFile & { xml: string },
  { inputMode, annotationOffsets: offsets = 'code-points' }: ConvertEreOptions,
  report: Report,
): Promise<Annotated> {
  const text = await readText(path);
  const skipped = new Map<string, number>();
  const mentions = readEre({ name: xml, text: await readText(xml) }, report, inputMode, skipped);
  const events = ereEvents(mentions, { file: xml, document, text, offsets }, report);
  return { document, text, events, notConverted: new Map(Array.from(skipped, named)) };
}

const named = ([element, count]: [string, number]): [string, number] => [`elements <${element}>`, count];
