/** The options of `score`. */
import { afterAll, describe, expect, it } from 'vitest';
import { formats } from '../../src/formats/index.ts';
import { metrics } from '../../src/metrics/index.ts';
import { file, KEY, RESPONSE, ScorePlace } from '../support/score-place.ts';

const place = new ScorePlace();
afterAll(() => place.remove());
const { score, json } = place;

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
  more: corefeval help document/unknown
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
    place.write('single.key', file(['(d)', '(1)', '(1)', '(2)', '-']));
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
  more: corefeval help document/missing
`);
    const strict = score('key.conll', 'shorter.conll', '--strict');
    expect(strict).toEqual({ code: 1, stdout: '', stderr: relaxed.stderr.replace('warning[', 'error[') });
  });
});
