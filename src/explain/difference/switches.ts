/**
 * What scorers do differently. A switch has a default, which is what `score` does, and alternatives, each with a
 * sentence that says what happens.
 */
export const switches = {
  repeats: {
    first: 'a span in two entities stays in the one that appears first',
    last: 'a span in two entities stays in the one that appears last (--duplicates last)',
    drop: 'a span in two entities is dropped (--duplicates drop)',
    merge: 'entities that share a span become one (--duplicates merge)',
    listed: 'a repeated span counts each time, and is looked up in the last entity that has it (CoVal)',
    reference:
      'repeated spans as in scorer.pl 8.01: those of the key each count, those of the response that the key lacks too',
  },
  singletons: {
    keep: 'singletons are scored',
    drop: 'singletons of both sides are dropped (--singletons drop)',
    'drop in the key': 'singletons of the key are dropped, those of the response are scored',
    'drop in the response': 'singletons of the response are dropped, those of the key are scored',
    skip: 'singletons are skipped in B³, and those of the response in CEAFe (the e2e-coref and AllenNLP lineage)',
  },
  spans: {
    document: 'a mention is identified by its tokens in the document',
    sentence:
      'a mention is identified by its sentence and its positions there, so mentions that cross a sentence break collide (CoVal)',
    minimum:
      'a mention is identified by the words of its minimum span, so mentions with the same one are one mention (CoVal min_span)',
  },
  match: {
    exact: 'mentions match if they have the same words',
    head: 'mentions match if they have the same head (--match head; CorefUD)',
    partial: 'a mention within that of the key matches if it has its head (--match partial; CorefUD)',
    min: 'mentions match if they have the same minimum span, one to one (--match min)',
  },
  zeros: {
    linear: 'zeros match by their place',
    dependent: 'zeros match by what they depend on (--zeros dependent; CorefUD)',
  },
  documents: {
    key: 'a key document that the response lacks counts as empty',
    common: 'documents that only the key has are left out (Scorch)',
  },
  spurious: {
    unknown: 'a mention that only the response has is in no entity of the key',
    singletons: 'mentions that only the response has become singletons of the key (Scorch)',
  },
  average: {
    micro: 'counts are added up over documents',
    macro: 'the mean of the scores of the documents (--average macro)',
    weighted:
      'the mean of the scores of the documents, weighted by their mentions: recall by those of the key, precision by those of the response, F1 by both; undefined scores count as 0 (Scorch)',
  },
  blanc: {
    reference: 'BLANC decides by the key alone which kinds of links count, as the reference scorer does',
    mention:
      'BLANC as in the reference scorer, but 1 for a single mention that both sides have and nothing else (Scorch)',
    both: 'BLANC drops a kind of link only if both sides lack it (Luo et al. 2014; the CorefUD and Universal Anaphora scorers)',
  },
  mean: {
    three: 'the average is that of MUC, B³ and CEAFe',
    four: 'the average is that of MUC, B³, CEAFe and BLANC (EvmEval)',
  },
  digits: {
    rounded: 'percentages are rounded',
    truncated: 'percentages are cut off, not rounded (scorer.pl)',
  },
} as const;

export type Switch = keyof typeof switches;

/** One choice for every switch. */
export type Convention = { readonly [S in Switch]: keyof (typeof switches)[S] };

export const switchNames = Object.keys(switches) as readonly Switch[];

/** What `score` does. */
export const ours = Object.fromEntries(
  switchNames.map((name) => [name, Object.keys(switches[name])[0]]),
) as Convention;

/** What corefud-scorer does by default, whatever the way of matching. */
const CRAC_DEFAULTS: Partial<Convention> = { blanc: 'both', singletons: 'drop', zeros: 'dependent' };

/** Programs and papers by name, with what they do differently from `score`. */
export const conventions: ReadonlyMap<string, Partial<Convention>> = new Map<string, Partial<Convention>>([
  ['corefeval score', {}],
  ['scorer.pl 8.01', { repeats: 'reference', digits: 'truncated' }],
  ['CoVal', { repeats: 'listed', spans: 'sentence' }],
  ['CoVal remove_singletons', { repeats: 'listed', spans: 'sentence', singletons: 'drop' }],
  ['CoVal min_span', { repeats: 'listed', spans: 'minimum' }],
  ['CoVal min_span remove_singletons', { repeats: 'listed', spans: 'minimum', singletons: 'drop' }],
  ['corefud-scorer', { ...CRAC_DEFAULTS, match: 'head' }],
  ['corefud-scorer -s', { blanc: 'both', zeros: 'dependent', match: 'head' }],
  ['corefud-scorer -a partial', { ...CRAC_DEFAULTS, match: 'partial' }],
  ['corefud-scorer -x', CRAC_DEFAULTS],
  ['Universal Anaphora scorer', { blanc: 'both' }],
  ['e2e-coref, AllenNLP', { singletons: 'skip' }],
  ['Scorch', { documents: 'common', spurious: 'singletons', average: 'weighted', blanc: 'mention' }],
  ['EvmEval', { mean: 'four' }],
]);

/** The sentence of a choice. */
export const sentenceOf = (name: Switch, choice: string): string =>
  (switches[name] as Readonly<Record<string, string>>)[choice];
