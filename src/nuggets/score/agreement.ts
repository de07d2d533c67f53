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
  const gold = goldValues.map((values) => values.map((v) => (v === placeholder ? WILDCARD : codeOf(v))));
  const system = systemValues.map((values) => values.map(codeOf));
  return (g, s) => {
    let mask = 0;
    for (let i = 0; i < gold[g].length; i++) {
      if (gold[g][i] === WILDCARD || gold[g][i] === system[s][i]) mask |= 1 << i;
    }
    return mask;
  };
}
