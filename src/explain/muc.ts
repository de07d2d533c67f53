import type { Contingency } from '../core/contingency.ts';
import type { Explain } from './explain.ts';
import type { EntityView } from './partitions.ts';
import { cellsByEntity, directions, type Fact, type Term, workedFraction } from './worked.ts';

/** MUC (Pradhan et al. 2014, section 4.1): the parts into which the other side cuts each entity. */
export const explainMuc: Explain = ({ table, partitions }) => ({
  facts: [
    ...entityParts(partitions.key, partitions.response, 'p'),
    ...entityParts(partitions.response, partitions.key, 'p′'),
  ],
  fractions: directions(table).map(({ name, symbol, own, table: side }) => {
    const p = own === 'K' ? 'p' : 'p′';
    const parts = partCounts(side);
    const terms = (right: (i: number) => number): Term[] =>
      Array.from({ length: side.keySizes.length }, (_, i) => ({
        about: `${own}${i + 1}`,
        work: `(${side.keySizes[i]} − ${right(i)})`,
        tex: `(${side.keySizes[i]} - ${right(i)})`,
        value: side.keySizes[i] - right(i),
      }));
    return workedFraction({
      symbol,
      name,
      formula: `Σ (|${own}i| − |${p}(${own}i)|) / Σ (|${own}i| − 1)`,
      formulaTex: `\\frac{\\sum_i (|${own}_i| - |${p.replace('′', "'")}(${own}_i)|)}{\\sum_i (|${own}_i| - 1)}`,
      numerator: terms((i) => parts[i]),
      denominator: terms(() => 1),
    });
  }),
});

/** |p(K_i)|: the entities of the other side that K_i meets, and one part for each mention that the other side lacks. */
function partCounts(table: Contingency): number[] {
  const { keySizes, cells } = table;
  return cellsByEntity(table).map((list, i) => {
    const shared = list.reduce((sum, c) => sum + cells.shared[c], 0);
    return list.length + keySizes[i] - shared;
  });
}

function entityParts(entities: readonly EntityView[], others: readonly EntityView[], p: string): Fact[] {
  const otherOf = new Map(
    others.flatMap(({ name, mentions }) => mentions.map(({ id }) => [id, name] as const)),
  );
  return entities.map(({ name, mentions }) => {
    const parts = new Map<string, string[]>();
    for (const { id, text } of mentions) {
      // A mention that the other side lacks is a part of its own.
      const part = otherOf.get(id) ?? `alone ${id}`;
      const texts = parts.get(part);
      if (texts === undefined) parts.set(part, [text]);
      else texts.push(text);
    }
    return {
      symbol: `${p}(${name})`,
      symbolTex: `${p.replace('′', "'")}(${texName(name)})`,
      value: [...parts.values()].map((texts) => `{${texts.join(', ')}}`).join(' '),
    };
  });
}

/** K1 as K_1. */
export const texName = (name: string): string => name.replace(/(\d+)$/, '_{$1}');
