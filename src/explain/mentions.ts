import { total } from '../metrics/ratio.ts';
import type { Explain } from './explain.ts';
import { fraction, plainTerm } from './worked.ts';

/** Mention detection: the mentions that both sides have. */
export const explainMentions: Explain = ({ table: { keySizes, responseSizes, cells } }) => {
  const found = plainTerm(total(cells.shared));
  const side = (symbol: string, name: string, set: string, sizes: ArrayLike<number>) =>
    fraction({
      symbol,
      name,
      formula: `|K ∩ R| / |${set}|`,
      formulaTex: `\\frac{|K \\cap R|}{|${set}|}`,
      numerator: [found],
      denominator: [plainTerm(total(sizes))],
    });
  return {
    facts: [],
    fractions: [side('R', 'recall', 'K', keySizes), side('P', 'precision', 'R', responseSizes)],
  };
};
