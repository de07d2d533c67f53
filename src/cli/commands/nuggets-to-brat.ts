import { type Command, Option } from 'commander';
import { readTbf } from '../../formats/tbf.ts';
import { tbfToBrat } from '../../nuggets/tbf-to-brat.ts';
import { ProblemLog } from '../../problems/log.ts';
import { annotation } from '../output-kinds.ts';
import { outputPath, refuseSameNames } from '../output-path.ts';
import { readText } from '../read-text.ts';
import { showProblems } from '../terminal.ts';
import { forceOption, writeOutputs } from '../write-output.ts';

interface ToBratOptions {
  output: string;
  force?: boolean;
  strict?: boolean;
  lenient?: boolean;
}

export function register(nuggets: Command): void {
  nuggets
    .command('to-brat')
    .description('a tbf file with character spans to brat annotation, one .ann for each document')
    .argument('<tbf>', 'file, or - for standard input')
    .requiredOption('-o, --output <directory>', 'where the .ann files go')
    .option(...forceOption)
    .option('--strict', 'treat warnings as errors')
    .addOption(new Option('--lenient', 'step over broken lines').conflicts('strict'))
    .addHelpText('after', help)
    .action((path: string, options: ToBratOptions) => runToBrat(path, options));
}

const help = `
Examples:
  $ corefeval nuggets from-brat examples/nuggets/story.ann | corefeval nuggets to-brat - -o annotation`;

async function runToBrat(path: string, options: ToBratOptions): Promise<void> {
  const log = new ProblemLog(options);
  const documents = readTbf({ name: path, text: await readText(path) }, log.report);
  log.throwIfErrors();
  refuseSameNames(documents.map(({ id }) => ({ document: id, path })));
  const files = documents.map((document) => ({
    path: outputPath(options.output, document.id, '.ann'),
    kind: annotation,
    content: tbfToBrat(document, log.report, path),
  }));
  log.throwIfErrors();
  showProblems(log.problems, (code) => log.count(code));
  writeOutputs(files, options);
}
