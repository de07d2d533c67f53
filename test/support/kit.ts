/** The kit for other scorers, which is plain JavaScript with a manifest of its own. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const KIT = fileURLToPath(new URL('../../conformance/', import.meta.url));

type Part = 'recall' | 'precision' | 'f1';
type Values<V> = Readonly<Record<string, Readonly<Partial<Record<Part, V>>>>>;

export interface Vector {
  readonly id: string;
  readonly about: string;
  readonly source: string;
  readonly tags: readonly string[];
  readonly kind?: 'coreference' | 'nuggets';
  readonly options?: Readonly<Record<string, string>>;
  // biome-ignore lint/suspicious/noExplicitAny: JSON that the schema describes
  readonly documents: readonly any[];
  readonly text?: { readonly conll: { readonly key: string; readonly response: string } };
  readonly expect: Values<string | null>;
  readonly conventions?: Readonly<Record<string, Values<string | null>>>;
}

export type Found = Values<number | string | null>;

// biome-ignore lint/suspicious/noExplicitAny: JSON
export const kitJson = (name: string): any => JSON.parse(readFileSync(KIT + name, 'utf8'));

export const vectors: readonly Vector[] = kitJson('vectors.json').vectors;

/** A module of the runner. */
// biome-ignore lint/suspicious/noExplicitAny: plain JavaScript
export const kitModule = (name: string): Promise<any> =>
  import(new URL(`../../conformance/${name}`, import.meta.url).href);
