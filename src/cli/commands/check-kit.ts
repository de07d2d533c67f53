import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { formatParameters, formats } from '../../formats/index.ts';
import { UsageError } from '../../problems/problem.ts';
import { kitReadme } from '../../report/check/kit-readme.ts';
import { packTestSet } from '../../verbs/check/test-set.ts';
import { version } from '../../version.ts';
import { checkPaths } from '../check-paths.ts';
import { kitReadmeOutput, reportOutput } from '../files/output-kinds.ts';
import { noteWritten, type OutputFile, writeOutputs } from '../files/write-output.ts';
import { nodeShell } from '../node-shell.ts';
import { readingRequest } from '../options/requests.ts';
import { parameterOption } from '../options/scoring.ts';
import { addOptions, type ReadingArguments, shared } from '../options/shared.ts';
import { kitPage } from '../pages/kit-page.ts';
import { showProblems } from '../terminal.ts';

interface KitArguments extends ReadingArguments {
  output?: string;
  force?: boolean;
}

const PAGE = 'check.html';
const README = 'README.txt';

export function registerCheckKit(program: Command): void {
  const command = program
    .command('check-kit')
    .description('write a page with which participants check responses to a test set in a browser')
    .argument('<testset>', 'file, directory, archive, quoted pattern, or - for standard input');
  addOptions(
    command,
    new Option(
      '-o, --output <directory>',
      `write the page (${PAGE}) and a text that explains it (${README}) to this directory; it is made if missing`,
    ),
    shared.force(),
    shared.format(formats.map(({ id }) => id)),
    shared.keyName(),
    ...formatParameters.map(parameterOption),
    shared.strict(),
    shared.allow(),
    shared.maxSize(),
  )
    .addHelpText('after', help)
    .action(runCheckKit);
}

const help = `
The page has the documents, words and sentence breaks of the test set, and no annotation, even if the test set has some. Its verdict is that of check --texts. It needs no network and no other file.

Examples:
  $ corefeval check-kit examples/compare/key.conll -o kit/
  $ corefeval check --texts examples/compare/key.conll examples/compare/ours.conll`;

async function runCheckKit(path: string, options: KitArguments): Promise<void> {
  const { output } = options;
  if (output === undefined || output === '-')
    throw new UsageError('A check kit is a directory.', 'pass -o DIRECTORY');
  const outputs: readonly [OutputFile, OutputFile] = [
    { path: join(output, PAGE), kind: reportOutput('html'), makesFolder: true },
    { path: join(output, README), kind: kitReadmeOutput, makesFolder: true },
  ];
  await checkPaths([path], outputs, options);
  const { kit, warnings, count } = await packTestSet({ ...readingRequest(options), path }, nodeShell);
  showProblems(warnings, count);
  const [page, readme] = outputs;
  writeOutputs(
    [
      { ...page, content: await kitPage(kit) },
      { ...readme, content: kitReadme(kit.index.testSet, PAGE, version) },
    ],
    options,
  );
  noteWritten([page.path, readme.path]);
}
