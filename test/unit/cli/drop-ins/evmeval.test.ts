import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runEvmeval } from '../../../../src/cli/drop-ins/evmeval.ts';
import { goldTbf, systemTbf } from '../../../support/nugget-place.ts';
import { outputOf } from '../../../support/take-output.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const TIME = /^\[INFO\] \d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} : /;

async function run(...args: string[]) {
  const { result: code, stdout, stderr } = await outputOf(() => runEvmeval(args));
  return { code, stdout, stderr };
}

function place() {
  const folder = temporaryFolder({ 'gold.tbf': goldTbf, 'system.tbf': systemTbf });
  const at = (name: string) => join(folder, name);
  return { at, files: ['-g', at('gold.tbf'), '-s', at('system.tbf')] };
}

describe('runEvmeval', () => {
  it('writes the report to a new folder, and the log to standard output', async () => {
    const { at, files } = place();
    const { code, stdout, stderr } = await run(...files, '-o', at('new/report.txt'));
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(TIME);
    expect(stdout).toContain(`Evaluation output will be saved at ${at('new/report.txt')}\n`);
    expect(readFileSync(at('new/report.txt'), 'utf8')).toContain('Final Mention Detection Results');
  });

  it('prints the report without -o', async () => {
    const { stdout } = await run(...place().files);
    expect(stdout).toContain('\n=======Final Mention Detection Results=========\n');
  });

  it('never replaces an input', async () => {
    const { at, files } = place();
    const { code, stderr } = await run(...files, '-o', at('system.tbf'));
    expect([code, stderr]).toEqual([1, `evmeval: cannot write ${at('system.tbf')}: it is an input\n`]);
    expect(readFileSync(at('system.tbf'), 'utf8')).toBe(systemTbf);
  });

  it('makes no folder for the files of -c, as the original', async () => {
    const { at, files } = place();
    const { code, stderr } = await run(...files, '-c', at('none/coref'));
    expect(code).not.toBe(0);
    expect(stderr).toBe(`evmeval: The file "${at('none/coref_gold.conll')}" cannot be written.\n`);
    expect(existsSync(at('none'))).toBe(false);
  });

  it('takes paths that are not UTF-16 text for bytes', async () => {
    const { at } = place();
    mkdirSync(at('日本'));
    for (const [name, text] of Object.entries({ gold: goldTbf, system: systemTbf }))
      writeFileSync(at(`日本/${name}.tbf`), text);
    const { code } = await run('-g', at('日本/gold.tbf'), '-s', at('日本/system.tbf'), '-o', at('日本/out'));
    expect(code).toBe(0);
    expect(readFileSync(at('日本/out'), 'utf8')).toContain('Final Mention Detection Results');
  });

  it('refuses bad arguments like the original, with the usage of the program that was called', async () => {
    const none = await run('-g', 'gold.tbf');
    expect(none.code).toBe(2);
    expect(none.stderr).toMatch(/^usage: corefeval evmeval /);
    expect(none.stderr).toMatch(/\ncorefeval evmeval: error: .*-s.*\n$/);
    const release = await run('--release', '1.7');
    expect(release.stderr).toMatch(
      /\ncorefeval evmeval: error: argument --release: invalid choice: '1\.7' \(choose from '1\.\d', '1\.\d'\)\n$/,
    );
    expect((await run('validate')).stderr).toMatch(/^usage: corefeval evmeval validate /);
  });

  it('shows its flags with -h, and those of the validator', async () => {
    const { code, stdout } = await run('-h');
    expect(code).toBe(0);
    expect(stdout).toContain('--release');
    expect((await run('validate', '-h')).stdout).not.toContain('--release');
  });
});
