import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Scorer } from '../../../src/index.ts';
import { count } from '../../../src/serve/count.ts';
import { schemaFaults } from '../../support/json-schemas.ts';
import { runs } from '../../support/runs.ts';
import { errorOf, resultOf, serveShell } from '../../support/serve-shell.ts';

const pair = {
  key: [
    ['a', 'b', 'c'],
    ['d', 'e'],
  ],
  response: [
    ['a', 'b'],
    ['c', 'd', 'e'],
  ],
};
const options = { metrics: ['muc', 'lea'] };

describe('count', () => {
  it('returns counts that name their schema, version and settings', async () => {
    const counts = await resultOf('count', { documents: [{ ...pair, id: 'x' }], options });
    expect(schemaFaults(JSON.stringify(counts))).toEqual([]);
    expect(counts.ids).toEqual(['x']);
    expect(counts.settings).toMatch(/^metrics:muc\+lea\|/);
    const macro = await resultOf('count', { documents: [pair], options: { average: 'macro' } });
    expect(schemaFaults(JSON.stringify(macro))).toEqual([]);
  });

  it('adds up in any grouping, to the last bit', async () => {
    const entity = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 4 });
    const side = fc.array(entity, { maxLength: 4 }).map((lists) => {
      const seen = new Set<number>();
      return lists.map((list) => list.filter((mention) => !seen.has(mention) && seen.add(mention)));
    });
    const documents = fc.array(fc.record({ key: side, response: side }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(documents, fc.constantFrom('micro', 'macro'), async (all, average) => {
        const whole = await resultOf('score', { documents: all, options: { average } });
        const parts: object[] = [];
        for (const one of all)
          parts.push(await resultOf('count', { documents: [one], options: { average } }));
        const merged = await resultOf('score', { counts: parts.reverse(), options: { average } });
        const scorer = new Scorer({ average: average as 'micro' });
        for (const { key, response } of all) scorer.add(key, response);
        const { conll, ...scores } = scorer.result();
        expect([merged.scores, merged.conll]).toEqual([whole.scores, whole.conll]);
        expect([whole.scores, whole.conll]).toEqual(JSON.parse(JSON.stringify([scores, conll])));
      }),
      { numRuns: runs(100) },
    );
  });

  it('refuses counts with other settings, counts that were changed, and a document twice', async () => {
    const counts = await resultOf('count', { documents: [{ ...pair, id: 'x' }], options });
    const of = async (params: object) => (await errorOf('score', params)).message;
    expect(await of({ counts: [counts] })).toBe(
      'These counts have different settings from those of the scorer.',
    );
    expect(await of({ counts: [counts, counts], options })).toBe('Document "x" was added before.');
    expect(await of({ counts: [counts], documents: [{ ...pair, id: 'x' }], options })).toBe(
      'Document "x": Document "x" was added before.',
    );
    expect(await of({ counts: [{ ...counts, sums: counts.sums.map(() => [-1]) }], options })).toMatch(
      /^counts\.sums/,
    );
    expect(await of({ counts: [{ ...counts, key: 3 }], options })).toBe('counts.key is 3.');
    expect(await of({ counts: [3], options })).toBe('Expected `counts[0]` to be the result of `count`.');
  });

  it('names the document that is refused', async () => {
    const of = async (...documents: unknown[]) => (await errorOf('count', { documents })) as object;
    expect(await of(pair, { key: [['a'], ['a']], response: [] })).toMatchObject({
      code: 1,
      data: { kind: 'input', document: 1, problems: [{ code: 'mention/shared' }] },
    });
    expect(await of({ key: [[-1]], response: [], id: 'b' })).toMatchObject({
      code: 2,
      message: 'Document "b": Expected the numbers of a mention to be finite and not negative, got -1.',
      data: { kind: 'usage', document: 'b' },
    });
    expect(await of({ key: [[true]], response: [] })).toMatchObject({ code: 2, data: { document: 0 } });
    expect(await of({ key: 'ab', response: [] })).toMatchObject({ code: 2, data: { document: 0 } });
    expect(await of(3)).toMatchObject({ message: expect.stringContaining('Expected {"key": …') });
    expect(await of({ ...pair, weight: 1 })).toMatchObject({
      message: 'Document number 0: Unknown parameter "weight".',
    });
  });

  it('is a function of its parameters alone', () => {
    expect(count({}, serveShell())).toEqual(count({}, serveShell()));
  });
});

describe('score', () => {
  it('has warnings and the number of documents', async () => {
    const { warnings, documents, conll, signature } = await resultOf('score', { documents: [pair] });
    expect(warnings.map(({ code }: { code: string }) => code)).toEqual(['mentions/gold']);
    expect([documents, conll?.toFixed(4)]).toEqual([1, '0.7333']);
    expect(signature).toMatch(/^metrics:mentions\+muc\+/);
  });
});
