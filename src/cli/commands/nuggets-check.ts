import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import { schemas } from '../../core/schemas.ts';
import { writeTbf } from '../../formats/tbf/write.ts';
import { withTIds } from '../../nuggets/convert/t-ids.ts';
import { checkNuggets, readLengths } from '../../nuggets/index.ts';
import { ProblemLog } from '../../problems/log.ts';
import { possibleAdvice } from '../../problems/possible-advice.ts';
import { type Problem, UsageError } from '../../problems/problem.ts';
import { renderProblem, visible } from '../../problems/render.ts';
import { warningFields } from '../../report/json.ts';
import { jsonText } from '../../report/json-text.ts';
import { counted } from '../../report/numbers.ts';
import { version } from '../../version.ts';
import {
  addTokenOptions,
  fileText,
  type NuggetArguments,
  readNuggets,
  tablesOf,
} from '../nuggets/options.ts';
import { readList } from '../nuggets/type-list-file.ts';
import { annotation } from '../output-kinds.ts';
import { outputPath, refuseSameNames } from '../output-path.ts';
import { paintFor, writeOut } from '../terminal.ts';
import { forceOption, type OutputPolicy, writeOutputs } from '../write-output.ts';

interface CheckArguments extends NuggetArguments {
  types?: string;
  wordCounts?: string;
  strict?: boolean;
  json?: boolean;
  writeTIds?: string;
  force?: boolean;
}

export function registerNuggetsCheck(nuggets: Command, done: (code: number) => void): void {
  const command = addTokenOptions(
    nuggets
      .command('check')
      .description('check a tbf file before submission; exit 1 if it has errors')
      .argument('<file...>', 'tbf files'),
  )
    .option('--types <file>', 'the types that are allowed, one per line')
    .option(
      '--word-counts <file>',
      'the documents that are allowed with their numbers of characters: ID COUNT',
    )
    .option(...forceOption)
    .option('--strict', 'treat warnings as errors')
    .addOption(new Option('--json', 'print JSON'))
    .option(
      '--write-t-ids <directory>',
      'write each file without errors to this directory, with the token ids t0, t1, …; needs -t',
    )
    .addHelpText('after', help)
    .action(async (files: string[], options: CheckArguments) => {
      const outputs = outputsOf(files, options);
      const flags = new Set(command.options.flatMap(({ short, long }) => [short ?? '', long ?? '']));
      let errors = 0;
      const results = [];
      for (const [i, file] of files.entries()) {
        const result = await check(file, options, flags);
        if (result.log.errors === 0 && outputs !== undefined) writeTIds(result, outputs[i], options);
        errors += result.log.errors;
        if (options.json) results.push(jsonResult(result));
        else await writeOut(textResult(result));
      }
      if (options.json) await writeOut(jsonText({ schema: schemas.nuggetsCheck, version, files: results }));
      done(errors === 0 ? 0 : 1);
    });
}

const help = `
Examples:
  $ corefeval nuggets check system.tbf
  $ corefeval nuggets check system.tbf -t tokens/ --types types.txt --strict`;

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
  writeOutputs([{ path, kind: annotation, content: writeTbf(documents) }], policy);
}

async function check(path: string, options: CheckArguments, flags: ReadonlySet<string>) {
  const log = new ProblemLog({ strict: options.strict, file: path });
  const report = (found: Problem) => log.report(possibleAdvice(found, flags));
  const file = await readNuggets(path, report);
  const { types, wordCounts, unit } = options;
  const tables = tablesOf(options, report);
  if (unit !== 'character') tables?.load(file.documents.map(({ id }) => id));
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

function textResult(result: Checked): string {
  const { file, log } = result;
  const paint = paintFor('stdout');
  const all = [...new Set(log.problems.map(({ code }) => code))].reduce(
    (sum, code) => sum + log.count(code),
    0,
  );
  const lines = log.problems.map((problem) => renderProblem(problem, paint));
  if (all > log.problems.length) lines.push(`… and ${all - log.problems.length} more`);
  const found = `${counted(log.errors, 'error')}, ${counted(all - log.errors, 'warning')}`;
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
