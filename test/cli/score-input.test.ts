/** Where `score` reads from, and its help. */
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { version } from '../../src/version.ts';
import { KEY, RESPONSE, ScorePlace } from '../support/score-place.ts';

const place = new ScorePlace();
afterAll(() => place.remove());
const { score, json } = place;

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
      stderr: `${pattern}: error[file/missing]: No file is in ${pattern} or matches it.
  help: name a file, a directory with files, or a quoted pattern such as "dev/*.conll"
  more: corefeval help file/missing
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
      expect({ line, ...place.shell(line.replace(/(?= --metrics| --ci| --paired)/, ' -q')) }).toMatchObject({
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
