import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const fixtures = fileURLToPath(new URL('../fixtures/events/', import.meta.url));
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

describe('corefeval nuggets convert of brat', () => {
  const ann = join(fixtures, 'brat2tbf/ann');
  const tables = join(fixtures, 'brat2tbf/tkn');

  it('prints character spans, and what it leaves out', async () => {
    const { code, stdout, stderr } = await runCli(['nuggets', 'convert', ann]);
    expect(code).toBe(0);
    expect(stdout).toContain('brat_conversion\tdoc1\tE1\t4,8;13,16\tmade way\tConflict_Attack\tActual\n');
    expect(stdout).toContain('@Coreference\tC0\tE3,E7,E8,E10\n');
    expect(stderr).toContain('doc1.ann:14: warning[brat/unknown-event]');
  });

  it('writes token ids of tables, and does not replace a file without --force', async () => {
    const out = join(temporaryFolder(), 'gold.tbf');
    const columns = ['--offset-columns', '3,4', '--token-extension', '.tab'];
    const args = ['nuggets', 'convert', ann, '-t', tables, '-o', out, '--id', 'me', ...columns];
    expect(await runCli([...args, '-f', 'brat', '-e', '.ann'])).toMatchObject({ code: 0, stdout: '' });
    expect(read(out)).toContain('me\tdoc1\tE1\t2,4\tmade way\t');
    expect(await runCli(args)).toMatchObject({ code: 0 });
    appendFileSync(out, '\n');
    expect(await runCli(args)).toMatchObject({ code: 2 });
    expect(await runCli([...args, '--force'])).toMatchObject({ code: 0 });
  });

  it('measures code points of brat against code units of a table, where the text is there', async () => {
    const folder = temporaryFolder({
      'a.ann': 'T1\tX 2 6\tdied\nE1\tX:T1\n',
      'a.txt': '😀 died',
      'tab/a.tab': '1\tdied\t3\t7\n',
      'points/a.tab': '1\tdied\t2\t6\n',
    });
    const run = async (...args: string[]) =>
      (await runCli(['nuggets', 'convert', join(folder, 'a.ann'), ...args])).stdout;
    expect(await run('-t', join(folder, 'tab'))).toContain('\tE1\t1\tdied\t');
    expect(await run('-t', join(folder, 'points'), '--table-offsets', 'code-points')).toContain(
      '\tE1\t1\tdied\t',
    );
    expect(await run()).toContain('\tE1\t2,6\tdied\t');
  });

  it('counts what tbf cannot represent, and fails with --strict', async () => {
    const { code, stdout, stderr } = await runCli(['nuggets', 'convert', ann, '--strict']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(
      'Not converted, in 1 file: roles of events (1), attributes other than Realis of an event (1), notes (1), equivalences (1), normalizations (1).',
    );
  });

  it.each(['', '#sys', '@sys', ' sys', 'a\tb'])('refuses the system id %j', async (id) => {
    expect(await runCli(['nuggets', 'convert', ann, '--id', id])).toMatchObject({ code: 2, stdout: '' });
  });

  it('names a missing table, a missing text and missing input', async () => {
    const empty = temporaryFolder();
    const table = await runCli(['nuggets', 'convert', ann, '-t', empty]);
    expect(table.stderr).toContain('error[brat/no-table]');
    const text = await runCli(['nuggets', 'convert', ann, '-x', empty]);
    expect(text.stderr).toContain('doc1.txt is not in');
    const none = await runCli(['nuggets', 'convert']);
    expect([table.code, text.code, none.code]).toEqual([1, 1, 2]);
  });

  it('comes back from brat as it was', async () => {
    const folder = temporaryFolder();
    const args = ['nuggets', 'convert', '--keep-same-span'];
    const first = (await runCli([...args, ann])).stdout;
    expect(
      await runCli(['nuggets', 'convert', '-', '-f', 'tbf', '--output-dir', folder], first),
    ).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^wrote /),
    });
    expect((await runCli([...args, folder])).stdout).toBe(first);
  });
});

describe('corefeval nuggets convert of tbf', () => {
  const text = '😀 It took place.\r\nThey 𐍈ed again';
  const ann = [
    'T1\tLife_Die 5 15\ttook place',
    'E1\tLife_Die:T1',
    'T2\tLife_Die 23 26;27 32\t𐍈ed again',
    'E2\tLife_Die:T2',
    'E3\tLife_Die:T1',
    'R1\tCoreference Arg1:E1 Arg2:E2',
    'R2\tCoreference Arg1:E3 Arg2:E2',
  ];
  const files = () =>
    temporaryFolder({ 'in/d.ann': ann.join('\r\n'), 'txt/d.txt': text, 'tkn/.keep': '', 'out/.keep': '' });

  it.each([
    ['characters', false],
    ['tokens', true],
  ])('makes annotation that is converted back to the same file, in %s', async (_, tokens) => {
    const folder = files();
    const at = (name: string) => join(folder, name);
    await runCli(['tokenize', at('txt'), '--output-dir', at('tkn')]);
    const tables = tokens ? ['-t', at('tkn')] : [];
    const flags = ['-x', at('txt'), ...tables];
    const first = await runCli(['nuggets', 'convert', at('in'), ...flags]);
    expect(first.stdout).toContain(tokens ? '\t2,3\ttook place\t' : '\t23,26;27,32\t𐍈ed again\t');
    const back = await runCli(
      ['nuggets', 'convert', '-', '-f', 'tbf', '--output-dir', at('out'), ...flags],
      first.stdout,
    );
    expect(back).toEqual({ code: 0, stdout: '', stderr: expect.stringMatching(/^wrote /) });
    const again = await runCli(['nuggets', 'convert', at('out'), ...flags]);
    expect(again).toMatchObject({ code: 0, stdout: first.stdout });
  });

  it('refuses token ids without tables, and code units without the text, and writes nothing', async () => {
    const folder = files();
    const at = (name: string) => join(folder, name);
    await runCli(['tokenize', at('txt'), '--output-dir', at('tkn')]);
    appendFileSync(at('tkn/d.tab'), '99\t😀\t0\t2\n');
    const { stdout } = await runCli(['nuggets', 'convert', at('in'), '-x', at('txt'), '-t', at('tkn')]);
    const convert = (...flags: string[]) =>
      runCli(['nuggets', 'convert', '-', '-f', 'tbf', '--output-dir', at('new'), ...flags], stdout);
    expect(await convert()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        'standard input:2: error[brat/token-spans]: 3 of 3 spans are token ids',
      ),
    });
    expect(await convert('-t', at('tkn'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('error[brat/no-source]'),
    });
    expect(await convert('-t', at('txt'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('error[brat/no-table]'),
    });
    expect(await convert('--unit', 'token')).toMatchObject({ code: 2 });
    expect(existsSync(at('new'))).toBe(false);
    const unread = await runCli(['nuggets', 'convert', at('in'), '-t', at('tkn')]);
    expect(unread).toMatchObject({ code: 1, stderr: expect.stringContaining('error[brat/no-source]') });
  });

  it('says what it leaves out, and fails with --strict', async () => {
    const folder = temporaryFolder();
    const tbf = '#BeginOfDocument d\ns\td\tE1\t0,4\tdied\tLife_Die\tActual\t0.9\n#EndOfDocument\n';
    const args = ['nuggets', 'convert', '-', '-f', 'tbf', '--output-dir', join(folder, 'out')];
    const strict = await runCli([...args, '--strict'], tbf);
    expect(strict).toMatchObject({ code: 1, stderr: expect.stringContaining('such as confidences: 1.') });
    expect(existsSync(join(folder, 'out'))).toBe(false);
    expect((await runCli(args, tbf)).code).toBe(0);
  });

  it.each(['../evil', '/etc/evil', 'a/b', '..', 'nul\0'])(
    'refuses to write a document called %j',
    async (id) => {
      const folder = temporaryFolder();
      const { code, stderr } = await runCli(
        ['nuggets', 'convert', '-', '-f', 'tbf', '--output-dir', join(folder, 'out')],
        `#BeginOfDocument ${id}\n#EndOfDocument\n`,
      );
      expect(code).toBe(1);
      expect(stderr).toContain('error[output/name]');
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});

describe('corefeval nuggets convert of ERE', () => {
  const text = join(fixtures, 'converter/txt');
  const xml = join(fixtures, 'converter/xml');

  it('prints tbf', async () => {
    const { code, stdout, stderr } = await runCli(['nuggets', 'convert', xml, '-x', text]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(read(fixtures, 'converter/expected_hoppers.tbf').replace('born\nin', 'born in'));
  });

  it.each([
    ['expected_brat', []],
    ['expected_brat_detagged', ['--detag']],
  ])('writes the files of %s', async (name, flags) => {
    const folder = temporaryFolder();
    await runCli(['nuggets', 'convert', xml, '-x', text, '--to', 'brat', '--output-dir', folder, ...flags]);
    for (const file of ['docA.txt', 'docA.ann']) {
      expect(read(folder, file)).toBe(read(fixtures, 'converter', name, file));
    }
  });

  it('makes brat files that can be converted', async () => {
    const folder = temporaryFolder();
    await runCli(['nuggets', 'convert', xml, '-x', text, '--to', 'brat', '--output-dir', folder]);
    const { code, stdout, stderr } = await runCli(['nuggets', 'convert', folder]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('\tE4\t105,109;110,112\tborn in\tLife_Beborn\tActual\n');
    expect(stdout).toContain('@Coreference\tC0\tE1,E7\n@Coreference\tC1\tE6,E9\n');
  });

  it('refuses texts without XML, and writes nothing', async () => {
    const folder = temporaryFolder({ 'txt/docB.txt': 'x' });
    cpSync(text, join(folder, 'txt'), { recursive: true });
    const out = join(folder, 'gold.tbf');
    const result = await runCli(['nuggets', 'convert', xml, '-x', join(folder, 'txt'), '-o', out]);
    expect(result.code).toBe(1);
    expect(result.stderr).toContain('docB.txt has no .rich_ere.xml file of the same name.');
    expect(existsSync(out)).toBe(false);
  });

  it('shows broken XML with its place', async () => {
    const folder = temporaryFolder({ 'a.txt': 'x', 'a.rich_ere.xml': '<deft_ere>\n<hoppers>' });
    const { code, stderr } = await runCli(['nuggets', 'convert', folder]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/a\.rich_ere\.xml:2:\d+: error\[xml\/malformed\]/);
  });

  it('counts elements that are not converted', async () => {
    const mention = (id: string) =>
      `<event_mention id="em-${id}" type="life" subtype="die" realis="actual"><trigger offset="0" length="4">died</trigger><em_arg/></event_mention>`;
    const hoppers = `<hoppers><hopper id="h-1">${mention('2')}</hopper></hoppers>`;
    const folder = temporaryFolder({
      'a.txt': 'died',
      'a.rich_ere.xml': `<deft_ere>${mention('1')}${hoppers}</deft_ere>`,
    });
    const args = ['nuggets', 'convert', folder, '--input-mode', 'event-nugget'];
    const { code, stderr } = await runCli(args);
    expect(code).toBe(0);
    expect(stderr).toContain('in 1 file: elements <em_arg> (2), elements <event_mention> (1).');
    expect((await runCli([...args, '--strict'])).code).toBe(1);
  });

  it('requires an output directory for brat', async () => {
    expect(await runCli(['nuggets', 'convert', xml, '-x', text, '--to', 'brat'])).toMatchObject({
      code: 2,
    });
  });
});
