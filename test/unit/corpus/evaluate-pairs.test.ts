import { describe, expect, it } from 'vitest';
import {
  documentSink,
  type EvaluateOptions,
  evaluateLocated,
  evaluatePairs,
} from '../../../src/corpus/evaluate-pairs.ts';
import type { LocatedDocument, ReadDocument } from '../../../src/corpus/located-document.ts';
import { type DocumentPair, pairFiles } from '../../../src/corpus/pair-files.ts';
import { MemoryStore, type Shell } from '../../../src/corpus/shell.ts';
import { settingsOf, Tally } from '../../../src/evaluate/index.ts';
import { ProblemLog } from '../../../src/problems/log.ts';
import { conllDocument, indexedFiles } from '../../support/indexed-files.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const settings = settingsOf({ metrics: ['muc'] });
const options: EvaluateOptions = { settings, reading: {}, perDocument: true };
const texts = {
  key: ['a', 'b', 'c'].map((name) => conllDocument(name, 'x (1)', 'y (1)', 'z (1)')).join(''),
  response: conllDocument('b', 'x (1)', 'y (1)', 'z -') + conllDocument('a', 'x (1)', 'y (1)|(1)', 'z (1)'),
};
const pairs = pairFiles(await indexedFiles(texts, 'key'), await indexedFiles(texts, 'response'), () => {});

async function evaluated(list: readonly DocumentPair[], given: Partial<EvaluateOptions> = {}) {
  const totals = { tally: new Tally(settings, { perDocument: true }), log: new ProblemLog() };
  const started: string[] = [];
  const ended: string[] = [];
  const shell: Shell = {
    ...memoryShell({}, MemoryStore),
    startProgress: (system) => {
      started.push(system);
      return { update: async () => {}, end: () => ended.push(system) };
    },
  };
  const all = { ...options, ...given };
  await evaluatePairs(documentSink(list, all, totals), all, 'ours', shell);
  const { tally, log } = totals;
  return { result: tally.result(), codes: log.problems.map(({ code }) => code), started, ended };
}

describe('evaluatePairs', () => {
  it('adds up the counts of the documents in the order of the key, and collects problems', async () => {
    const { result, codes, started } = await evaluated(pairs);
    expect([...result.documents].map(({ id }) => id)).toEqual(pairs.map(({ id }) => id));
    // 2 links of document a, 1 of b, and none of c, of 2 each.
    expect(result.scores.get('muc')).toMatchObject({ recall: 3 / 6, precision: 1 });
    expect(codes).toEqual(['mention/repeated']);
    // One batch shows no progress.
    expect(started).toEqual([]);
  });

  it('shows progress where there are several batches, and ends it after an error too', async () => {
    const withBytes = (located: LocatedDocument, bytes: number) => ({ ...located, bytes }) as ReadDocument;
    const large = pairs.map((pair) => ({ ...pair, key: withBytes(pair.key, 5 << 20) }));
    expect(await evaluated(large)).toMatchObject({ started: ['ours'], ended: ['ours'] });
    const stop = () => {
      throw new Error('stopped');
    };
    await expect(evaluated(large, { onPair: stop })).rejects.toThrow('stopped');
  });

  it('passes pairs on, with those that have no response', async () => {
    const seen: [string, boolean][] = [];
    await evaluated(pairs, { onPair: ({ key }, isMissing) => seen.push([key.id, isMissing]) });
    expect(seen).toEqual([
      ['(a); part 000', false],
      ['(b); part 000', false],
      ['(c); part 000', true],
    ]);
  });
});

it('evaluateLocated scores one pair under the name of the pair', () => {
  const sides = { key: {}, response: {} };
  const { id } = evaluateLocated({ ...pairs[0], id: 'f a' }, { settings, sides }, () => {});
  expect(id).toBe('f a');
});
