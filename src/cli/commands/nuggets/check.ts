import { basename } from 'node:path';
import type { Command } from 'commander';
import { possibleAdvice } from '../../../problems/possible-advice.ts';
import { nuggetCheckJson, nuggetCheckText } from '../../../report/nuggets/check.ts';
import { refuseSameNames } from '../../../verbs/document-files.ts';
import { type CheckedNuggetFile, checkNuggetFiles } from '../../../verbs/nuggets/check.ts';
import { checkPaths } from '../../check-paths.ts';
import { noteInputs } from '../../files/input-files.ts';
import { annotation } from '../../files/output-kinds.ts';
import { outputPath } from '../../files/output-path.ts';
import { eventLoopTurn, listenForSignals, refuseOutputs, writeOutputs } from '../../files/write-output.ts';
import { nodeShell } from '../../node-shell.ts';
import {
  addOutputOptions,
  mainOutputs,
  type OutputOptions,
  outputKind,
  paintOf,
  writeMain,
} from '../../options/main-output.ts';
import { addTokenOptions, type NuggetArguments, typesOption } from '../../options/nuggets/options.ts';
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
      done(await runCheck(files, options, flags));
    });
}

const help = `
Examples:
  $ corefeval nuggets check system.tbf
  $ corefeval nuggets check system.tbf -t tokens/ --types types.txt --strict`;

async function runCheck(
  paths: readonly string[],
  options: CheckArguments,
  flags: ReadonlySet<string>,
): Promise<number> {
  const kind = outputKind(options, kinds);
  await checkPaths(paths, [], options);
  const { writeTIds: directory } = options;
  // The problems of a file are shown before the next one is read.
  const isStreamed = kind === 'text' && mainOutputs(options, kind).length === 0;
  const paint = paintOf(kind, options);
  const advised = ({ problems, ...file }: CheckedNuggetFile) => ({
    ...file,
    problems: problems.map((problem) => possibleAdvice(problem, flags)),
  });
  const endListening = listenForSignals();
  const checked = await checkNuggetFiles(
    { ...options, paths, writeTIds: directory !== undefined },
    nodeShell,
    (files) => {
      noteInputs(files.map((path) => ({ path })));
      refuseOutputs(mainOutputs(options, kind), options);
      if (directory !== undefined) refuseSameNames(files.map((path) => ({ document: basename(path), path })));
    },
    async (file) => {
      if (directory !== undefined && file.withTokenIds !== undefined) {
        const output = { path: tIdsPath(directory, file), kind: annotation, makesFolder: true };
        writeOutputs([{ ...output, content: file.withTokenIds }], options);
        await eventLoopTurn();
      }
      if (isStreamed) await writeOut(nuggetCheckText(advised(file), paint));
    },
  );
  endListening();
  if (!isStreamed) {
    const files = checked.map(advised);
    const text = () => files.map((file) => nuggetCheckText(file, paint)).join('');
    await writeMain(kind === 'json' ? nuggetCheckJson(files) : text(), kind, options);
  }
  return checked.every(({ errors }) => errors === 0) ? 0 : 1;
}

/** The path of a file that --write-t-ids writes. */
const tIdsPath = (directory: string, { path }: CheckedNuggetFile): string =>
  outputPath(directory, path === '-' ? 'stdin.tbf' : basename(path), '');
