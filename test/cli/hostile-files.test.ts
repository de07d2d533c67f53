/** Regression tests: contents, names and split points of files that once lost documents or warnings, or exhausted memory. */
import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { MAIN, type Outcome, Workplace } from '../support/cli.ts';

const place = new Workplace();
afterAll(() => place.remove());

const row = (number: number, cell: string) => `d\t0\t${number}\tw${number}\t${cell}\n`;
const document = (name: string, ...cells: string[]) =>
  `#begin document ${name}\n${cells.map((cell, i) => row(i, cell)).join('')}#end document\n`;

/** Runs with options of Node. */
function runNode(options: readonly string[], args: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, MAIN, ...args], {
    cwd: place.folder,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { code: status, stdout, stderr };
}

const memory = (megabytes: number) => [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=2'];

describe('the name of a document', () => {
  it.each([
    ['(a); part 000', 'a'],
    ['a', '(a); part 000'],
  ])('in two spellings is a duplicate: %s, %s', (first, second) => {
    place.write('spelling.key', document('(a)', '(1)', '(1)'));
    place.write('spelling.response', document(first, '(1)', '(1)') + document(second, '(1)', '-'));
    const { code, stderr } = place.run(['score', 'spelling.key', 'spelling.response']);
    expect(code).toBe(1);
    expect(stderr).toContain(
      `spelling.response:5: error[document/duplicate]: Document ${second} begins a second time`,
    );
  });

  it('in two spellings is a duplicate in a file that is scored against itself', () => {
    place.write('both.key', document('(a)', '(1)', '(1)') + document('a', '(1)', '-'));
    expect(place.run(['score', 'both.key', 'both.key']).stderr).toContain('error[document/duplicate]');
  });

  it('may be "nameless 1"', () => {
    place.write('n1', document('', '(1)', '(1)') + document('nameless 1', '(1)', '-'));
    place.write('n2', document('nameless 1', '(1)', '-') + document('', '(1)', '(1)'));
    const { code, stdout, stderr } = place.run(['score', 'n1', 'n2', '--json', '--per-document']);
    expect([code, stderr.includes('duplicate')]).toEqual([0, false]);
    const [system] = JSON.parse(stdout).systems;
    expect(system.perDocument.map(({ id, conll }: { id: string; conll: number }) => [id, conll])).toEqual([
      ['', 1],
      ['nameless 1', null],
    ]);
  });
});

describe('a file is read to the same result however it is cut', () => {
  /** Runs with one thread and with two, which must print the same. */
  function bothWays(file: string, content: string) {
    place.write(file, content);
    const [one, two] = ['1', '2'].map((jobs) =>
      place.run(['score', file, file, '--metrics', 'mentions', '--jobs', jobs]),
    );
    expect(two).toEqual(one);
    return one;
  }
  /** Token lines of about `bytes` bytes in total. */
  const rows = (bytes: number) =>
    Array.from({ length: Math.ceil(bytes / 11) }, (_, i) => row(i % 10, '-')).join('');

  it('with a line before a first document of more than one piece', () => {
    const { stderr } = bothWays(
      'pre',
      `junk\n#begin document (a)\n${rows(700_000)}${row(1, '(1)')}#end document\n`,
    );
    expect(stderr).toContain('pre:1:1: warning[conll/outside]');
  });

  it('with a header in the middle of a line where a window begins', () => {
    const head = '#begin document (a)\n';
    const inside = '#begin document (b)\tx\t(1)\n';
    // The word is at the start of a window, whether windows overlap by 8 KiB or not at all.
    for (const border of [(1 << 20) - (8 << 10), 1 << 20]) {
      const body = rows(border - 1000);
      const filler = `d\t0\t0\t${'w'.repeat(border - head.length - body.length - 'd\t0\t0\t'.length)}`;
      const text = `${head}${body}${filler}${inside}${rows(1_100_000)}#end document\n`;
      expect(text.indexOf(inside)).toBe(border);
      expect(bothWays('mid', text).stdout).toContain('1 document ');
    }
  });

  it('with the end of a document at the end of a window of the engine', () => {
    const window = 512 << 10;
    const end = '#end document';
    const body = rows(window - 1000);
    const last = (length: number) => `d\t0\t0\t${'w'.repeat(length - 'd\t0\t0\t\t-\n'.length)}\t-\n`;
    const first = `${body}${last(window - body.length - end.length)}${end}`;
    expect(first).toHaveLength(window);
    const { stderr } = bothWays('cut', `#begin document (a)\n${first}\n${document('(b)', '(1)')}junk\n`);
    const lines = first.split('\n').length + 1;
    expect(stderr.match(/warning\[conll\/outside\]/g)).toHaveLength(1);
    expect(stderr).toContain(`cut:${lines + 4}:1: warning[conll/outside]`);
  });

  it('with a last line that has neither a line feed nor all columns', () => {
    const text = '#begin document (a)\nd\t0\t0\tw\t(x\nd\t0\t1\tw\tx)\nd\t-';
    const withoutName = ({ stdout, stderr }: Outcome) => (stdout + stderr).replaceAll('o2', 'o1');
    expect(withoutName(bothWays('o1', text))).toBe(withoutName(bothWays('o2', `${text}\n`)));
  });
});

describe('memory', () => {
  it('does not grow with the columns of the first token', () => {
    place.write('tabs', `#begin document (a)\n${'\t'.repeat(8_000_000)}(1)\n#end document\n`);
    const { code, stdout } = runNode(memory(100), [
      'score',
      'tabs',
      'tabs',
      '--metrics',
      'mentions',
      '--csv',
    ]);
    expect([code, stdout.split('\n')[1]]).toEqual([0, 'tabs,,mentions,1,1,1,1,1,1,1']);
  });

  it('does not grow with documents that have been read', () => {
    const many = Array.from({ length: 60_000 }, (_, i) => document(String(i), '(1)')).join('');
    place.write('many', many);
    const { code, stdout } = runNode(memory(100), [
      'score',
      'many',
      'many',
      '--metrics',
      'mentions',
      '--json',
    ]);
    expect([code, JSON.parse(stdout).key.documents]).toEqual([0, 60_000]);
  });

  it('holds the counts of documents, and not their scores', () => {
    const many = Array.from({ length: 20_000 }, (_, i) => document(String(i), '(1)', '(1)')).join('');
    place.write('documents', many);
    const { code, stdout } = runNode(memory(80), [
      'score',
      'documents',
      'documents',
      '--per-document',
      '--json',
    ]);
    expect(code).toBe(0);
    const { perDocument } = JSON.parse(stdout).systems[0];
    const { id, conll } = perDocument[19_999];
    expect([perDocument.length, id, conll]).toEqual([20_000, '19999', 1]);
  });
});

describe('an archive', () => {
  it('that expands to more than --max-size is refused', () => {
    place.write('key.gz', gzipSync(document('(a)', '(1)', '(1)') + '\n'.repeat(3_000_000)));
    const { code, stderr } = place.run(['score', 'key.gz', 'key.gz', '--max-size', '2M']);
    expect(code).toBe(1);
    expect(stderr).toBe(`key.gz: error[file/too-large]: The archive expands to more than 2097152 bytes.
  expected: an archive that expands to no more than --max-size
  help: if the archive can be trusted, raise the limit, as in --max-size 50G, or unpack it first
  more: corefeval help file/too-large
`);
    expect(place.run(['score', 'key.gz', 'key.gz', '--max-size', '3M']).code).toBe(0);
    expect(place.run(['score', 'key.gz', 'key.gz', '--max-size', 'much']).code).toBe(2);
  });
});

describe('WebAssembly', () => {
  const args = ['score', 'small', 'small'];
  it.each([
    ['--jitless', 'error: WebAssembly is needed for scoring, but is not available.'],
    ['--wasm-max-mem-pages=10', 'error: WebAssembly cannot allocate memory ('],
  ])('that cannot be started is reported: %s', (option, message) => {
    place.write('small', document('(a)', '(1)', '(1)'));
    const { code, stderr } = runNode([option], args);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
  });

  it('without memory for a long document leaves it to the other reader', () => {
    const rows = Array.from({ length: 60_000 }, (_, i) => row(i % 90, i % 9000 === 0 ? '(1)' : '-')).join('');
    place.write('long', `#begin document (a)\n${rows}#end document\n`);
    const usual = place.run(['score', 'long', 'long', '--csv']);
    const short = runNode(['--wasm-max-mem-pages=90'], ['score', 'long', 'long', '--csv']);
    expect(short).toEqual(usual);
  });
});
