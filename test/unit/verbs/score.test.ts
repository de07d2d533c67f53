import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { compareRuns, type ScoreRequest, scoreFiles } from '../../../src/verbs/score.ts';
import { memoryShell } from '../../support/memory-shell.ts';
import { mucSettings, scoredRuns } from '../../support/scored-runs.ts';
import { smallCorpus } from '../../support/small-corpus.ts';

type Texts = Readonly<Record<string, string>>;

const pathOf = (path: string) => ({ path, name: path });

/** Scores responses against a key, by their paths. */
const score = (
  texts: Texts,
  key: string,
  responses: readonly string[],
  options: Partial<ScoreRequest> = {},
) =>
  scoreFiles(
    { key: pathOf(key), responses: responses.map(pathOf), ...options },
    memoryShell(texts, MemoryStore),
  );

describe('a corpus in folders', () => {
  const scored = async (documents?: string[]) =>
    (await score(smallCorpus, 'gold', ['system'], { documents, allow: ['text/words'] })).runs[0];

  it('is found without hidden files, and paired by the names of files and documents', async () => {
    const { documents, problems, count } = await scored();
    expect(documents).toEqual(['(a1); part 000', '(a2); part 000', '(b); part 000']);
    expect(problems.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['file/skipped', 'gold', undefined],
      ['file/unpaired', 'extra.conll', undefined],
      ['document/missing', 'gold/a.conll', 14],
      ['text/words', 'system/deep/b.conll', 8],
      ['mention/repeated', 'system/deep/b.conll', 2],
    ]);
    expect(count('document/missing')).toBe(1);
  });

  it('reports nothing about documents that were not chosen', async () => {
    const { documents, problems } = await scored(['a1']);
    expect([documents, problems]).toEqual([['(a1); part 000'], []]);
    await expect(scored(['nobody'])).rejects.toThrow('Document nobody is not in the key.');
  });
});

describe('texts that differ', () => {
  const words = (...list: string[][]) =>
    list
      .map(
        (each, i) =>
          `#begin document (d${i}); part 000\n${each.map((word) => `${word}\t(1)\n`).join('')}#end document\n`,
      )
      .join('');
  const problemsOf = async (texts: Texts, strict = false) => {
    const allow = ['mentions/gold', 'metric/undefined', 'mention/repeated'];
    const scored = score(texts, 'key', ['response'], {
      strict,
      allow: strict ? allow : [...allow, 'text/words'],
    });
    const found = strict
      ? ((await scored.catch((error) => error)) as InputError).problems
      : (await scored).runs[0].problems;
    return found.map(({ code, severity, file, line, message }) => [code, severity, file, line, message]);
  };

  it('are one problem of a corpus, at the first word that differs by line', async () => {
    const key = words(['a', 'b'], ['c', 'd'], ['e', 'f']);
    // The response has the documents in another order.
    const [d0, d1, d2] = words(['a', 'b'], ['c', 'x'], ['y', 'f']).split(/(?<=#end document\n)/);
    const text =
      'Document (d2); part 000 has different words in the response: 1 of 2, first token 0, "e" in the key and "y" in the response.';
    for (const strict of [false, true])
      expect(await problemsOf({ key, response: d2 + d0 + d1 }, strict)).toEqual([
        [
          'text/words',
          strict ? 'error' : 'warning',
          'response',
          2,
          `${text} 1 more documents have different words.`,
        ],
      ]);
  });

  it('are an error if more than a tenth of the words differ, in each document, and the signature says what was allowed', async () => {
    const letters = [...'abcdefghij'];
    const texts = (other: number) => ({
      key: words(letters, letters),
      response: words(
        letters,
        letters.map((word, i) => (i < other ? `${word}x` : word)),
      ),
    });
    const [one] = (await score(texts(1), 'key', ['response'])).runs;
    expect(one.problems).toMatchObject([{ code: 'text/words', severity: 'warning' }]);
    expect(one.signature).not.toContain('allow');
    await expect(score(texts(2), 'key', ['response'])).rejects.toThrow(
      'Document (d1); part 000 has different words in the response: 2 of 10',
    );
    const [two] = (await score(texts(2), 'key', ['response'], { allow: ['text/words', 'file/skipped'] }))
      .runs;
    expect(two.problems).toMatchObject([
      {
        severity: 'warning',
        help: '--allow text/words: the document is scored, with mentions matched by position',
      },
    ]);
    expect(two.signature).toContain('|average:micro|allow:text/words|v:');
  });

  it('are not compared where the reader gave up', async () => {
    const key = '{"id": "a", "tokens": ["x", "y"], "clusters": [[[1, 2]]]}';
    const problems = await problemsOf({ key: `${key}\n`, response: `${key.slice(0, 40)}\n` }, true);
    expect(problems.map(([code]) => code)).toEqual(['json/syntax']);
  });
});

describe('a response that cannot be scored', () => {
  const text = (cell: string) => `#begin document (d); part 000\na\t${cell}\n#end document\n`;
  const texts = { key: text('(1)'), good: text('(1)'), bad: text('1)'), worse: text('(1') };

  it('is left out if there are others, and named in the result and in the report', async () => {
    const { runs, failed, report } = await score(texts, 'key', ['bad', 'good']);
    expect(runs.map(({ name }) => name)).toEqual(['good']);
    expect(failed.map(({ name, problems }) => [name, problems[0].code])).toEqual([['bad', 'conll/unopened']]);
    expect(report.systems.map(({ name }) => name)).toEqual(['good']);
    expect(report.leftOut).toEqual(['bad']);
  });

  it('ends the run if none is left, with the errors of all', async () => {
    const codes = async (...names: readonly string[]) =>
      ((await score(texts, 'key', names).catch((error) => error)) as InputError).problems.map(
        ({ code }) => code,
      );
    expect(await codes('bad', 'worse')).toEqual(['conll/unopened', 'conll/unclosed']);
    expect(await codes('bad')).toEqual(['conll/unopened']);
  });
});

describe('the report', () => {
  const document = (id: string, ...cells: readonly string[]) =>
    `#begin document (${id}); part 000\n${cells.map((cell) => `w\t${cell}\n`).join('')}#end document\n`;
  const key = document('a', '(1)', '(1)', '(2)', '(2)') + document('b', '(1)', '(1)', '-', '-');
  const half = document('a', '(1)', '(1)', '-', '-') + document('b', '(1)', '(1)', '-', '-');

  it('has the scores of each document if they are asked for', async () => {
    const documents = async (perDocument?: boolean) =>
      [...(await score({ key, half }, 'key', ['half'], { perDocument })).report.systems[0].documents].length;
    expect([await documents(true), await documents()]).toEqual([2, 0]);
  });

  it('has intervals if they are asked for, and a warning of systems that are close', async () => {
    const texts = { key, half, same: key };
    const one = await score(texts, 'key', ['half'], { intervals: { resamples: 10 } });
    expect(one.report.systems[0].intervals?.scores.has('muc')).toBe(true);
    const two = await score(texts, 'key', ['half', 'same']);
    expect(two.report.systems.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
      expect.arrayContaining(['systems/close']),
      expect.not.arrayContaining(['systems/close']),
    ]);
  });

  it('has a signature with the settings and with what was read', async () => {
    const { runs } = await score({ key, half }, 'key', ['half'], {
      settings: { metrics: ['muc'] },
      documents: ['a'],
      lenient: true,
    });
    expect(runs[0].signature).toMatch(/^metrics:muc\|.*\|lenient.*\|documents:/);
  });
});

it('the pairs of each response go to whoever keeps them, in the order of the key', async () => {
  const seen: string[] = [];
  const document = (id: string) => `#begin document (${id});\nw\t(1)\n#end document\n`;
  const texts = { key: document('a') + document('b'), x: document('b'), y: document('b') + document('a') };
  await scoreFiles(
    { key: pathOf('key'), responses: [pathOf('x'), pathOf('y')] },
    memoryShell(texts, MemoryStore),
    ({ name }) =>
      (pair, isMissing) =>
        seen.push(`${name} ${pair.key.id} ${isMissing}`),
  );
  expect(seen).toEqual(['x (a); true', 'x (b); false', 'y (a); false', 'y (b); false']);
});

const ci = { resamples: 20 };

describe('compareRuns', () => {
  it('has nothing to say about one run without intervals', async () => {
    const runs = await scoredRuns({ x: [2, 2] });
    expect(await compareRuns(runs, mucSettings, {})).toEqual([{ intervals: undefined, warnings: [] }]);
  });

  it('warns of a run that is close to the best, in its file', async () => {
    const [x, y] = await compareRuns(await scoredRuns({ x: [3, 0], y: [2, 3] }), mucSettings, {});
    expect(x.warnings).toEqual([expect.objectContaining({ code: 'systems/close', file: 'out/x' })]);
    expect(y).toEqual({ intervals: undefined, warnings: [] });
  });

  it('has intervals where they are asked for, with their warnings before others', async () => {
    const compared = await compareRuns(await scoredRuns({ x: [3, 0], y: [2, 3] }), mucSettings, {}, ci);
    expect(compared.map(({ intervals }) => intervals?.scores.has('muc'))).toEqual([true, true]);
    expect(compared.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
      ['compare/few-documents', 'systems/close'],
      ['compare/few-documents'],
    ]);
  });

  it('throws warnings where the request is strict, but for those that are allowed', async () => {
    const runs = await scoredRuns({ x: [3, 0], y: [2, 3] });
    await expect(compareRuns(runs, mucSettings, { strict: true })).rejects.toThrow(InputError);
    const allow = ['systems/close'];
    expect(await compareRuns(runs, mucSettings, { strict: true, allow })).toHaveLength(2);
    await expect(compareRuns(runs, mucSettings, { strict: true, allow }, ci)).rejects.toThrow(InputError);
  });
});
