import type { Document } from '../core/document.ts';
import type { ProblemDetails } from '../problems/problem.ts';

/** What was found of one kind: the number, the first place, and what is there. */
export interface Finding {
  readonly count: number;
  readonly place: ProblemDetails;
  readonly example: string;
}

/** Counts facts by kind. A corpus may have thousands of each, so only the first is described. */
export class Findings<Kind extends string> {
  readonly #found = new Map<Kind, { count: number; place: ProblemDetails; example: string }>();

  add(kind: Kind, place: () => ProblemDetails, example: () => string): void {
    const found = this.#found.get(kind);
    if (found !== undefined) found.count++;
    else this.#found.set(kind, { count: 1, place: place(), example: example() });
  }

  get(kind: Kind): Finding | undefined {
    return this.#found.get(kind);
  }
}

/** The place of a document, or of a line in it. */
export const placeIn = ({ file, line, id }: Document, at = line): ProblemDetails => ({
  file,
  line: at,
  document: id,
});
