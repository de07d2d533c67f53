import { describe, expect, it } from 'vitest';
import { registerNuggetsConvert } from '../../../../src/cli/commands/nuggets/convert.ts';
import { convertBrat } from '../../../../src/cli/nuggets/convert-brat.ts';
import { existingFile } from '../../../support/existing-file.ts';
import { ANN } from '../../../support/output-place.ts';
import { outputOf } from '../../../support/take-output.ts';
import { VerbPlace } from '../../../support/verb-place.ts';

const files = { 'd.ann': ANN, 'in/e.xyz': ANN, 'tkn/d.tok': '5\t0\t4\tdied\n', 'twin/d.ann': ANN };
const place = () => new VerbPlace(registerNuggetsConvert, files);
const tbf = (id: string, span = '0,4', system = 'brat_conversion') =>
  `#BeginOfDocument ${id}\n${system}\t${id}\tE1\t${span}\tdied\tLife_Die\tActual\n#EndOfDocument\n`;

describe('convertBrat', () => {
  it('prints tbf without a path', async () => {
    const options = { extension: '.ann', tokenExtension: '.tab', id: 'ours' };
    const units = { unit: 'auto', tableOffsets: 'utf16' } as const;
    const { stdout } = await outputOf(() =>
      convertBrat([place().at('d.ann')], undefined, { ...options, ...units }),
    );
    expect(stdout).toBe(tbf('d', '0,4', 'ours'));
  });

  it('reads directories and tables with other extensions and columns', async () => {
    const { done } = place();
    expect((await done('convert @in -f brat -e .xyz')).stdout).toBe(tbf('e'));
    const columns = '--token-extension .tok --offset-columns 2,3';
    expect((await done(`convert @d.ann -t @tkn ${columns}`)).stdout).toBe(tbf('d', '5'));
  });

  it('replaces an output with --force, also its own, and never an input', async () => {
    const { done, refused, at, read } = place();
    existingFile(at('out.tbf'), 'old');
    expect(await refused('convert @d.ann -o @out.tbf')).toContain('@out.tbf: error[output/exists]');
    await done('convert @d.ann -o @out.tbf --force');
    expect(read('out.tbf')).toBe(tbf('d'));
    expect(await refused('convert @d.ann -o @out.tbf')).toContain('@out.tbf: error[output/exists]');
    expect(await refused('convert @d.ann -o @d.ann --force')).toContain('@d.ann: error[output/input]');
  });

  it.each([
    ['convert @in -f brat', 'No file of @in ends in .ann.\n  help: pass -e EXTENSION'],
    ['convert @d.ann @twin', '@twin/d.ann: error[output/same-name]'],
  ])('%s is refused', async (line, message) => {
    expect((await place().refused(line))?.slice(0, message.length)).toBe(message);
  });
});
