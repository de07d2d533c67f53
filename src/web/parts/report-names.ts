import { shortNames } from './short-names.ts';

const knownSystems = new WeakMap<readonly { readonly name: string }[], readonly string[]>();

/** The names of systems as they are shown: without what all have in common. */
export function shortSystemNames({
  systems,
}: {
  readonly systems: readonly { readonly name: string }[];
}): readonly string[] {
  const names = knownSystems.get(systems) ?? shortNames(systems.map(({ name }) => name));
  knownSystems.set(systems, names);
  return names;
}

const knownDocuments = new WeakMap<readonly { readonly id: string }[], readonly string[]>();

/** The names of documents as they are shown: without what all have in common. */
export function shortDocumentNames({
  documents,
}: {
  readonly documents: readonly { readonly id: string }[];
}): readonly string[] {
  const names = knownDocuments.get(documents) ?? shortNames(documents.map(({ id }) => id));
  knownDocuments.set(documents, names);
  return names;
}
