import { InputError, type Problem, problem, type Report } from '../problems/problem.ts';
import type { DocumentPair } from './score-request.ts';

/** The pairs of the documents with some names. Of the problems of all pairs, those of the chosen documents are reported. */
export function chosenPairs(
  pairs: readonly DocumentPair[],
  problems: readonly Problem[],
  names: readonly string[],
  keyPath: string,
  report: Report,
): DocumentPair[] {
  const unknown = names.filter((name) => !pairs.some((pair) => hasName(pair, name)));
  if (unknown.length > 0) throw new InputError(unknown.map((name) => unknownDocument(name, pairs, keyPath)));
  const chosen = pairs.filter((pair) => names.some((name) => hasName(pair, name)));
  const ids = new Set(chosen.map(({ key }) => key.id));
  for (const entry of problems) if (entry.document !== undefined && ids.has(entry.document)) report(entry);
  return chosen;
}

/** Whether the key document has a name: one that its format allows, or with the name of its file. */
const hasName = ({ id, key }: DocumentPair, name: string): boolean =>
  [id, ...key.format.names(key.id)].includes(name);

const unknownDocument = (name: string, pairs: readonly DocumentPair[], keyPath: string) =>
  problem('document/unknown', `Document ${name} is not in the key.`, {
    file: keyPath,
    expected: `one of the ${pairs.length} documents of the key, such as ${pairs[0].id}`,
    help: pairs[0].key.format.wording.asking,
  });
