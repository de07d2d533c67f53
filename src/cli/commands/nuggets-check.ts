import { type Command, Option } from 'commander';
import { checkNuggets, readLengths } from '../../nuggets/index.ts';
import { ProblemLog } from '../../problems/log.ts';
import { renderProblem, visible } from '../../problems/render.ts';
import { warningFields } from '../../report/json.ts';
import { jsonText } from '../../report/json-text.ts';
import { counted } from '../../report/numbers.ts';
import {
  addTokenOptions,
  fileText,
  type NuggetArguments,
  readNuggets,
  tablesOf,
} from '../nuggets/options.ts';
import { readList } from '../nuggets/type-list-file.ts';
import { paintFor, writeOut } from '../terminal.ts';

interface CheckArguments extends NuggetArguments {
  types?: string;
  wordCounts?: string;
  strict?: boolean;
  json?: boolean;
}

export function registerNuggetsCheck(nuggets: Command, done: (code: number) => void): void {
  addTokenOptions(
    nuggets
      .command('check')
      .description('check a tbf file before it is submitted; exit 1 if it has errors')
      .argument('<file...>', 'tbf files'),
  )
    .option('--types <file>', 'the types that are allowed, one per line')
    .option(
      '--word-counts <file>',
      'the documents that are allowed with their numbers of characters: ID COUNT',
    )
    .option('--strict', 'treat warnings as errors')
    .addOption(new Option('--json', 'print JSON'))
    .addHelpText('after', help)
    .action(async (files: string[], options: CheckArguments) => {
      let errors = 0;
      const results = [];
      for (const file of files) {
        const result = await check(file, options);
        errors += result.log.errors;
        if (options.json) results.push(jsonResult(result));
        else await writeOut(textResult(result));
      }
      if (options.json) await writeOut(jsonText(results));
      done(errors === 0 ? 0 : 1);
    });
}

const help = `
Examples:
  $ corefeval nuggets check system.tbf
  $ corefeval nuggets check system.tbf -t tokens/ --types types.txt --strict`;

async function check(path: string, options: CheckArguments) {
  const log = new ProblemLog({ strict: options.strict, file: path });
  const file = await readNuggets(path, log.report);
  const { types, wordCounts, unit } = options;
  checkNuggets(
    file,
    {
      unit,
      tables: tablesOf(options, log.report),
      types: types === undefined ? undefined : await readList(types, (type) => type, log.report),
      lengths:
        wordCounts === undefined
          ? undefined
          : readLengths({ name: wordCounts, text: fileText(wordCounts) }, log.report),
    },
    log.report,
  );
  return { file, log };
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
