import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

describe('corefeval tokenize', () => {
  it('writes the token table of standard input to standard output', async () => {
    expect(await runCli(['tokenize', '-'], "It isn't over.\n")).toEqual({
      code: 0,
      stdout: "1\tIt\t0\t2\n2\tis\t3\t5\n3\tn't\t5\t8\n4\tover\t9\t13\n5\t.\t13\t14\n",
      stderr: '',
    });
  });

  it('writes one table for each text, annotated or not, and reports mismatches in the words of the document', async () => {
    const folder = temporaryFolder({
      'txt/a.tkn.txt': 'go buffet/music/buying x',
      'txt/sub/b.txt': 'no annotation',
      'txt/c.md': 'no text',
      'ann/a.tkn.ann': 'T1\tX 16 22\tbuying\n',
    });
    const args = [
      join(folder, 'txt'),
      '-a',
      join(folder, 'ann'),
      '-e',
      'txt',
      '--output-dir',
      join(folder, 'out'),
    ];
    const { code, stdout, stderr } = await runCli(['tokenize', ...args, '-s', '-']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toBe(
      `${join(folder, 'ann/a.tkn.ann')}: warning[tokens/boundary]: Boundary mismatch found in a.tkn: Token [3,22] [buffet/music/buying] vs. EventMentionSpan [16,22] [buying]\nwrote 2 files to ${join(folder, 'out')}\n`,
    );
    expect(readdirSync(join(folder, 'out'))).toEqual(['a.tkn.tab', 'b.tab']);
    expect(read(folder, 'out/a.tkn.tab')).toBe(
      '1\tgo\t0\t2\n2\tbuffet/music/\t3\t16\n3\tbuying\t16\t22\n4\tx\t23\t24\n',
    );
    expect(read(folder, 'out/b.tab')).toBe('1\tno\t0\t2\n2\tannotation\t3\t13\n');
  });

  it('splits at / - and \\ by default, and at nothing with -s ""', async () => {
    const words = async (...args: string[]) =>
      (await runCli(['tokenize', '-', ...args], 'a/b c-d')).stdout.split('\n').length - 1;
    expect(await words()).toBe(4);
    expect(await words('-s', '')).toBe(2);
  });

  it('reads brat offsets as code points and writes code units, or code points on request', async () => {
    const folder = temporaryFolder({ 'a.txt': '😀 warlord', 'a.ann': 'T1\tX 2 5\twar\n' });
    const args = ['tokenize', join(folder, 'a.txt'), '-a', join(folder, 'a.ann')];
    expect((await runCli(args)).stdout).toBe('1\twar\t3\t6\n2\tlord\t6\t10\n');
    const points = await runCli([...args, '--offsets', 'code-points']);
    expect(points.stdout).toBe('1\twar\t2\t5\n2\tlord\t5\t9\n');
    expect(points.stderr).toContain('Token [2,9] [warlord] vs. EventMentionSpan [2,5] [war]');
  });

  it('writes a single text to a file of its own name, from an archive too', async () => {
    const folder = temporaryFolder({ 'a.txt.gz': gzipSync('one two') });
    const out = join(folder, 'x.tab');
    expect(await runCli(['tokenize', join(folder, 'a.txt.gz'), '-o', out])).toMatchObject({
      code: 0,
      stdout: '',
    });
    expect(read(out)).toBe('1\tone\t0\t3\n2\ttwo\t4\t7\n');
  });

  it('behaves as the Token File Maker with --compat', async () => {
    const folder = temporaryFolder({
      'a.txt': 'xx abc defg yy',
      'a.ann': 'T1\tX 3 9\tabc de\n',
      'b.txt': 'no spans',
      'b.ann': '',
      'c.txt': '😀 He died.',
      'c.ann': 'T1\tX 6 10\tdied\n',
    });
    const args = ['tokenize', folder, '-a', folder, '-e', 'txt', '--output-dir', join(folder, 'out')];
    expect(await runCli([...args, '--compat', 'token-file-maker-1.0.4'])).toEqual({
      code: 0,
      stdout: '[INFO] Successfully completed.\n',
      stderr:
        '[WARN] Unexpected boundary relation between a token and an event mention: Token [7,11] [defg] / EventMentionSpan [3,9] [abc de]\n',
    });
    expect(read(folder, 'out/a.tab')).toBe('1\txx\t0\t2\n2\tabc\t3\t6\n3\tyy\t12\t14\n');
    expect(read(folder, 'out/b.tab')).toBe('');
    expect(read(folder, 'out/c.tab')).toBe('1\tHe\t3\t5\n2\tdied\t6\t10\n3\t.\t10\t11\n');
  });

  it('refuses texts without annotation with --compat, and writes nothing', async () => {
    const folder = temporaryFolder({ 'txt/a.txt': 'x', 'txt/b.txt': 'y', 'ann/a.ann': '' });
    const args = [
      'tokenize',
      '-t',
      join(folder, 'txt'),
      '-a',
      join(folder, 'ann'),
      '-o',
      join(folder, 'out'),
    ];
    const { code, stderr } = await runCli([...args, '--compat', 'token-file-maker-1.0.4']);
    expect(code).toBe(1);
    expect(stderr).toContain('b.txt has no annotation of the same name.');
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });

  it('reports annotation without text, and annotation whose text differs', async () => {
    const folder = temporaryFolder({
      'txt/a.txt': 'x',
      'txt/b.txt': 'y',
      'ann/a.ann': 'T1\tX 0 1\tq\n',
      'ann/z.ann': '',
    });
    const { code, stderr } = await runCli([
      'tokenize',
      join(folder, 'txt'),
      '-a',
      join(folder, 'ann'),
      '--output-dir',
      join(folder, 'o'),
    ]);
    expect(code).toBe(0);
    expect(stderr).toContain('z.ann has no text of the same name.');
    expect(stderr).toContain('"T1" has the text "q", but the source text at its offsets is "x".');
  });

  it('ends with an error for broken annotation, writes the other tables, and steps over it with --lenient', async () => {
    const folder = temporaryFolder({ 'a.txt': 'x y', 'a.ann': 'T1\tX 5 1\tx\n', 'b.txt': 'z', 'b.ann': '' });
    const args = ['tokenize', folder, '-a', folder, '--output-dir', join(folder, 'out')];
    expect(await runCli(args)).toMatchObject({ code: 1 });
    expect(readdirSync(join(folder, 'out'))).toEqual(['b.tab']);
    expect(await runCli([...args, '--lenient'])).toMatchObject({ code: 0 });
    expect(readdirSync(join(folder, 'out'))).toEqual(['a.tab', 'b.tab']);
  });

  it('turns a mismatch into an error with --strict', async () => {
    const folder = temporaryFolder({ 'a.txt': 'warlord', 'a.ann': 'T1\tX 0 3\twar\n' });
    const result = await runCli(['tokenize', join(folder, 'a.txt'), '-a', join(folder, 'a.ann'), '--strict']);
    expect(result).toMatchObject({ code: 1, stdout: '' });
    expect(result.stderr).toContain('error[tokens/boundary]: Boundary mismatch found in a:');
  });

  it.each([
    [['tokenize'], 'error: No text was given.\n'],
    [['tokenize', 'FOLDER'], 'error: 2 texts need an output directory.\n'],
    [['tokenize', 'FOLDER', '-e', 'md'], 'has the extension .md.\n'],
    [['tokenize', '-', '--to', 'xml'], "argument 'xml' is invalid"],
  ])('ends %j as bad usage', async (args, message) => {
    const folder = temporaryFolder({ 'a.txt': '', 'b.txt': '' });
    const { code, stderr } = await runCli(args.map((arg) => (arg === 'FOLDER' ? folder : arg)));
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  it('refuses two texts of one name, a text that is not UTF-8, and a file that is not there', async () => {
    const folder = temporaryFolder({ 'x/a.txt': '', 'y/a.txt': '', 'latin1.txt': Uint8Array.of(0xe9) });
    const same = await runCli([
      'tokenize',
      join(folder, 'x'),
      join(folder, 'y'),
      '--output-dir',
      join(folder, 'o'),
    ]);
    expect(same.stderr).toContain('error[output/same-name]');
    const latin1 = await runCli(['tokenize', join(folder, 'latin1.txt')]);
    expect(latin1.stderr).toContain('latin1.txt: error[file/encoding]: The file is not UTF-8.');
    const missing = await runCli(['tokenize', join(folder, 'none.txt')]);
    expect(missing.stderr).toContain('there is no such file');
    expect([same.code, latin1.code, missing.code]).toEqual([2, 1, 1]); // the first is about the output
  });
});
