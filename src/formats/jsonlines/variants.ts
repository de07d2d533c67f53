import type { Ends } from '../evidence.ts';

/** How a cluster names its spans. */
export type Shape =
  /** `[start, end]`, counted over the document. */
  | 'pairs'
  /** `[sentence, start, end]`, counted within a sentence. */
  | 'triples'
  /** `corefs` of CoreNLP: an object of lists of objects, counted from 1 within a sentence. */
  | 'corenlp';

/** One of the ways in which programs write documents as JSON. Their keys distinguish them. */
export interface Variant {
  readonly id: string;
  readonly label: string;
  /** The keys by which it is recognized: all of them, one of each list. */
  readonly has: readonly (string | readonly string[])[];
  /** Keys of the words, the first that is there: a list of words, or of sentences. */
  readonly words: readonly string[];
  /** The key of a text, in which characters are counted. */
  readonly text?: string;
  /** Keys of the clusters, the first that is there. */
  readonly clusters: readonly string[];
  readonly shape: Shape;
  /** Absent where the keys do not determine it. */
  readonly ends?: Ends;
}

/** The keys of the clusters of a key and of a system: a document may have both. */
export const E2E_CLUSTERS: readonly string[] = ['clusters', 'predicted_clusters'];

/** The most specific first. */
export const variants: readonly Variant[] = [
  {
    id: 'corenlp',
    label: 'CoreNLP',
    has: ['corefs'],
    words: ['sentences'],
    clusters: ['corefs'],
    shape: 'corenlp',
    ends: 'exclusive',
  },
  {
    id: 'subtokens',
    label: 'coref-hoi, with subtokens',
    has: ['subtoken_map'],
    words: [],
    clusters: E2E_CLUSTERS,
    shape: 'pairs',
    ends: 'inclusive',
  },
  {
    id: 'wl-coref',
    label: 'wl-coref',
    has: ['cased_words'],
    words: ['cased_words'],
    clusters: ['span_clusters', 'clusters'],
    shape: 'pairs',
    ends: 'exclusive',
  },
  {
    id: 'maverick',
    label: 'Maverick',
    has: ['clusters_token_offsets'],
    words: ['tokens'],
    clusters: ['clusters_token_offsets'],
    shape: 'pairs',
    ends: 'inclusive',
  },
  {
    id: 'preco',
    label: 'PreCo',
    has: ['mention_clusters'],
    words: ['sentences'],
    clusters: ['mention_clusters'],
    shape: 'triples',
    ends: 'exclusive',
  },
  {
    id: 'coref-data',
    label: 'Hugging Face coref-data',
    has: ['coref_chains'],
    words: ['sentences'],
    clusters: ['coref_chains'],
    shape: 'triples',
    ends: 'inclusive',
  },
  {
    id: 'elit',
    label: 'ELIT',
    has: ['coref', ['sens', 'tok']],
    words: ['sens', 'tok'],
    clusters: ['coref'],
    shape: 'triples',
    ends: 'exclusive',
  },
  {
    id: 'allennlp',
    label: 'AllenNLP',
    has: ['document', 'clusters'],
    words: ['document'],
    clusters: ['clusters'],
    shape: 'pairs',
    ends: 'inclusive',
  },
  {
    id: 'fastcoref',
    label: 'fastcoref',
    has: ['text', 'clusters', 'clusters_strings'],
    words: [],
    text: 'text',
    clusters: ['clusters'],
    shape: 'pairs',
    ends: 'exclusive',
  },
  {
    id: 'e2e',
    label: 'e2e-coref',
    has: ['doc_key', 'sentences'],
    words: ['sentences'],
    clusters: E2E_CLUSTERS,
    shape: 'pairs',
    ends: 'inclusive',
  },
  {
    id: 'plain',
    label: 'plain clusters',
    has: [E2E_CLUSTERS],
    words: ['sentences', 'tokens', 'words'],
    text: 'text',
    clusters: E2E_CLUSTERS,
    shape: 'pairs',
  },
];

/** The variant of a document by its keys. */
export const variantOf = (has: (key: string) => boolean): Variant | undefined =>
  variants.find((variant) =>
    variant.has.every((key) => (typeof key === 'string' ? has(key) : key.some(has))),
  );

/** Keys of the name of a document; the first one in the file counts. */
export const idKeys: ReadonlySet<string> = new Set([
  'doc_key',
  'document_id',
  'doc_id',
  'id',
  'gutenberg_key',
]);

/** Every key that says that a file is one of these. */
export const decisiveKeys: ReadonlySet<string> = new Set(
  variants.flatMap(({ has, words, clusters }) => [...has.flat(), ...words, ...clusters]),
);

/** Keys beside those that are read, which may come first and be longer than the head of a file. */
export const keysBeside: ReadonlySet<string> = new Set([
  'speakers',
  'top_spans',
  'predicted_antecedents',
  'subtoken_map',
  'sentence_map',
]);

/** Whether a member says nothing about clusters: a name, words, or what some program writes beside them. */
export const isKnownMember = (key: string): boolean =>
  idKeys.has(key) ||
  keysBeside.has(key) ||
  key === 'sent_id' ||
  variants.some(({ words }) => words.includes(key));
