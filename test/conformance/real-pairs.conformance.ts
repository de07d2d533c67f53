import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conll, evaluateCorpus, ProblemLog, type Score, settingsOf } from '../../src/index.ts';

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
    const { scores, conll: average } = evaluateCorpus(key, response, settingsOf(), log.report);
    expect(log.errors).toBe(0);
    const percent = (value: number | null) => (100 * (value ?? 0)).toFixed(2);
    for (const metric of ['mentions', 'muc', 'bcub', 'ceafe', 'lea']) {
      const { recall, precision, f1 } = scores.get(metric) as Score;
      expect(`${metric} ${[recall, precision, f1].map(percent).join('/')}`).toBe(
        `${metric} ${pair.get(`coval.${metric}`)}`,
      );
    }
    expect(percent(average)).toBe(pair.get('coval.CoNLL'));
  });
});
