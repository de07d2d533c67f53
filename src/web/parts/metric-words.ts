/** What each metric asks, in a sentence; and the words of its terms on a page, where a single R is never recall. */

const QUESTIONS: Readonly<Record<string, string>> = {
  mentions: 'How many spans are there on both sides?',
  muc: 'Of the links that hold each entity together, how many are kept?',
  bcub: 'For each mention: how much of its entity is there? Then the mean.',
  ceafm: 'Each entity gets at most one partner: how many mentions do the pairs share?',
  ceafe: 'Each entity gets at most one partner: how alike are the pairs?',
  blanc:
    'Of all pairs of mentions, how many are right? For coreferent pairs and for the others, then the mean of both.',
  lea: 'For each entity: how many of its links are found? Weighted by its size.',
};

/** The question of a metric; empty for one that has none here. */
export const questionOf = (metric: string): string => QUESTIONS[metric] ?? '';

const SYMBOLS: Readonly<Record<string, string>> = {
  R: 'recall',
  P: 'precision',
  R_c: 'recall of coreferent pairs',
  P_c: 'precision of coreferent pairs',
  R_n: 'recall of other pairs',
  P_n: 'precision of other pairs',
  F_c: 'F₁ of coreferent pairs',
  F_n: 'F₁ of other pairs',
};

/** The symbol of a fraction or of a conclusion as a word. */
export const symbolWord = (symbol: string): string => SYMBOLS[symbol] ?? symbol;

/** Names of entities as on a page: `K1` is 1, `R1` is r1. */
export const entityWords = (text: string): string =>
  text.replace(/\bK(\d+)\b/g, '$1').replace(/\bR(\d+)\b/g, 'r$1');

/** The arithmetic of a conclusion without its formula in symbols: `2·P·R / (P + R) = 2 · 0.6 …` becomes `2 · 0.6 …`. */
export function plainWork(work: string): string {
  const numbers = work.slice(work.lastIndexOf(' = ') + 1).replace(/^= /, '');
  return numbers.replace(/\b[RPF]_[cn]\b/g, symbolWord);
}
