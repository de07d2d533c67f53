/** The pitfalls that can be seen in files, each with a file that has it. docs/check.md lists them. */
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { renderProblem } from '../../../src/problems/render.ts';
import { type CheckRequest, checkFiles } from '../../../src/verbs/check.ts';
import { conllDocument as doc } from '../../support/indexed-files.ts';
import { memoryShell } from '../../support/memory-shell.ts';

type Texts = Readonly<Record<string, string>>;

async function check(texts: Texts, options: Partial<CheckRequest> = {}) {
  const request = { paths: Object.keys(texts), ...options };
  return (await checkFiles(request, memoryShell(texts, MemoryStore))).report;
}

/** Code, file, line and column of each problem. */
const found = async (texts: Texts, options?: Parameters<typeof check>[1]) =>
  (await check(texts, options)).problems.map(({ code, file, line, column }) =>
    [code, file, line, column].filter((part) => part !== undefined).join(' '),
  );

const plain = doc('d', 'Ann (1)', 'saw -', 'her (1)', 'dog (2)', 'It (2)');

describe('one corpus', () => {
  it('has no problem where there is none, and is described', async () => {
    const { problems, corpora } = await check({ f: plain });
    expect(problems).toEqual([]);
    expect(corpora).toMatchObject([
      {
        path: 'f',
        side: undefined,
        documents: 1,
        tokens: 5,
        mentions: 4,
        entities: 2,
        singletons: 0,
        gaps: 0,
      },
    ]);
    expect(corpora[0].fingerprint).toMatch(/^[\da-f]{16}$/);
  });

  it.each<[string, string, string[]]>([
    ['A3: a document twice', plain + plain, ['document/duplicate f 8']],
    ['A4: parts', plain + plain.replace('000', '001'), ['document/parts f 1']],
    ['A9: no mention', doc('d', 'Ann -', 'saw -'), ['file/no-mentions f 1']],
    ['B1: a span in two chains', doc('d', 'a (1)|(2)', 'b (1)', 'c (2)'), ['mention/shared f 2 14']],
    ['B2: a span twice in a chain', doc('d', 'a (1)|(1)', 'b (1)'), ['mention/repeated f 2 14']],
    ['B3: never closed', doc('d', 'a (1', 'b (1)'), ['conll/unclosed f 2 9']],
    ['B3: never opened', doc('d', 'a (1)', 'b (1)', 'c 7)'), ['conll/unopened f 4 9']],
    ['B4: names that differ in letters', doc('d', 'a (PER-1)', 'b (LOC-1)'), ['entity/digits f 1']],
    ['B5: across sentences', doc('d', 'a (1', '', 'b 1)', 'c (1)'), ['mention/crosses-sentence f 4 9']],
    ['B7: crossing spans', doc('d', 'a (1', 'b (2', 'c 1)', 'd 2)'), ['mention/crossing f 5 9']],
    ['B7: an entity in itself', doc('d', 'a (1', 'b (1)', 'c 1)'), ['mention/nested f 3 10']],
    ['B8: parts as mentions', doc('d', 'a (e1[1/2])', 'b -', 'c (e1[2/2])'), ['mention/part-notation f 1']],
    ['G6: punctuation', doc('d', 'Ann (1', ', 1)', 'her (1)'), ['mention/punctuation f 3 9']],
  ])('%s', async (_, text, expected) => {
    expect(await found({ f: text })).toEqual(expected);
  });

  it('B10: has a type for each entity', async () => {
    const row = (end: number, type: string) => `T${end}\t${type} ${end - 1} ${end}\t${'abc'[end - 1]}\n`;
    const files = {
      'd.ann': `${row(1, 'PER')}${row(2, 'LOC')}${row(3, 'PER')}*\tEquiv T1 T2\n`,
      'd.txt': 'abc',
    };
    expect(await found(files, { paths: ['d.ann'] })).toEqual(['entity/types d.ann 2']);
  });

  it('F1: has entities in one document each', async () => {
    const rows = (document: string, start: number, id: string) =>
      `${document}\t${start}\t${start + 2}\t${id}\t1.0\tPER\n`;
    const text = rows('a', 0, 'NIL1') + rows('a', 9, 'NIL1') + rows('b', 0, 'NIL1') + rows('b', 9, 'NIL2');
    const { problems } = await check({ f: text });
    expect(problems.map(({ code, message }) => [code, message])).toContainEqual([
      'entities/across-documents',
      'Entities in several documents: 1; the first: NIL1, in 2 documents. 1 of 2 links are within a document.',
    ]);
  });

  it('G2: has heads besides first words', async () => {
    const sentence = (head: number) =>
      `1\ta\t_\t_\t_\t_\t_\t_\t_\tEntity=(e1-x-${head}-\n2\tb\t_\t_\t_\t_\t_\t_\t_\tEntity=e1)\n\n`;
    const text = (...heads: number[]) =>
      `# newdoc id = d\n# global.Entity = eid-etype-head-other\n${heads.map(sentence).join('')}`;
    const first = Array.from({ length: 20 }, () => 1);
    expect(await found({ f: text(...first) })).toEqual(['mention/first-heads f 1']);
    expect(await found({ f: text(...first, 2) })).toEqual([]);
    expect(await found({ f: text(...first.slice(1)) })).toEqual([]);
  });

  it('is read to its end although a file of it cannot be read', async () => {
    const texts = { 'c/a.conll': 'nothing known\n', 'c/b.conll': doc('b', 'a (1'), 'c/README': 'x' };
    expect(await found(texts, { paths: ['c'] })).toEqual([
      'conll/unclosed c/b.conll 2 9',
      'file/skipped c',
      'file/format c/a.conll 1 1',
    ]);
    expect(await found({ f: '' })).toEqual(['file/empty f']);
  });

  it('shows the source line, with a caret', async () => {
    const { problems } = await check({ f: doc('d', 'a (1)|(2)', 'b (1)', 'c (2)') });
    expect(problems.map((problem) => renderProblem(problem).split('\n').slice(1, 3))).toEqual([
      ['  2 | d  0  0  a  (1)|(2)', '                       ^'],
    ]);
  });

  it('has the problems of its files in the order of their lines', async () => {
    const text = doc('a', 'x (1', 'y (2)|(2)') + doc('b', 'x 3)', 'y (4', 'z (5)|(5)');
    expect(await found({ f: text })).toEqual([
      'conll/unclosed f 2 9',
      'mention/repeated f 3 14',
      'conll/unopened f 6 9',
      'conll/unclosed f 7 9',
      'mention/repeated f 8 14',
    ]);
  });
});

describe('key and response', () => {
  const of = (texts: Texts, key = 'k') =>
    found(texts, { key, paths: Object.keys(texts).filter((path) => path !== key) });
  const other = doc('e', 'Ann (1)', 'saw -', 'her (1)');

  it.each<[string, string, string, string[]]>([
    ['A1: a document is missing', plain + other, plain, ['document/missing k 8']],
    ['A2: a document is too many', plain, plain + other, ['document/extra r 8', 'mentions/gold r']],
    ['A5: words differ', plain, plain.replace('saw', 'met'), ['text/words r 3 7', 'mentions/gold r']],
    [
      'A6: sentences differ',
      plain,
      plain.replace('saw\t-\n', 'saw\t-\n\n'),
      ['text/sentences r 1', 'mentions/gold r'],
    ],
    [
      'A7: truncated',
      plain,
      `${plain.split('\n').slice(0, 3).join('\n')}\n`,
      ['text/length r 1', 'conll/no-end r 3', 'singletons/response-only r', 'singletons/all r'],
    ],
    [
      'B9: a shared span in the key',
      plain.replace('(1)\n', '(1)|(2)\n'),
      plain,
      ['mention/shared k 2 16', 'mentions/gold r'],
    ],
    ['C4: the mentions of the key', plain, plain, ['mentions/gold r']],
    [
      'F2: joined documents',
      plain + other,
      doc('all', ...Array.from({ length: 8 }, () => 'Ann (1)')),
      ['document/none-in-common r 1', 'document/levels r'],
    ],
  ])('%s', async (_, key, response, expected) => {
    expect(await of({ k: key, r: response })).toEqual(expected);
  });

  it('A8: are not exchanged, by their names and by their columns', async () => {
    expect(await of({ 'sys.conll': plain, 'gold.conll': plain }, 'sys.conll')).toContain(
      'file/swapped gold.conll',
    );
    // The names of folders do not count.
    const inFolders = { 'gold/sys.conll': plain, 'sys/gold.conll': plain };
    expect(await of(inFolders, 'gold/sys.conll')).toContain('file/swapped sys/gold.conll');
    expect(await of({ 'sys/a.conll': plain, 'gold/a.conll': plain }, 'sys/a.conll')).toEqual([
      'mentions/gold gold/a.conll',
    ]);
    const rich = plain.replaceAll(/^(d\t0\t0\t\S+)\t/gm, '$1\tNN\t(S*)\t-\t-\t-\tspk\t*\t');
    expect(await of({ k: plain, r: rich })).toContain('file/swapped r');
    expect(await of({ k: rich, r: plain })).not.toContain('file/swapped r');
    expect(await of({ k: rich, r: rich })).toEqual(['mentions/gold r']);
  });

  const words = (count: number, cell: (i: number) => string) =>
    doc('d', ...Array.from({ length: count }, (_, i) => `w${i} ${cell(i)}`));

  it.each<[string, (i: number) => string, (i: number) => string, string[]]>([
    [
      'C1: singletons of the key',
      (i) => (i < 9 ? `(${Math.min(i, 5)})` : '-'),
      (i) => (i < 9 ? '(1)' : '-'),
      ['singletons/key-only', 'mentions/gold', 'entities/one-per-document'],
    ],
    [
      'C2: singletons of the response',
      (i) => (i < 9 ? '(1)' : '-'),
      (i) => (i < 9 ? `(${Math.min(i, 5)})` : '-'),
      ['singletons/response-only', 'mentions/gold'],
    ],
    [
      'C3: nearly all are singletons',
      (i) => `(${Math.min(i, 90)})`,
      (i) => `(${Math.min(i, 91)})`,
      ['singletons/many', 'mentions/gold'],
    ],
    ['C9: other rules for mentions', () => '(1)', (i) => (i % 3 === 0 ? '(1)' : '-'), ['mentions/profile']],
    [
      'H4: a response that ends early',
      (i) => (i % 2 === 0 ? '(1)' : '-'),
      (i) => (i < 60 && i % 2 === 0 ? '(1)' : '-'),
      ['response/ends-early', 'mentions/profile'],
    ],
  ])('%s', async (_, key, response, expected) => {
    const codes = (await of({ k: words(120, key), r: words(120, response) })).map(
      (line) => line.split(' ')[0],
    );
    expect(codes.toSorted()).toEqual(expected.toSorted());
  });

  it('B8: gaps are lost', async () => {
    const rows = (...cells: string[]) =>
      `# newdoc id = d\n# global.Entity = eid-etype-head-other\n${cells.map((cell, i) => `${i + 1}\tw${i}\t_\t_\t_\t_\t_\t_\t_\t${cell}\n`).join('')}\n`;
    const key = rows('Entity=(e1[1/2]-x-1-)', '_', 'Entity=(e1[2/2])', 'Entity=(e1-x-1-)');
    const hull = rows('Entity=(e1-x-1-', '_', 'Entity=e1)', 'Entity=(e1-x-1-)');
    expect(await of({ k: key, r: hull })).toEqual(['mention/gaps-lost r 1']);
    expect(await of({ k: key, r: key })).toEqual(['mentions/gold r']);
  });

  it('G6: mentions differ in punctuation only', async () => {
    const key = doc('d', 'Ann (1)', ', -', 'her (1)');
    const response = doc('d', 'Ann (1', ', 1)', 'her (1)');
    expect(await of({ k: key, r: response })).toEqual([
      'mention/boundary r 3 9',
      'mention/punctuation r 3 9',
    ]);
  });

  it('H1, H3: a text was rewritten, and strings were searched', async () => {
    expect(await of({ k: plain, r: '[Ann](#1) met [her](#1) [dog](#2) [It](#2)' })).toContain(
      'text/rewritten r 1',
    );
    const strings = '{"id": "d", "clusters": [["Ann", "her"]]}';
    expect((await of({ k: plain, r: strings })).map((line) => line.split(' ')[0])).toContain('text/searched');
  });

  it('are two arguments with a document in common', async () => {
    const sides = async (texts: Texts, options?: Parameters<typeof check>[1]) =>
      (await check(texts, options)).corpora.map(({ side }) => side);
    expect(await sides({ a: plain, b: plain })).toEqual(['key', 'response']);
    expect(await sides({ a: plain, b: other })).toEqual([undefined, undefined]);
    expect(await sides({ a: plain, b: plain, c: plain })).toEqual([undefined, undefined, undefined]);
    expect(await sides({ a: plain, b: plain, c: plain }, { key: 'b', paths: ['a', 'c'] })).toEqual([
      'key',
      'response',
      'response',
    ]);
  });

  it('are each checked once, whatever the number of responses', async () => {
    const key = doc('d', 'a (1)|(1)', 'b (1)');
    const codes = await of({ k: key, r: doc('d', 'a (1)', 'b -'), s: doc('d', 'a -', 'b (1)|(1)') });
    expect(codes.filter((code) => code.startsWith('mention/repeated'))).toEqual([
      'mention/repeated k 2 14',
      'mention/repeated s 3 14',
    ]);
  });
});

describe('what misleads a score', () => {
  const texts = {
    k: plain + doc('e', 'Ann (1)'),
    r: doc('d', 'Ann (1)|(2)', 'saw -', 'her (1)', 'dog (2)', 'It (2)'),
  };
  const severities = async (options: Partial<CheckRequest> = {}) =>
    Object.fromEntries(
      (await check(texts, { paths: ['r'], key: 'k', ...options })).problems.map(({ code, severity }) => [
        code,
        severity,
      ]),
    );

  it('is an error, unless it is allowed or the check is lenient', async () => {
    expect(await severities()).toMatchObject({ 'document/missing': 'error', 'mention/shared': 'error' });
    expect(await severities({ allow: ['document/missing'] })).toMatchObject({
      'document/missing': 'warning',
      'mention/shared': 'error',
    });
    expect(await severities({ lenient: true })).toMatchObject({
      'document/missing': 'warning',
      'mention/shared': 'warning',
    });
  });

  it('is a warning in the key, or if it is going to be repaired', async () => {
    const { problems } = await check(texts, { paths: ['k'], key: 'r' });
    expect(problems.filter(({ code }) => code === 'mention/shared')).toMatchObject([{ severity: 'warning' }]);
    expect(await severities({ fix: ['shared-first'] })).toMatchObject({ 'mention/shared': 'warning' });
  });

  it('has advice that does not name an option of score alone', async () => {
    const { problems } = await check(texts, { paths: ['r'], key: 'k' });
    expect(problems.find(({ code }) => code === 'mention/shared')?.help).toContain('--fix shared-first');
  });
});

describe('repairs', () => {
  const broken = doc('d', 'Ann (1)|(1)', 'saw -', 'her (1)');
  const repaired = (texts: Texts, options: Partial<CheckRequest>, onRepair?: (names: string[]) => void) =>
    checkFiles({ paths: Object.keys(texts), ...options }, memoryShell(texts, MemoryStore), (plans) =>
      onRepair?.(plans.map(({ file, target }) => `${file.name} ${target.id}`)),
    );

  it('are made if no error is left, in the format of the file or another', async () => {
    const planned: string[] = [];
    const result = await repaired({ f: broken }, { fix: ['drop-repeated'], to: 'jsonlines' }, (names) =>
      planned.push(...names),
    );
    expect(planned).toEqual(['f jsonlines']);
    expect(result.repaired.map(({ target, repairs }) => [target.id, [...repairs]])).toEqual([
      ['jsonlines', [['drop-repeated', 1]]],
    ]);
    expect(result.report.codes.map(({ code }) => code)).toEqual(['mention/repeated', 'fix/rewritten']);
  });

  it('are not made of the key', async () => {
    const { repaired: files } = await repaired(
      { r: broken },
      { key: 'r', paths: ['r'], fix: ['drop-repeated'] },
    );
    expect(files).toHaveLength(1);
  });

  it('are not made if there are errors, or if they are not asked for', async () => {
    expect((await repaired({ f: doc('d', 'Ann (1') }, { fix: ['drop-repeated'] })).repaired).toEqual([]);
    expect((await repaired({ f: broken }, {})).repaired).toEqual([]);
  });

  it('drop what is broken, which is then a warning', async () => {
    const { report, repaired: files } = await repaired(
      { f: doc('d', 'Ann (1', 'her (2)') },
      { fix: ['drop-broken'] },
    );
    expect(report.problems.map(({ severity }) => severity)).not.toContain('error');
    expect(files).toHaveLength(1);
  });
});

it('reports what score --lenient leaves out as warnings', async () => {
  const line = (id: string) =>
    `{"doc_key": "${id}", "sentences": [["x", "y"]], "clusters": [[[0, 0], [1, 1]]]}\n`;
  const texts = {
    'k.jsonl': line('a') + line('b'),
    'r/1.jsonl': line('a') + line('b').slice(0, 50),
    'r/2.x': 'x\n',
  };
  const severities = async (lenient: boolean) => {
    const { problems } = await check(texts, { key: 'k.jsonl', paths: ['r'], lenient });
    return problems.map(({ code, severity }) => `${severity} ${code}`);
  };
  expect(await severities(false)).toEqual(['error json/syntax', 'error file/format']);
  expect(await severities(true)).toEqual(['warning json/syntax', 'warning file/format']);
});

it('does not compare a document that --lenient leaves out, and reports other errors of a pair as score does', async () => {
  const line = (id: string, words: string) =>
    `{"doc_key": "${id}", "sentences": [[${words}]], "clusters": [[[0, 0], [1, 1]]]}\n`;
  const texts = {
    'k.jsonl': line('a', '"a", "cat"') + line('b', '"a", "cat"'),
    'r.jsonl': line('a', '"the", "dog"') + line('b', '"the", "dog"').replace('[0, 0]', '["0", 0]'),
  };
  const { problems } = await check(texts, { key: 'k.jsonl', paths: ['r.jsonl'], lenient: true });
  expect(problems.map(({ code, severity, line }) => `${severity} ${code} ${line}`)).toEqual([
    'error text/words 1',
    'warning json/syntax 2',
  ]);
});
