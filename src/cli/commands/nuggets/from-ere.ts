import type { Command } from 'commander';
import { type EreInput, ereInputs, readEre } from '../../../formats/ere/read.ts';
import { writeTbf } from '../../../formats/tbf/write.ts';
import { problem } from '../../../nuggets/codes.ts';
import { type EreEvent, ereEvents } from '../../../nuggets/convert/ere-events.ts';
import { ereToBrat, withoutTags } from '../../../nuggets/convert/ere-to-brat.ts';
import { ereToTbf } from '../../../nuggets/convert/ere-to-tbf.ts';
import { ProblemLog } from '../../../problems/log.ts';
import { InputError, type Report, UsageError } from '../../../problems/problem.ts';
import type { OffsetUnit } from '../../../tokenizer/index.ts';
import { type DocumentFile, findDocuments } from '../../files/document-files.ts';
import { annotation } from '../../files/output-kinds.ts';
import { outputPath, refuseSameNames } from '../../files/output-path.ts';
import { readText } from '../../files/read-text.ts';
import { writeOutputs } from '../../files/write-output.ts';
import { reportNotConverted } from '../../nuggets/conversion.ts';
import { addOptions } from '../../options/add-options.ts';
import { toSystemId } from '../../options/nuggets/system-id.ts';
import { choice, offsetUnits, shared, strictness } from '../../options/shared.ts';
import { showProblems, writeOut } from '../../terminal.ts';

export interface FromEreOptions {
  text: string;
  te: string;
  annotation: string;
  ae: string;
  inputMode: EreInput;
  to: 'tbf' | 'brat';
  detag?: boolean;
  output?: string;
  id: string;
  offsets: OffsetUnit;
  force?: boolean;
  strict?: boolean;
  allow?: string[];
  lenient?: boolean;
}

interface Annotated {
  readonly document: string;
  readonly text: string;
  readonly events: readonly EreEvent[];
  /** Elements that are not read, by name. */
  readonly notConverted: ReadonlyMap<string, number>;
}

/** The earlier name of a conversion of `nuggets convert`, with its own flags. */
export function registerFromEre(nuggets: Command): void {
  addOptions(
    nuggets
      .command('from-ere', { hidden: true })
      .description('convert Rich ERE or event nugget XML to a tbf file, or to brat')
      .requiredOption('-t, --text <path>', 'directory of source texts, or one text')
      .requiredOption('-a, --annotation <path>', 'directory of XML, or one file')
      .option('--te <ext>', 'extension of the texts', 'txt')
      .option('--ae <ext>', 'extension of the XML', 'rich_ere.xml')
      .addOption(
        choice('-i, --input-mode <mode>', 'where the event mentions are', Object.keys(ereInputs), 'auto'),
      )
      .addOption(choice('--to <format>', 'output format', ['tbf', 'brat'], 'tbf'))
      .option('-d, --detag', 'replace the tags in the text written for brat by blanks')
      .option('-o, --output <path>', 'tbf file (default: standard output), or directory for brat')
      .option('--id <name>', 'system id, the first column of tbf', toSystemId, 'rich_ere')
      .addOption(choice('--offsets <unit>', 'how the XML counts characters', offsetUnits, 'code-points')),
    shared.force(),
    ...strictness(),
  )
    .addHelpText('after', help)
    .action((options: FromEreOptions) => runFromEre(options));
}

const help = `
Examples:
  $ corefeval nuggets from-ere -t examples/nuggets -a examples/nuggets -o gold.tbf
  $ corefeval nuggets from-ere -t examples/nuggets -a examples/nuggets --to brat --detag -o brat`;

export async function runFromEre(options: FromEreOptions): Promise<void> {
  const { output, to } = options;
  if (to === 'brat' && output === undefined) {
    throw new UsageError('Brat needs an output directory.', 'pass -o DIRECTORY');
  }
  const log = new ProblemLog(options);
  const annotated: Annotated[] = [];
  for (const file of await findPairs(options)) annotated.push(await readPair(file, options, log.report));
  const left = annotated.map(({ notConverted }) => notConverted);
  reportNotConverted('ere/not-converted', left, log.report);
  log.throwIfErrors();
  showProblems(log.problems, (code) => log.count(code));
  if (to === 'tbf') {
    const tbf = writeTbf(annotated.map(({ document, events }) => ereToTbf(events, document, options.id)));
    if (output === undefined) await writeOut(tbf);
    else writeOutputs([{ path: output, kind: annotation, content: tbf }], options);
    return;
  }
  const files = annotated.flatMap(({ document, text, events }) => [
    { extension: '.txt', document, content: options.detag ? withoutTags(text) : text },
    { extension: '.ann', document, content: ereToBrat(events, text) },
  ]);
  writeOutputs(
    files.map(({ extension, document, content }) => ({
      path: outputPath(output!, document, extension),
      kind: annotation,
      makesFolder: true,
      content,
    })),
    options,
  );
}

/** Pairs texts with XML files by name; every file must have a counterpart. */
async function findPairs(options: FromEreOptions): Promise<(DocumentFile & { xml: string })[]> {
  const texts = await findDocuments(options.text, options.te);
  const annotations = await findDocuments(options.annotation, options.ae);
  if (texts.length === 0)
    throw new UsageError(`No text in ${options.text} ends in .${options.te}.`, 'pass --te');
  if (annotations.length === 0) {
    throw new UsageError(`No file in ${options.annotation} ends in .${options.ae}.`, 'pass --ae');
  }
  if (texts.length === 1 && annotations.length === 1) return [{ ...texts[0], xml: annotations[0].path }];
  refuseSameNames(texts);
  refuseSameNames(annotations);
  const byName = new Map(annotations.map(({ document, path }) => [document, path]));
  const names = new Set(texts.map(({ document }) => document));
  const unpaired = [
    ...texts.filter(({ document }) => !byName.has(document)).map(({ path }) => ({ path, lacks: options.ae })),
    ...annotations
      .filter(({ document }) => !names.has(document))
      .map(({ path }) => ({ path, lacks: options.te })),
  ];
  if (unpaired.length > 0) {
    throw new InputError(
      unpaired.map(({ path, lacks }) =>
        problem('file/missing', `${path} has no .${lacks} file of the same name.`, { file: path }),
      ),
    );
  }
  return texts.map((text) => ({ ...text, xml: byName.get(text.document)! }));
}

async function readPair(
  { path, document, xml }: DocumentFile & { xml: string },
  { inputMode, offsets }: FromEreOptions,
  report: Report,
): Promise<Annotated> {
  const text = await readText(path);
  const skipped = new Map<string, number>();
  const mentions = readEre({ name: xml, text: await readText(xml) }, report, inputMode, skipped);
  const events = ereEvents(mentions, { file: xml, document, text, offsets }, report);
  return { document, text, events, notConverted: new Map(Array.from(skipped, named)) };
}

const named = ([element, count]: [string, number]): [string, number] => [`elements <${element}>`, count];
