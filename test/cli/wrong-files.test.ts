/** A wrong file must end in an error, not in a score of 0. */
import { afterAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const place = new Workplace();
afterAll(() => place.remove());

const document = (name: string, words: readonly string[], cells: readonly string[]) =>
  `#begin document (${name}); part 000\n${words.map((word, i) => `${name}\t0\t${i}\t${word}\t${cells[i] ?? '-'}\n`).join('')}#end document\n`;

const WORDS = ['Anna', 'saw', 'her', 'cat'];
place.write('key', document('a', WORDS, ['(1)', '-', '(1)']));
place.write('renamed', document('b', WORDS, ['(1)', '-', '(1)']));
place.write('other', document('b', ['The', 'cat', 'saw', 'Anna'], ['(1)', '-', '(1)']));
place.write('longer', document('b', [...WORDS, '.'], ['(1)', '-', '(1)']));
place.write(
  'nameless',
  document('', ['The', 'cat', 'saw', 'Anna'], ['(1)', '-', '(1)']).replace(/\(\); part 000/, ''),
);
place.write('retold', document('a', ['The', 'cat', 'saw', 'Anna'], ['(1)', '-', '(1)']));
place.write('bare', document('a', WORDS, []));

const score = (...args: string[]) => place.run(['score', ...args]);

describe('a key without mentions', () => {
  it('is an error, whatever the response', () => {
    for (const response of ['key', 'bare']) {
      const { code, stdout, stderr } = score('bare', response);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('error[key/no-mentions]: No mention was read from the key.');
    }
  });

  it('is scored with --lenient', () => {
    const { code, stderr } = score('bare', 'key', '--lenient');
    expect(code).toBe(0);
    expect(stderr).toContain('warning[key/no-mentions]');
  });

  it('is not a response without mentions, which is a bad system', () => {
    const { code, stderr } = score('key', 'bare');
    expect(code).toBe(0);
    expect(stderr).toContain('warning[file/no-mentions]: No mention was read from the response.');
  });
});

describe('the only documents of two files', () => {
  it.each(['other', 'longer'])('whose names and texts differ are not scored (%s)', (response) => {
    const { code, stdout, stderr } = score('key', response);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(
      `${response}:1: error[document/other]: The response to document (a); part 000 is (b); part 000, and its text is different.`,
    );
  });

  it('are scored with --lenient, if their words are allowed to differ', () => {
    expect(score('key', 'other', '--lenient').stderr).toContain('error[text/words]');
    const { code, stderr } = score('key', 'other', '--lenient', '--allow', 'text/words');
    expect(code).toBe(0);
    expect(stderr).toContain('warning[document/other]');
  });

  it.each([
    ['renamed', 'document/renamed'],
    ['retold', 'text/words'],
    ['nameless', 'text/words'],
  ])('are scored with a warning if only one of the two differs (%s)', (response, code) => {
    const outcome = score('key', response, '--allow', 'text/words');
    expect(outcome.code).toBe(0);
    expect(outcome.stderr).toContain(`warning[${code}]`);
    expect(outcome.stderr).not.toContain('document/other');
  });
});

const TBF = '#BeginOfDocument d\nsys\td\tE1\t0,4\tdied\tLife_Die\tActual\n#EndOfDocument\n';

describe('a file that another verb reads', () => {
  place.write('gold.tbf', TBF);
  place.write('d.ann', 'T1\tLife_Die 0 4\tdied\nE1\tLife_Die:T1\n');
  place.write('d.tab', '1\tdied\t0\t4\n2\there\t5\t9\n');
  place.write('d.xml', '<?xml version="1.0"?>\n<rich_ere doc_id="d"><hoppers/></rich_ere>\n');
  score('key', 'key', '--counts', 'counts.json');

  it.each([
    [['score', 'key', 'd.tab'], 'd.tab', 'token table', 'nuggets score GOLD SYSTEM -t'],
    [['score', 'key', 'd.xml'], 'd.xml', 'ERE', 'nuggets convert'],
    [['score', 'counts.json', 'key'], 'counts.json', 'counts', 'corefeval merge'],
    [['nuggets', 'score', 'd.ann', 'gold.tbf'], 'd.ann', 'brat', 'nuggets convert'],
    [['nuggets', 'score', 'gold.tbf', 'key'], 'key', 'CoNLL', 'corefeval score KEY RESPONSE'],
    [['nuggets', 'check', 'd.tab'], 'd.tab', 'token table', '-t FILE.tab'],
    [['nuggets', 'compare', 'gold.tbf', 'counts.json'], 'counts.json', 'counts', 'corefeval merge'],
    [['nuggets', 'convert', 'd.xml', '-f', 'tbf', '--output-dir', 'out'], 'd.xml', 'ERE', 'nuggets convert'],
    [['nuggets', 'convert', 'gold.tbf', '-f', 'brat'], 'gold.tbf', 'tbf', 'corefeval nuggets score'],
    [['merge', 'key'], 'key', 'CoNLL', 'score KEY RESPONSE --counts'],
    [['merge', 'd.tab'], 'd.tab', 'token table', '-t FILE.tab'],
  ])('is named with its format and that verb: %j', (args, file, format, help) => {
    const { code, stdout, stderr } = place.run(args);
    expect([code, stdout]).toEqual([1, '']);
    const [first, second, ...rest] = stderr.split('\n');
    expect(first).toMatch(/^\S+: error\[file\/other-format\]: The file is .*, which is not read here\.$/);
    expect(first.startsWith(`${file}: `)).toBe(true);
    expect(first).toContain(format);
    expect(second).toContain(help);
    expect(rest).toEqual(['  more: corefeval help file/other-format', '']);
  });
});

describe('one argument with the files of several systems', () => {
  place.write('runs/a', document('a', WORDS, ['(1)', '-', '(1)']));
  place.write('runs/b', document('a', WORDS, ['(1)', '-', '(2)']));
  place.write('nested/a/x', document('a', WORDS, ['(1)', '-', '(1)']));
  place.write('nested/b/x', document('a', WORDS, ['(1)', '-', '(2)']));
  place.write('parts/1', document('a', WORDS, ['(1)', '-', '(1)']));
  place.write('parts/2', document('b', WORDS, ['(1)', '-', '(1)']));

  it.each([
    ['runs', 'runs/a', 'runs/b'],
    ['runs/*', 'runs/a', 'runs/b'],
    ['nested', 'nested/a/x', 'nested/b/x'],
  ])('is refused, with the way to pass several: %s', (argument, a, b) => {
    for (const options of [[], ['--lenient']]) {
      const { code, stdout, stderr } = score('key', argument, ...options);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain(
        `error[file/several-systems]: ${a} and ${b} have the same documents, such as (a); part 000, but one argument is one system.`,
      );
      expect(stderr).toContain(`with a name if you like: KEY ${a} ${b}, or KEY A=${a} B=${b}`);
    }
    expect(score('key', a, b).code).toBe(0);
  });

  it.each([
    ['score', ['key', 'runs']],
    ['compare', ['key', 'runs']],
    ['report', ['key', 'runs', '-o', 'page.html']],
    ['analyze', ['key', 'runs']],
    ['explain', ['key', 'runs']],
    ['agree', ['key', 'runs']],
  ])('is refused by %s', (verb, args) => {
    const { code, stdout, stderr } = place.run([verb, ...args]);
    expect([code, stdout]).toEqual([1, '']);
    const who = verb === 'agree' ? 'annotator' : 'system';
    expect(stderr).toContain('error[file/several-systems]: runs/a and runs/b have the same documents, ');
    expect(stderr).toContain(`but one argument is one ${who}.\n`);
    expect(stderr).toContain(`name each ${who} by itself`);
  });

  it.each([
    ['score', 'events'],
    ['score', 'events/*.tbf'],
    ['compare', 'events'],
  ])('is refused by nuggets %s: %s', (verb, argument) => {
    place.write('events/a.tbf', TBF);
    place.write('events/b.tbf', TBF);
    const { code, stdout, stderr } = place.run(['nuggets', verb, 'gold.tbf', argument]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `${argument}: error[file/several-systems]: ${argument} has 2 tbf files, such as events/a.tbf and events/b.tbf, but one argument is one system, in one file.\n  help: name each system by itself, with a name if you like: GOLD events/a.tbf events/b.tbf, or GOLD A=events/a.tbf B=events/b.tbf; join files with parts of one system first\n  more: corefeval help file/several-systems\n`,
    );
  });

  it('is a directory with one tbf file for nuggets, and may be one with many for nuggets check', () => {
    place.write('one/README', 'a system\n');
    place.write('one/x.tbf', TBF);
    place.write('events/a.tbf', TBF);
    place.write('events/b.tbf', TBF);
    const { code, stdout } = place.run(['nuggets', 'score', 'gold.tbf', 'one', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).systems[0]).toMatchObject({ name: 'one', path: 'one/x.tbf' });
    const checked = JSON.parse(place.run(['nuggets', 'check', 'events', '--json']).stdout);
    expect(checked.files.map(({ file }: { file: string }) => file)).toEqual(['events/a.tbf', 'events/b.tbf']);
  });

  it('is not one with different documents', () => {
    expect(score('parts', 'parts').code).toBe(0);
    place.write('whole', place.read('parts/1') + place.read('parts/2'));
    expect(score('whole', 'parts')).toMatchObject({ code: 0 });
  });
});

it.each([
  [['score', 'key'], 'runs/1/out', 'runs/2/out', '1', '2'],
  [['compare', 'key'], 'runs/1/out', './runs/2/out', '1', '2'],
  [['analyze', 'key'], 'runs/1/a/out', 'runs/2/b/out', '1/a', '2/b'],
  [['agree'], 'runs/1/out', 'runs/2/out', '1', '2'],
  [['nuggets', 'score', 'gold.tbf'], 'runs/1/out.tbf', 'runs/2/out.tbf', '1', '2'],
])('systems with equal file names are told apart by their paths: %j', (args, one, two, a, b) => {
  for (const path of [one, two])
    place.write(path, path.endsWith('.tbf') ? TBF : document('a', WORDS, ['(1)', '-', '(1)', '-']));
  const { code, stdout } = place.run([...args, one, two, '--json', '-q']);
  expect(code).toBe(0);
  const { systems, annotators } = JSON.parse(stdout);
  expect((systems ?? annotators).map(({ name }: { name: string }) => name)).toEqual([a, b]);
});

describe('--fail-under', () => {
  const failUnder = (bound: string, response = 'half') => {
    const { code, stderr } = score('twice', response, '--metrics', 'bcub', '--fail-under', bound);
    return [code, stderr.split('\n').filter((line) => /^(hint|fail):/.test(line))];
  };
  place.write('twice', document('a', WORDS, ['(1)', '(2)', '(1)', '(2)']));
  place.write('half', document('a', WORDS, ['(1)', '-', '(1)', '-']));

  it('shows the value, with as many digits as it takes', () => {
    expect(failUnder('bcub=70')).toEqual([3, ['fail: bcub of half is 66.67, below 70']]);
    expect(failUnder('bcub=66.67')).toEqual([3, ['fail: bcub of half is 66.667, below 66.67']]);
    expect(failUnder('bcub=66.66')).toEqual([0, []]);
  });

  it('gives a hint where a bound looks like a fraction, whether it is met or not', () => {
    const hint = (x: string, percent: string) =>
      `hint: --fail-under bcub=${x} is ${x} percent; for ${x} of 1 write bcub=${percent}`;
    expect(failUnder('bcub=0.6')).toEqual([0, [hint('0.6', '60')]]);
    expect(failUnder('bcub=0.07')).toEqual([0, [hint('0.07', '7')]]);
    expect(failUnder('bcub=0.6', 'bare')).toEqual([
      3,
      [hint('0.6', '60'), 'fail: bcub of bare is 0.00, below 0.6'],
    ]);
    expect(failUnder('bcub=0')).toEqual([0, []]);
  });
});
