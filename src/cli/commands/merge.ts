import type { Command } from 'commander';
import { mergeFiles } from '../../verbs/merge.ts';
import { noteInputs } from '../files/input-files.ts';
import { refuseOutputs } from '../files/write-output.ts';
import { nodeShell } from '../node-shell.ts';
import { addOutputOptions, mainOutputs, type OutputOptions, outputKind } from '../options/main-output.ts';
import { addOptions, shared } from '../options/shared.ts';
import { scoreKinds, writeReport } from '../score-output.ts';

interface MergeArguments extends OutputOptions {
  perDocument?: boolean;
  strict?: boolean;
  allow?: string[];
}

export function registerMerge(program: Command): void {
  const command = program
    .command('merge')
    .description('add up the counts that "score --counts" wrote')
    .argument('<counts...>', 'files with counts, one for each part of the corpus')
    .addOption(shared.perDocument());
  addOutputOptions(addOptions(command, shared.cite(), shared.strict(), shared.allow()), scoreKinds)
    .addHelpText('after', help)
    .action((paths: string[], options: MergeArguments) => runMerge(paths, options));
}

const help = `
Examples:
  $ corefeval score key.1.conll response.1.conll --counts 1.json
  $ corefeval score key.2.conll response.2.conll --counts 2.json
  $ corefeval merge 1.json 2.json -o all.md`;

async function runMerge(paths: readonly string[], options: MergeArguments): Promise<void> {
  const kind = outputKind(options, scoreKinds);
  noteInputs(paths.map((path) => ({ path })));
  refuseOutputs(mainOutputs(options, kind), options);
  const { perDocument, strict, allow } = options;
  const { report, warnings } = await mergeFiles({ paths, perDocument, strict, allow }, nodeShell);
  const count = (code: string) => warnings.filter((warning) => warning.code === code).length;
  await writeReport(report, kind, options, [count]);
}
