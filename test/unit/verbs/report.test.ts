import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import type { PageDocument } from '../../../src/page/types.ts';
import { type ReportRequest, reportDatasets, reportFiles } from '../../../src/verbs/report.ts';
import { memoryShell } from '../../support/memory-shell.ts';

/** Documents in the columns of CoNLL-2012, whose words are names or pronouns. */
const text = (...documents: readonly (readonly [id: string, ...cells: string[]])[]) =>
  documents
    .map(
      ([id, ...cells]) =>
        `#begin document (${id}); part 000\n${cells
          .map((cell, i) => `d 0 ${i} ${i === 1 ? 'She PRP' : 'Ann NNP'} * - - - - * ${cell}\n`)
          .join('')}#end document\n`,
    )
    .join('');

const texts = {
  key: text(['a', '(1)', '(1)'], ['b', '(1)', '(1)']),
  x: text(['a', '(1)', '-'], ['b', '(1)', '(1)']),
  y: text(['a', '(1)', '(1)']),
  bad: text(['a', '(1', '-']),
};

const report = (responses: readonly string[], options: Partial<ReportRequest> = {}) =>
  reportFiles(
    {
      key: { path: 'key', name: 'key' },
      responses: responses.map((path) => ({ path, name: path })),
      ...options,
    },
    memoryShell(texts, MemoryStore),
  );

describe('reportFiles', () => {
  it('has the scores of each document, and its text with the chains of each system', async () => {
    const { report: scored, documents } = await report(['x', 'y']);
    expect(scored.systems.map(({ name, documents: own }) => [name, [...own].length])).toEqual([
      ['x', 2],
      ['y', 2],
    ]);
    expect(
      Array.from(documents as Iterable<PageDocument>, (each) => [
        each.text,
        each.systems.map(({ isMissing }) => isMissing),
      ]),
    ).toEqual([
      ['Ann She', [false, false]],
      ['Ann She', [false, true]],
    ]);
  });

  it('has what errors cost, and knows pronouns by their tags', async () => {
    const { pageExtras } = await report(['x', 'y']);
    expect(pageExtras.costs?.systems).toHaveLength(2);
    expect(pageExtras.costs?.metric).toBe('conll');
  });

  it('compares several systems, and one if intervals are asked for', async () => {
    const standings = async (...args: Parameters<typeof report>) =>
      (await report(...args)).pageExtras.standings?.length;
    expect(await standings(['x', 'y'])).toBe(2);
    expect(await standings(['x'])).toBeUndefined();
    expect(await standings(['x'], { intervals: { resamples: 10 } })).toBe(1);
  });

  it('has the scores across documents beside those of documents', async () => {
    const { report: scored, pageExtras } = await report(['x'], { settings: { scope: 'corpus' } });
    expect(scored.scope).toBe('document');
    expect(pageExtras.across?.scope).toBe('corpus');
    expect(pageExtras.across?.systems).toHaveLength(1);
    const codes = scored.systems[0].warnings.map(({ code }) => code);
    expect(codes).toContain('entities/document-labels');
    expect(codes).not.toContain('scope/document');
    expect((await report(['x'])).pageExtras.across).toBeUndefined();
  });

  it('leaves a response with errors out of the page', async () => {
    const { failed, documents, pageExtras } = await report(['bad', 'x']);
    expect(failed.map(({ name }) => name)).toEqual(['bad']);
    expect(Array.from(documents as Iterable<PageDocument>, ({ systems }) => systems.length)).toEqual([1, 1]);
    expect(pageExtras.costs?.systems).toHaveLength(1);
  });
});

describe('reportDatasets', () => {
  const shell = memoryShell(
    {
      'key.txt': texts.key,
      'one/key': text(['c', '(1)', '(1)', '(1)']),
      x: texts.x,
      bad: texts.key.replace('(1)', '(1'),
      'one/x': text(['c', '(1)', '(1)', '-']),
      'one/y': text(['c', '(1)', '-', '(1)']),
    },
    MemoryStore,
  );

  it('has the documents of one data set after the other, with the errors of the same system', async () => {
    const datasets = [
      { name: 'A', key: 'key.txt', responses: ['x'] },
      { name: 'B', key: 'one/key', responses: ['one/x'] },
    ];
    const { report: scored, documents, pageExtras } = await reportDatasets({ datasets }, shell);
    expect(scored.systems.map(({ name, documents: own }) => [name, Array.from(own, ({ id }) => id)])).toEqual(
      [['x', ['A: (a); part 000', 'A: (b); part 000', 'B: (c); part 000']]],
    );
    expect(Array.from(documents as Iterable<PageDocument>, ({ text: words }) => words)).toEqual([
      'Ann She',
      'Ann She',
      'Ann She Ann',
    ]);
    const alone = await reportFiles(
      { key: { path: 'one/key', name: 'k' }, responses: [{ path: 'one/x', name: 'x' }] },
      shell,
    );
    const errors = (of: typeof pageExtras) => of.costs?.systems[0].errors ?? [];
    const first = await reportFiles(
      { key: { path: 'key.txt', name: 'k' }, responses: [{ path: 'x', name: 'x' }] },
      shell,
    );
    expect(errors(pageExtras)).toEqual(
      errors(alone.pageExtras).map((count, i) => count + errors(first.pageExtras)[i]),
    );
    expect(pageExtras.standings).toBeUndefined();
  });

  it('keeps the documents of others in their places where a system fails in the first data set', async () => {
    const datasets = [
      { name: 'A', key: 'key.txt', responses: ['bad', 'x'] },
      { name: 'B', key: 'one/key', responses: ['one/y', 'one/x'] },
    ];
    const { report: scored, documents } = await reportDatasets({ datasets }, shell);
    expect(scored.leftOut).toEqual(['system 1']);
    expect(
      Array.from(documents as Iterable<PageDocument>, ({ text: words, systems }) => [words, systems.length]),
    ).toEqual([
      ['Ann She', 1],
      ['Ann She', 1],
      ['Ann She Ann', 1],
    ]);
  });
});
