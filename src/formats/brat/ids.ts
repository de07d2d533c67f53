/**
 * Ids as brat requires them, a letter and a number: each id itself where it is one and not yet taken, otherwise a new
 * number after the highest.
 */
export function bratIds(letter: string, ids: readonly string[]): string[] {
  const taken = new Set<string>();
  let highest = 0;
  const kept = ids.map((id) => {
    if (!id.startsWith(letter) || !/^.\d{1,15}$/.test(id) || taken.has(id)) return undefined;
    taken.add(id);
    highest = Math.max(highest, Number(id.slice(1)));
    return id;
  });
  return kept.map((id) => id ?? `${letter}${++highest}`);
}
