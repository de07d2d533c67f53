import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { type ReportRequest, reportFiles } from '../../../src/verbs/report.ts';
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
    expect([...documents]).toMatchObject([{ words: 'Ann She', systems: [{}, {}] }, { words: 'Ann She' }]);
  });
});
