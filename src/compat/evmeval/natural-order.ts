/** A token id in pieces: text, digits, text and so on. */
type NaturalKey = readonly (string | bigint)[];

const keyOf = (id: string): NaturalKey =>
  id.split(/([0-9]+)/).map((piece, i) => (i % 2 === 0 ? piece : BigInt(piece)));

/** Token ids by the values of the numbers in them, as in `t2 < t10`; ids that are equal so keep their order. */
export function naturallySorted(ids: readonly string[]): string[] {
  return ids
    .map((id) => ({ id, key: keyOf(id) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ id }) => id);
}

function compare(a: NaturalKey, b: NaturalKey): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] !== b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return a.length - b.length;
}
