/** Lone surrogates are one sign in an address. */
const inAddress = (id: string): string => id.replace(/[\ud800-\udfff]/gu, '\ufffd');

/**
 * The names of documents in a page, whose addresses contain them. A file may have many documents without a name: each of those gets its place in the
 * corpus as a name, or all their links would open the first one.
 */
export function documentNames(ids: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const id of ids.map(inAddress)) times.set(id, (times.get(id) ?? 0) + 1);
  return ids.map((id, at) => {
    if (times.get(inAddress(id)) === 1) return id;
    let name = `${id === '' ? '' : `${id} `}(document ${at + 1})`;
    while (times.has(inAddress(name))) name = `(${name})`;
    return name;
  });
}
