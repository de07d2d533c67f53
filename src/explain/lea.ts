import { pairs } from '../metrics/ratio.ts';
import type { Explain } from './explain.ts';
import { cellsByEntity, directions, type Term, workedFraction } from './worked.ts';

/** LEA (Moosavi & Strube 2016): for each entity its importance times the share of its links that are right. */
export const explainLea: Explain = ({ table, options }) => ({
  facts: [],
  fractions: directions(table).map(({ name, symbol, own, other, table: side }) => {
    const { keySizes, cells, responseSizes } = side;
    const importance = options.leaImportance;
    const numerator = cellsByEntity(side).map((list, i): Term => {
      const size = keySizes[i];
      const links = size === 1 ? 1 : pairs(size);
      const right = list.map((c) =>
        size === 1 ? Number(responseSizes[cells.response[c]] === 1) : pairs(cells.shared[c]),
      );
      const sum = right.reduce((a, b) => a + b, 0);
      const weight = importance(size);
      const shown = right.filter((count) => count > 0);
      const top = shown.length > 1 ? `(${shown.join(' + ')})` : `${sum}`;
      return {
        about: `${own}${i + 1}`,
        work: `${short(weight)}·${top}/${links}`,
        tex: `${short(weight)} \\times \\frac{${shown.length > 1 ? shown.join(' + ') : sum}}{${links}}`,
        value: sum === links ? weight : (weight * sum) / links,
      };
    });
    return workedFraction({
      symbol,
      name,
      formula: `Σ importance(${own}i) · Σ link(${own}i ∩ ${other}j) / link(${own}i) / Σ importance(${own}i)`,
      formulaTex: `\\frac{\\sum_i \\mathit{importance}(${own}_i) \\sum_j \\frac{\\mathit{link}(${own}_i \\cap ${other}_j)}{\\mathit{link}(${own}_i)}}{\\sum_i \\mathit{importance}(${own}_i)}`,
      numerator,
      denominator: Array.from(keySizes, (size, i) => ({
        about: `${own}${i + 1}`,
        work: short(importance(size)),
        tex: short(importance(size)),
        value: importance(size),
      })),
    });
  }),
});

/** A weight: whole numbers as they are, others with four decimals. */
const short = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(4));
