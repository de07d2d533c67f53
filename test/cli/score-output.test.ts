/** What `score` prints, in every kind of output. */
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { version } from '../../src/version.ts';
import { MAIN } from '../support/cli.ts';
import { example, file, KEY, RESPONSE, ScorePlace } from '../support/score-place.ts';

const place = new ScorePlace();
afterAll(() => place.remove());
const { score, json } = place;
const hasScript = spawnSync('script', ['--version']).status === 0;
/** A line without the version and the numbers that change with it. */
const steady = (text: string) => text.replaceAll(`v:${version}`, 'v:VERSION');

describe('output', () => {
  it('is a table on standard output, and nothing else', () => {
    const { code, stdout, stderr } = score('key.conll', 'response.conll');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(steady(stdout)).toMatchInlineSnapshot(`
      "key       key.conll       2 documents  41 tokens  17 mentions   8 entities  2 singletons
      response  response.conll  2 documents  41 tokens  16 mentions  10 entities  6 singletons

                           Recall                Precision                   F1
      Mentions              94.12  (16 / 17)        100.00  (16 / 16)     96.97
      MUC                   55.56  (5 / 9)           83.33  (5 / 6)       66.67
      B³                    69.61  (11.83 / 17)      90.63  (14.50 / 16)  78.74
      CEAFm                 76.47  (13 / 17)         81.25  (13 / 16)     78.79
      CEAFe                 84.88  (6.79 / 8)        67.90  (6.79 / 10)   75.45
      BLANC                 67.59                    78.43                72.38
        coreference links   50.00  (6 / 12)          66.67  (6 / 9)       57.14
        other links         85.19  (46 / 54)         90.20  (46 / 51)     87.62
      LEA                   52.94  (9 / 17)          62.50  (10 / 16)     57.32
      CoNLL average                                                       73.62

      signature: metrics:mentions+muc+bcub+ceafm+ceafe+blanc+lea|match:exact|singletons:keep|duplicates:first|average:micro|v:VERSION|key:a9d40b625aa661a0
      "
    `);
  });

  it('is a leaderboard for several responses, which go by what is different in their paths', () => {
    place.write('a/sys.conll', RESPONSE);
    place.write('b/sys.conll', KEY);
    const { code, stdout } = score('key.conll', 'a/sys.conll', 'b/sys.conll', '--metrics', 'muc,bcub,ceafe');
    expect(code).toBe(0);
    expect(steady(stdout)).toMatchInlineSnapshot(`
      "key       key.conll    2 documents  41 tokens  17 mentions   8 entities  2 singletons
      response  a/sys.conll  2 documents  41 tokens  16 mentions  10 entities  6 singletons
      response  b/sys.conll  2 documents  41 tokens  17 mentions   8 entities  2 singletons

                         MUC                      B³                      CEAFe            CoNLL
      System        R       P      F1        R       P      F1        R       P      F1       F1
      b        100.00* 100.00* 100.00*  100.00* 100.00* 100.00*  100.00* 100.00* 100.00*  100.00*
      a         55.56   83.33   66.67    69.61   90.63   78.74    84.88   67.90   75.45    73.62
      * best of its column, as printed

      signature: metrics:muc+bcub+ceafe|match:exact|singletons:keep|duplicates:first|average:micro|v:VERSION|key:a9d40b625aa661a0
      "
    `);
    expect(
      json('key.conll', 'response.conll', 'b/sys.conll').systems.map(({ name }: { name: string }) => name),
    ).toEqual(['response.conll', 'sys.conll']);
  });

  it('is JSON of the documented shape', () => {
    const value = json('key.conll', 'response.conll');
    expect(Object.keys(value)).toEqual(['schema', 'signature', 'version', 'average', 'key', 'systems']);
    expect(value.version).toBe(version);
    expect(value.key).toEqual({
      path: 'key.conll',
      format: 'conll',
      formats: [{ format: 'conll', reason: 'a line begins with "#begin document"', files: 1, facts: [] }],
      documents: 2,
      tokens: 41,
      mentions: 17,
      entities: 8,
      singletons: 2,
    });
    const [system] = value.systems;
    expect(system).toMatchObject({
      name: 'response.conll',
      path: 'response.conll',
      documents: 2,
      warnings: [],
    });
    expect(system.scores.muc).toEqual({
      recall: 5 / 9,
      precision: 5 / 6,
      f1: expect.closeTo(2 / 3, 12),
      counts: { recall: [5, 9], precision: [5, 6] },
    });
    expect(Object.keys(system.scores.blanc)).toEqual(['recall', 'precision', 'f1', 'coref', 'noncoref']);
  });

  it.each([
    ['--csv', /^system,document,metric,/],
    ['--tsv', /^system\tdocument\tmetric\t/],
    ['--markdown', /^\| {2}\| Recall \| Precision \| F1 \|\n/],
    ['--latex', /\n\\begin\{tabular\}\{lrrr\}\n/],
  ])('is %s', (option, expected) => {
    const { code, stdout, stderr } = score('key.conll', 'response.conll', option);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(expected);
  });

  it('is one kind at a time', () => {
    expect(score('key.conll', 'response.conll', '--json', '--csv')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'error: Only one kind of output at a time: --json, --csv.\n',
    });
  });

  it.each([{}, { FORCE_COLOR: '1' }, { FORCE_COLOR: '3' }, { CLICOLOR_FORCE: '1' }])(
    'has no colour if it is not a terminal (%j)',
    (env) => {
      for (const response of ['response.conll', 'not-there.conll']) {
        const { stdout, stderr } = place.run(['score', 'key.conll', response], { env });
        expect(stdout + stderr).not.toContain('\u001b');
      }
    },
  );

  // `script` of util-linux runs a command on a terminal of its own.
  it.runIf(hasScript)('has colours on a terminal, unless NO_COLOR is set', () => {
    const typed = (setting: string) =>
      place.shell(
        `unset NO_COLOR FORCE_COLOR; export ${setting}; script -qec "'${process.execPath}' '${MAIN}' score key.conll response.conll" /dev/null`,
      ).stdout;
    expect(typed('COLUMNS=120')).toContain('\u001b[1m');
    for (const setting of ['NO_COLOR=1', 'NO_COLOR=1 FORCE_COLOR=1', 'FORCE_COLOR=0']) {
      expect(typed(setting)).toContain('signature: ');
      expect(typed(setting)).not.toContain('\u001b');
    }
  });

  it('ends quietly when its reader has enough', () => {
    const many = Array.from({ length: 5000 }, (_, i): [string, string] => [`(d${i})`, '(1)']);
    place.write('many.conll', file(...many));
    place.write('first.conll', file(['(d0)', '(1)']));
    const closed = place.shell(
      'corefeval score many.conll many.conll --per-document --csv 2>err | head -1; cat err',
    );
    expect(closed.stdout.split('\n')[0]).toMatch(/^system,document,/);
    expect(closed.stdout).not.toMatch(/EPIPE|at .*\.js/);
    const both = place.shell('corefeval score many.conll first.conll --per-document 2>&1 | head -1');
    expect(both).toMatchObject({ code: 0, stderr: '' });
    expect(both.stdout.split('\n')).toHaveLength(2);
  });
});

describe('--ci', () => {
  const compared = ['key', 'ours', 'theirs'].map((name) => {
    place.write(`ci-${name}.conll`, example(`compare/${name}.conll`));
    return `ci-${name}.conll`;
  });
  const [key, ours, theirs] = compared;

  it('shows the intervals of compare in every kind of output', () => {
    const { scores } = JSON.parse(place.run(['compare', key, ours, theirs, '--json', '-q']).stdout);
    const {
      systems: [system],
    } = json(key, ours, '--ci');
    expect(system.intervals.conll).toEqual(scores['ci-ours.conll'].conll.interval);
    expect(system.intervals.scores.lea.f1).toEqual(scores['ci-ours.conll'].lea.interval);
    const [low, high] = system.intervals.conll.map((end: number) => (100 * end).toFixed(2));
    for (const kind of [[], ['--markdown'], ['--latex']]) {
      const { stdout } = score(key, ours, '--ci', ...kind);
      expect(stdout.replaceAll('\\', '').replaceAll('{[}', '[')).toContain(`[${low}, ${high}]`);
      expect(stdout).toContain('interval:adjusted|resamples:10000|seed:12345|documents:12|v:');
    }
    const rows = score(key, ours, '--ci', '--csv')
      .stdout.trim()
      .split('\n')
      .map((line) => line.split(','));
    expect(rows[0].slice(-2)).toEqual(['f1_low', 'f1_high']);
    expect(rows.at(-1)?.slice(-2).map(Number)).toEqual(system.intervals.conll);
  });

  it('puts an interval beside each F1 of several systems', () => {
    const { stdout } = score(key, ours, theirs, '--ci', '--metrics', 'lea', '-q');
    expect(stdout).toMatch(/^System +R +P +F1 +95 %$/m);
    expect(stdout).toMatch(/^ci-ours\.conll +\S+ +\S+ +84\.61\* \[77\.43, 90\.99\]$/m);
  });

  it('takes a method, a number of resamples and a seed, which are refused without it', () => {
    const options = ['--interval', 'percentile', '--resamples', '50', '--seed', '3'];
    expect(score(key, ours, '--ci', ...options).stdout).toContain('interval:percentile|resamples:50|seed:3|');
    const { code, stderr } = score(key, ours, '--seed', '3');
    expect({ code, stderr: stderr.split('\n')[0] }).toEqual({ code: 2, stderr: 'error: --seed needs --ci.' });
  });

  it('draws the interval into the page', () => {
    score(key, ours, '--ci', '-o', 'ci.html');
    expect(place.read('ci.html')).toContain('95 % interval [82.75, 92.80]');
  });
});
