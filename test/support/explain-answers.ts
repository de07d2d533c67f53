import type { Difference, Explanation, WhatIf } from '../../src/explain/index.ts';
import { plainTerm, workedFraction } from '../../src/explain/worked.ts';

const mention = (text: string, matched = true) => ({ id: 0, text, start: 0, end: 1, matched });

/** A document with one entity on each side, a mention that only one side has, and one metric with so many equal terms. */
export const explanationWith = (terms: number): Explanation => ({
  document: 'd_1\u001b',
  partitions: {
    key: [{ name: 'K1', label: '<0>', mentions: [mention('she'), mention('a*b', false)] }],
    response: [{ name: 'R1', label: '7', mentions: [mention('she')] }],
  },
  metrics: [
    {
      metric: 'x',
      label: 'X',
      cite: [],
      score: { recall: 0.5, precision: null, f1: null },
      facts: [{ symbol: 'p(K1)', symbolTex: 'p(K_1)', value: '{she}' }],
      fractions: [
        workedFraction({
          symbol: 'R',
          name: 'recall',
          formula: 'Σ a / Σ b',
          formulaTex: '\\frac{a}{b}',
          numerator: Array.from({ length: terms }, () => plainTerm(1)),
          denominator: [plainTerm(2 * terms)],
        }),
        workedFraction({
          symbol: 'P',
          name: 'precision',
          formula: 'c / d',
          formulaTex: 'c/d',
          numerator: [],
          denominator: [],
        }),
      ],
      conclusions: [{ symbol: 'F₁', symbolTex: 'F_1', work: '2PR / (P + R)', tex: 'f', value: null }],
    },
  ],
});

/** What one mention changes: one score rises, one stays, one is undefined. */
export const whatIf: WhatIf = {
  document: 'd',
  subject: 'mention "a_b"',
  state: ['It is missing.'],
  isRight: true,
  changes: [
    { metric: 'muc', label: 'MUC', now: 0.25, right: 0.5 },
    { metric: 'bcub', label: 'B³', now: 0.5, right: 0.49999 },
    { metric: 'lea', label: 'LEA', now: null, right: 1 },
  ],
};

/** Why a number is different: so many ways to get it. */
export const differenceWith = (ways: number): Difference => ({
  stat: 'muc',
  target: '50.1',
  value: 0.4,
  conventions: [{ program: 'other_tool', value: 0.5, turned: [] }],
  solutions: Array.from({ length: ways }, (_, i) => ({
    stat: i === 1 ? 'bcub' : 'muc',
    value: 0.5,
    turned: i === 0 ? [{ name: 'singletons', choice: 'drop', meaning: 'singletons are dropped' }] : [],
    ...(i === 0 ? { program: 'other_tool' } : {}),
  })),
});
