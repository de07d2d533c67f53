/** Outputs are written whole, and never replace a file that is not an earlier output. */
import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ANN, KEY, NOTES, OutputPlace, TBF } from '../support/output-place.ts';

const place = new OutputPlace();
beforeEach(() => place.reset());
afterAll(() => place.remove());
const at = (path: string) => join(place.folder, path);

/** Every verb that writes a file, the flag for the output, and the resulting file. */
const writers: readonly [name: string, args: (output: string) => string[], file: string][] = [
  ['score --html', (file) => ['score', 'key.conll', 'response.conll', '--html', '-o', file], 'out/d.html'],
  ['score --counts', (file) => ['score', 'key.conll', 'response.conll', '--counts', file], 'out/d.json'],
  ['convert', (file) => ['convert', 'key.conll', '--to', 'jsonlines', '-o', file], 'out/d.jsonl'],
  ['tbf to brat', () => ['nuggets', 'convert', 'in/d.tbf', '--output-dir', 'out'], 'out/d.ann'],
  ['ERE to tbf', (file) => ['nuggets', 'convert', 'in', '-f', 'ere', '-o', file], 'out/d.tbf'],
  [
    'ERE to brat',
    () => ['nuggets', 'convert', 'in', '-f', 'ere', '--to', 'brat', '--output-dir', 'out'],
    'out/d.ann',
  ],
  ['brat to tbf', (file) => ['nuggets', 'convert', 'in/d.ann', '-o', file], 'out/d.tbf'],
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

describe.each(writers)('%s', (_, args, file) => {
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
    expect(place.run(args(file)).code).toBe(0);
  });
});

describe('outputs', () => {
  it('of one kind do not replace those of another', () => {
    expect(place.run(['score', 'key.conll', 'response.conll', '--html', '-o', 'page']).code).toBe(0);
    expect(place.run(['score', 'key.conll', 'response.conll', '--counts', 'page']).code).toBe(2);
    expect(place.run(['score', 'response.conll', 'key.conll', '--html', '-o', 'page']).code).toBe(0);
  });

  it('that change are refused if they may be tokens or annotation made by hand', () => {
    const tokenize = ['tokenize', 'in/d.txt', '--output-dir', 'out'];
    const toBrat = ['nuggets', 'convert', 'in/d.tbf', '--output-dir', 'out'];
    expect([place.run(tokenize).code, place.run(toBrat).code]).toEqual([0, 0]);
    place.write('in/d.txt', 'died again');
    place.write('in/d.tbf', TBF.replaceAll('died', 'dead'));
    expect([place.run(tokenize).code, place.run(toBrat).code]).toEqual([2, 2]);
    expect(place.read('out/d.tab')).not.toContain('again');
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
    expect(place.run(['nuggets', 'convert', 'in/d.tbf', '--output-dir', 'out']).code).toBe(2);
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
