import { basename, isAbsolute, join } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { type RepairPolicy, repairPolicies, sharedRepairs } from '../../check/repair.ts';
import { type RepairedFile, repairFiles, repairTarget } from '../../check/repair-files.ts';
import { extensionOf, isWritable, type WritableFormat } from '../../convert/converter.ts';
import type { IndexedFile } from '../../corpus/index-corpus.ts';
import { type FormatOptions, formats } from '../../formats/index.ts';
import { suggestion } from '../../problems/nearest.ts';
import { type Report, UsageError } from '../../problems/problem.ts';
import type { FixedFile } from '../../report/check/report.ts';
import { annotationOutputs } from './annotation-outputs.ts';
import { refuseOutputs, type WrittenOutput } from './write-output.ts';

/** The options of `check` about repairs. */
export interface RepairOptions {
  readonly force?: boolean;
  readonly fix?: RepairPolicy[];
  readonly outputDir?: string;
  readonly to?: string;
}

const isPolicy = (name: string): name is RepairPolicy => Object.hasOwn(repairPolicies, name);

export const writableIds = formats.filter(isWritable).map(({ id }) => id);

export const fixOption = (): Option =>
  new Option(
    '--fix <policies>',
    `repair the files, which are written to --output-dir; comma-separated: ${Object.entries(repairPolicies)
      .map(([name, text]) => `${name} (${text})`)
      .join(', ')}`,
  ).argParser((text: string, before: readonly RepairPolicy[] = []) => [...before, ...toPolicies(text)]);

function toPolicies(text: string): RepairPolicy[] {
  return text.split(',').map((each) => {
    const name = each.trim();
    if (isPolicy(name)) return name;
    const known = Object.keys(repairPolicies);
    throw new InvalidArgumentError(
      `Unknown value "${name}".${suggestion(name, known)} Allowed choices are ${known.join(', ')}.`,
    );
  });
}

/** Throws if the options do not go together. */
export function checkRepairOptions({ fix, outputDir, to }: RepairOptions): void {
  if (fix === undefined) {
    if (outputDir !== undefined || to !== undefined)
      throw new UsageError(
        '--output-dir and --to are for the files that --fix writes.',
        `pass --fix POLICY: ${Object.keys(repairPolicies).join(', ')}`,
      );
    return;
  }
  if (outputDir === undefined) throw new UsageError('--fix writes new files.', 'pass --output-dir DIRECTORY');
  if (new Set(fix.filter((policy) => sharedRepairs.includes(policy))).size > 1)
    throw new UsageError(`Only one of ${sharedRepairs.join(', ')} can be chosen.`);
}

/** Files that were repaired, not yet written. */
export interface Repairs {
  readonly outputs: readonly WrittenOutput[];
  readonly fixed: readonly FixedFile[];
}

/** Repairs files. Their outputs are checked before the work is done. */
export function repairsOf(
  files: readonly IndexedFile[],
  { fix = [], outputDir = '', to, force }: RepairOptions,
  reading: FormatOptions,
  report: Report,
): Repairs {
  const target = formats.filter(isWritable).find(({ id }) => id === to);
  const pathOf = (file: IndexedFile) => join(outputDir, outputName(file, repairTarget(file, target)));
  refuseOutputs(
    files.flatMap((file) => annotationOutputs(pathOf(file), repairTarget(file, target), true)),
    { force: force ?? false },
  );
  const repairedFiles = repairFiles(files, fix, target, reading, report);
  return {
    outputs: repairedFiles.flatMap((each) => outputsOf(each, pathOf(each.file))),
    fixed: repairedFiles.map(({ file, repairs }) => ({
      ...{ file: file.source.store.name, output: pathOf(file), repairs },
    })),
  };
}

function outputsOf({ target, content, companion }: RepairedFile, path: string): WrittenOutput[] {
  return annotationOutputs(path, target, true).flatMap((output, i) => {
    const part = i === 0 ? content : companion;
    return part === undefined ? [] : [{ ...output, content: part }];
  });
}

/** The name within a directory stays; that of a file that was named itself is its last part. */
function outputName({ name, source }: IndexedFile, target: WritableFormat): string {
  const isNamed = name === source.store.path || isAbsolute(name) || name.split('/').includes('..');
  const plain = (name === '-' ? 'stdin' : isNamed ? basename(name) : name).replace(/\.gz$/i, '');
  return target.id === source.format.id && name !== '-'
    ? plain
    : `${plain.replace(/(?<=[^/])\.[^./]*$/, '')}${extensionOf(target)}`;
}
