import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import type { InputError } from '../../../src/problems/problem.ts';
import { type AgreeRequest, agreeFiles, DEFAULT_LISTED_DECISIONS } from '../../../src/verbs/agree.ts';
import { conllDocument } from '../../support/indexed-files.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const rows = (...cells: readonly string[]) => cells.map((cell, i) => `w${i} ${cell}`);
const first = conllDocument('a', ...rows('(1)', '(1)', '(2)', '(2)'));
const texts = {
  ann: first + conllDocument('b', ...rows('(1)', '(1)', '(2)', '(2)')),
  ben: first + conllDocument('b', ...rows('(7)', '(7)', '(7)', '(2)')),
  'cem/a.conll': first,
  'cem/b.conll': conllDocument('b', ...rows('(1)', '(1)', '(2)', '-')),
  'cem/README': '',
  bad: first + conllDocument('b', ...rows('(1', '-')),
  other: conllDocument('x', ...rows('(1)', '(1)')) + conllDocument('y', ...rows('(1)', '(1)')),
};

const agreed = (names: readonly string[], options: Partial<AgreeRequest> = {}) =>
  agreeFiles(
    {
      annotators: names.map((path) => ({ path, name: path })),
      settings: { resamples: 10, duplicates: 'error' },
      ...options,
    },
    memoryShell(texts, MemoryStore),
  );

const codesOf = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: InputError) => error.problems.map(({ code, file, line }) => [code, file, line]),
  );

describe('agreeFiles', () => {
  it('measures the agreement of annotators, who need not have the same documents', async () => {
    const { report } = await agreed(['ann', 'ben', 'cem/a.conll']);
    expect(report.paths).toEqual(['ann', 'ben', 'cem/a.conll']);
    expect(report.agreement.documents.compared).toBe(2);
    expect(report.agreement.pairs.map(({ annotators }) => annotators)).toHaveLength(3);
  });

  it('has lines of files in its disagreements and decisions', async () => {
    const { report } = await agreed(['ann', 'ben']);
    const places = report.agreement.disagreements.flatMap(({ values }) =>
      values.map(({ file, line }) => `${file}:${line}`),
    );
    // The third word of the second document, whose first line is the seventh of the file.
    expect(places).toContain('ann:10');
    expect(places).toContain('ben:10');
    const [{ values }] = report.agreement.decisions;
    expect(values.map(({ span, antecedent }) => [span?.line, antecedent?.line])).toEqual([
      [10, undefined],
      [10, 9],
    ]);
  });

  it('makes one annotation of all, and has the lines of what is open', async () => {
    const { report, files } = await agreed(['ann', 'ben'], {
      adjudicate: { rule: 'majority', target: { to: 'jsonlines' } },
    });
    expect(files).toHaveLength(1);
    expect(
      files[0].content
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).doc_key),
    ).toEqual(['(a); part 000', '(b); part 000']);
    const [row] = report.adjudication?.open ?? [];
    expect(row).toMatchObject({ decision: 'link', file: 'ann', line: 10 });
    expect(row.options.map(({ antecedent }) => antecedent?.line)).toEqual([undefined, 9]);
  });

  it('has a file for each document if asked to, whose names come first', async () => {
    const seen: string[] = [];
    const target = { to: 'brat', perDocument: true };
    const { files } = await agreeFiles(
      {
        annotators: ['ann', 'ben'].map((path) => ({ path, name: path })),
        settings: { resamples: 10 },
        adjudicate: { rule: 'first', target },
      },
      memoryShell(texts, MemoryStore),
      (names) => seen.push(...names),
    );
    expect(files.map(({ name }) => name)).toEqual(seen);
    expect(seen).toHaveLength(2);
    await expect(
      agreed(['ann', 'ben'], { adjudicate: { rule: 'first', target: { to: 'x' } } }),
    ).rejects.toThrow('Unknown format "x".');
  });

  it('lists ten decisions in tables unless another number is asked for', async () => {
    expect((await agreed(['ann', 'ben'])).report.listed).toBe(DEFAULT_LISTED_DECISIONS);
    expect((await agreed(['ann', 'ben'], { listed: 3 })).report.listed).toBe(3);
  });

  it('has the labels of metrics', async () => {
    const { labelOf } = (await agreed(['ann', 'ben'])).report;
    expect([labelOf('bcub'), labelOf('conll'), labelOf('x')]).toEqual(['B³', 'CoNLL', 'x']);
  });

  it('warns of files that are skipped, with --strict too', async () => {
    for (const strict of [false, true]) {
      const { report, count } = await agreed(['ann', 'cem'], { strict, allow: ['compare/few-documents'] });
      expect(report.agreement.warnings.map(({ code, severity }) => [code, severity])).toContainEqual([
        'file/skipped',
        'warning',
      ]);
      expect(count('file/skipped')).toBe(1);
    }
  });

  it('throws the errors of an annotator with their lines: nobody is left out', async () => {
    expect(await codesOf(agreed(['ann', 'ben', 'bad']))).toContainEqual(['conll/unclosed', 'bad', 8]);
  });

  it('refuses one annotator, and annotators without a document in common', async () => {
    await expect(agreed(['ann'])).rejects.toThrow('Agreement needs at least two annotators.');
    expect(await codesOf(agreed(['ann', 'other']))).toEqual([['agree/none-in-common', undefined, undefined]]);
  });
});
