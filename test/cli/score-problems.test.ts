/** Problems of files that `score` reports. */
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { file, KEY, RESPONSE, ScorePlace } from '../support/score-place.ts';

const place = new ScorePlace();
afterAll(() => place.remove());
const { score, json } = place;

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
  more: corefeval help conll/unopened
broken.conll:8:4: error[conll/unclosed]: A mention of entity 3 is opened here and never closed.
  8 | w2  (3
  expected: "3)" on a later line of the document
  help: fix the bracket, or pass --lenient to drop this mention
  more: corefeval help conll/unclosed
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
      'bad:1:1: error[file/format]: The file is JSON of an unknown layout; its members are "a".\n',
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
    const { code, stdout, stderr } = score('key.conll', 'response.conll', '--metrics', 'all', '-v');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^BLANC \(gold mentions\) +– +– +–$/m);
    expect(stderr).toContain(
      'warning[metric/undefined]: BLANC (gold mentions) is undefined for the response "response.conll": it needs the same mentions in key and response.',
    );
    const same = score('key.conll', 'key.conll', '--metrics', 'all', '--json');
    expect(JSON.parse(same.stdout).systems[0].scores.blanc_gold.f1).toBe(1);
    expect(same.stderr).not.toContain('BLANC (gold mentions) is undefined');
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
    place.write('a/sys.conll', RESPONSE);
    place.write('noend.conll', KEY.replace(/#end document\n$/, ''));
    const { stderr } = score('noend.conll', 'response.conll', 'a/sys.conll');
    expect(stderr.match(/warning\[conll\/no-end\]/g)).toHaveLength(1);
  });
});
