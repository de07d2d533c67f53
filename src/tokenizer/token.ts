/** A half-open range of a text, named like the columns of a token table. */
export interface Range {
  readonly begin: number;
  readonly end: number;
}

export interface Token extends Range {
  readonly text: string;
}

/** Compares by begin, then by end. */
export function inTextOrder(a: Range, b: Range): number {
  return a.begin - b.begin || a.end - b.end;
}
