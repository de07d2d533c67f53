import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { alignPair } from '../../../src/evaluate/align-pair.ts';
import { evaluatePair, settingsOf, Tally } from '../../../src/evaluate/index.ts';
import { countWindows } from '../../../src/evaluate/windows.ts';
import { collector, documentWith } from '../../support/documents.ts';
import { runs } from '../../support/runs.ts';

const cut = (key: Document, response: Document, window: number, spec = {}) => {
  const settings = settingsOf({ metrics: ['mentions', 'muc', 'bcub'], window, ...spec });
  const { report, problems } = collector();
  const tally = new Tally(settings);
  tally.add(evaluatePair(key, response, settings, report));
  return { result: tally.result(), problems };
};

describe('countWindows', () => {
  const key = documentWith([['a', '0', '2', '5']]);
  const response = documentWith([
    ['a', '0', '5'],
    ['b', '2'],
  ]);

  it('scores each window as a text of its own', () => {
    const { result } = cut(key, response, 4);
    expect(result.scores.get('muc')?.counts?.recall).toEqual([0, 1]);
    expect(result.scores.get('bcub')?.counts?.recall).toEqual([2, 3]);
    expect(result.cut?.singletons).toEqual({ key: 1, response: 2 });
  });

  it('keeps the scores of whole documents', () => {
    const { result } = cut(key, response, 4);
    const { result: whole } = cut(key, response, 20);
    expect(result.cut?.whole.scores).toEqual(whole.scores);
    expect(whole.cut?.whole.scores).toEqual(whole.scores);
    expect(whole.cut?.singletons).toEqual({ key: 0, response: 0 });
  });

  it('has each mention that does not refer in one window', () => {
    const marked = { nonReferring: Mentions.of([{ start: 1, end: 2, entity: 0 }]) };
    const { result } = cut({ ...key, ...marked }, { ...response, ...marked }, 4, {
      metrics: ['nonreferring'],
    });
    expect(result.scores.get('nonreferring')?.counts).toEqual({ recall: [1, 1], precision: [1, 1] });
  });

  it('keeps what remains alone in a window, also where singletons are dropped', () => {
    const { result } = cut(key, response, 4, { singletons: 'drop' });
    expect(result.scores.get('mentions')?.counts).toEqual({ recall: [2, 3], precision: [2, 2] });
    expect(result.cut?.singletons).toEqual({ key: 1, response: 2 });
  });

  it('puts a mention across a border into the window in which it begins', () => {
    const across = documentWith([['a', '1', '3-5']]);
    expect(cut(across, across, 4).result.scores.get('muc')?.counts?.recall).toEqual([1, 1]);
    const at = documentWith([['a', '1', '4-5']]);
    expect(cut(at, at, 4).result.scores.get('muc')?.counts?.recall).toEqual([0, 0]);
  });

  it('finds the token of a character', () => {
    const offsets = [
      [0, 3],
      [4, 7],
      [8, 9],
    ] as const;
    const tokens = { length: 3, at: (i: number) => 'abc'[i], offsets };
    const characters = documentWith([['a', '0-2', '8']], { unit: 'character', tokens, length: 9 });
    const settings = settingsOf({ metrics: ['muc'] });
    const { pair } = alignPair(characters, characters, settings, () => {});
    const muc = (size: number) => [...(countWindows(pair, size, settings, () => {})?.counts ?? [])];
    expect(settings.vector.scores(muc(2)).scores.get('muc')?.counts?.recall).toEqual([0, 0]);
    expect(settings.vector.scores(muc(3)).scores.get('muc')?.counts?.recall).toEqual([1, 1]);
  });

  it('refuses a document without tokens', () => {
    const characters = documentWith([['a', '0', '8']], { unit: 'character', file: 'k.ann' });
    const { problems } = cut(characters, characters, 4);
    expect(problems).toMatchObject([
      {
        code: 'window/no-tokens',
        file: 'k.ann',
        message: 'Document d cannot be cut into windows: it has no tokens.',
        help: 'convert the key to a format with tokens, or leave --window out',
      },
    ]);
  });
});

/** Mentions of one token in up to four entities; the position of a mention is its index. */
const partition = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 12 });
const documentOf = (labels: readonly number[]): Document =>
  documentWith(
    [0, 1, 2, 3].map((entity) => [
      String(entity),
      ...labels.flatMap((label, i) => (label === entity ? [String(i)] : [])),
    ]),
  );

describe('windows', () => {
  const both = fc.record({ key: partition, response: partition, size: fc.integer({ min: 1, max: 13 }) });

  it('never change the detection of mentions, and are perfect for the key itself', () => {
    fc.assert(
      fc.property(both, ({ key, response, size }) => {
        const { result } = cut(documentOf(key), documentOf(response), size);
        expect(result.scores.get('mentions')).toEqual(result.cut?.whole.scores.get('mentions'));
        const same = cut(documentOf(key), documentOf(key), size).result;
        expect(same.scores.get('bcub')?.f1).toBe(1);
      }),
      { numRuns: runs(200) },
    );
  });

  it('are documents of their own', () => {
    fc.assert(
      fc.property(both, ({ key, response, size }) => {
        const spec = { metrics: ['muc', 'bcub', 'ceafe', 'lea', 'nec'], names: 'length=1' };
        const settings = settingsOf(spec);
        const apart = new Tally(settings);
        for (let start = 0; start < 12; start += size) {
          const part = (labels: readonly number[]) => documentOf(labels.slice(start, start + size));
          apart.add(evaluatePair(part(key), part(response), settings, () => {}));
        }
        const { result } = cut(documentOf(key), documentOf(response), size, spec);
        expect(result.scores).toEqual(apart.result().scores);
      }),
      { numRuns: runs(200) },
    );
  });
});
