/** `nuggets check` and `nuggets compare` of the built program. */
import { afterAll, describe, expect, it } from 'vitest';
import { nuggetPlace } from '../support/nugget-place.ts';
import { tbf } from '../support/nuggets.ts';

const work = nuggetPlace();
afterAll(() => work.remove());

describe('corefeval nuggets check', () => {
  it('exits 0 for a good file and 1 for a bad one', () => {
    expect(work.run(['nuggets', 'check', 'gold.tbf'])).toEqual({
      code: 0,
      stdout: 'gold.tbf: 2 documents, 4 mentions: 0 errors, 0 warnings\n',
      stderr: '',
    });
    const { code, stdout } = work.run(['nuggets', 'check', 'broken.tbf']);
    expect(code).toBe(1);
    expect(stdout).toContain('broken.tbf:4:11: error[tbf/span]');
    expect(stdout).toContain('broken.tbf: 2 documents, 4 mentions: 2 errors, 0 warnings');
  });

  it('knows types and lengths, and prints JSON', () => {
    work.write('types.txt', 'life die\n');
    work.write('counts.tsv', 'd1\t24\n');
    const { code, stdout } = work.run([
      'nuggets',
      'check',
      'gold.tbf',
      '--types',
      'types.txt',
      '--word-counts',
      'counts.tsv',
      '--json',
    ]);
    const [{ errors, problems }] = JSON.parse(stdout).files;
    expect(code).toBe(1);
    expect(errors).toBe(5);
    expect(problems.map((entry: { code: string; line: number }) => [entry.code, entry.line])).toEqual([
      ['nuggets/unlisted-type', 3],
      ['nuggets/unlisted-type', 4],
      ['nuggets/out-of-range', 4],
      ['nuggets/unlisted-document', 7],
      ['nuggets/unlisted-type', 8],
    ]);
  });

  it('advises no flag that it lacks', () => {
    const { stdout } = work.run(['nuggets', 'check', 'broken.tbf']);
    expect(stdout).toContain('help: correct the span; if these are token ids, give their tables with -t\n');
    expect(stdout).not.toContain('--lenient');
  });

  it('writes t0, t1, … on request, for files without errors, and replaces nothing', () => {
    work.write('plain/d.tab', '1\tHe\t0\t2\n2\tdied\t3\t7\n3\ttwice\t8\t13\n');
    work.write('plain.tbf', tbf('d', 'E1 3,2', '@Coreference R1 E1'));
    work.write('wrong.tbf', tbf('d', 'E1 4'));
    const args = ['nuggets', 'check', 'plain.tbf', 'wrong.tbf', '--write-t-ids', 'ids'];
    expect(work.run(args).code).toBe(2);
    expect(work.run([...args, '-t', 'plain']).code).toBe(1);
    expect(work.read('ids/plain.tbf')).toBe(tbf('d', 'E1 t1,t2', '@Coreference R1 E1'));
    expect(() => work.read('ids/wrong.tbf')).toThrow();
    work.write('ids/plain.tbf', 'a file of somebody else');
    expect(work.run([...args, '-t', 'plain']).stderr).toContain('error[output/exists]');
    expect(work.read('ids/plain.tbf')).toBe('a file of somebody else');
  });

  it('makes errors of warnings with --strict', () => {
    work.write('warn.tbf', tbf('d', 'E1 5,5'));
    expect(work.run(['nuggets', 'check', 'warn.tbf']).code).toBe(0);
    expect(work.run(['nuggets', 'check', 'warn.tbf', '--strict']).code).toBe(1);
  });
});

describe('corefeval nuggets compare', () => {
  it('shows gold and system side by side, and as JSON', () => {
    const text = work.run(['nuggets', 'compare', 'gold.tbf', 'system.tbf']);
    expect(text.code).toBe(0);
    expect(text.stdout).toContain('2 documents: 2 right spans, 1 span error, 1 missing, 1 extra');
    const json = work.run(['nuggets', 'compare', 'gold.tbf', 'system.tbf', '--json']);
    expect(JSON.parse(json.stdout).perDocument[1].pairs[0].verdict).toBe('missing');
  });
});
