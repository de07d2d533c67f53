import type { Explain } from './explain.ts';
import { plainTerm, workedFraction } from './worked.ts';

/** Mention detection: the mentions that both sides have. */
export const explainMentions: Explain = ({ table }) => {
  const found = plainTerm(table.sharedMentions);
  const side = (symbol: string, name: string, set: string, mentions: number) =>
    workedFraction({
      symbol,
      name,
      formula: `|K ∩ R| / |${set}|`,
      formulaTex: `\\frac{|K \\cap R|}{|${set}|}`,
      numerator: [found],
      denominator: [plainTerm(mentions)],
    });
  return {
    facts: [],
    fractions: [
      side('R', 'recall', 'K', table.keyMentions),
      side('P', 'precision', 'R', table.responseMentions),
    ],
  };
};
