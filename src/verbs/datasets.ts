import type { Dataset } from '../compare/index.ts';
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
    const names = [document, /^\((.*)\); part \d+$/s.exec(document)?.[1] ?? document];
    const owner = patterns.find(({ pattern }) => names.some((name) => matches(name, pattern)));
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

/** Whether a text has the parts of a pattern between its stars, in their order. Linear, unlike a regular expression. */
function matches(text: string, pattern: string): boolean {
  const [first, ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return text === pattern;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
}
