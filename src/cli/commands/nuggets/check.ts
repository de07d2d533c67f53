import { basename } from 'node:path';
import type { Command } from 'commander';
import { schemas } from '../../../core/schemas.ts';
import { writeTbf } from '../../../formats/tbf/write.ts';
import { withTIds } from '../../../nuggets/convert/t-ids.ts';
import { checkNuggets, readLengths } from '../../../nuggets/index.ts';
import { ProblemLog } from '../../../problems/log.ts';
import { possibleAdvice } from '../../../problems/possible-advice.ts';
import { type Problem, UsageError } from '../../../problems/problem.ts';
import { type Paint, renderProblem, visible } from '../../../problems/render.ts';
import { jsonText } from '../../../report/json-text.ts';
import { counted } from '../../../report/numbers.ts';
import { warningFields } from '../../../report/score/json.ts';
import { version } from '../../../version.ts';
import { noteInputs } from '../../files/input-files.ts';
import { annotation } from '../../files/output-kinds.ts';
import { outputPath, refuseSameNames } from '../../files/output-path.ts';
import { type OutputPolicy, refuseOutputs, writeOutputs } from '../../files/write-output.ts';
import { readList } from '../../nuggets/type-list-file.ts';
import {
  addOutputOptions,
  mainOutputs,
  type OutputOptions,
  outputKind,
  paintOf,
  writeMain,
} from '../../options/main-output.ts';
import {
  addTokenOptions,
  fileText,
  type NuggetArguments,
  readNuggets,
  tablesOf,
  typesOption,
} from '../../options/nuggets/options.ts';
import { tbfFiles } from '../../options/nuggets/tbf-argument.ts';
import { shared } from '../../options/shared.ts';
import { writeOut } from '../../terminal.ts';

interface CheckArguments extends NuggetArguments, OutputOptions {
  types?: string;
  wordCounts?: string;
  strict?: boolean;
  allow?: string[];
  writeTIds?: string;
}

const kinds = ['text', 'json'] as const;

export function registerNuggetsCheck(nuggets: Command, done: (code: number) => void): void {
  const command = addTokenOptions(
    nuggets
      .command('check')
      .description('check a tbf file before submission; exit 1 if it has errors')
      .argument('<file...>', 'tbf files, or directories of them'),
  )
    .addOption(typesOption())
    .option(
      '--word-counts <file>',
      'the documents that are allowed with their numbers of characters: ID COUNT',
    )
    .addOption(shared.strict())
    .addOption(shared.allow())
    .option(
      '--write-t-ids <directory>',
      'write each file without errors to this directory, with the token ids t0, t1, …; needs -t',
    );
  addOutputOptions(command, kinds)
    .addHelpText('after', help)
    .action(async (files: string[], options: CheckArguments) => {
      const flags = new Set(command.options.flatMap(({ short, long }) => [short ?? '', long ?? '']));
      done(await runCheck((await Promise.all(files.map(tbfFiles))).flat(), options, flags));
    });
}

const help = `
Examples:
  $ corefeval nuggets check system.tbf
  $ corefeval nuggets check system.tbf -t tokens/ --types types.txt --strict`;

async function runCheck(
  files: readonly string[],
  options: CheckArguments,
  flags: ReadonlySet<string>,
): Promise<number> {
  const kind = outputKind(options, kinds);
  noteInputs(files.map((path) => ({ path })));
  refuseOutputs(mainOutputs(options, kind), options);
  const outputs = outputsOf(files, options);
  // The problems of a file are shown before the next one is read.
  const isStreamed = kind === 'text' && mainOutputs(options, kind).length === 0;
  let errors = 0;
  const results = [];
  for (const [i, file] of files.entries()) {
    const result = await check(file, options, flags);
    if (result.log.errors === 0 && outputs !== undefined) writeTIds(result, outputs[i], options);
    errors += result.log.errors;
    if (kind === 'json') results.push(jsonResult(result));
    else if (isStreamed) await writeOut(textResult(result, paintOf(kind, options)));
    else results.push(textResult(result, paintOf(kind, options)));
  }
  if (!isStreamed)
    await writeMain(
      kind === 'json'
        ? jsonText({ schema: schemas.nuggetsCheck, version, files: results })
        : results.join(''),
      kind,
      options,
    );
  return errors === 0 ? 0 : 1;
}

/** The output paths of --write-t-ids. */
function outputsOf(files: readonly string[], options: CheckArguments): readonly string[] | undefined {
  const { writeTIds: directory, tokens } = options;
  if (directory === undefined) return undefined;
  if (tokens === undefined || options.unit === 'character') {
    throw new UsageError(
      'Token ids can be written only for token spans.',
      'Give the token tables with -t DIR.',
    );
  }
  refuseSameNames(files.map((path) => ({ document: basename(path), path })));
  return files.map((path) => outputPath(directory, path === '-' ? 'stdin.tbf' : basename(path), ''));
}

function writeTIds({ file, tables }: Checked, path: string, policy: OutputPolicy): void {
  const documents = file.documents.map((document) => {
    const table = tables?.get(document.id);
    return table === undefined ? document : withTIds(document, table);
  });
  writeOutputs([{ path, kind: annotation, makesFolder: true, content: writeTbf(documents) }], policy);
}

async function check(path: string, options: CheckArguments, flags: ReadonlySet<string>) {
  const log = new ProblemLog({ strict: options.strict, allow: options.allow, file: path });
  const report = (found: Problem) => log.report(possibleAdvice(found, flags));
  const file = await readNuggets(path, report);
  const { types, wordCounts, unit } = options;
  const tables = tablesOf(options, report);
  checkNuggets(
    file,
    {
      unit,
      tables,
      types: types === undefined ? undefined : await readList(types, (type) => type, report),
      lengths:
        wordCounts === undefined
          ? undefined
          : readLengths({ name: wordCounts, text: fileText(wordCounts) }, report),
    },
    report,
  );
  return { file, log, tables };
}

type Checked = Awaited<ReturnType<typeof check>>;

const mentionsOf = ({ file }: Checked): number =>
  file.documents.reduce((sum, { mentions }) => sum + mentions.length, 0);

function textResult(result: Checked, paint: Paint): string {
  const { file, log } = result;
  const all = [...new Set(log.problems.map(({ code }) => code))].reduce(
    (sum, code) => sum + log.count(code),
    0,
  );
  const lines = log.problems.map((problem) => renderProblem(problem, paint));
  if (all > log.problems.length) lines.push(`… and ${all - log.problems.length} more`);
  const notes = log.problems.filter(({ severity }) => severity === 'note').length;
  const found = [
    ...[counted(log.errors, 'error'), counted(all - log.errors - notes, 'warning')],
    ...(notes === 0 ? [] : [counted(notes, 'note')]),
  ].join(', ');
  const read = `${counted(file.documents.length, 'document')}, ${counted(mentionsOf(result), 'mention')}`;
  return `${[...lines, `${visible(file.name)}: ${read}: ${found}`].join('\n')}\n`;
}

const jsonResult = (result: Checked) => ({
  file: result.file.name,
  documents: result.file.documents.length,
  mentions: mentionsOf(result),
  errors: result.log.errors,
  problems: result.log.problems.map((problem) => ({
    severity: problem.severity,
    ...warningFields(problem),
    expected: problem.expected,
  })),
});
