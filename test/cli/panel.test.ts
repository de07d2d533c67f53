import { afterAll, describe, expect, it } from 'vitest';
import { pageOf } from '../../src/problems/page-of.ts';
import { Workplace } from '../support/cli.ts';

const place = new Workplace();
afterAll(() => place.remove());

/** A CoNLL file; each document is a list of cells. */
const file = (...documents: string[][]) =>
  documents
    .map(
      (cells, d) =>
        `#begin document d${d}\n${cells.map((cell, i) => `w${i}\t${cell}\n`).join('')}#end document\n`,
    )
    .join('');

/** Two entities of two mentions and one of three: a key without a trap. */
const KEY = file(['(0)', '(1)', '(0)', '(1)', '(2)', '(2)', '(2)', '-']);
/** A response with an error of every kind, and without a trap. */
const PLAIN = file(['(0)', '(1)', '(0)', '-', '(1)', '(2)', '(2)', '-']);
const WITH_SINGLETONS = file(['(0)', '(1)', '(0)', '(1)', '(2)', '(2)', '(2)', '(3)']);
const ONLY_SINGLETONS = file(['(0)', '(1)', '(2)', '(3)', '-', '-', '-', '-']);

const documents = (count: number, cells: (d: number) => string[]) =>
  file(...Array.from({ length: count }, (_, d) => cells(d)));
const GOOD = ['(0)', '(1)', '(0)', '(1)', '(2)', '(2)', '(2)', '-'];
const WORSE = ['(0)', '(1)', '(0)', '-', '(2)', '(2)', '(1)', '-'];
const NOTHING = GOOD.map(() => '-');

type Files = readonly [key: string, ...responses: string[]];

/** By code: files with the trap, and files without it that are otherwise alike. */
const traps: [code: string, trap: Files, none: Files][] = [
  ['document/missing', [file(GOOD, GOOD), file(WORSE)], [file(GOOD, GOOD), file(WORSE, WORSE)]],
  ['text/words', [KEY, PLAIN.replace('w5', 'other')], [KEY, PLAIN]],
  ['text/length', [KEY, PLAIN.replace('w7\t-\n', '')], [KEY, PLAIN]],
  ['text/sentences', [KEY, PLAIN.replace('w3\t-\n', 'w3\t-\n\n')], [KEY, PLAIN]],
  ['document/extra', [file(GOOD), file(WORSE, WORSE)], [file(GOOD, GOOD), file(WORSE, WORSE)]],
  ['document/duplicate', [KEY, PLAIN + PLAIN], [KEY, PLAIN]],
  ['file/no-mentions', [KEY, file(NOTHING)], [KEY, PLAIN]],
  ['key/no-mentions', [file(NOTHING), PLAIN], [KEY, PLAIN]],
  ['mention/shared', [KEY, PLAIN.replace('w5\t(2)', 'w5\t(2)|(1)')], [KEY, PLAIN]],
  ['mention/shared', [KEY.replace('w5\t(2)', 'w5\t(2)|(1)'), PLAIN], [KEY, PLAIN]],
  ['mention/repeated', [KEY, PLAIN.replace('w5\t(2)', 'w5\t(2)|(2)')], [KEY, PLAIN]],
  [
    'mention/crosses-sentence',
    [KEY, PLAIN.replace('w3\t-\n', 'w3\t(1\n\n').replace('w4\t(1)', 'w4\t1)')],
    [KEY, PLAIN],
  ],
  ['conll/unclosed', [KEY, PLAIN.replace('w0\t(0)', 'w0\t(0')], [KEY, PLAIN]],
  ['conll/unopened', [KEY, PLAIN.replace('w0\t(0)', 'w0\t0)')], [KEY, PLAIN]],
  ['singletons/key-only', [WITH_SINGLETONS, PLAIN], [WITH_SINGLETONS, PLAIN.replace('w7\t-', 'w7\t(9)')]],
  ['singletons/response-only', [KEY, PLAIN.replace('w7\t-', 'w7\t(9)')], [KEY, PLAIN]],
  ['singletons/many', [ONLY_SINGLETONS, PLAIN.replace('w7\t-', 'w7\t(9)')], [KEY, PLAIN]],
  ['singletons/all', [WITH_SINGLETONS, ONLY_SINGLETONS], [WITH_SINGLETONS, PLAIN]],
  ['mentions/gold', [KEY, KEY.replace('w3\t(1)', 'w3\t(2)')], [KEY, PLAIN]],
  ['metric/undefined', [ONLY_SINGLETONS, ONLY_SINGLETONS], [KEY, PLAIN]],
  [
    'entities/one-per-document',
    [KEY, file(['(0)', '(0)', '(0)', '-', '(0)', '(0)', '-', '-'])],
    [KEY, PLAIN],
  ],
  [
    'systems/close',
    [
      documents(12, () => GOOD),
      documents(12, (d) => (d % 2 === 0 ? GOOD : WORSE)),
      documents(12, (d) => (d % 2 === 1 || d === 0 ? GOOD : WORSE)),
    ],
    [
      documents(12, () => GOOD),
      documents(12, (d) => (d === 0 ? WORSE : GOOD)),
      documents(12, (d) => (d === 11 ? GOOD : WORSE)),
    ],
  ],
  ['systems/untested', [KEY, PLAIN, KEY], [file(GOOD, GOOD), file(WORSE, GOOD), file(GOOD, WORSE)]],
];

/** The arguments of a run on these files, the responses as system1, system2, … */
function argumentsOf(name: string, files: Files): string[] {
  const paths = files.map((content, i) => {
    const path = `${name}-${i === 0 ? 'key' : `response${i}`}.conll`;
    place.write(path, content);
    return i === 0 ? path : `system${i}=${path}`;
  });
  return ['score', ...paths];
}

/** The messages of a run on these files. */
const messages = (name: string, files: Files): string => place.run(argumentsOf(name, files)).stderr;

describe('the panel of score', () => {
  it.each(traps)('reports %s only where the trap is', (code, trap, none) => {
    const name = code.replace('/', '-');
    const [found, others] = [messages(`${name}-trap`, trap), messages(`${name}-none`, none)];
    expect(found).toContain(`[${code}]: `);
    expect(others).not.toContain(`[${code}]`);
  });

  it.each(traps)(
    'says about %s in one sentence which system it is, and where it is explained',
    (code, trap) => {
      const others = trap.length > 2 ? [] : [PLAIN];
      const lines = messages(`${code.replace('/', '-')}-page`, [...trap, ...others]).split('\n');
      const at = lines.findIndex((line) => line.includes(`[${code}]: `));
      const [, sentence] = lines[at].split(`[${code}]: `);
      expect(sentence).toMatch(/^\S[^\n]*[.?]$/);
      const above = lines.slice(0, at).findLast((line) => /^warnings of |is left out/.test(line));
      expect(`${above} ${sentence}`).toMatch(/\bsystem1\b|every system|the key/);
      const page = `  more: corefeval help ${code}`;
      expect(lines.slice(at).find((line) => line.startsWith('  more: '))).toBe(page);
    },
  );

  it('names the page of a code once, however often it is reported', () => {
    const trap: Files = [documents(12, () => GOOD), documents(2, () => WORSE)];
    const { stderr } = place.run(argumentsOf('often', trap));
    expect(stderr.match(/\[document\/missing\]/g)).toHaveLength(5);
    expect(stderr.match(/ {2}more: corefeval help document\/missing/g)).toHaveLength(1);
    expect(stderr).toContain('… and 5 more of document/missing\n');
  });

  it('names the pages in JSON and in the report page, too', () => {
    const files = argumentsOf('kinds', [documents(12, () => GOOD), documents(2, () => WORSE)]);
    const { warnings } = JSON.parse(place.run([...files, '--json']).stdout).systems[0];
    expect(warnings).toHaveLength(10);
    for (const { code, page } of warnings) expect(page).toBe(pageOf(code));
    place.run([...files, '-o', 'kinds.html']);
    expect(place.read('kinds.html').match(/docs\/errors\/scoring\.md#documentmissing/g)).toHaveLength(1);
  });

  it('says which warnings concern every system', () => {
    const short = documents(2, () => WORSE);
    const lines = messages('every', [documents(3, () => GOOD), short, short]).split('\n');
    expect(lines.slice(0, 2)).toEqual([
      'warnings of every system:',
      expect.stringContaining(
        'warning[document/missing]: Document d2 is in the key but not in the response.',
      ),
    ]);
  });

  it('reports entities across documents in a format that has them', () => {
    const rows = (second: string) => `a\t0\t1\te1\t1\tX\na\t2\t3\te1\t1\tX\nb\t0\t1\t${second}\t1\tX\n`;
    place.write('across.tab', rows('e1'));
    place.write('within.tab', rows('e2'));
    const run = (path: string) => place.run(['score', path, path, '-f', 'neleval']).stderr;
    expect(run('across.tab')).toContain(
      'across.tab: warning[entities/across-documents]: 1 entity of the key is in several documents, but each document is scored by itself.\n',
    );
    expect(run('across.tab')).toContain('  more: corefeval help entities/across-documents\n');
    expect(run('within.tab')).not.toContain('across-documents');
  });

  it('reports files whose names suggest that they were swapped', () => {
    place.write('response.conll', PLAIN);
    place.write('gold.conll', KEY);
    const run = (...paths: string[]) => place.run(['score', ...paths]).stderr;
    expect(run('response.conll', 'gold.conll')).toMatch(
      /^gold\.conll: warning\[file\/swapped\]: [^\n]*\n {2}help: [^\n]*\n {2}more: corefeval help file\/swapped$/m,
    );
    expect(run('gold.conll', 'response.conll')).not.toContain('file/swapped');
  });
});
