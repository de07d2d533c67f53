/** Output to the terminal, and the exit code if nothing can be written. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visible } from '../../src/problems/render.ts';
import { width } from '../../src/report/table/text-width.ts';
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

/** The names of the verbs in the help. */
const reference = (help: string): string[] =>
  [...help.matchAll(/^ {2}([a-z][a-z.-]*) {2,}\S/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== 'help');

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

describe('help', () => {
  const verbs = [
    ...reference(place.run(['--help']).stdout),
    'nuggets score',
    'nuggets check',
    'evmeval',
    'coval',
  ];

  it('knows the verbs', () => {
    expect(verbs).toEqual(expect.arrayContaining(['score', 'compare', 'gate', 'serve', 'tokenize', 'ui']));
  });

  it.each(['', ...verbs].flatMap((verb) => [`${verb} --help`, `${verb} --help all`]))(
    'of %s fits 80 columns',
    (line) => {
      const args = line.split(' ').filter((word) => word !== '');
      const { stdout, code } = place.run(args, { env: { COLUMNS: '80' } });
      expect(code).toBe(0);
      expect(stdout.length).toBeGreaterThan(100);
      expect(stdout.split('\n').filter((row) => width(row) > 80)).toEqual([]);
    },
  );

  it('is not wrapped without a width, so that other programs can read it', () => {
    expect(place.run(['compare', '--help']).stdout).not.toContain('\\\n');
  });
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
      ['nuggets', 'convert', nuggets, '--output-dir', file],
      ['nuggets', 'convert', '-f', 'brat', `missing${EVIL}`],
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
    ['3', `${low} 2>/dev/null | true`],
    ['3', `${low} --json 2>&1 | true`],
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
    ['3', low],
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
      ['nuggets', 'convert', 'tokens.tbf', '--output-dir', 'out'],
      ['nuggets', 'convert', 'x.ann', '-t', '.'],
      ['nuggets', 'convert', 'x.ann', '-x', '.'],
      ['nuggets', 'convert', '.', '-f', 'ere', '-x', 'low.conll', '-e', 'ann'],
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

describe('the width of tables', () => {
  const several = ['key.conll', 'low.conll', '漢字漢字漢字漢字漢字漢字漢字.conll'];
  const lines = (args: readonly string[], COLUMNS?: string) =>
    place
      .run(args, COLUMNS === undefined ? {} : { env: { COLUMNS } })
      .stdout.split('\n')
      .filter((line) => / {2}/.test(line)); // rows of tables: titles, notes and signatures are whole sentences

  beforeAll(() => {
    place.write(several[2], text('a', 2));
    place.write('sub/a-long-name-of-a-gold-file.tbf', tbf('d'));
  });

  const verbs = [
    ['score', 'key.conll', 'low.conll', '--per-document'],
    ['score', 'key.conll', ...several, '--per-document'],
    ['score', 'key.conll', ...several, '--f1-only', '--metrics', 'all'],
    ['score', 'key.conll', ...several, '--metrics', 'all'],
    [
      'nuggets',
      'score',
      'sub/a-long-name-of-a-gold-file.tbf',
      'sub/a-long-name-of-a-gold-file.tbf',
      '--per-type',
      '--per-document',
    ],
    ['nuggets', 'score', 'gold.tbf', nuggets, 'gold.tbf', '--per-type'],
    ['compare', 'key.conll', ...several, '--resamples', '100'],
    ['analyze', 'key.conll', ...several, '--examples', '0'],
    ['agree', 'key.conll', ...several, '--list', '0', '--resamples', '100'],
  ];
  it.each(
    ['60', '80', '120'].flatMap((columns) =>
      titled(verbs).map(([title, args]) => [columns, title, args] as const),
    ),
  )('is at most %s columns: %s', (columns, _, args) => {
    for (const line of lines(args, columns)) expect(width(line)).toBeLessThanOrEqual(Number(columns));
  });

  it('is not limited without COLUMNS and a terminal', () => {
    const wide = lines(['score', 'key.conll', ...several]);
    expect(wide.some((line) => width(line) > 160)).toBe(true);
    expect(wide.join()).toContain(several[2]);
    expect(lines(['score', 'key.conll', ...several], 'wide')).toEqual(wide);
  });
});

describe('a response that cannot be scored', () => {
  beforeAll(() => place.write('broken.conll', text('a', 2).replace('(1)', '(1')));

  it.each([[['missing.conll']], [['broken.conll']], [['broken.conll', 'missing.conll']]])(
    'is named and left out, and the others are scored: %j',
    (bad) => {
      const { code, stdout, stderr } = place.run(['score', 'key.conll', ...bad, 'low.conll', 'key.conll']);
      expect(code).toBe(1);
      expect(stdout).toMatch(/^key\.conll +100\.00\* .*\nlow\.conll +100\.00\* /m);
      expect(stdout).toContain(`Left out, because of errors: ${bad.join(', ')}\n`);
      for (const name of bad)
        expect(stderr).toContain(`error: ${name} is left out: it cannot be scored.\n${name}:`);
    },
  );

  it('ends the run if there is no other, or the key is the broken one', () => {
    for (const args of [
      ['key.conll', 'broken.conll'],
      ['key.conll', 'broken.conll', 'missing.conll'],
      ['broken.conll', 'key.conll', 'low.conll'],
    ]) {
      const { code, stdout, stderr } = place.run(['score', ...args]);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr.match(/\[conll\/unclosed\]/g)).toHaveLength(1);
    }
  });

  it('is left out of nugget scores, too', () => {
    place.write('broken.tbf', '#BeginOfDocument d\nx\td\tE1\n#EndOfDocument\n');
    place.write('plain.tbf', tbf('d').replaceAll(ESC, ''));
    const { code, stdout, stderr } = place.run(['nuggets', 'score', 'plain.tbf', 'broken.tbf', 'plain.tbf']);
    expect(code).toBe(1);
    expect(stdout).toContain('100.00');
    expect(stderr).toMatch(/^error: broken is left out: it cannot be scored\.\nbroken\.tbf:2/m);
  });
});

describe('warnings of several systems', () => {
  it('are below the name of their system, those of the key once', () => {
    place.write('repeats.key', text('a', 1).replace('\t(1)\n', '\t(1)|(1)\n'));
    place.write('extra.conll', text('a', 2) + text('b', 2));
    const { stderr } = place.run(['score', 'repeats.key', 'extra.conll', 'low.conll']);
    expect(stderr.match(/^repeats\.key:/gm)).toHaveLength(1);
    expect(stderr).toMatch(/^warnings of extra\.conll:\nextra\.conll.*warning\[document\/extra\]/m);
    expect(stderr).toMatch(/^warnings of low\.conll:\nlow\.conll: warning\[mentions\/gold\]/m);
  });
});
