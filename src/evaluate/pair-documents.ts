import { type FileRef, InputError, type Report } from '../problems/problem.ts';
import { problem } from './codes.ts';

/** The properties of a document that pairing needs. */
export interface Named {
  readonly id: string;
  readonly pairKey: string;
  readonly file?: FileRef | undefined;
  readonly line?: number | undefined;
  /** How documents of its format are given names, for messages. */
  readonly naming?: string | undefined;
}

/**
 * Finds the response document of each key document, by name. Documents without a name are paired by position, documents of different
 * formats by names that differ only in how the formats write the part, and two files with one document each are paired even if the names differ; all with a
 * warning. A key document without a counterpart is scored as if the response had no mentions in it, as in the CoNLL reference scorer.
 */
export function pairDocuments<T extends Named>(
  keys: readonly T[],
  responses: readonly T[],
  report: Report,
): [key: T, response: T | undefined][] {
  const nameless = [keys, responses].find((side) => side.length > 1 && side.every(({ id }) => id === ''));
  if (nameless !== undefined && keys.length === responses.length) {
    report(unnamedDocuments(nameless, nameless.length));
    return keys.map((key, i) => [key, responses[i]]);
  }
  if (haveSameNames(keys, responses)) return keys.map((key, i) => [key, responses[i]]);
  const named = byName(keys, report);
  const left = byName(responses, report);
  const pairs: [key: T, response: T | undefined][] = [];
  let common = 0;
  for (const [name, key] of named) {
    const response = left.get(name);
    if (left.delete(name)) common++;
    pairs.push([key, response]);
  }
  if (common === 0 && pairs.length > 0 && left.size > 0) {
    return pairSpellings(keys, responses, report) ?? [onlyPair(pairs, [...left.values()], report)];
  }
  for (const [key, response] of pairs) if (response === undefined) report(missing(key));
  for (const response of left.values()) report(extra(response));
  return pairs;
}

/**
 * Whether both sides have the same distinct names in the same order. This is the usual case, and a fast path for corpora
 * with very many documents.
 */
function haveSameNames(keys: readonly Named[], responses: readonly Named[]): boolean {
  if (keys.length !== responses.length) return false;
  const names = new Set<string>();
  for (let i = 0; i < keys.length; i++) {
    if (keys[i].id === '' || keys[i].id !== responses[i].id) return false;
    names.add(keys[i].pairKey);
  }
  return names.size === keys.length;
}

/**
 * Pairs documents whose names differ only in how formats write the part: `(a/b); part 003` in CoNLL is `a/b_3` in JSON lines. `undefined` if
 * that gives no pair, or two documents the same name.
 */
function pairSpellings<T extends Named>(
  keys: readonly T[],
  responses: readonly T[],
  report: Report,
): [key: T, response: T | undefined][] | undefined {
  if (keys.length + responses.length === 2) return undefined;
  for (const [keyName, responseName] of [
    [asWritten, withPart],
    [withPart, asWritten],
  ]) {
    const named = new Map(keys.map((key) => [keyName(key), key]));
    const left = new Map(responses.map((response) => [responseName(response), response]));
    const pairs = keys.map((key): [T, T | undefined] => [key, left.get(keyName(key))]);
    const example = pairs.find(([, response]) => response !== undefined);
    if (example === undefined || named.size < keys.length || left.size < responses.length) continue;
    report(respelled(example[0], example[1] as T));
    for (const [key, response] of pairs) if (response === undefined) report(missing(key));
    for (const response of responses) if (!named.has(responseName(response))) report(extra(response));
    return pairs;
  }
  return undefined;
}

const asWritten = ({ pairKey }: Named): string => pairKey;

/** The pair key if a number at the end of the name is a part: `a/b_3#0` becomes `a/b#3`. */
const withPart = ({ pairKey }: Named): string => pairKey.replace(/_0*(\d+)(?:#0)?$/, '#$1');

/** No name is on both sides: if each side has exactly one document they are paired, otherwise it is an error. */
function onlyPair<T extends Named>(
  [[key], ...otherKeys]: readonly [T, T | undefined][],
  [response, ...otherResponses]: readonly T[],
  report: Report,
): [T, T] {
  if (otherKeys.length > 0 || otherResponses.length > 0)
    throw new InputError([nothingInCommon(key, response)]);
  if (key.id !== '' && response.id !== '') report(renamed(key, response));
  return [key, response];
}

/**
 * Documents in order, by pair key: `(a); part 000` and `a` are the same name. Of two documents with one name the last is
 * kept. Documents without a name are numbered.
 */
export function byName<T extends Named>(documents: readonly T[], report: Report): Map<string | number, T> {
  const map = new Map<string | number, T>();
  let nameless = 0;
  for (const document of documents) {
    const name = document.id === '' ? nameless++ : document.pairKey;
    const earlier = map.get(name);
    if (earlier !== undefined) report(duplicate(document, earlier));
    map.set(name, document);
  }
  if (nameless > 1) report(unnamedDocuments(documents, nameless));
  return map;
}

const place = ({ id, file, line }: Named) => ({ document: id, file, line });

function duplicate(document: Named, earlier: Named) {
  const spelling = earlier.id === document.id ? '' : `; the first time its name is written ${earlier.id}`;
  return problem('document/duplicate', `Document ${document.id} begins a second time${spelling}.`, {
    ...place(document),
    expected: 'one document of that name in a file',
    help: 'rename or remove one of them, or pass --lenient to score the last one only',
  });
}

const unnamedDocuments = (documents: readonly Named[], count: number) =>
  problem('document/unnamed', `${count} documents have no name; they are paired by their order.`, {
    file: documents[0].file,
    help: documents[0].naming,
  });

const renamed = (key: Named, response: Named) =>
  problem(
    'document/renamed',
    `The only document is ${key.id} in the key and ${response.id} in the response; they are scored as the same.`,
    place(response),
  );

export const respelled = (key: Named, response: Named) =>
  problem(
    'document/renamed',
    `Documents are spelled differently in the response: ${key.id} is ${response.id}; they are scored as the same.`,
    place(response),
  );

const named = ({ id }: Named): string => (id === '' ? 'A document without a name' : `Document ${id}`);

const missing = (key: Named) =>
  problem('document/missing', `Document ${key.id} is in the key but not in the response.`, {
    ...place(key),
    help: 'it is scored as if the response had no mention in it, so recall falls',
  });

const extra = (response: Named) =>
  problem('document/extra', `${named(response)} is in the response but not in the key.`, {
    ...place(response),
    help: 'it is not scored, as in the reference scorer',
  });

const nothingInCommon = (key: Named, response: Named) =>
  problem('document/none-in-common', 'Key and response have no document in common.', {
    file: response.file,
    line: response.line,
    expected: `documents of the key, such as ${key.id}; the response begins with ${response.id}`,
    help: 'check that both files are of the same corpus; documents are paired by their names',
  });
