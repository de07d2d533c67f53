import type { Dataset } from '../compare/index.ts';
import { documentNames, matchesPattern } from '../core/name-pattern.ts';
import { UsageError } from '../problems/problem.ts';

/** A data set, as a user names it. */
export interface DatasetPattern {
  readonly name: string;
  /** A document name in which `*` is any text. */
  readonly pattern: string;
}

/**
 * The documents of each data set. A document belongs to the first data set whose pattern matches its name. A CoNLL name
 * may also match without its part.
 */
export function datasetsByPattern(
  documents: readonly string[],
  patterns: readonly DatasetPattern[],
): Dataset[] | undefined {
  if (patterns.length === 0) return undefined;
  const members = new Map(patterns.map(({ name }) => [name, [] as number[]]));
  documents.forEach((document, d) => {
    const names = documentNames(document);
    const owner = patterns.find(({ pattern }) => names.some((name) => matchesPattern(name, pattern)));
    if (owner === undefined) {
      throw new UsageError(
        `Document "${document}" is in no data set.`,
        "Add one for the other documents, such as --dataset other='*'.",
      );
    }
    members.get(owner.name)?.push(d);
  });
  return Array.from(members, ([name, positions]) => ({ name, documents: positions }));
}
