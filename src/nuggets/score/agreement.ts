import type { ValueComparison } from '../model/attributes.ts';

/** Which attributes of a gold and a system mention agree: bit i for attribute i. */
export type AttributeAgreement = (gold: number, system: number) => number;

export function agreement(
  goldValues: readonly (readonly string[])[],
  systemValues: readonly (readonly string[])[],
  { placeholder }: ValueComparison,
): AttributeAgreement {
  const codes = new Map<string, number>();
  const codeOf = (value: string): number => {
    const known = codes.get(value);
    if (known !== undefined) return known;
    codes.set(value, codes.size);
    return codes.size - 1;
  };
  const WILDCARD = -1;
  const attributes = goldValues[0]?.length ?? 0;
  const gold = new Int32Array(goldValues.length * attributes);
  const system = new Int32Array(systemValues.length * attributes);
  for (let i = 0; i < gold.length; i++) {
    const value = goldValues[Math.floor(i / attributes)][i % attributes];
    gold[i] = value === placeholder ? WILDCARD : codeOf(value);
  }
  for (let i = 0; i < system.length; i++)
    system[i] = codeOf(systemValues[Math.floor(i / attributes)][i % attributes]);
  return (g, s) => {
    let mask = 0;
    for (let i = 0; i < attributes; i++) {
      const wanted = gold[g * attributes + i];
      if (wanted === WILDCARD || wanted === system[s * attributes + i]) mask |= 1 << i;
    }
    return mask;
  };
}
