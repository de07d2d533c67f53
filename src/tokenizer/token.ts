/** A stretch of text, half-open. */
export interface Range {
  readonly begin: number;
  readonly end: number;
}

export interface Token extends Range {
  readonly text: string;
}

/** Text order: by begin, then by end. */
export function inTextOrder(a: Range, b: Range): number {
  return a.begin - b.begin || a.end - b.end;
}
