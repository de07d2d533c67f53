/** The labels of key entities: 1, 2, … in the order of their first mentions. */
export const keyLabels = (entities: readonly unknown[]): string[] =>
  entities.map((_, entity) => `${entity + 1}`);

/** The labels of response entities: that of the partner in the key, or r1, r2, … */
export function responseLabels(partners: Int32Array): string[] {
  let extra = 0;
  return Array.from(partners, (partner) => (partner < 0 ? `r${++extra}` : `${partner + 1}`));
}
