/** A token id split into text and digits alternately. */
type NaturalKey = readonly (string | bigint)[];

const naturalKey = (id: string): NaturalKey =>
  id.split(/([0-9]+)/).map((piece, i) => (i % 2 === 0 ? piece : BigInt(piece)));

/** Token ids sorted by the values of the numbers in them (`t2 < t10`); the sort is stable. */
export function naturallySorted(ids: readonly string[]): string[] {
  return ids
    .map((id) => ({ id, key: naturalKey(id) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ id }) => id);
}

function compare(a: NaturalKey, b: NaturalKey): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] !== b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return a.length - b.length;
}
