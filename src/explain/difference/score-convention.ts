import { leaEdition } from '../../compat/scorer-pl/editions.ts';
import { identify } from '../../compat/scorer-pl/identify.ts';
import { scoredDocument } from '../../compat/scorer-pl/scored-document.ts';
import type { Document } from '../../core/document.ts';
import { conllParts } from '../../metrics/conll.ts';
import { f1, quotient } from '../../metrics/ratio.ts';
import { type ClusterPair, conventionPair } from './clusters.ts';
import { type ClusterCounts, type ClusterFractions, countClusters } from './count-clusters.ts';
import type { Convention } from './switches.ts';

export type KeyAndResponse = readonly [key: Document, response: Document | undefined];

/** Recall, precision and F₁ of every metric (`muc.recall`, …) and the average (`conll`), as fractions; undefined is 0. */
export type Values = ReadonlyMap<string, number>;

/** Scores the documents of a corpus under conventions. What two conventions have in common is computed once. */
export class ConventionScorer {
  readonly #documents: readonly KeyAndResponse[];
  readonly #counts = new Map<string, readonly ClusterCounts[]>();

  constructor(documents: readonly KeyAndResponse[]) {
    this.#documents = documents;
  }

  values(convention: Convention): Values {
    const counts = this.#countsOf(convention);
    const { average } = convention;
    if (average === 'micro')
      return withAverage(scoresOf(counts.reduce(added, new Map()), convention), convention);
    const perDocument = counts.map((one) => scoresOf(one, convention));
    return withAverage(
      average === 'macro' ? meanOf(perDocument) : weightedMean(perDocument, counts),
      convention,
    );
  }

  #countsOf(convention: Convention): readonly ClusterCounts[] {
    const { repeats, singletons, spans, match, zeros, documents, spurious } = convention;
    const name = [repeats, singletons, spans, match, zeros, documents, spurious].join();
    const known = this.#counts.get(name);
    if (known !== undefined) return known;
    const counts = this.#documents.flatMap(([key, response]) => {
      if (response === undefined && documents === 'common') return [];
      const read = conventionPair(key, response, convention);
      const pair = spurious === 'singletons' ? withSpuriousInKey(read) : read;
      return [repeats === 'reference' ? referenceCounts(pair) : countClusters(pair, singletons === 'skip')];
    });
    this.#counts.set(name, counts);
    return counts;
  }
}

function added(sum: ClusterCounts, counts: ClusterCounts): ClusterCounts {
  if (sum.size === 0) return counts;
  return new Map(
    Array.from(counts, ([id, fractions]) => [
      id,
      fractions.map((value, i) => value + (sum.get(id)?.[i] ?? 0)) as unknown as ClusterFractions,
    ]),
  );
}

/** A score; `null` where undefined, as in the metrics. */
type Maybe = number | null;

function scoresOf(counts: ClusterCounts, { blanc }: Convention): Map<string, Maybe> {
  const scores = new Map<string, Maybe>();
  const set = (id: string, recall: Maybe, precision: Maybe, f: Maybe) => {
    scores.set(`${id}.recall`, recall).set(`${id}.precision`, precision).set(`${id}.f1`, f);
  };
  for (const [id, [rNum, rDen, pNum, pDen]] of counts) {
    const [recall, precision] = [quotient({ num: rNum, den: rDen }), quotient({ num: pNum, den: pDen })];
    set(id, recall, precision, f1(recall, precision));
  }
  const [found, inKey, , inResponse] = counts.get('mentions') ?? [0, 0, 0, 0];
  const isOnly = blanc === 'mention' && found === 1 && inKey === 1 && inResponse === 1;
  for (const part of ['recall', 'precision', 'f1'] as const) {
    scores.set(`blanc.${part}`, isOnly ? 1 : blancOf(scores, part, blanc));
  }
  return scores;
}

/** The combination of both kinds of links. */
function blancOf(
  scores: ReadonlyMap<string, Maybe>,
  part: 'recall' | 'precision' | 'f1',
  rule: Convention['blanc'],
): Maybe {
  const at = (kind: 'coref' | 'noncoref', name: string): Maybe => scores.get(`blanc.${kind}.${name}`) ?? null;
  const lacks = (kind: 'coref' | 'noncoref'): boolean =>
    at(kind, 'recall') === null && (rule !== 'both' || at(kind, 'precision') === null);
  if (lacks('coref') && lacks('noncoref')) return null;
  if (lacks('noncoref')) return at('coref', part) ?? 0;
  if (lacks('coref')) return at('noncoref', part) ?? 0;
  return ((at('coref', part) ?? 0) + (at('noncoref', part) ?? 0)) / 2;
}

/** The pair with the mentions that only the response has as singletons of the key. */
function withSpuriousInKey({ key, response }: ClusterPair): ClusterPair {
  const known = new Set(key.flat());
  const spurious = new Set(response.flat().filter((mention) => !known.has(mention)));
  return { key: [...key, ...Array.from(spurious, (mention) => [mention])], response };
}

/** The mean over documents with undefined scores as 0, weighted by the mentions of the side that a number is about. */
function weightedMean(
  list: readonly ReadonlyMap<string, Maybe>[],
  counts: readonly ClusterCounts[],
): Map<string, Maybe> {
  const sizes = counts.map((one) => {
    const [, ofKey, , ofResponse] = one.get('ceafm') ?? [0, 0, 0, 0];
    return { recall: ofKey, precision: ofResponse, f1: ofKey + ofResponse };
  });
  return new Map(
    [...(list[0]?.keys() ?? [])].map((name) => {
      const side = name.slice(name.lastIndexOf('.') + 1) as 'recall' | 'precision' | 'f1';
      const all = sizes.reduce((sum, size) => sum + size[side], 0);
      const sum = list.reduce((total, scores, d) => total + (scores.get(name) ?? 0) * sizes[d][side], 0);
      return [name, all === 0 ? null : sum / all];
    }),
  );
}

/** The mean over documents, undefined scores left out. */
function meanOf(list: readonly ReadonlyMap<string, Maybe>[]): Map<string, Maybe> {
  const names = new Set(list.flatMap((scores) => [...scores.keys()]));
  return new Map(
    Array.from(names, (name) => {
      const values = list.flatMap((scores) => scores.get(name) ?? []);
      return [name, values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length];
    }),
  );
}

function withAverage(scores: ReadonlyMap<string, Maybe>, { mean }: Convention): Values {
  const parts = [...conllParts, ...(mean === 'four' ? ['blanc'] : [])];
  const conll = parts.reduce((sum, id) => sum + (scores.get(`${id}.f1`) ?? 0), 0) / parts.length;
  return new Map([
    ['conll', conll],
    ...Array.from(scores, ([id, value]): [string, number] => [id, value ?? 0]),
  ]);
}

/** The counts of scorer.pl 8.01 on clusters with repeats. Spans are numbered; the program only compares them. */
export function referenceCounts({ key, response }: ClusterPair): ClusterCounts {
  const numbers = new Map<string, number>();
  const spans = (side: ClusterPair['key']) =>
    side.map((cluster) =>
      cluster.map((mention): [number, number] => {
        const number = numbers.get(mention) ?? numbers.size;
        numbers.set(mention, number);
        return [number, number];
      }),
    );
  const identified = identify(spans(key), spans(response));
  const document = scoredDocument(identified);
  const { correct, keyMentions, responseMentions } = identified;
  const counts = new Map<string, ClusterFractions>([
    ['mentions', [correct, keyMentions, correct, responseMentions]],
  ]);
  for (const metric of leaEdition.metrics) {
    const tally = metric.count(document);
    if (metric.id === 'blanc') {
      counts.set('blanc.coref', tally.slice(0, 4) as unknown as ClusterFractions);
      counts.set('blanc.noncoref', tally.slice(4, 8) as unknown as ClusterFractions);
    } else counts.set(metric.id, tally as unknown as ClusterFractions);
  }
  return counts;
}
