/** Output to the terminal, and the exit code if nothing can be written. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visible } from '../../src/problems/render.ts';
import { Workplace } from '../support/cli.ts';

const ESC = '\x1b[31m';
/** Escape, the same as one character, bell, carriage return, delete. */
const EVIL = `${ESC}\x9b31m\x07\r\x7f`;
const CONTROL = /[\x00-\x09\x0b-\x1f\x7f-\x9f]/;

const text = (name: string, second: number) =>
  `#begin document (${name}); part 000\nx\t0\t0\tIt\t(1)\nx\t0\t1\tit\t(${second})\n#end document\n`;
const tbf = (name: string) =>
  `#BeginOfDocument ${name}\nsys\t${name}\tE1${ESC}\t0,4\tdied${ESC}\tDie${ESC}\tActual\nsys\t${name}\tE2\t5,9\tdied\tDie\tActual\n` +
  `@Coreference\tC1${ESC}\tE1${ESC},E2\n#EndOfDocument\n`;

/** Command lines with titles that can be printed to a terminal. */
const titled = (lines: readonly string[][]) =>
  lines.map((args): [string, string[]] => [visible(args.join(' ')), args]);

const place = new Workplace();
afterAll(() => place.remove());

const file = `a${ESC}\x9b.conll`;
const nuggets = `n${ESC}\x9b.tbf`;

beforeAll(() => {
  place.write('key.conll', text('a', 1));
  place.write('low.conll', text('a', 2));
  place.write('evil.key', text(`a${ESC}\x9b31m`, 1));
  place.write(file, text(`a${ESC}\x9b31m`, 2));
  place.write('gold.tbf', tbf(`d${ESC}\x9b31m`));
  place.write(nuggets, tbf(`d${ESC}\x9b31m`));
  place.write('formula.key', text('=1+1', 1));
  place.write('-x.conll', text('=1+1', 2));
});

describe('control characters do not reach a terminal', () => {
  const kinds = [[], ['--json'], ['--csv'], ['--tsv'], ['--markdown'], ['--latex']];
  const nuggetScore = ['nuggets', 'score', 'gold.tbf', nuggets, '--per-document', '--per-type'];
  it.each(
    titled([
      ...kinds.map((kind) => ['score', 'evil.key', file, '--per-document', ...kind]),
      ...kinds.map((kind) => ['score', 'evil.key', file, 'evil.key', '--per-document', ...kind]),
      ['score', 'evil.key', file, '--document', `a${ESC}\x9b31m`],
      ['score', 'evil.key', file, '--fail-under', 'muc=99'],
      ['score', 'evil.key', `missing${EVIL}`],
      ['score', 'evil.key', `missing${EVIL}*`],
      ['score', 'evil.key', file, `--${EVIL}`],
      ['score', 'evil.key', file, '--match', EVIL],
      ['score', 'evil.key', file, '--metrics', EVIL],
      ['score', 'evil.key', file, '--blanc-weight', EVIL],
      ['score', 'evil.key', file, '--fail-under', `${EVIL}=1`],
      ['score', 'evil.key', file, '-o', `no${EVIL}/\x00`.replace('\x00', '..'), '--counts', '.'],
      [EVIL],
      ['nuggets', EVIL],
      ['merge', file],
      ...kinds.map((kind) => [...nuggetScore, ...kind]),
      [...nuggetScore, 'gold.tbf'],
      ['nuggets', 'compare', 'gold.tbf', nuggets],
      ['nuggets', 'compare', 'gold.tbf', nuggets, '--json'],
      ['nuggets', 'compare', 'gold.tbf', nuggets, '--attributes', `x${ESC}=9`],
      ['nuggets', 'check', nuggets],
      ['nuggets', 'check', nuggets, '--json'],
      ['nuggets', 'check', nuggets, '--types', `missing${EVIL}`],
      ['nuggets', 'check', nuggets, '-t', `missing${EVIL}`],
      ['nuggets', 'to-brat', nuggets, '-o', file],
      ['nuggets', 'from-brat', `missing${EVIL}`],
      ['tokenize', `missing${EVIL}`],
      ['tokenize', '.', '-e', EVIL],
      ['evmeval', `--${EVIL}`],
    ]),
  )('%s', (_, args) => {
    const { stdout, stderr, code } = place.run(args);
    expect(code).not.toBeNull();
    expect(stderr).not.toMatch(CONTROL);
    // A TSV has tabs.
    expect(stdout.replaceAll('\t', ' ')).not.toMatch(CONTROL);
  });

  it('in messages of a drop-in, whose output is that of the original', () => {
    const { code, stderr } = place.run(['evmeval', '-g', 'gold.tbf', '-s', 'gold.tbf', '-o', `${file}/x`]);
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^evmeval: The directory a\ufffd/),
    });
    expect(stderr).not.toMatch(CONTROL);
  });

  it('and JSON keeps them, escaped', () => {
    const { stdout } = place.run(['score', 'evil.key', file, '--json']);
    expect(JSON.parse(stdout).systems[0].name).toBe(file);
  });
});

describe('cells that begin a formula', () => {
  const cells = (...args: string[]) =>
    place
      .run(['score', 'formula.key', './-x.conll', '--per-document', '--metrics', 'muc', ...args])
      .stdout.trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(/[,\t]/).slice(0, 2));

  it.each(['--csv', '--tsv'])('are made texts in %s, unless --raw is given', (kind) => {
    place.write('formula.key', text('=1+1', 1).replace('(=1+1); part 000', '=1+1'));
    place.write('-x.conll', text('=1+1', 2).replace('(=1+1); part 000', '=1+1'));
    expect(cells(kind)).toEqual([
      ["'-x.conll", ''],
      ["'-x.conll", "'=1+1"],
    ]);
    expect(cells(kind, '--raw')).toEqual([
      ['-x.conll', ''],
      ['-x.conll', '=1+1'],
    ]);
  });

  it('need --csv or --tsv for --raw', () => {
    expect(place.run(['score', 'key.conll', 'low.conll', '--raw'])).toMatchObject({
      code: 2,
      stderr: 'error: --raw needs --csv or --tsv.\n',
    });
  });
});

describe('the exit code is that of the result', () => {
  const status = (line: string) => place.shell(`${line}; echo "\${PIPESTATUS[0]}"`).stdout.trim();
  const low = 'corefeval score key.conll low.conll --fail-under muc=50';

  it.each([
    ['1', `${low} 2>/dev/null | true`],
    ['1', `${low} --json 2>&1 | true`],
    ['0', 'corefeval score key.conll key.conll --fail-under muc=50 2>/dev/null | true'],
    ['1', 'corefeval score key.conll not-there 2>&1 | true'],
    ['2', 'corefeval score --unknown 2>&1 | true'],
    ['1', `corefeval nuggets check key.conll 2>/dev/null | true`],
    ['1', 'corefeval evmeval -g not-there -s not-there 2>&1 | true'],
  ])('%s, if the reader of the output has gone: %s', (code, line) => {
    // Makes sure that the reader has exited before anything is written.
    expect(
      status(line.replace('corefeval', 'sleep 0.2; corefeval').replace(/^(.*) \| true$/, '{ $1; } | true')),
    ).toBe(code);
  });

  it.each([
    ['0', 'corefeval score key.conll key.conll'],
    ['1', low],
    ['1', 'corefeval score key.conll not-there'],
    ['2', 'corefeval score --unknown'],
    ['1', 'corefeval nuggets check not-there'],
    ['2', 'corefeval evmeval --unknown'],
    ['0', 'corefeval scorer.pl muc key.conll low.conll'],
  ])('%s, if standard error is full or closed: %s', (code, line) => {
    for (const stderr of ['2>/dev/full', '2>&-']) expect(status(`${line} ${stderr} >/dev/null`)).toBe(code);
  });

  it('1, if standard output is full', () => {
    expect(status('corefeval score key.conll key.conll >/dev/full 2>/dev/null')).toBe('1');
  });
});

describe('every problem names its file', () => {
  it.each(
    titled([
      ['score', 'key.conll', 'key.conll', '--strict'],
      ['score', 'key.conll', 'low.conll', '--metrics', 'blanc_gold,bcub_0'],
      ['score', 'key.conll', 'low.conll', '--document', 'x'],
      ['score', 'no/*.conll', 'low.conll'],
      ['nuggets', 'score', 'gold.tbf', 'gold.tbf'],
      ['nuggets', 'score', 'gold.tbf', 'gold.tbf', '-t', 'not-there'],
      ['nuggets', 'score', 'gold.tbf', 'gold.tbf', '-t', '.'],
      ['nuggets', 'check', 'gold.tbf', '--types', 'not-there'],
      ['nuggets', 'compare', 'gold.tbf', 'gold.tbf'],
      ['nuggets', 'to-brat', 'tokens.tbf', '-o', 'out'],
      ['nuggets', 'from-brat', 'x.ann', '-t', '.'],
      ['nuggets', 'from-brat', 'x.ann', '-x', '.'],
      ['nuggets', 'from-ere', '-t', 'low.conll', '-a', '.', '--ae', 'ann'],
    ]),
  )('%s', (_, args) => {
    place.write('x.ann', 'T1\tDie 0 4\tdied\nE1\tDie:T1\n');
    place.write('y.ann', '');
    place.write('tokens.tbf', '#BeginOfDocument d\ns\td\tE1\t1\tdied\tDie\tActual\n#EndOfDocument\n');
    const { stdout, stderr } = place.run(args);
    const problems = `${stdout}${stderr}`.split('\n').filter((line) => /(?:error|warning)\[/.test(line));
    expect(problems).not.toEqual([]);
    for (const line of problems) expect(line).toMatch(/^(?!\d)\S+: (?:error|warning)\[/);
  });
});
