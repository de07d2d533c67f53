/** Outputs never replace an input of the run, and what a format cannot hold is refused. */
import { linkSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { KEY, NOTES, OutputPlace, TBF } from '../support/output-place.ts';

const place = new OutputPlace();
beforeEach(() => place.reset());
afterAll(() => place.remove());
const at = (path: string) => join(place.folder, path);

describe('an input is never replaced, not even by force', () => {
  it.each([
    ['score --html', ['score', 'key.conll', 'response.conll', '--html', '-o', 'key.conll'], 'key.conll'],
    [
      'score --counts',
      ['score', 'key.conll', 'response.conll', '--counts', 'response.conll'],
      'response.conll',
    ],
    [
      'score of a directory',
      ['score', 'corpus', 'corpus', '--html', '-o', 'corpus/key.conll'],
      'corpus/key.conll',
    ],
    [
      'score of a pattern',
      ['score', 'corpus/*', 'corpus', '--html', '-o', './corpus/key.conll'],
      'corpus/key.conll',
    ],
    ['tbf to brat', ['nuggets', 'convert', 'out/d.ann', '-f', 'tbf', '--output-dir', 'out'], 'out/d.ann'],
    [
      'tokenize',
      ['tokenize', 'in/d.txt', '-a', 'in/d.ann', '--to', 'brat', '--output-dir', 'in'],
      'in/d.ann',
    ],
    [
      'ERE to brat',
      ['nuggets', 'convert', 'in', '-f', 'ere', '--to', 'brat', '--detag', '--output-dir', 'in'],
      'in/d.txt',
    ],
    [
      'ERE to tbf',
      ['nuggets', 'convert', 'in', '-f', 'ere', '-o', 'in/d.rich_ere.xml', '--force'],
      'in/d.rich_ere.xml',
    ],
    ['brat to tbf', ['nuggets', 'convert', 'in/d.ann', '--force', '-o', 'in/d.ann'], 'in/d.ann'],
    ['brat to tbf, the text', ['nuggets', 'convert', 'in/d.ann', '--force', '-o', 'in/d.txt'], 'in/d.txt'],
    [
      'nuggets score',
      ['nuggets', 'score', 'out/d.gold.conll', 'in/d.tbf', '--coref', '--write-conll', 'out'],
      'out/d.gold.conll',
    ],
  ])('%s', (_, args, file) => {
    place.write('corpus/key.conll', KEY);
    place.write('out/d.ann', TBF);
    place.write('out/d.gold.conll', TBF);
    const before = place.read(file);
    place.run(args);
    expect(place.read(file)).toBe(before);
    const { code, stderr } = place.run([...args, '--force']);
    expect(stderr).toContain('error[output/input]: ');
    expect(stderr).toContain(file);
    expect(code).toBe(2);
    expect(place.read(file)).toBe(before);
  });

  it.each([
    ['a link', (path: string) => symlinkSync('key.conll', path)],
    ['another name of the same file', (path: string) => linkSync(at('key.conll'), path)],
  ])('under the name of %s', (_, make) => {
    make(at('page.html'));
    const { code, stderr } = place.run([
      'score',
      'key.conll',
      'response.conll',
      '-o',
      'page.html',
      '--force',
    ]);
    expect(stderr).toContain('page.html: error[output/input]: ');
    expect(code).toBe(2);
    expect(place.read('key.conll')).toBe(KEY);
  });

  it('that is standard input', () => {
    const line = 'corefeval nuggets convert - -f tbf --output-dir out --force < out/d.ann';
    place.write('out/d.ann', TBF);
    expect(place.shell(line)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('error[output/input]'),
    });
    expect(place.read('out/d.ann')).toBe(TBF);
  });

  it('by the drop-in, which otherwise replaces files as the original does', () => {
    place.write('report', NOTES);
    expect(place.run(['evmeval', '-g', 'in/d.tbf', '-s', 'in/d.tbf', '-o', 'report']).code).toBe(0);
    expect(place.read('report')).not.toBe(NOTES);
    place.write('system.tbf', TBF);
    const refused = place.run([
      'evmeval',
      '-g',
      'in/d.tbf',
      '-s',
      'system.tbf',
      '-d',
      'new',
      '-o',
      'system.tbf',
    ]);
    expect(refused).toMatchObject({ code: 1, stderr: 'evmeval: cannot write system.tbf: it is an input\n' });
    expect(place.read('system.tbf')).toBe(TBF);
    expect(readdirSync(place.folder)).not.toContain('new');
  });

  it('by the drop-in, whatever it reads: token tables and lists of types', () => {
    place.write('types.txt', 'Life_Die\n');
    place.write('tokens/d.tab', '1\tdied\t0\t4\n');
    place.write('system.tbf', TBF.replace('0,4', '1'));
    for (const file of ['types.txt', 'tokens/d.tab'])
      for (const flag of ['-o', '-d']) {
        const before = place.read(file);
        const args = ['-g', 'system.tbf', '-s', 'system.tbf', '-t', 'tokens', '-wl', 'types.txt', flag, file];
        expect(place.run(['evmeval', ...args])).toMatchObject({
          code: 1,
          stderr: `evmeval: cannot write ${file}: it is an input\n`,
        });
        expect(place.read(file)).toBe(before);
      }
  });
});

describe('what a format cannot hold is refused with a reason', () => {
  it('token spans in brat', () => {
    place.write('in/d.tbf', TBF.replace('0,4', '1'));
    const { code, stderr } = place.run([
      'nuggets',
      'convert',
      'in/d.tbf',
      '--output-dir',
      'out',
      '--lenient',
    ]);
    expect(code).toBe(1);
    expect(stderr).toContain(
      'in/d.tbf:2: error[brat/token-spans]: 1 of 1 spans are token ids, not characters; the first is "1" of mention "E1".',
    );
    expect(readdirSync(place.folder)).not.toContain('out');
  });

  it('an empty type in brat', () => {
    place.write('in/d.tbf', TBF.replace('Life_Die', ''));
    const { code, stderr } = place.run(['nuggets', 'convert', 'in/d.tbf', '--output-dir', 'out']);
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('in/d.tbf:2: error[brat/no-type]: Mention "E1" has no type'),
    });
    expect(readdirSync(place.folder)).not.toContain('out');
  });

  it.each([
    ['#x', 'is a comment'],
    [' @x', 'is a relation'],
    ['', 'must not be empty'],
  ])('the system id "%s" in tbf', (id, reason) => {
    const runs = [
      ['convert', 'in/d.ann', '--id', id],
      ['convert', 'in', '-f', 'ere', '--id', id],
    ].map((args) => place.run(['nuggets', ...args]));
    for (const run of runs)
      expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(reason) });
  });
});
