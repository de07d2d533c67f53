import { type Contingency, transpose } from '../core/contingency.ts';

/** One direction of a metric: recall looks at the key, precision at the response. */
export interface Direction {
  readonly name: 'recall' | 'precision';
  readonly symbol: 'R' | 'P';
  /** The letter of the entities that are looked at, and that of the others. */
  readonly own: 'K' | 'R';
  readonly other: 'K' | 'R';
  /** The table with the entities that are looked at in the place of the key. */
  readonly table: Contingency;
}

/** Recall on the table, precision on its transpose, as the papers define it. */
export const directions = (table: Contingency): readonly Direction[] => [
  { name: 'recall', symbol: 'R', own: 'K', other: 'R', table },
  { name: 'precision', symbol: 'P', own: 'R', other: 'K', table: transpose(table) },
];

/** The cells of each entity, by its index. */
export function cellsByEntity({ keySizes, cells }: Contingency): number[][] {
  const lists: number[][] = Array.from({ length: keySizes.length }, () => []);
  for (let c = 0; c < cells.length; c++) lists[cells.key[c]].push(c);
  return lists;
}
