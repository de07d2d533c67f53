import { blancScore } from '../metrics/blanc.ts';
import { linkCounts } from '../metrics/links.ts';
import type { Explain } from './explain.ts';
import type { EntityView } from './partitions.ts';
import {
  type Conclusion,
  decimal,
  type Fact,
  plainTerm,
  workedFraction,
  workedHarmonicMean,
} from './worked.ts';

/** The most mentions of a side for which all links are listed, as in the paper; their number grows with the square. */
const MAX_MENTIONS_WITH_LINKS = 12;

/** BLANC (Pradhan et al. 2014, section 4.4; Luo et al. 2014): both kinds of links. */
export const explainBlanc: Explain = ({ table, partitions, options }) => {
  const counts = linkCounts(table);
  const weight = options.blancWeight;
  const score = blancScore(counts, weight);
  const side = (symbol: string, name: string, kind: 'C' | 'N', of: 'k' | 'r', shared: number, all: number) =>
    workedFraction({
      symbol,
      name,
      formula: `|${kind}k ∩ ${kind}r| / |${kind}${of}|`,
      formulaTex: `\\frac{|${kind}_k \\cap ${kind}_r|}{|${kind}_${of}|}`,
      numerator: [plainTerm(shared)],
      denominator: [plainTerm(all)],
    });
  const { coref, noncoref } = score;
  return {
    facts: [...linkFacts(partitions.key, 'k'), ...linkFacts(partitions.response, 'r'), ...countFacts(counts)],
    fractions: [
      side('R_c', 'recall of coreference links', 'C', 'k', counts.sharedCoref, counts.keyCoref),
      side('P_c', 'precision of coreference links', 'C', 'r', counts.sharedCoref, counts.responseCoref),
      side('R_n', 'recall of other links', 'N', 'k', counts.sharedNoncoref, counts.keyNoncoref),
      side('P_n', 'precision of other links', 'N', 'r', counts.sharedNoncoref, counts.responseNoncoref),
    ],
    conclusions: [
      workedHarmonicMean(coref.recall, coref.precision, coref.f1, 'c'),
      workedHarmonicMean(noncoref.recall, noncoref.precision, noncoref.f1, 'n'),
      ...(['recall', 'precision', 'f1'] as const).map((part) =>
        mean(part, coref[part], noncoref[part], score[part], weight, coref.recall, noncoref.recall),
      ),
    ],
  };
};

const PART_SYMBOLS = { recall: 'R', precision: 'P', f1: 'F' } as const;

/** How one number of the score follows from those of the two kinds. */
function mean(
  part: keyof typeof PART_SYMBOLS,
  c: number | null,
  n: number | null,
  value: number | null,
  weight: number,
  corefRecall: number | null,
  noncorefRecall: number | null,
): Conclusion {
  const letter = PART_SYMBOLS[part];
  const symbols =
    part === 'f1' ? { symbol: 'BLANC', symbolTex: '\\mathrm{BLANC}' } : { symbol: letter, symbolTex: letter };
  const only = corefRecall === null ? 'n' : noncorefRecall === null ? 'c' : undefined;
  if (corefRecall === null && noncorefRecall === null) {
    return { ...symbols, work: 'the key has no link', tex: '\\text{the key has no link}', value };
  }
  if (only !== undefined) {
    const missing = only === 'c' ? 'no non-coreference link' : 'no coreference link';
    return {
      ...symbols,
      work: `${letter}_${only}, as the key has ${missing}`,
      tex: `${letter}_${only}`,
      value,
    };
  }
  const [a, b] = [decimal(c ?? 0), decimal(n ?? 0)];
  if (weight === 0.5) {
    return {
      ...symbols,
      work: `(${letter}_c + ${letter}_n) / 2 = (${a} + ${b}) / 2`,
      tex: `\\frac{${letter}_c + ${letter}_n}{2} = \\frac{${a} + ${b}}{2}`,
      value,
    };
  }
  // 1 − 0.9 as a double is 0.09999999999999998.
  const rest = Number((1 - weight).toFixed(12));
  return {
    ...symbols,
    work: `${weight}·${letter}_c + ${rest}·${letter}_n = ${weight}·${a} + ${rest}·${b}`,
    tex: `${weight} ${letter}_c + ${rest} ${letter}_n = ${weight} \\times ${a} + ${rest} \\times ${b}`,
    value,
  };
}

/** The links of a side, each kind as a set, where there are few. */
function linkFacts(entities: readonly EntityView[], of: 'k' | 'r'): Fact[] {
  const mentions = entities.flatMap(({ mentions }, entity) => mentions.map(({ text }) => ({ text, entity })));
  if (mentions.length > MAX_MENTIONS_WITH_LINKS) return [];
  const isLetter = mentions.every(({ text }) => [...text].length === 1);
  const [together, apart]: [string[], string[]] = [[], []];
  mentions.forEach((a, i) => {
    for (const b of mentions.slice(i + 1)) {
      const link = isLetter ? `${a.text}${b.text}` : `${a.text}–${b.text}`;
      (a.entity === b.entity ? together : apart).push(link);
    }
  });
  return [
    { symbol: `C${of}`, symbolTex: `C_${of}`, value: `{${together.join(', ')}}` },
    { symbol: `N${of}`, symbolTex: `N_${of}`, value: `{${apart.join(', ')}}` },
  ];
}

function countFacts(counts: ReturnType<typeof linkCounts>): Fact[] {
  const entry = (symbol: string, symbolTex: string, value: number): Fact => ({
    symbol,
    symbolTex,
    value: String(value),
  });
  return [
    entry('|Ck|', '|C_k|', counts.keyCoref),
    entry('|Cr|', '|C_r|', counts.responseCoref),
    entry('|Ck ∩ Cr|', '|C_k \\cap C_r|', counts.sharedCoref),
    entry('|Nk|', '|N_k|', counts.keyNoncoref),
    entry('|Nr|', '|N_r|', counts.responseNoncoref),
    entry('|Nk ∩ Nr|', '|N_k \\cap N_r|', counts.sharedNoncoref),
  ];
}
