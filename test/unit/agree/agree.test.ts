import { describe, expect, it } from 'vitest';
import { agree } from '../../../src/agree/index.ts';
import { conll, InputError, ProblemLog, UsageError } from '../../../src/index.ts';
import { annotators } from '../../support/annotators.ts';

const quick = { resamples: 100 };

describe('agree', () => {
  it('has the fractions of the worked example', () => {
    const example = annotators({ key: ['abc defg'], response: ['ab cd fghi'] });
    expect(agree(example).alpha.masi.alpha).toBeCloseTo(983 / 23134, 14);
    expect(agree(example, { unmarked: 'missing' }).alpha.masi.alpha).toBeCloseTo(115 / 9498, 14);
    expect(agree(example, { unmarked: 'null' }).alpha.masi.alpha).toBeCloseTo(-727 / 22954, 14);
  });

  it('scores with all metrics; blanc_gold is undefined where the mentions differ', () => {
    const { pairs, means } = agree(annotators({ a: ['abc de', 'ab c'], b: ['abd e', 'ab c'] }), {
      ...quick,
      metrics: ['all'],
    });
    expect(pairs[0].scores.blanc_gold).toBeNull();
    expect(means.blanc_gold.mean).toBeNull();
    expect(means.muc.interval).not.toBeNull();
  });

  it('takes the rule "null" where anybody marked singletons, and says so in the signature', () => {
    const marked = annotators({ a: ['ab cd e'], b: ['ab cd'] });
    const result = agree(marked);
    expect(result.unmarked).toBe('null');
    expect(result.signature).toContain('|unmarked:null|');
    expect(result.alpha.masi.alpha).toBeLessThan(1);
    const asked = agree(marked, { unmarked: 'singleton' });
    expect(asked.alpha.masi.alpha).toBe(1);
    expect(asked.warnings.map(({ code }) => code)).toContain('agree/singletons');
    expect(agree(marked, { singletons: 'drop' }).unmarked).toBe('singleton');
  });

  it('is 1 for annotators who agree, to the last bit, however many they are', () => {
    for (const count of [2, 3, 4, 5, 7]) {
      const all = Object.fromEntries(Array.from({ length: count }, (_, c) => [`n${c}`, ['abc de fgh']]));
      const { alpha, disagreements, means } = agree(annotators(all));
      expect(Object.values(alpha).map((one) => one.alpha)).toEqual([1, 1, 1, 1, 1]);
      expect(disagreements).toEqual([]);
      expect(means.conll).toMatchObject({ mean: 1, min: 1, max: 1 });
    }
  });

  it('leaves out documents that an annotator lacks, and names them', () => {
    const result = agree(annotators({ a: ['ab cd', 'ab'], b: ['abcd', '-'], c: ['ab cd', 'ab'] }), quick);
    expect(result.documents).toEqual({ all: 2, compared: 2, byAll: 1 });
    expect(result.units).toEqual({ all: 6, markedByAll: 6 });
    expect(result.annotators[1]).toMatchObject({
      name: 'b',
      documents: 1,
      missing: ['d1'],
      mentions: 4,
      chains: 1,
    });
    expect(result.pairs.map(({ documents }) => documents)).toEqual([1, 2, 1]);
    expect(result.warnings.map(({ message }) => message)).toContain(
      'Annotator "b" lacks 1 of 2 documents: d1.',
    );
  });

  it('finds the outlier', () => {
    const { annotators: summaries } = agree(
      annotators({ a: ['abc defg'], b: ['abc defg'], c: ['ab c defg'] }),
      {
        unmarked: 'singleton',
      },
    );
    expect(summaries[2].meanAlpha).toBeLessThan(summaries[0].meanAlpha as number);
    expect(summaries[2].alphaWithout).toBe(1);
    expect(summaries[0].alphaWithout).toBeLessThan(1);
    expect(agree(annotators({ a: ['ab'], b: ['ab'] })).annotators[0].alphaWithout).toBeNull();
  });

  it('gives BLANC of a pair as the mean of both directions', () => {
    const forth = agree(annotators({ a: ['abc'], b: ['ab c'] }), { metrics: ['blanc'] });
    const back = agree(annotators({ b: ['ab c'], a: ['abc'] }), { metrics: ['blanc'] });
    expect(forth.pairs[0].scores).toEqual(back.pairs[0].scores);
    expect(Object.keys(forth.means)).toEqual(['blanc', 'linkKappa', 'linkAc1']);
  });

  it('has intervals from two documents on, and warns below ten', () => {
    const few = agree(annotators({ a: ['abc', 'ab cd', 'abcd'], b: ['ab', 'ab cd', 'ab cd'] }), quick);
    expect(few.alpha.masi.interval).toHaveLength(2);
    expect(few.means.conll.interval).toHaveLength(2);
    expect(few.warnings.map(({ code }) => code)).toEqual(['compare/few-documents']);
    const one = agree(annotators({ a: ['abc'], b: ['ab'] }), quick);
    expect(one.alpha.masi.interval).toBeNull();
    expect(one.warnings.map(({ code }) => code)).toEqual(['compare/one-document']);
  });

  it('lists disagreements in text order with words, file and line', () => {
    const text = (cells: readonly string[]) =>
      `#begin document (d);\n${cells.map((cell, i) => `d\t0\t${i}\tw${i}\t${cell}`).join('\n')}\n#end document\n`;
    const read = (name: string, cells: readonly string[]) => ({
      name,
      documents: [
        ...conll.read(
          { name: `${name}.conll`, bytes: new TextEncoder().encode(text(cells)) },
          new ProblemLog().report,
        ),
      ],
    });
    const { disagreements } = agree([
      read('ann', ['(1', '1)', '(1)', '(2)', '(2)']),
      read('ben', ['(7', '7)', '(7)', '-', '-']),
    ]);
    expect(disagreements).toEqual(
      [3, 4].map((token) => ({
        document: expect.any(String),
        start: token,
        end: token + 1,
        text: `w${token}`,
        distance: expect.closeTo(2 / 3, 14),
        values: [
          { annotator: 'ann', chain: '2', size: 2, file: 'ann.conll', line: token + 2 },
          { annotator: 'ben', chain: null, size: 0 },
        ],
      })),
    );
  });

  it('refuses what cannot be compared', () => {
    expect(() => agree(annotators({ a: ['ab'] }))).toThrow('Agreement needs at least two annotators.');
    const [a] = annotators({ a: ['ab'] });
    expect(() => agree([a, a])).toThrow('Two annotators are called "a".');
    const twice = { name: 'b', documents: [...a.documents, ...a.documents] };
    expect(() => agree([a, twice])).toThrow(new UsageError('Annotator "b" has document "d0" twice.'));
    expect(() => agree(annotators({ a: ['ab bc'], b: ['ab'] }))).toThrow(InputError);
    expect(agree(annotators({ a: ['ab bc'], b: ['ab'] }), { duplicates: 'first' }).warnings).not.toEqual([]);
    expect(() => agree(annotators({ a: [], b: [] }), { distance: 'x' as 'masi' })).toThrow(
      'Unknown value "x" for the option `distance`.',
    );
    expect(() => agree(annotators({ a: [], b: [] }), { unmarked: 'x' as 'null' })).toThrow(
      'Unknown value "x" for the option `unmarked`.',
    );
  });

  it('has nothing to say without documents', () => {
    const { alpha, means, documents } = agree(annotators({ a: [], b: [] }));
    expect(documents.all).toBe(0);
    expect(alpha.masi).toMatchObject({ alpha: null, values: 0, interval: null });
    expect(means.conll).toEqual({ mean: null, min: null, max: null, interval: null });
  });
});
