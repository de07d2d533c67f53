import { basename, isAbsolute, join } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { type RepairPolicy, refuseSeveralShared, repairPolicies } from '../../check/repair.ts';
import { extensionOf, type WritableFormat } from '../../convert/converter.ts';
import type { IndexedFile } from '../../corpus/index-corpus.ts';
import { suggestion } from '../../problems/nearest.ts';
import { UsageError } from '../../problems/problem.ts';
import type { FixedFile } from '../../report/check/report.ts';
import type { RepairOutput } from '../../verbs/check/repair-files.ts';
import type { RepairPlan } from '../../verbs/check.ts';
import { annotationOutputs, writtenAnnotation } from './annotation-outputs.ts';
import { refuseOutputs, type WrittenOutput } from './write-output.ts';

/** The options of `check` about repairs. */
export interface RepairOptions {
  readonly force?: boolean;
  readonly fix?: RepairPolicy[];
  readonly outputDir?: string;
  readonly to?: string;
}

const isPolicy = (name: string): name is RepairPolicy => Object.hasOwn(repairPolicies, name);

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
  refuseSeveralShared(fix);
}

/** Checks the paths of the files that would be written. */
export function refuseRepairs(plans: readonly RepairPlan[], options: RepairOptions): void {
  refuseOutputs(
    plans.flatMap((plan) => annotationOutputs(repairPath(plan, options), plan.target, true)),
    { force: options.force ?? false },
  );
}

/** What is written for repaired files, and what the report says of them. */
export const repairOutputs = (
  repaired: readonly RepairOutput[],
  options: RepairOptions,
): { readonly outputs: readonly WrittenOutput[]; readonly fixed: readonly FixedFile[] } => ({
  outputs: repaired.flatMap((each) => writtenAnnotation(each, repairPath(each, options), each.target, true)),
  fixed: repaired.map((each) => ({
    file: each.file.source.store.name,
    output: repairPath(each, options),
    repairs: each.repairs,
  })),
});

const repairPath = ({ file, target }: RepairPlan, { outputDir = '' }: RepairOptions): string =>
  join(outputDir, outputName(file, target));

/** The name within a directory stays; that of a file that was named itself is its last part. */
function outputName({ name, source }: IndexedFile, target: WritableFormat): string {
  const isNamed = name === source.store.path || isAbsolute(name) || name.split('/').includes('..');
  const plain = (name === '-' ? 'stdin' : isNamed ? basename(name) : name).replace(/\.gz$/i, '');
  return target.id === source.format.id && name !== '-'
    ? plain
    : `${plain.replace(/(?<=[^/])\.[^./]*$/, '')}${extensionOf(target)}`;
}
