import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conll, evaluateCorpus, ProblemLog, type Score, type ScoreSet, settingsOf } from '../../src/index.ts';

const data = (path: string): URL => new URL(`../../../shared/data/${path}`, import.meta.url);

const [head, ...rows] = readFileSync(data('PAIRS.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const pairs = rows.map((row) => new Map(head.map((name, i) => [name, row[i] ?? ''])));

const read = (path: string, log: ProblemLog) => [
  ...conll.read({ name: path, bytes: new Uint8Array(readFileSync(data(path))) }, log.report),
];

describe('real corpora and system outputs score as with CoVal', () => {
  it('has the pairs', () => expect(pairs.length).toBe(42));

  it.each(pairs.map((pair) => [pair.get('id') as string, pair] as const))('%s', (_, pair) => {
    const log = new ProblemLog();
    const key = read(pair.get('gold') as string, log);
    const response = read(pair.get('system') as string, log);
    const result = evaluateCorpus(key, response, settingsOf(), log.report);
    expect(log.errors).toBe(0);
    expectPublished(result, pair);
  });
});

/** Expects the published numbers to the last printed digit. */
function expectPublished({ scores, conll: average }: ScoreSet, pair: ReadonlyMap<string, string>): void {
  const percent = (value: number | null) => (100 * (value ?? 0)).toFixed(2);
  for (const metric of ['mentions', 'muc', 'bcub', 'ceafe', 'lea']) {
    const { recall, precision, f1 } = scores.get(metric) as Score;
    expect(`${metric} ${[recall, precision, f1].map(percent).join('/')}`).toBe(
      `${metric} ${pair.get(`coval.${metric}`)}`,
    );
  }
  expect(percent(average)).toBe(pair.get('coval.CoNLL'));
}

/** Pairs in one block for the whole corpus, whose lines name their document. */
const merged = pairs.filter(
  (pair) => /^ukp-/.test(pair.get('gold') ?? '') && !/within_doc/.test(pair.get('id') ?? ''),
);

/** The lines of a merged file, with a block for each document; in another order if `isTurned`. */
function divided(path: string, isTurned: boolean): string {
  const documents = new Map<string, string[]>();
  for (const line of readFileSync(data(path), 'utf8').split('\n')) {
    const name = /^metadoc_(.+)_\d+\t/.exec(line)?.[1] ?? /^([^#].*?)(?:_\d+){3}\t/.exec(line)?.[1];
    if (name === undefined) continue;
    const lines = documents.get(name);
    if (lines === undefined) documents.set(name, [line]);
    else lines.push(line);
  }
  const blocks = Array.from(
    documents,
    ([name, lines]) => `#begin document (${name}); part 000\n${lines.sort().join('\n')}\n#end document\n`,
  );
  return (isTurned ? blocks.toReversed() : blocks).join('');
}

describe('real corpora in one document for each text score as one corpus', () => {
  it('has the pairs', () => expect(merged.length).toBe(22));

  it.each(merged.map((pair) => [pair.get('id') as string, pair] as const))('%s', (_, pair) => {
    const log = new ProblemLog();
    const documents = (side: string) => {
      const text = divided(pair.get(side) as string, side === 'system');
      return [...conll.read({ name: side, bytes: new TextEncoder().encode(text) }, log.report)];
    };
    const [key, response] = [documents('gold'), documents('system')];
    expect(key.length).toBeGreaterThan(50);
    const result = evaluateCorpus(key, response, settingsOf({ scope: 'corpus' }), log.report);
    expect(log.errors).toBe(0);
    expectPublished(result, pair);
    // Entities lie in several documents, so that this is another score than that of documents.
    expect(result.spread?.key.acrossDocuments).toBeGreaterThan(0);
  });
});
