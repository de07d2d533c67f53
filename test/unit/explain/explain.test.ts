/** The example of Pradhan et al. (2014, section 4), worked out: every number of the paper. */
import { describe, expect, it } from 'vitest';
import { explainPair } from '../../../src/explain/index.ts';
import { metrics, standardMetrics } from '../../../src/metrics/index.ts';
import { explainMarkdown } from '../../../src/report/explain-markdown.ts';
import { explainText } from '../../../src/report/explain-text.ts';
import { pairOfSets } from '../../support/set-pairs.ts';
import { plainOptions, sets } from '../../support/sets.ts';

const explanation = explainPair(
  pairOfSets(sets('abc defg'), sets('ab cd fghi')),
  standardMetrics,
  plainOptions,
);
const of = (id: string) => {
  const found = explanation.metrics.find(({ metric }) => metric === id);
  if (found === undefined) throw new Error(`no ${id}`);
  const fraction = (symbol: string) => found.fractions.find((f) => f.symbol === symbol);
  const work = (symbol: string) =>
    [fraction(symbol)?.numerator, fraction(symbol)?.denominator].map((terms) =>
      terms?.map(({ work }) => work).join(' + '),
    );
  const fact = (symbol: string) => found.facts.find((f) => f.symbol === symbol)?.value;
  const value = (symbol: string) =>
    fraction(symbol)?.value ?? found.conclusions.find((c) => c.symbol === symbol)?.value ?? Number.NaN;
  return { work, fact, value };
};

describe('the example of the 2014 paper', () => {
  it('has the partitions of the paper, with mentions that one side lacks', () => {
    expect(
      explanation.partitions.key.map(
        ({ name, mentions }) => `${name} ${mentions.map((m) => m.text).join('')}`,
      ),
    ).toEqual(['K1 abc', 'K2 defg']);
    const lonely = [...explanation.partitions.key, ...explanation.partitions.response].flatMap(
      ({ mentions }) => mentions.filter(({ matched }) => !matched).map(({ text }) => text),
    );
    expect(lonely).toEqual(['e', 'h', 'i']);
  });

  it('works MUC out as in section 4.1', () => {
    const { work, fact, value } = of('muc');
    expect(fact('p(K1)')).toBe('{a, b} {c}');
    expect(fact('p(K2)')).toBe('{d} {e} {f, g}');
    expect(fact('p′(R2)')).toBe('{c} {d}');
    expect(fact('p′(R3)')).toBe('{f, g} {h} {i}');
    expect(work('R')).toEqual(['(3 − 2) + (4 − 3)', '(3 − 1) + (4 − 1)']);
    expect(work('P')).toEqual(['(2 − 1) + (2 − 2) + (4 − 3)', '(2 − 1) + (2 − 1) + (4 − 1)']);
    expect([value('R'), value('P'), value('F₁')]).toEqual(
      [0.4, 0.4, 0.4000000000000001].map((x) => expect.closeTo(x, 12)),
    );
  });

  it('works B³ out as in section 4.2', () => {
    const { work, value } = of('bcub');
    expect(work('R')).toEqual(['2²/3 + 1²/3 + 1²/4 + 2²/4', '3 + 4']);
    expect(work('P')).toEqual(['2²/2 + 1²/2 + 1²/2 + 2²/4', '2 + 2 + 4']);
    expect(value('R')).toBeCloseTo(35 / 12 / 7, 12);
    expect(value('P')).toBeCloseTo(0.5, 12);
  });

  it('works CEAF out as in section 4.3', () => {
    for (const id of ['ceafm', 'ceafe']) {
      const { fact } = of(id);
      expect([fact('g*(K1)'), fact('g*(K2)'), fact('not aligned')]).toEqual(['R1', 'R3', 'R2']);
    }
    expect(of('ceafm').work('R')).toEqual(['2 + 2', '3 + 4']);
    expect(of('ceafm').work('P')).toEqual(['2 + 2', '2 + 2 + 4']);
    expect(of('ceafm').value('F₁')).toBeCloseTo(8 / 15, 12);
    expect(of('ceafe').work('R')).toEqual(['2·2/(3 + 2) + 2·2/(4 + 4)', '2']);
    expect(of('ceafe').work('P')).toEqual(['2·2/(3 + 2) + 2·2/(4 + 4)', '3']);
    expect(of('ceafe').value('R')).toBeCloseTo(0.65, 12);
    expect(of('ceafe').value('F₁')).toBeCloseTo(0.52, 12);
  });

  it('works BLANC out as in section 4.4, with the links', () => {
    const { work, fact, value } = of('blanc');
    expect(fact('Ck')).toBe('{ab, ac, bc, de, df, dg, ef, eg, fg}');
    expect(fact('Nk')).toBe('{ad, ae, af, ag, bd, be, bf, bg, cd, ce, cf, cg}');
    expect(fact('Cr')).toBe('{ab, cd, fg, fh, fi, gh, gi, hi}');
    expect(fact('Nr')?.split(', ')).toHaveLength(20);
    expect([work('R_c'), work('P_c'), work('R_n'), work('P_n')]).toEqual([
      ['2', '9'],
      ['2', '8'],
      ['8', '12'],
      ['8', '20'],
    ]);
    expect(value('F_c')).toBeCloseTo(4 / 17, 12);
    expect(value('F_n')).toBeCloseTo(0.5, 12);
    expect(value('BLANC')).toBeCloseTo((4 / 17 + 0.5) / 2, 12);
  });

  it('works LEA out', () => {
    const { work, value } = of('lea');
    expect(work('R')).toEqual(['3·1/3 + 4·1/6', '3 + 4']);
    expect(work('P')).toEqual(['2·1/1 + 2·0/1 + 4·1/6', '2 + 2 + 4']);
    expect(value('R')).toBeCloseTo(5 / 3 / 7, 12);
  });

  it('prints every step as text and as Markdown', () => {
    const text = explainText(explanation);
    expect(text).toContain(
      'R = Σ (|Ki| − |p(Ki)|) / Σ (|Ki| − 1)\n    = ((3 − 2) + (4 − 3)) / ((3 − 1) + (4 − 1))\n    = 2 / 5 = 0.4000',
    );
    expect(text).toContain('Missing in the response: e\nNot in the key: h, i');
    const markdown = explainMarkdown(explanation);
    expect(markdown).toContain('\\frac{(3 - 2) + (4 - 3)}{(3 - 1) + (4 - 1)} = 0.4000');
    expect(markdown).toContain('\\frac{F_c + F_n}{2} = \\frac{0.2353 + 0.5000}{2} = 0.3676');
  });
});

describe('other metrics', () => {
  it('are explained by their counts', () => {
    const { metrics: all } = explainPair(pairOfSets(sets('ab c'), sets('a bc')), metrics, plainOptions);
    expect(all.map(({ metric }) => metric)).toEqual(metrics.map(({ id }) => id));
    const rand = all.find(({ metric }) => metric === 'rand');
    expect(rand?.facts).toEqual([
      { symbol: 'agreed', symbolTex: '\\text{agreed}', value: '1' },
      { symbol: 'pairs', symbolTex: '\\text{pairs}', value: '3' },
    ]);
    expect(rand?.conclusions.at(-1)?.value).toBeCloseTo(1 / 3, 12);
  });
});
