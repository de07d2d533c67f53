import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { annotation, reportOutput } from '../../../../src/cli/files/output-kinds.ts';
import {
  addOutputOptions,
  type MainOutputKind,
  mainOutputs,
  type OutputOptions,
  outputColumns,
  outputKind,
  paintOf,
  writeMain,
} from '../../../../src/cli/options/main-output.ts';
import { plain } from '../../../../src/problems/render.ts';
import { flagsOf, refusal } from '../../../support/run-verb.ts';
import { outputOf } from '../../../support/take-output.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const all = ['text', 'sarif', 'json', 'csv', 'tsv', 'markdown', 'latex', 'html'] as const;
const refused = (options: OutputOptions, offered: readonly MainOutputKind[] = all) =>
  refusal(() => outputKind(options, offered));

describe('addOutputOptions', () => {
  it('adds an option for each kind but text, and those about tables with CSV', () => {
    expect(flagsOf(addOutputOptions(new Command(), ['text', 'json']))).toEqual([
      '--output',
      '--json',
      '--force',
    ]);
    expect(flagsOf(addOutputOptions(new Command(), ['html', 'csv', 'text']))).toEqual([
      '--output',
      '--csv',
      '--html',
      '--raw',
      '--force',
    ]);
    expect(flagsOf(addOutputOptions(new Command(), ['csv', 'tsv']))).toContain('--f1-only');
  });
});

describe('outputKind', () => {
  it.each([
    [{}, 'text'],
    [{ output: 'a.md' }, 'markdown'],
    [{ output: 'A.TEX' }, 'latex'],
    [{ output: 'a.sarif.json' }, 'sarif'],
    [{ output: 'a.json' }, 'json'],
    [{ output: 'a.csv', json: true }, 'json'],
    [{ output: 'a.csv.txt' }, 'text'],
    [{ output: 'out/report' }, 'text'],
    [{ output: 'a.b/report' }, 'text'],
    [{ output: '/dev/fd/3' }, 'text'],
    [{ output: 'a.xlsx', html: true }, 'html'],
    [{ output: 'a.html', text: true }, 'text'],
    [{ output: '-', tsv: true, raw: true }, 'tsv'],
    [{ markdown: true, cite: true, f1Only: true }, 'markdown'],
  ])('of %j is %s', (options, kind) => {
    expect(outputKind(options, all)).toBe(kind);
  });

  it.each<[OutputOptions, string]>([
    [{ json: true, csv: true }, 'Only one kind of output at a time: --json, --csv.'],
    [{ text: true, json: true }, 'Only one kind of output at a time: --text, --json.'],
    ...['json', 'out/TEX', 'a.xlsx', '.json'].map((output): [OutputOptions, string] => [
      { output },
      `${output} does not show which kind of output to write.\n  help: name a file that ends in .txt, .sarif, .json, .csv, .tsv, .md, .tex, .html, or choose the kind: --sarif --json --csv --tsv --markdown --latex --html`,
    ]),
    [{ raw: true }, '--raw needs --csv or --tsv.'],
    [{ raw: true, output: 'a.json' }, '--raw needs --csv or --tsv.'],
    [
      { cite: true, csv: true },
      '--cite does not apply to csv.\n  help: choose text, --json, --markdown or --latex',
    ],
    [{ f1Only: true, json: true }, '--f1-only does not apply to --json, which has every number.'],
  ])('refuses %j', async (options, message) => {
    expect(await refused(options)).toBe(message);
  });

  it('refuses an ending of a kind that the verb does not write', async () => {
    expect(await refused({ output: 'a.csv' }, ['text', 'json', 'latex'])).toBe(
      'a.csv ends like csv, which this verb does not write.\n' +
        '  help: name a file with another ending, or choose the kind: --json --latex',
    );
    expect(await refused({ output: 'a.csv' }, ['text'])).toBe(
      'a.csv ends like csv, which this verb does not write.\n  help: name a file with another ending',
    );
  });
});

describe('the main output', () => {
  it('goes to a file only if one is named', () => {
    expect(mainOutputs({}, 'json')).toEqual([]);
    expect(mainOutputs({ output: '-' }, 'json')).toEqual([]);
    expect(mainOutputs({ output: 'a' }, 'json')).toEqual([{ path: 'a', kind: reportOutput('json') }]);
  });

  it('has neither colours nor a width in a file', () => {
    expect(paintOf('text', { output: 'a' })).toBe(plain);
    expect(paintOf('json', {})).toBe(plain);
    expect(outputColumns({ output: 'a' })).toBeUndefined();
  });

  it('is printed without a file, after the other files are written', async () => {
    const other = join(temporaryFolder(), 'other');
    const others = [{ path: other, kind: annotation, content: 'b' }];
    const { stdout } = await outputOf(() => writeMain('a\n', 'text', {}, others));
    expect([stdout, readFileSync(other, 'utf8')]).toEqual(['a\n', 'b']);
  });

  it('is written to its file with the methods, if they are asked for', async () => {
    const folder = temporaryFolder();
    const write = async (name: string, cite: boolean) => {
      const output = join(folder, name);
      const run = () => writeMain('a\n', 'text', { output, cite }, [], () => ['We did.']);
      expect((await outputOf(run)).stdout).toBe('');
      return readFileSync(output, 'utf8');
    };
    expect(await write('plain', false)).toBe('a\n');
    expect(await write('cited', true)).toBe('a\n\nWe did.\n\n\n');
  });
});
