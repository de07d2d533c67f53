import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { formats } from '../../src/formats/index.ts';
import { metrics } from '../../src/metrics/index.ts';
import { version } from '../../src/version.ts';
import { MAIN, Workplace } from '../support/cli.ts';

const place = new Workplace();
afterAll(() => place.remove());

const hasScript = spawnSync('script', ['--version']).status === 0;
const example = (name: string) => readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');
const [KEY, RESPONSE] = ['key.conll', 'response.conll'].map(example);
place.write('key.conll', KEY);
place.write('response.conll', RESPONSE);

/** A file of documents; each is a name and its cells. */
const file = (...documents: [name: string, ...cells: string[]][]) =>
  documents
    .map(
      ([name, ...cells]) =>
        `#begin document ${name}\n${cells.map((cell, i) => `w${i}\t${cell}\n`).join('')}#end document\n`,
    )
    .join('');

const score = (...args: string[]) => place.run(['score', ...args]);
const json = (...args: string[]) => {
  const { stdout, stderr, code } = score(...args, '--json');
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return JSON.parse(stdout);
};
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

describe('options', () => {
  it('--per-document shows each document', () => {
    const [system] = json('key.conll', 'response.conll', '--per-document').systems;
    expect(system.perDocument.map(({ id }: { id: string }) => id)).toEqual([
      '(example/letter); part 000',
      '(example/bridge); part 000',
    ]);
    expect(score('key.conll', 'response.conll', '--per-document').stdout).toContain(
      'F1 by document\nDocument                    Mentions',
    );
  });

  it.each(['(example/letter); part 000', 'example/letter'])(
    '--document takes a name as it is written or bare: %s',
    (id) => {
      const { key, systems, signature } = json('key.conll', 'response.conll', '--document', id);
      expect([key.documents, systems[0].scores.muc.counts.recall]).toEqual([1, [3, 5]]);
      expect(signature).toContain('|documents:');
    },
  );

  it('--document refuses what is not there', () => {
    expect(score('key.conll', 'response.conll', '--document', 'x')).toEqual({
      code: 1,
      stdout: '',
      stderr: `key.conll: error[document/unknown]: Document x is not in the key.
  expected: one of the 2 documents of the key, such as (example/letter); part 000
  help: name it as in its "#begin document" line, or without brackets and part
`,
    });
  });

  it('--document reports no problem of documents that were not chosen', () => {
    place.write('three.key', file(['(a)', '(1)', '(1)'], ['(b)', '(1)'], ['(c)', '(1)', '(1)']));
    place.write('three.response', file(['(a)', '(1)', '(1)'], ['(d)', '(1)']));
    expect(score('three.key', 'three.response', '--document', 'a', '--metrics', 'muc').stderr).toBe('');
    expect(score('three.key', 'three.response', '--document', 'b', '--metrics', 'bcub').stderr).toContain(
      'Document (b) is in the key but not in the response.',
    );
  });

  it('--html writes a page, in which no name becomes markup', () => {
    const name = '<script>alert(1)</script> & "x"';
    place.write('evil.key', file([name, '(1)', '(1)', '(2)']));
    place.write('evil.response', file([name, '(1)', '-', '(2)']));
    const { code, stdout } = score('evil.key', 'evil.response', '--per-document', '--html');
    expect([code, stdout.startsWith('<!doctype html>')]).toEqual([0, true]);
    expect(score('evil.key', 'evil.response', '--per-document', '-o', 'page.html').stdout).toBe('');
    const page = place.read('page.html');
    expect(page).toBe(stdout);
    expect(page).toContain('B³</th><td class="number">50.00</td><td class="fraction wide">1.50 / 3</td>');
    expect(page).toContain('metrics:mentions+muc');
    expect(page).not.toContain('<script>alert');
  });

  it('--metrics chooses, by ids and by other names', () => {
    const ids = (list: string) =>
      Object.keys(json('key.conll', 'response.conll', '--metrics', list).systems[0].scores);
    expect(ids('lea, muc')).toEqual(['muc', 'lea']);
    expect(ids('B3,ceaf')).toEqual(['bcub', 'ceafe']);
    expect(ids('conll')).toEqual(['muc', 'bcub', 'ceafe']);
    expect(ids('all')).toEqual(metrics.map(({ id }) => id));
    expect(ids('standard,ari')).toEqual(['mentions', 'muc', 'bcub', 'ceafm', 'ceafe', 'blanc', 'lea', 'ari']);
  });

  it('--blanc-weight and --lea-importance change the score and the signature', () => {
    const options = ['--blanc-weight', '1', '--lea-importance', 'uniform'];
    const { systems, signature } = json('key.conll', 'response.conll', ...options);
    const { blanc, lea } = systems[0].scores;
    expect(blanc.f1).toBe(blanc.coref.f1);
    expect(lea.counts.recall[1]).toBe(8);
    expect(signature).toContain('|blanc-weight:1|lea-importance:uniform|');
  });

  it('--singletons drop leaves them out on both sides', () => {
    place.write('single.key', file(['(d)', '(1)', '(1)', '(2)']));
    place.write('single.response', file(['(d)', '(1)', '(1)', '-', '(3)']));
    const counts = (...args: string[]) =>
      json('single.key', 'single.response', ...args).systems[0].scores.bcub.counts;
    expect(counts()).toEqual({ recall: [2, 3], precision: [2, 3] });
    expect(counts('--singletons', 'drop')).toEqual({ recall: [2, 2], precision: [2, 2] });
  });

  // The key has tokens 0 and 1 together, and 2 alone; the response has 0 and 1 together, and 1 and 2.
  place.write('apart.conll', file(['(d)', '(1)', '(1)', '(2)']));
  place.write('twice.conll', file(['(d)', '(1)', '(1)|(2)', '(2)']));

  it.each([
    ['first', [3, 3], [3, 3]],
    ['last', [2, 3], [2, 3]],
    ['drop', [1.5, 3], [2, 2]],
    ['merge', [3, 3], [expect.closeTo(5 / 3, 12), 3]],
  ])('--duplicates %s decides where a repeated mention goes', (policy, recall, precision) => {
    const { stdout, stderr } = score('apart.conll', 'twice.conll', '--duplicates', policy, '--json');
    const { systems, signature } = JSON.parse(stdout);
    expect(systems[0].scores.bcub.counts).toEqual({ recall, precision });
    expect(signature).toContain(`|duplicates:${policy}|`);
    expect(stderr).toContain(
      'twice.conll:3: warning[mention/shared]: The mention "w1" (token 1) is in entity 1 and in entity 2.\n',
    );
  });

  it('--duplicates error refuses', () => {
    const { code, stdout, stderr } = score('apart.conll', 'twice.conll', '--duplicates', 'error');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('twice.conll:3: error[mention/shared]:');
  });

  it('--average macro is the mean over documents', () => {
    const value = json('key.conll', 'response.conll', '--average', 'macro', '--metrics', 'muc');
    expect(value.average).toBe('macro');
    expect(value.signature).toContain('average:macro');
    expect(value.systems[0].scores.muc).toMatchObject({ documents: 2, recall: (3 / 5 + 2 / 4) / 2 });
  });

  it('--fail-under decides the exit code, and says why', () => {
    const run = (bound: string) => {
      const { code, stderr, stdout } = score('key.conll', 'response.conll', '--fail-under', bound);
      expect(stdout).toContain('CoNLL average');
      return [code, stderr];
    };
    expect(run('conll=73.6')).toEqual([0, '']);
    expect(run('conll=73.7')).toEqual([3, 'fail: conll of response.conll is 73.62, below 73.7\n']);
    expect(run('muc=67')).toEqual([3, 'fail: muc of response.conll is 66.67, below 67\n']);
  });

  it.each([
    [['--fail-under', 'ari=1'], 'error: --fail-under names "ari", which is not a metric of this run.\n'],
    [
      ['--fail-under', 'conll=1', '--metrics', 'muc'],
      'error: --fail-under names "conll", which is not a metric of this run.\n',
    ],
    [
      ['--metrics', 'b4'],
      /^error: Unknown metric "b4"\. Did you mean "bcub"\?\n {2}help: Choose from: all, standard, mentions, muc, /,
    ],
    [['--nonsense'], /^error: unknown option '--nonsense'\n/],
    [['--strict', '--lenient'], /cannot be used with option/],
    [['--coref-column', '0'], /Expected a whole number other than 0, or last\./],
    [['--coref-column', 'x'], /Expected a number\./],
    [['--fail-under', 'conll'], /Expected METRIC=X, such as conll=60\./],
    [['--blanc-weight', '2'], 'error: The BLANC weight must be a number from 0 to 1, but is 2.\n'],
    [['--duplicates', 'x'], /Allowed choices are first, last, drop, merge, error\./],
    [
      ['--format', 'x'],
      `error: option '-f, --format <id>' argument 'x' is invalid. Unknown value "x". Allowed choices are ${formats.map(({ id }) => id).join(', ')}.\n(corefeval VERB --help shows the options)\n`,
    ],
    [['--format', 'conl'], /Unknown value "conl"\. Did you mean "conll"\?/],
  ])('that are wrong are usage errors: %j', (options, stderr) => {
    const outcome = score('key.conll', 'response.conll', ...options);
    expect(outcome).toMatchObject({ code: 2, stdout: '' });
    if (typeof stderr === 'string') expect(outcome.stderr).toBe(stderr);
    else expect(outcome.stderr).toMatch(stderr);
  });

  it('--coref-column names the column', () => {
    place.write('column.conll', KEY.replace(/\t([^\t\n]*)$/gm, '\t$1\textra'));
    const by = (column: string) =>
      score('column.conll', 'column.conll', '--coref-column', column, '--metrics', 'muc');
    for (const column of ['5', '-2']) {
      expect(by(column).stdout).toContain('100.00  (9 / 9)');
      expect(by(column).stdout).toContain(`|coref-column:${column}|`);
    }
    expect(score('key.conll', 'key.conll', '--coref-column', 'last', '--metrics', 'muc').stdout).toMatch(
      /100\.00 {2}\(9 \/ 9\)[\s\S]*\|coref-column:last\|/,
    );
    for (const [key, response, side] of [
      ['column.conll', 'key.conll', 'key'],
      ['key.conll', 'column.conll', 'response'],
    ]) {
      const one = score(
        key,
        response,
        `--${side}-coref-column`,
        '5',
        '--metrics',
        'muc',
        '--counts',
        'side.counts',
        '--force',
      );
      expect(one.stdout).toMatch(new RegExp(`100\\.00 {2}\\(9 / 9\\)[^#]*\\|${side}-coref-column:5\\|`));
      expect(place.run(['merge', 'side.counts']).stdout).toContain(`|${side}-coref-column:5|`);
    }
    const wrong = score('column.conll', 'column.conll', '--metrics', 'muc');
    expect([wrong.code, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).toContain('error[key/no-mentions]: No mention was read from the key.');
  });

  it('--strict makes errors of warnings', () => {
    place.write('shorter.conll', RESPONSE.slice(0, RESPONSE.lastIndexOf('#begin')));
    const relaxed = score('key.conll', 'shorter.conll');
    expect(relaxed.code).toBe(0);
    expect(
      relaxed.stderr,
    ).toBe(`key.conll:27: warning[document/missing]: Document (example/bridge); part 000 is in the key but not in the response.
  help: it is scored as if the response had no mention in it, so recall falls
`);
    const strict = score('key.conll', 'shorter.conll', '--strict');
    expect(strict).toEqual({ code: 1, stdout: '', stderr: relaxed.stderr.replace('warning[', 'error[') });
  });
});

describe('broken files', () => {
  place.write('ok.conll', file(['(a)', '(1)', '-'], ['(b)', '(1)', '(1)', '-']));
  place.write('broken.conll', file(['(a)', '(1)', '-'], ['(b)', '(1)', '(1)|22)', '(3']));

  it('are refused with the line and column in the whole file, also in the second document', () => {
    expect(score('ok.conll', 'broken.conll')).toEqual({
      code: 1,
      stdout: '',
      stderr: `broken.conll:7:8: error[conll/unopened]: Entity 22 is closed here, but was never opened.
  7 | w1  (1)|22)
  expected: "(22" on this line or earlier in the document
  help: fix the bracket, or pass --lenient to drop this mention
broken.conll:8:4: error[conll/unclosed]: A mention of entity 3 is opened here and never closed.
  8 | w2  (3
  expected: "3)" on a later line of the document
  help: fix the bracket, or pass --lenient to drop this mention
`,
    });
  });

  it('are skipped with --lenient, which is shown in the signature', () => {
    const { code, stdout, stderr } = score('ok.conll', 'broken.conll', '--lenient', '--metrics', 'muc');
    expect(code).toBe(0);
    expect(stdout).toContain('100.00  (1 / 1)');
    expect(stdout).toContain('|lenient:yes|');
    expect(stderr).toContain('broken.conll:7:8: warning[conll/unopened]:');
    expect(stderr).toContain('  help: --lenient: the closing bracket is ignored\n');
  });

  it('with a document twice are refused, or the last one counts', () => {
    place.write('double.conll', file(['(a)', '(1)', '-'], ['(b)', '-', '-'], ['(b)', '(1)', '(1)', '-']));
    const refused = score('ok.conll', 'double.conll');
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain(
      'double.conll:9: error[document/duplicate]: Document (b) begins a second time.',
    );
    expect(json('ok.conll', 'double.conll', '--lenient').systems[0].scores.muc.f1).toBe(1);
  });

  it('without a document in common are refused', () => {
    place.write('others.conll', file(['(x)', '(1)'], ['(y)', '(1)']));
    const { code, stdout, stderr } = score('ok.conll', 'others.conll');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^others\.conll:1: error\[document\/none-in-common\]/);
  });

  it('show a few problems of a kind and count the rest', () => {
    place.write('worse.conll', file(['(a)', ...Array(12).fill('5)')]));
    const { stderr } = score('ok.conll', 'worse.conll');
    expect(stderr.match(/error\[conll\/unopened\]/g)).toHaveLength(5);
    expect(stderr).toContain('… and 7 more of conll/unopened\n');
  });

  it.each([
    ['missing', undefined, 'bad: error[file/missing]: Cannot read bad: there is no such file.\n'],
    ['empty', '', 'bad: error[file/empty]: The file is empty.\n'],
    [
      'of another format',
      '{"a": 1}\n',
      'bad:1:1: error[file/format]: The format of the file is not known.\n',
    ],
    [
      'UTF-16',
      Buffer.from(`\ufeff${KEY}`, 'utf16le'),
      'bad: error[file/encoding]: The file is UTF-16, not UTF-8.\n',
    ],
    [
      'a damaged archive',
      gzipSync(KEY).subarray(0, 80),
      'bad: error[file/damaged]: The archive is damaged: unexpected end of file.\n',
    ],
  ])('that are %s are refused on either side', (_, content, message) => {
    if (content !== undefined) place.write('bad', content);
    for (const args of [
      ['bad', 'response.conll'],
      ['key.conll', 'bad'],
    ]) {
      const { code, stdout, stderr } = score(...args);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr.startsWith(message)).toBe(true);
      expect(stderr).toContain('  help: ');
      expect(stderr).not.toMatch(/\bat .*\.js/);
    }
  });

  it.each(['blanc_gold', 'all,blanc_gold'])('with differing mentions are refused by %s', (names) => {
    const { code, stdout, stderr } = score('key.conll', 'response.conll', '--metrics', names);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^response\.conll: error\[metric\/mentions-differ\]: blanc_gold needs /);
  });

  it('are scored by all metrics; blanc_gold is undefined where the mentions differ', () => {
    const { code, stdout, stderr } = score('key.conll', 'response.conll', '--metrics', 'all');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^BLANC \(gold mentions\) +– +– +–$/m);
    expect(stderr).toContain(
      'warning[metric/undefined]: BLANC (gold mentions) is undefined for the response "response.conll": it needs the same mentions in key and response.',
    );
    const same = score('key.conll', 'key.conll', '--metrics', 'all', '--json');
    expect(JSON.parse(same.stdout).systems[0].scores.blanc_gold.f1).toBe(1);
    expect(same.stderr).not.toContain('metric/undefined');
  });

  it('are scored by all metrics in threads and over shards too', () => {
    const whole = score('key.conll', 'response.conll', '--metrics', 'all', '--counts', 'all.json').stdout;
    expect(score('key.conll', 'response.conll', '--metrics', 'all', '--jobs', '2').stdout).toBe(whole);
    expect(place.run(['merge', 'all.json']).stdout.split('\n').slice(3)).toEqual(whole.split('\n').slice(3));
  });
});

describe('warnings', () => {
  it('report swapped files', () => {
    place.write('gold.conll', KEY);
    place.write('system.conll', RESPONSE);
    expect(score('system.conll', 'gold.conll').stderr).toContain(
      'warning[file/swapped]: The key is system.conll and the response is gold.conll: were they exchanged?',
    );
    expect(score('gold.conll', 'system.conll').stderr).toBe('');
  });

  it('of the key are shown once for several responses', () => {
    place.write('noend.conll', KEY.replace(/#end document\n$/, ''));
    const { stderr } = score('noend.conll', 'response.conll', 'a/sys.conll');
    expect(stderr.match(/warning\[conll\/no-end\]/g)).toHaveLength(1);
  });
});

describe('input', () => {
  const same = json('key.conll', 'response.conll').systems[0].scores;

  it('comes from standard input', () => {
    const { stdout, code } = place.run(['score', 'key.conll', '-', '--json'], { input: RESPONSE });
    expect([code, JSON.parse(stdout).systems[0].scores]).toEqual([0, same]);
    const packed = place.run(['score', '-', 'response.conll', '--json'], { input: gzipSync(KEY) });
    expect(JSON.parse(packed.stdout).systems[0].scores).toEqual(same);
  });

  it('comes from standard input only once', () => {
    expect(place.run(['score', '-', '-'], { input: KEY })).toEqual({
      code: 2,
      stdout: '',
      stderr: 'error: Standard input (-) can be read only once.\n  help: Name a file for the other side.\n',
    });
  });

  it('comes from archives with any file name', () => {
    place.write('key.gz', gzipSync(KEY));
    expect(json('key.gz', 'response.conll').systems[0].scores).toEqual(same);
  });

  it('comes from a pipe with a name', () => {
    const { stdout } = place.shell('corefeval score <(cat key.conll) <(gzip -c response.conll) --json');
    expect(JSON.parse(stdout).systems[0].scores).toEqual(same);
  });

  it('comes with CRLF and a byte-order mark', () => {
    place.write('windows.conll', `\ufeff${KEY.replaceAll('\n', '\r\n')}`);
    expect(json('windows.conll', 'response.conll').systems[0].scores).toEqual(same);
  });

  const [letter, bridge] = KEY.split(/(?<=#end document\n)/);
  const [letterResponse, bridgeResponse] = RESPONSE.split(/(?<=#end document\n)/);
  place.write('gold/1.gold_conll', letter);
  place.write('gold/sub/2.gold_conll', bridge);
  place.write('gold/.hidden', 'not a corpus');
  place.write('systemA/1.auto_conll.gz', gzipSync(letterResponse));
  place.write('systemA/sub/2.auto_conll', bridgeResponse);

  it('comes from directories, whose files are paired by name', () => {
    const value = json('gold', 'systemA/', '--per-document');
    expect(value.systems[0].scores).toEqual(same);
    expect(value.systems[0].perDocument).toHaveLength(2);
  });

  it('comes from quoted patterns', () => {
    expect(json('gold/**/*.gold_conll', 'systemA/**/*conll*').systems[0].scores).toEqual(same);
  });

  it('may be a file on one side and a directory on the other', () => {
    expect(json('key.conll', 'systemA').systems[0].scores).toEqual(same);
  });

  it('reports files without a counterpart', () => {
    place.write('partial/1.conll', letterResponse);
    place.write('partial/3.conll', bridgeResponse);
    const { code, stderr } = score('gold', 'partial');
    expect(code).toBe(0);
    expect(stderr).toContain('warning[file/unpaired]: File sub/2.gold_conll of the key has no counterpart.');
    expect(stderr).toContain('warning[file/unpaired]: File 3.conll of the response has no counterpart.');
  });

  it.each(['nothing/*.conll', 'none/**'])('that no file fits is refused: %s', (pattern) => {
    expect(score(pattern, 'response.conll')).toEqual({
      code: 1,
      stdout: '',
      stderr: `${pattern}: error[file/missing]: No file is in ${pattern}, or fits it.
  help: name a file, a directory with files, or a quoted pattern such as "dev/*.conll"
`,
    });
  });
});

describe('help', () => {
  it('ends with examples that run', () => {
    place.write('systemB/1.conll', KEY);
    place.shell('rm gold/.hidden'); // it would be reported as skipped
    const { code, stdout } = score('--help');
    expect(code).toBe(0);
    const examples = stdout.slice(stdout.indexOf('Examples:')).match(/(?<=\$ ).*/g) ?? [];
    expect(examples.length).toBeGreaterThan(2);
    for (const line of examples) {
      // There are two documents: too few for an interval, or for a difference of two systems.
      expect({ line, ...place.shell(line.replace(/(?= --metrics| --ci)/, ' -q')) }).toMatchObject({
        line,
        code: 0,
        stderr: '',
      });
    }
    expect(place.read('table.tex')).toContain('ours');
  });

  it('is shown for the program, and the version too', () => {
    expect(place.run(['--help'])).toMatchObject({ code: 0, stderr: '' });
    expect(place.run(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  it.each([
    [[], /^Usage: corefeval/],
    [['frobnicate'], /^error: unknown command 'frobnicate'/],
    [['score'], /^error: missing required argument 'key'/],
    [['score', 'key.conll'], /^error: missing required argument 'response'/],
  ])('is offered for wrong usage: %j', (args, message) => {
    const { code, stdout, stderr } = place.run(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
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
