import { type FileRef, InputError, problem, type Report } from '../problems/problem.ts';

/** All that pairing needs to know of a document. */
export interface Named {
  readonly id: string;
  readonly pairing: string;
  readonly file?: FileRef | undefined;
  readonly line?: number | undefined;
}

/**
 * Finds the response document of each key document, by name. Documents without a name are paired by their order, and so are
 * the only documents of two files, with a warning. A key document without a counterpart is scored as if the response had
 * no mentions, as the reference scorer does.
 */
export function pairDocuments<T extends Named>(
  keys: readonly T[],
  responses: readonly T[],
  report: Report,
): [key: T, response: T | undefined][] {
  const keysByName = byName(keys, report);
  const byResponseName = byName(responses, report);
  const common = [...keysByName.keys()].some((name) => byResponseName.has(name));
  if (!common && keysByName.size > 0 && byResponseName.size > 0) {
    if (keysByName.size === 1 && byResponseName.size === 1) {
      const [[key], [response]] = [[...keysByName.values()], [...byResponseName.values()]];
      report(renamed(key, response));
      return [[key, response]];
    }
    throw new InputError([nothingInCommon([...keysByName.values()], [...byResponseName.values()])]);
  }
  for (const [name, response] of byResponseName) if (!keysByName.has(name)) report(extra(response));
  return [...keysByName].map(([name, key]) => {
    const response = byResponseName.get(name);
    if (response === undefined) report(missing(key));
    return [key, response];
  });
}

/** Documents by their name, in order. Of two with one name the last counts; nameless ones are numbered. */
function byName<T extends Named>(documents: readonly T[], report: Report): Map<string, T> {
  const map = new Map<string, T>();
  let nameless = 0;
  for (const document of documents) {
    const unnamed = document.id === '';
    const name = unnamed ? `nameless ${++nameless}` : document.pairing;
    if (map.has(name)) report(duplicate(document));
    map.set(name, document);
  }
  if (nameless > 1) report(unnamedDocuments(documents, nameless));
  return map;
}

const place = ({ id, file, line }: Named) => ({ document: id, file, line });

const duplicate = (document: Named) =>
  problem('document/duplicate', `Document ${document.id} begins a second time.`, {
    ...place(document),
    expected: 'one document of that name in a file',
    help: 'rename or remove one of them, or pass --lenient to score the last one only',
  });

const unnamedDocuments = (documents: readonly Named[], count: number) =>
  problem('document/unnamed', `${count} documents have no name; they are paired by their order.`, {
    file: documents[0].file,
    help: 'name them in the "#begin document" lines',
  });

const renamed = (key: Named, response: Named) =>
  problem(
    'document/renamed',
    `The only document is ${key.id} in the key and ${response.id} in the response; they are scored as the same.`,
    place(response),
  );

const missing = (key: Named) =>
  problem('document/missing', `Document ${key.id} is in the key but not in the response.`, {
    ...place(key),
    help: 'it is scored as if the response had no mention in it, so recall falls',
  });

const extra = (response: Named) =>
  problem('document/extra', `Document ${response.id} is in the response but not in the key.`, {
    ...place(response),
    help: 'it is not scored, as in the reference scorer',
  });

const nothingInCommon = (keys: readonly Named[], responses: readonly Named[]) =>
  problem('document/none-in-common', 'Key and response have no document in common.', {
    ...{ file: responses[0].file, line: responses[0].line },
    expected: `documents of the key, such as ${keys[0].id}; the response begins with ${responses[0].id}`,
    help: 'check that both files are of the same corpus; documents are paired by their names',
  });
