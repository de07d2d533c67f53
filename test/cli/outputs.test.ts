/** Outputs never replace an input of the run, nor a file that is not an earlier output. */
import { chmodSync, linkSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const KEY = '#begin document (a); part 000\na\t0\t0\tIt\t(1)\na\t0\t1\tit\t(1)\n#end document\n';
const RESPONSE = '#begin document (a); part 000\na\t0\t0\tIt\t(1)\na\t0\t1\tit\t(2)\n#end document\n';
const TBF = '#BeginOfDocument d\nsys\td\tE1\t0,4\tdied\tLife_Die\tActual\n#EndOfDocument\n';
const ANN = 'T1\tLife_Die 0 4\tdied\nE1\tLife_Die:T1\nA1\tRealis E1 Actual\n';
const ERE = `<?xml version="1.0"?><rich_ere doc_id="d"><hoppers><hopper id="h"><event_mention id="em-1" type="life" subtype="die" realis="actual"><trigger source="d" offset="0" length="4">died</trigger></event_mention></hopper></hoppers></rich_ere>`;
const NOTES = 'years of work\n';

const place = new Workplace();
afterAll(() => place.remove());
const at = (path: string) => join(place.folder, path);

beforeEach(() => {
  place.shell('rm -rf ./* ./.c*');
  place.write('key.conll', KEY);
  place.write('response.conll', RESPONSE);
  place.write('in/d.tbf', TBF);
  place.write('in/d.txt', 'died');
  place.write('in/d.ann', ANN);
  place.write('in/d.rich_ere.xml', ERE);
});

/** Every verb that writes a file, the flag for the output, and the resulting file. */
const writers: readonly [name: string, args: (output: string) => string[], file: string][] = [
  ['score --html', (file) => ['score', 'key.conll', 'response.conll', '--html', '-o', file], 'out/d.html'],
  ['score --counts', (file) => ['score', 'key.conll', 'response.conll', '--counts', file], 'out/d.json'],
  ['convert', (file) => ['convert', 'key.conll', '--to', 'jsonlines', '-o', file], 'out/d.jsonl'],
  ['to-brat', () => ['nuggets', 'to-brat', 'in/d.tbf', '-o', 'out'], 'out/d.ann'],
  ['from-ere', (file) => ['nuggets', 'from-ere', '-t', 'in', '-a', 'in', '-o', file], 'out/d.tbf'],
  [
    'from-ere --to brat',
    () => ['nuggets', 'from-ere', '-t', 'in', '-a', 'in', '--to', 'brat', '-o', 'out'],
    'out/d.ann',
  ],
  ['from-brat', (file) => ['nuggets', 'from-brat', 'in/d.ann', '-o', file], 'out/d.tbf'],
  ...['tab', 'conll', 'json', 'brat'].map((format): [string, (output: string) => string[], string] => [
    `tokenize --to ${format}`,
    () => ['tokenize', 'in/d.txt', '--to', format, '--output-dir', 'out'],
    `out/d.${format === 'brat' ? 'ann' : format}`,
  ]),
  [
    'nuggets score --write-conll',
    () => ['nuggets', 'score', 'in/d.tbf', 'in/d.tbf', '--coref', '--write-conll', 'out'],
    'out/d.gold.conll',
  ],
];

describe.each(writers)('%s', (name, args, file) => {
  beforeEach(() => mkdirSync(at('out')));

  it('does not replace a file of somebody else, unless by force', () => {
    place.write(file, NOTES);
    const refused = place.run(args(file));
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(/^out\/d\.\S+: error\[output\/exists\]: /);
    expect(refused.stderr).toContain('--force');
    expect(place.read(file)).toBe(NOTES);
    expect(place.run([...args(file), '--force']).code).toBe(0);
    expect(place.read(file)).not.toBe(NOTES);
  });

  it('keeps the mode of a file that it replaces, and the link to it', () => {
    place.write('elsewhere/file', NOTES);
    chmodSync(at('elsewhere/file'), 0o640);
    symlinkSync('../elsewhere/file', at(file));
    expect(place.run([...args(file), '--force']).code).toBe(0);
    expect(lstatSync(at(file)).isSymbolicLink()).toBe(true);
    expect(place.read('elsewhere/file')).not.toBe(NOTES);
    expect(statSync(at('elsewhere/file')).mode & 0o777).toBe(0o640);
    expect(readdirSync(at('out')).filter((entry) => entry.endsWith('.tmp'))).toEqual([]);
  });

  it('writes through a link to a file that is not there yet, and to an empty file', () => {
    symlinkSync('../new', at(file));
    expect(place.run(args(file)).code).toBe(0);
    expect(place.read('new')).not.toBe('');
    place.shell(`rm ${file}; : > ${file}`);
    expect(place.run(args(file)).code).toBe(0);
    expect(place.read(file)).toBe(place.read('new'));
  });

  it('replaces what an earlier run wrote', () => {
    expect(place.run(args(file)).code).toBe(0);
    const again = place.run(args(file));
    // The flags of brat2tbf replace an existing file with -w only; what was converted cannot be told from annotation by hand.
    expect(again.code).toBe(['from-brat', 'convert'].includes(name) ? 2 : 0);
  });
});

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
    ['to-brat', ['nuggets', 'to-brat', 'out/d.ann', '-o', 'out'], 'out/d.ann'],
    [
      'tokenize',
      ['tokenize', 'in/d.txt', '-a', 'in/d.ann', '--to', 'brat', '--output-dir', 'in'],
      'in/d.ann',
    ],
    [
      'from-ere',
      ['nuggets', 'from-ere', '-t', 'in', '-a', 'in', '--to', 'brat', '--detag', '-o', 'in'],
      'in/d.txt',
    ],
    [
      'from-ere to tbf',
      ['nuggets', 'from-ere', '-t', 'in', '-a', 'in', '-o', 'in/d.rich_ere.xml'],
      'in/d.rich_ere.xml',
    ],
    ['from-brat', ['nuggets', 'from-brat', 'in/d.ann', '-w', '--oe', '.ann', '-o', 'in/d'], 'in/d.ann'],
    [
      'from-brat, the text',
      ['nuggets', 'from-brat', 'in/d.ann', '-w', '--oe', '.txt', '-o', 'in/d'],
      'in/d.txt',
    ],
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
    const line = 'corefeval nuggets to-brat - -o out --force < out/d.ann';
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
});

describe('outputs', () => {
  it('of one kind do not replace those of another', () => {
    expect(place.run(['score', 'key.conll', 'response.conll', '--html', '-o', 'page']).code).toBe(0);
    expect(place.run(['score', 'key.conll', 'response.conll', '--counts', 'page']).code).toBe(2);
    expect(place.run(['score', 'response.conll', 'key.conll', '--html', '-o', 'page']).code).toBe(0);
  });

  it('that change are replaced if they are tokens, and refused if they may be annotation made by hand', () => {
    const tokenize = ['tokenize', 'in/d.txt', '--output-dir', 'out'];
    const toBrat = ['nuggets', 'to-brat', 'in/d.tbf', '-o', 'out'];
    expect([place.run(tokenize).code, place.run(toBrat).code]).toEqual([0, 0]);
    place.write('in/d.txt', 'died again');
    place.write('in/d.tbf', TBF.replaceAll('died', 'dead'));
    expect([place.run(tokenize).code, place.run(toBrat).code]).toEqual([0, 2]);
    expect(place.read('out/d.tab')).toContain('again');
    expect(place.read('out/d.ann')).toBe(ANN);
  });

  it('for the same file are refused', () => {
    const { code, stderr } = place.run([
      'score',
      'key.conll',
      'response.conll',
      '-o',
      'x',
      '--counts',
      './x',
    ]);
    expect({ code, stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('error[output/same-name]'),
    });
    expect(readdirSync(place.folder)).not.toContain('x');
  });

  it('are written all or none, if one is refused', () => {
    place.write('in/d.tbf', TBF + TBF.replaceAll(/\bd\b/g, 'e'));
    place.write('out/e.ann', NOTES);
    expect(place.run(['nuggets', 'to-brat', 'in/d.tbf', '-o', 'out']).code).toBe(2);
    expect(readdirSync(at('out'))).toEqual(['e.ann']);
  });

  it.each([245, 255])('may have names of %i bytes', (length) => {
    const name = 'x'.repeat(length);
    expect(place.run(['score', 'key.conll', 'response.conll', '--html', '-o', name])).toMatchObject({
      code: 0,
    });
    expect(place.read(name)).toMatch(/^<!doctype html>/);
  });

  it('that cannot be written are a problem that names the file', () => {
    const { code, stderr } = place.run(['score', 'key.conll', 'response.conll', '--html', '-o', 'in']);
    expect({ code, stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^in: error\[output\/unwritable\]: Cannot write in: it is a directory\./),
    });
    const below = place.run(['score', 'key.conll', 'response.conll', '--html', '-o', 'key.conll/page']);
    expect(below.stderr).toMatch(/^key\.conll\/page: error\[output\/unwritable\]: /m);
  });

  it('may be the file that standard output goes to, which is not replaced', () => {
    for (const name of ['/dev/stdout', 'all']) {
      const { code } = place.shell(`corefeval score key.conll response.conll --html -o ${name} > all`);
      expect(code).toBe(0);
      expect(place.read('all')).toMatch(/<!doctype html>[\s\S]*<\/html>/);
    }
    const appended = place.shell(
      'corefeval score key.conll response.conll --html -o /dev/stdout >> key.conll',
    );
    expect(appended.stderr).toContain('error[output/input]');
    expect(place.read('key.conll')).toBe(KEY);
  });

  it('may be pipes', () => {
    const { stdout } = place.shell(
      'corefeval score key.conll response.conll --html -o >(cat > got); sleep 0.2; cat got',
    );
    expect(stdout).toContain('<!doctype html>');
  });
});

describe('what a format cannot hold is refused with a reason', () => {
  it('token spans in brat', () => {
    place.write('in/d.tbf', TBF.replace('0,4', '1'));
    const { code, stderr } = place.run(['nuggets', 'to-brat', 'in/d.tbf', '-o', 'out', '--lenient']);
    expect(code).toBe(1);
    expect(stderr).toContain(
      'in/d.tbf:2: error[brat/token-spans]: 1 of 1 spans are token ids, not characters; the first is "1" of mention "E1".',
    );
    expect(readdirSync(place.folder)).not.toContain('out');
  });

  it('an empty type in brat', () => {
    place.write('in/d.tbf', TBF.replace('Life_Die', ''));
    const { code, stderr } = place.run(['nuggets', 'to-brat', 'in/d.tbf', '-o', 'out']);
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
      ['from-brat', 'in/d.ann', '-i', id],
      ['from-ere', '-t', 'in', '-a', 'in', '--id', id],
    ].map((args) => place.run(['nuggets', ...args]));
    for (const run of runs)
      expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(reason) });
  });
});
