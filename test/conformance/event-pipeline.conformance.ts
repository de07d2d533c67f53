import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readBrat } from '../../src/formats/brat/read.ts';
import { tokenFormats } from '../../src/formats/token-table/token-formats.ts';
import { splitAtSeparators } from '../../src/tokenizer/separators.ts';
import type { Range } from '../../src/tokenizer/token.ts';
import { tokenFileMaker } from '../../src/tokenizer/token-file-maker.ts';
import { collectProblems } from '../support/collect-problems.ts';
import { runCli } from '../support/run-cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const golden = fileURLToPath(new URL('../../../shared/golden/', import.meta.url));
const extras = join(golden, 'events/extras');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const compat = ['--compat', 'token-file-maker-1.0.4'];

interface MakerCase {
  readonly id: string;
  readonly flags: readonly string[];
  readonly tab: readonly string[];
  readonly stderr: readonly string[];
}

describe('the token maker', () => {
  const cases: MakerCase[] = JSON.parse(read(extras, 'tokenmaker/manifest.json'));

  // These cases were recorded with a tokenizer that splits at white space.
  it.each(cases)('separates and aligns $id as the original', ({ id, flags, tab, stderr }) => {
    const folder = join(extras, 'tokenmaker', id, 'in');
    const text = read(folder, 'doc.txt');
    const { report } = collectProblems();
    const brat = readBrat({ name: 'doc.ann', text: read(folder, 'doc.ann') }, report);
    const spans = brat.textBounds.flatMap(({ fragments }) =>
      fragments.map(([start, end]) => ({ start, end })),
    );
    const words = Array.from(text.matchAll(/\S+/g), ({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
    }));
    const separators = flags[0] === '-s' ? flags[1] : '/-\\';
    const warnings: string[] = [];
    const shown = ({ start, end }: Range) => `[${start},${end}] [${text.slice(start, end)}]`;
    const ranges = tokenFileMaker(splitAtSeparators(text, words, separators), spans, ({ token, span, cut }) =>
      warnings.push(
        cut
          ? `[WARN] Boundary mismatch found in doc: Token ${shown(token)} vs. EventMentionSpan ${shown(span)}`
          : `[WARN] Unexpected boundary relation between a token and an event mention: Token ${shown(token)} / EventMentionSpan ${shown(span)}`,
      ),
    );
    const tokens = Array.from(ranges, ({ start, end }) => ({ start, end, text: text.slice(start, end) }));
    const written = tokenFormats[0].write({ document: 'doc', text, tokens }, 'utf16');
    expect(written.split('\n').slice(0, -1)).toEqual(tab);
    expect(warnings).toEqual(stderr.filter((line) => line !== ''));
  });

  it('writes the tables and warnings of every boundary case', async () => {
    const { boundary } = JSON.parse(read(golden, 'tokenizer/cases.json'));
    expect(boundary.length).toBeGreaterThan(50);
    for (const { id, separators, text, ann, tab, warnings } of boundary) {
      const folder = temporaryFolder({ [`${id}.txt`]: text, [`${id}.ann`]: ann });
      const args = [
        'tokenize',
        '-t',
        folder,
        '-a',
        folder,
        '-e',
        'txt',
        '-o',
        join(folder, 'out'),
        '-s',
        separators,
      ];
      const { code, stderr } = await runCli([...args, ...compat]);
      const said = stderr.split('\n').filter((line) => line.startsWith('[WARN] Boundary mismatch'));
      expect({ id, code, tab: read(folder, 'out', `${id}.tab`), said }).toEqual({
        id,
        code: 0,
        tab,
        said: warnings,
      });
    }
  });
});

describe('the converters', () => {
  /** The original writes relations, and the ids in a cluster, in the order of a hash table: compare as sets. */
  const asSet = (tbf: string) =>
    new Set(
      tbf.split('\n').map((line) => {
        if (!line.startsWith('@Coreference')) return line;
        // E2 and E10 share a span, and either may be dropped.
        const ids = line
          .split('\t')[2]!
          .split(',')
          .map((id) => (id === 'E2' || id === 'E10' ? 'E2 or E10' : id));
        return ids.sort().join();
      }),
    );

  it('nuggets convert gives the character spans of brat2tbf', async () => {
    const { stdout } = await runCli(['nuggets', 'convert', join(extras, 'brat2tbf/ann')]);
    expect(asSet(stdout)).toEqual(asSet(read(extras, 'brat2tbf/expected_char.tbf')));
  });

  it('nuggets convert gives the token spans of brat2tbf', async () => {
    const args = [join(extras, 'brat2tbf/ann'), '-t', join(extras, 'brat2tbf/tkn')];
    const { stdout } = await runCli(['nuggets', 'convert', ...args]);
    expect(asSet(stdout)).toEqual(asSet(read(extras, 'brat2tbf/expected_token.tbf')));
  });

  const ere = [
    'nuggets',
    'convert',
    join(extras, 'converter/xml'),
    '-f',
    'ere',
    '-x',
    join(extras, 'converter/txt'),
  ];
  /** The original writes a trigger with a line break on two lines. */
  const repaired = (tbf: string) => tbf.replace('born\nin', 'born in');

  it('nuggets convert gives the tbf of hoppers and of event nuggets', async () => {
    const hoppers = await runCli([...ere, '-e', 'rich_ere.xml']);
    expect(hoppers.stdout).toBe(repaired(read(extras, 'converter/expected_hoppers.tbf')));
    const nuggets = await runCli([...ere, '-e', 'event_nuggets.xml', '--input-mode', 'event-nugget']);
    expect(nuggets.stdout).toBe(repaired(read(extras, 'converter/expected_event_nugget.tbf')));
  });

  it.each([
    ['expected_brat', []],
    ['expected_brat_detagged', ['--detag']],
  ])('nuggets convert gives %s to the byte', async (name, flags) => {
    const folder = temporaryFolder();
    await runCli([...ere, '--to', 'brat', '--output-dir', folder, ...flags]);
    const expected = join(extras, 'converter', name);
    expect(readdirSync(folder)).toEqual(readdirSync(expected));
    for (const file of readdirSync(expected)) expect(read(folder, file)).toBe(read(expected, file));
  });
});
