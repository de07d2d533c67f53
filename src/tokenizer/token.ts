/** A half-open range of a text, named like the columns of a token table. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Token extends Range {
  readonly text: string;
}

export const offsetUnits = ['utf16', 'code-points'] as const;
export type OffsetUnit = (typeof offsetUnits)[number];

/** Compares by start, then by end. */
export function inTextOrder(a: Range, b: Range): number {
  return a.start - b.start || a.end - b.end;
}
