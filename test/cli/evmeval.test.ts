/** The drop-in for evmeval of the built program. */
import { afterAll, describe, expect, it } from 'vitest';
import { eventsFixture, nuggetPlace } from '../support/nugget-place.ts';

const work = nuggetPlace();
afterAll(() => work.remove());

describe('corefeval evmeval', () => {
  it('writes the files of the public tool, making folders', () => {
    const { code, stdout, stderr } = work.run([
      'evmeval',
      '-g',
      'case/gold.tbf',
      '-s',
      'case/system.tbf',
      '-o',
      'out/report.txt',
      '-d',
      'new/folder/diff.txt',
      '-c',
      'coref.txt',
    ]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^\[INFO\] \d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} : Evaluation output will be saved at out\/report\.txt\n/,
    );
    const wanted = (name: string) => eventsFixture(`cases/r07_char_double/out/${name}`).toString();
    expect(work.read('out/report.txt')).toBe(wanted('report.txt'));
    expect(work.read('new/folder/diff.txt')).toBe(wanted('diff.txt'));
    expect(work.read('coref.txt').replace(/^version.*\n/, '')).toBe(
      wanted('coref.txt').replace(/^version.*\n/, ''),
    );
    expect(work.read('coref.txt_gold.conll')).toBe(wanted('coref.txt_gold.conll'));
    expect(work.read('coref.txt_sys.conll')).toBe(wanted('coref.txt_sys.conll'));
  });

  it('prints the report between the log without -o', () => {
    const { stdout } = work.run(['evmeval', '-g', 'case/gold.tbf', '-s', 'case/system.tbf']);
    expect(stdout).toContain('\n=======Final Mention Detection Results=========\n');
    expect(stdout).toMatch(/Evaluation Done\.\n$/);
  });

  it('is the scorer of 2015 with --release 1.6', () => {
    const args = [
      'evmeval',
      '--release',
      '1.6',
      '-g',
      'invisible/gold.tbf',
      '-s',
      'invisible/system.tbf',
      '-t',
      'invisible/tkn',
      '-o',
      'r16.txt',
    ];
    expect(work.run(args).code).toBe(0);
    expect(work.read('r16.txt')).toBe(eventsFixture('cases/i01_invisible_v16/out/report.txt').toString());
  });

  it.each([
    [[], 2, 'argument -g/--gold is required'],
    [['-g', 'gold.tbf'], 2, 'argument -s/--system is required'],
    [['-g', 'nothing', '-s', 'system.tbf'], 1, 'Cannot find gold standard file at nothing'],
    [
      ['-g', 'gold.tbf', '-s', 'system.tbf', '-c', 'no/folder/c'],
      1,
      '"no/folder/c_gold.conll" cannot be written',
    ],
    [['-g', 'gold.tbf', '-s', 'broken.tbf'], 1, 'contains "NaN", which is not a number'],
    [['-g', 'gold.tbf', '-s', 'system.tbf', '-m', '-5'], 1, 'There is no mapping -5'],
    [['--release', '1.7', '-g', 'gold.tbf', '-s', 'system.tbf'], 2, "invalid choice: '1.7'"],
    [['--release', '1.6', '-g', 'gold.tbf', '-s', 'system.tbf'], 2, 'argument -t/--token_path is required'],
  ])('%j exits %i and says why', (args, exit, message) => {
    const { code, stderr } = work.run(['evmeval', ...args]);
    expect(code).toBe(exit);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  it('validates into a log file in the current directory, and appends', () => {
    expect(work.run(['evmeval', 'validate', '-s', 'gold.tbf'])).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(work.run(['evmeval', 'validate', '-s', 'broken.tbf']).code).toBe(1);
    work.run(['evmeval', 'validate', '-s', 'gold.tbf']);
    expect(work.read('gold.tbf.errlog').match(/Validation Finished\./g)?.length).toBe(2);
  });

  it('shows its flags', () => {
    expect(work.run(['evmeval', '-h']).stdout).toContain('-ct X, --coreference_threshold X');
    expect(work.run(['evmeval', 'validate', '-h']).stdout).toContain('-wc X, --word_count_file X');
  });
});
