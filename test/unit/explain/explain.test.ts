/** The example of Pradhan et al. (2014, section 4), worked out: every number of the paper. */
import { describe, expect, it } from 'vitest';
import { explainPair } from '../../../src/explain/index.ts';
import { metrics, standardMetrics } from '../../../src/metrics/index.ts';
import { explainMarkdown } from '../../../src/report/explain/markdown.ts';
import { explainText } from '../../../src/report/explain/text.ts';
import { pairOfSets } from '../../support/set-pairs.ts';
import { plainOptions, sets } from '../../support/sets.ts';

const explanation = explainPair(
  pairOfSets(sets('abc defg'), sets('ab cd fghi')),
  standardMetrics,
  plainOptions,
);

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
