/** A piece of a cell: a bracket that closes, or a markable that opens. */
export type MarkablePiece = ')' | Markable;

/** The values of a markable by name, in lower case. Spellings of names differ: `EntityID`, `EntityId`, `Markable_ID`. */
export type Markable = ReadonlyMap<string, string>;

/**
 * The brackets of a cell in order. A markable is closed by the next bracket of the same column that closes and is not
 * used by one that was opened after it, so `(…)` is one token, and `))` after it ends further ones.
 */
export function cellPieces(cell: string): MarkablePiece[] {
  const pieces: MarkablePiece[] = [];
  for (let p = 0; p < cell.length; ) {
    if (cell[p] === ')') pieces.push(')');
    if (cell[p] !== '(') {
      p++;
      continue;
    }
    let to = p + 1;
    while (to < cell.length && cell[to] !== '(' && cell[to] !== ')') to++;
    pieces.push(markableValues(cell.slice(p + 1, to)));
    p = to;
  }
  return pieces;
}

/** `Name=value|Name=value`. Some files join markables with `@`. */
export function markableValues(text: string): Markable {
  const values = new Map<string, string>();
  for (const pair of text.replace(/@+$/, '').split('|')) {
    const equals = pair.indexOf('=');
    if (equals > 0)
      values.set(pair.slice(0, equals).replaceAll('_', '').toLowerCase(), pair.slice(equals + 1));
  }
  return values;
}

export const markableId = (values: Markable): string | undefined =>
  values.get('markableid') ?? values.get('mentionid');

/** Whether an entity is marked as non-referring: `5-Pseudo`, `5_Pseudo`. */
export const isNonReferring = (entity: string): boolean => /[-_]pseudo$/i.test(entity);
