import { afterAll, describe, expect, it } from 'vitest';
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

type Files = readonly [key: string, ...responses: string[]];

/** By code: files with the trap, and files without it that are otherwise alike. */
const traps: [code: string, trap: Files, none: Files][] = [
  ['document/missing', [file(GOOD, GOOD), file(WORSE)], [file(GOOD, GOOD), file(WORSE, WORSE)]],
  ['text/words', [KEY, PLAIN.replace('w5', 'other')], [KEY, PLAIN]],
  ['text/length', [KEY, PLAIN.replace('w7\t-\n', '')], [KEY, PLAIN]],
  ['mention/shared', [KEY, PLAIN.replace('w5\t(2)', 'w5\t(2)|(1)')], [KEY, PLAIN]],
  ['conll/unclosed', [KEY, PLAIN.replace('w0\t(0)', 'w0\t(0')], [KEY, PLAIN]],
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

/** The messages of a run on these files. */
function messages(name: string, files: Files): string {
  const paths = files.map((content, i) => {
    const path = `${name}-${i === 0 ? 'key' : `response${i}`}.conll`;
    place.write(path, content);
    return i === 0 ? path : `system${i}=${path}`;
  });
  return place.run(['score', ...paths]).stderr;
}

describe('the panel of score', () => {
  it.each(traps)('reports %s only where the trap is', (code, trap, none) => {
    const name = code.replace('/', '-');
    const [found, others] = [messages(`${name}-trap`, trap), messages(`${name}-none`, none)];
    expect(found).toContain(`[${code}]: `);
    expect(others).not.toContain(`[${code}]`);
  });

  it.each(traps.filter(([code]) => /^(singletons|mentions|metric|entities|systems)\//.test(code)))(
    'says about %s in one sentence which system it is, and where it is explained',
    (code, trap) => {
      const lines = messages(`${code.replace('/', '-')}-page`, trap).split('\n');
      const at = lines.findIndex((line) => line.includes(`[${code}]: `));
      const [, sentence] = lines[at].split(`[${code}]: `);
      expect(sentence).toMatch(/"system\d"/);
      expect(sentence).toMatch(/^\S[^\n]*\.$/);
      expect(lines.slice(at).find((line) => line.startsWith('  page: '))).toMatch(
        new RegExp(`^  page: docs/errors(/compare)?\\.md#${code.replace('/', '')}$`),
      );
    },
  );

  it('reports entities across documents in a format that has them', () => {
    const rows = (second: string) => `a\t0\t1\te1\t1\tX\na\t2\t3\te1\t1\tX\nb\t0\t1\t${second}\t1\tX\n`;
    place.write('across.tab', rows('e1'));
    place.write('within.tab', rows('e2'));
    const run = (path: string) => place.run(['score', path, path, '-f', 'neleval']).stderr;
    expect(run('across.tab')).toContain(
      'across.tab: warning[entities/across-documents]: 1 entity of the key is in several documents, but each document is scored by itself.\n',
    );
    expect(run('within.tab')).not.toContain('across-documents');
  });
});
