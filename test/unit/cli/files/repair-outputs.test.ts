import { join } from 'node:path';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import {
  checkRepairOptions,
  fixOption,
  type RepairOptions,
  refuseRepairs,
  repairOutputs,
} from '../../../../src/cli/files/repair-outputs.ts';
import { nodeShell } from '../../../../src/cli/node-shell.ts';
import { checkFiles } from '../../../../src/verbs/check.ts';
import { documentOf } from '../../../support/conll.ts';
import { refusal } from '../../../support/run-verb.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

function fixed(...args: string[]) {
  const command = new Command('check').exitOverride().configureOutput({ writeErr: () => {} });
  return command.addOption(fixOption()).parse(args, { from: 'user' }).opts().fix;
}

describe('--fix', () => {
  it('takes policies by comma, blank or repetition', () => {
    expect(fixed('--fix', 'drop-broken, shared-first', '--fix', 'drop-singletons')).toEqual([
      'drop-broken',
      'shared-first',
      'drop-singletons',
    ]);
  });

  it('suggests the policy that was meant, and knows no inherited names', async () => {
    expect(await refusal(() => fixed('--fix', 'drop-brocken'))).toContain(
      'Unknown value "drop-brocken". Did you mean "drop-broken"? Allowed choices are drop-broken, trim-punctuation,',
    );
    expect(await refusal(() => fixed('--fix', 'constructor'))).toContain('Unknown value "constructor".');
  });
});

describe('checkRepairOptions', () => {
  it.each<[RepairOptions, string | undefined]>([
    [{}, undefined],
    [{ fix: ['drop-broken', 'shared-drop'], outputDir: 'out' }, undefined],
    [{ fix: ['shared-drop', 'shared-drop'], outputDir: 'out' }, undefined],
    [{ fix: ['drop-broken'] }, '--fix writes new files.\n  help: pass --output-dir DIRECTORY'],
    [
      { fix: ['shared-drop', 'shared-last'], outputDir: 'out' },
      'Only one of shared-first, shared-last, shared-drop, shared-merge can be chosen.',
    ],
    [
      { to: 'conll' },
      '--output-dir and --to are for the files that --fix writes.\n  help: pass --fix POLICY: drop-broken, trim-punctuation, drop-repeated, shared-first, shared-last, shared-drop, shared-merge, drop-singletons',
    ],
  ])('%j: %s', async (options, message) => {
    expect(await refusal(() => checkRepairOptions(options))).toBe(message);
  });
});

describe('repairOutputs', () => {
  const file = documentOf(['(1)', '(1)', '(2)']);
  /** The outputs of a check that repairs files, as the command does it. */
  async function outputsFor(path: string, options: RepairOptions) {
    const { fix, to } = options;
    const { repaired } = await checkFiles({ paths: [path], fix, to }, nodeShell, (plans) =>
      refuseRepairs(plans, options),
    );
    return repairOutputs(repaired, options);
  }

  it('keeps the names within a directory, and counts what each policy changed', async () => {
    const folder = temporaryFolder({ 'in/a.conll': file, 'in/deep/b.conll': documentOf(['(1)', '(1)']) });
    const options: RepairOptions = { fix: ['drop-singletons'], outputDir: join(folder, 'out') };
    const { outputs, fixed: done } = await outputsFor(join(folder, 'in'), options);
    expect(outputs.map(({ path, makesFolder }) => [path, makesFolder])).toEqual([
      [join(folder, 'out/a.conll'), true],
      [join(folder, 'out/deep/b.conll'), true],
    ]);
    expect(outputs[0].content).toContain('(1)');
    expect(outputs[0].content).not.toContain('(2)');
    expect(done.map(({ file: from, output, repairs }) => [from, output, [...repairs]])).toEqual([
      [join(folder, 'in/a.conll'), join(folder, 'out/a.conll'), [['drop-singletons', 1]]],
      [join(folder, 'in/deep/b.conll'), join(folder, 'out/deep/b.conll'), []],
    ]);
  });

  it('writes a file that was named itself by its last part, with the ending of another format', async () => {
    const folder = temporaryFolder({ 'in/a.v1.conll': file });
    const pathsOf = async (to?: string) => {
      const options: RepairOptions = { fix: ['drop-singletons'], outputDir: 'out', ...(to && { to }) };
      return (await outputsFor(join(folder, 'in/a.v1.conll'), options)).outputs.map(({ path }) => path);
    };
    expect(await pathsOf()).toEqual([join('out', 'a.v1.conll')]);
    expect(await pathsOf('jsonlines')).toEqual([join('out', 'a.v1.jsonl')]);
    expect(await pathsOf('brat')).toEqual([join('out', 'a.v1.ann'), join('out', 'a.v1.txt')]);
  });

  it('refuseRepairs refuses an output that is an input', async () => {
    const folder = temporaryFolder({ 'a.conll': file });
    const options: RepairOptions = { fix: ['drop-singletons'], outputDir: folder, force: true };
    expect(await refusal(() => outputsFor(join(folder, 'a.conll'), options))).toContain(
      'error[output/input]',
    );
  });
});
