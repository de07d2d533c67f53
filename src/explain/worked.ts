import { type Contingency, transpose } from '../core/contingency.ts';
/** One addend of a sum: its arithmetic and its value. */
export interface Term {
  /** What the term is about: an entity, or two that are compared (`K1`, `K1 R2`); empty for a plain number. */
  readonly about: string;
  /** The arithmetic, for a text: `3 − 2`, `2²/3`. */
  readonly work: string;
  /** The same for TeX. */
  readonly tex: string;
  readonly value: number;
}

/** A fraction of two sums, worked out. */
export interface WorkedFraction {
  /** Its symbol: `R`, `P`, `R_c`, … */
  readonly symbol: string;
  /** What it is, in words: `recall`, `precision of coreference links`. */
  readonly name: string;
  /** The formula of the paper, for a text and for TeX. */
  readonly formula: string;
  readonly formulaTex: string;
  readonly numerator: readonly Term[];
  readonly denominator: readonly Term[];
  readonly num: number;
  readonly den: number;
  /** `null` where the denominator is zero. */
  readonly value: number | null;
}

/** A sentence or a list that the fractions build on: the parts of an entity, the alignment, the links. */
export interface Fact {
  /** `p(K1)`, `g*(K1)`, `C_k` … */
  readonly symbol: string;
  readonly symbolTex: string;
  readonly value: string;
}

/** A step from the fractions to the score, such as F₁ or a mean. */
export interface Conclusion {
  readonly symbol: string;
  readonly symbolTex: string;
  readonly work: string;
  readonly tex: string;
  /** `null` where undefined. */
  readonly value: number | null;
}

/** A metric worked out on one pair of documents, in the manner of Pradhan et al. (2014, section 4). */
export interface Worked {
  readonly facts: readonly Fact[];
  readonly fractions: readonly WorkedFraction[];
  readonly conclusions: readonly Conclusion[];
}

export interface FractionCard {
  readonly symbol: string;
  readonly name: string;
  readonly formula: string;
  readonly formulaTex: string;
  readonly numerator: readonly Term[];
  readonly denominator: readonly Term[];
}

export function workedFraction(card: FractionCard): WorkedFraction {
  const num = sumOfTerms(card.numerator);
  const den = sumOfTerms(card.denominator);
  return { ...card, num, den, value: den === 0 ? null : num / den };
}

const sumOfTerms = (terms: readonly Term[]): number => terms.reduce((sum, { value }) => sum + value, 0);

/** A term that is a number. */
export const plainTerm = (value: number, about = ''): Term => ({
  about,
  work: String(value),
  tex: String(value),
  value,
});

/** F₁ of two fractions, as a conclusion. `index` distinguishes several of them, as in F_c. */
export function workedHarmonicMean(
  recall: number | null,
  precision: number | null,
  value: number | null,
  index = '',
): Conclusion {
  const [f, p, r] = ['F', 'P', 'R'].map((name) => (index === '' ? name : `${name}_${index}`));
  const symbol = index === '' ? 'F₁' : f;
  const numbers = [precision, recall].map((part) =>
    part === null && value === null ? '–' : decimal(part ?? 0),
  );
  return {
    symbol,
    symbolTex: index === '' ? 'F_1' : f,
    work: `2·${p}·${r} / (${p} + ${r}) = 2 · ${numbers.join(' · ')} / (${numbers.join(' + ')})`,
    tex: `\\frac{2 ${p} ${r}}{${p} + ${r}} = \\frac{2 \\times ${numbers.join(' \\times ')}}{${numbers.join(' + ')}}`,
    value,
  };
}

/** Four decimals, as in the report. */
export const decimal = (value: number): string => value.toFixed(4);

/** One direction of a metric: recall looks at the key, precision at the response. */
export interface Direction {
  readonly name: 'recall' | 'precision';
  readonly symbol: 'R' | 'P';
  /** The letter of the entities that are looked at, and that of the others. */
  readonly own: 'K' | 'R';
  readonly other: 'K' | 'R';
  /** The table with the entities that are looked at in the place of the key. */
  readonly table: Contingency;
}

/** Recall on the table, precision on its transpose, as the papers define it. */
export const directions = (table: Contingency): readonly Direction[] => [
  { name: 'recall', symbol: 'R', own: 'K', other: 'R', table },
  { name: 'precision', symbol: 'P', own: 'R', other: 'K', table: transpose(table) },
];

/** The cells of each entity, by its index. */
export function cellsByEntity({ keySizes, cells }: Contingency): number[][] {
  const lists: number[][] = Array.from({ length: keySizes.length }, () => []);
  for (let c = 0; c < cells.length; c++) lists[cells.key[c]].push(c);
  return lists;
}
