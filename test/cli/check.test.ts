/** The verb `check` of the built command line. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const place = new Workplace();
beforeAll(() => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  cpSync(join(root, 'examples'), join(place.folder, 'examples'), { recursive: true });
});
afterAll(() => place.remove());

const check = (...args: string[]) => place.run(['check', ...args]);
const KEY = '#begin document (a); part 000\na\t0\t0\tIt\t(1)\na\t0\t1\tit\t(1)\n#end document\n';

describe('check', () => {
  it('prints problems with their lines, the corpora, the codes and the totals', () => {
    expect(check('examples/broken.conll')).toEqual({
      code: 1,
      stderr: '',
      stdout: `examples/broken.conll:7:28: error[conll/unopened]: Entity 2 is closed here, but was never opened.
  7 | example/letter  0  5  her  (0)|2)
                                     ^
  expected: "(2" on this line or earlier in the document
  help: fix the bracket, or pass --lenient to drop this mention

examples/broken.conll: 2 documents, 41 tokens, 15 mentions, 10 entities, 7 singletons; conll: a line begins with "#begin document"; fingerprint d1fb0e1456f5fe51

1  error  conll/unopened  A mention is closed that was not opened, or is closed twice.

corefeval check: 1 error, 0 warnings, 0 notes
`,
    });
  });

  it('prints what docs/check.md shows', () => {
    const page = readFileSync(new URL('../../docs/check.md', import.meta.url), 'utf8');
    const sessions = [...page.matchAll(/^\$ corefeval (.*)\n((?:(?!```|\$ ).*\n)*)/gm)];
    expect(sessions.length).toBeGreaterThan(0);
    for (const [, args, output] of sessions) expect(place.run(args.split(' ')).stdout).toBe(output);
  });

  it('ends with 0 without an error, and with 1 if warnings are errors and are not allowed', () => {
    place.write('key.conll', KEY);
    expect(check('key.conll', 'key.conll')).toMatchObject({ code: 0, stderr: '' });
    expect(check('key.conll', 'key.conll', '--strict').stdout).toContain('error[mentions/gold]');
    expect(check('key.conll', 'key.conll', '--strict').code).toBe(1);
    expect(check('key.conll', 'key.conll', '--strict', '--allow', 'mentions/gold').code).toBe(0);
    expect(check('examples/broken.conll', '--lenient').code).toBe(0);
    expect(check('nothing.conll')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('file/missing'),
    });
    expect(check('-', '-', '--key', '-').code).toBe(2);
  });

  it('makes an error of what makes a score misleading, unless it is allowed or repaired', () => {
    const pair = ['examples/check/key.conll', 'examples/check/response.conll'];
    const codes = ['document/missing', 'mention/shared'];
    const { code, stdout } = check(...pair);
    expect(code).toBe(1);
    for (const id of codes) expect(stdout).toContain(`error[${id}]`);
    expect(check(...pair, ...codes.flatMap((id) => ['--allow', id])).code).toBe(0);
    expect(check(...pair, '--lenient').code).toBe(0);
    // Entities of a key may share mentions.
    expect(check(...pair.toReversed()).stdout).toContain('warning[mention/shared]');
    expect(check(pair[1]).stdout).toContain('warning[mention/shared]');
    const repaired = check(...pair, '--fix', 'shared-first', '--output-dir', 'repaired');
    expect(repaired.stdout).toContain('warning[mention/shared]');
  });

  it('leaves notes out of --strict, and lets --allow name them', () => {
    place.write('parts.conll', KEY + KEY.replace('000', '001'));
    expect(check('parts.conll', '--strict')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('note[document/parts]'),
    });
    expect(check('parts.conll', '--strict', '--allow', 'document/parts').code).toBe(0);
  });

  it('lists only errors with -q', () => {
    place.write('two.conll', KEY.replace('(1)\n#', '(1)|(1)|7)\n#'));
    const { stdout } = check('two.conll', '-q');
    expect(stdout).toContain('error[conll/unopened]');
    expect(stdout).not.toContain('warning[');
    expect(stdout).toContain('1 error, 1 warning, 0 notes');
  });

  it('reads standard input, and any format', () => {
    const json = '{"id": "a", "tokens": ["It", "it"], "clusters": [[[0, 0], [1, 9]]]}\n';
    const { code, stdout } = place.run(['check', '-'], { input: json });
    expect([code, stdout.split('\n')[0]]).toEqual([
      1,
      'standard input:1:59: error[json/span]: The span [1, 9] is empty, or outside of its document.',
    ]);
  });

  it('says one thing about a JSON line that is cut short', () => {
    place.write('whole.jsonl', '{"id": "a", "tokens": ["It", "it"], "clusters": [[[0, 0], [1, 1]]]}\n');
    place.write('cut.jsonl', '{"id": "a", "tokens": ["It", "it"], "clus');
    for (const verb of ['score', 'check']) {
      const { code, stdout, stderr } = place.run([verb, 'whole.jsonl', 'cut.jsonl']);
      expect(code).toBe(1);
      expect(
        Array.from((stdout + stderr).matchAll(/(?:error|warning)\[(.*?)\]/g), ([, each]) => each),
      ).toEqual(['json/syntax']);
    }
  });

  it('writes SARIF by the ending of the file, and replaces its own output', () => {
    for (let run = 0; run < 2; run++) expect(check('examples/broken.conll', '-o', 'out.sarif').code).toBe(1);
    const { runs } = JSON.parse(place.read('out.sarif'));
    expect(runs[0].results[0].locations[0].physicalLocation.region).toEqual({
      startLine: 7,
      startColumn: 28,
    });
    for (let run = 0; run < 2; run++) expect(check('examples/key.conll', '-o', 'out.txt').code).toBe(0);
    expect(place.read('out.txt')).toContain('corefeval check: 0 errors');
  });
});

describe('check --fix', () => {
  const broken = `${KEY}${KEY.replace('(a)', '(b)').replace('(1)\na', '(1)|(1)|(2)|7)\na')}`;

  it('writes new files that have no problem left, under their names', () => {
    place.write('in/deep/a.conll', broken);
    place.write('in/b.conll', KEY);
    const { code, stdout } = check('in', '--fix', 'drop-broken,shared-first', '--output-dir', 'fixed');
    expect(code).toBe(0);
    expect(stdout).toContain(
      'fixed in/deep/a.conll: drop-repeated 1 mention, shared-first 1 mention; written to fixed/deep/a.conll',
    );
    expect(place.read('in/deep/a.conll')).toBe(broken);
    expect(check('fixed', '--strict').stdout).toContain('corefeval check: 0 errors, 0 warnings, 0 notes');
    expect(check('fixed').stdout).toContain('3 documents, 6 tokens, 6 mentions');
  });

  it('writes nothing while an error is left, or one warning with --strict', () => {
    place.write('broken.conll', broken);
    expect(check('broken.conll', '--fix', 'shared-first', '--output-dir', 'none').code).toBe(1);
    place.write('shared.conll', KEY.replace('(1)\na', '(1)|(2)\na'));
    expect(check('shared.conll', '--fix', 'shared-first', '--strict', '--output-dir', 'none').code).toBe(1);
    expect(place.shell('test ! -e none').code).toBe(0);
  });

  it('writes the last of documents with one name, another format, and the text beside brat', () => {
    place.write('twice.conll', KEY + KEY.replaceAll('(1)', '-').replace('-', '(3)'));
    expect(check('twice.conll', '--fix', 'drop-broken', '--to', 'brat', '--output-dir', 'ann').code).toBe(0);
    expect(place.read('ann/twice.txt')).toContain('It it');
    expect(place.read('ann/twice.ann').match(/^T/gm)).toHaveLength(1);
  });

  it('does not repair the key', () => {
    place.write('k.conll', KEY);
    place.write('r.conll', KEY);
    expect(check('r.conll', '--key', 'k.conll', '--fix', 'drop-repeated', '--output-dir', 'only').code).toBe(
      0,
    );
    expect(place.shell('ls only').stdout).toBe('r.conll\n');
  });

  it.each([
    [['--fix', 'drop-repeated'], 'pass --output-dir DIRECTORY'],
    [['--output-dir', 'x'], 'pass --fix POLICY'],
    [['--fix', 'shared-first', '--fix', 'shared-last', '--output-dir', 'x'], 'Only one of'],
    [['--fix', 'merge-shared', '--output-dir', 'x'], 'Allowed choices are'],
  ])('%j is refused', (args, message) => {
    place.write('key.conll', KEY);
    const { code, stderr } = check('key.conll', ...args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  it('refuses a format that is not written', () => {
    place.write('d.entities', 'COREF\tstart_token\tend_token\tprop\tcat\ttext\n0\t0\t0\tPROP\tPER\tAnn\n');
    const { code, stderr } = check('d.entities', '--fix', 'drop-repeated', '--output-dir', 'x');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('d.entities is booknlp, which is not written.'),
    ]);
  });
});
