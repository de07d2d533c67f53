import { globMatcher } from '../python/glob.ts';
import { crash, type Journal, terminate } from '../python/log.ts';
import { twoDecimals } from '../python/number-format.ts';
import { quoted } from '../python/set.ts';
import type { Release } from '../release.ts';
import type { ParsedMention, ParsedSide } from '../score/mention.ts';
import { conllDocument } from './alignment.ts';
import { clustersOverlap, refuseClusters, spanRepeats } from './cluster-checks.ts';
import { type AlignedDocument, alignedMentions, type ConllCollector, type ConllPair } from './conll-files.ts';
import { conllMean, runConllScorer } from './coreference.ts';

/** Longest file name that common file systems allow. */
const MAX_NAME_BYTES = 255;

const FOLDER = 'conll_tmp/';
const MEAN_METRICS = ['muc', 'bcub', 'ceafe', 'blanc'];
/** Without links on either side MUC is 0 for every system and is left out. */
const MEAN_METRICS_WITHOUT_LINKS = ['bcub', 'ceafe', 'blanc'];

/**
 * Version 1.6: scores every document on its own and keeps those with a mean above 0. The original writes them to files
 * named after system and document and finds them again with a pattern, so the pattern of one document can match the file
 * of another (`d` and `d_0`); then the one with the best mean counts.
 */
export class DocumentMeans implements ConllCollector {
  readonly #threshold: number;
  readonly #release: Release;
  readonly #journal: Journal;
  readonly #goldFiles = new Map<string, string>();
  readonly #systemFiles = new Map<string, string>();
  readonly #kept: { readonly gold: string; readonly system: string }[] = [];
  readonly #rows: string[] = [];

  constructor(threshold: number, release: Release, journal: Journal) {
    this.#threshold = threshold;
    this.#release = release;
    this.#journal = journal;
  }

  add(document: AlignedDocument): void {
    const { id, systemId, gold, system, words } = document;
    const journal = this.#journal;
    const mentions = alignedMentions(document, this.#threshold, this.#release, journal);
    const [goldName, systemName] = ['gold', 'sys'].map((side) => `conll_tmp.${side}_${systemId}_${id}`);
    if (`${goldName}_0`.length > MAX_NAME_BYTES || goldName.includes('/')) {
      throw crash(`The system "${systemId}" and the document "${id}" do not give the name of a file.`);
    }
    const lines = (side: ParsedSide, rows: typeof mentions.gold) => this.#lines(id, side, rows, words);
    this.#goldFiles.set(
      `${goldName}_0`,
      lines(gold, mentions.gold) ?? refuseClusters('Gold standard', id, journal),
    );
    this.#systemFiles.set(
      `${systemName}_0`,
      lines(system, mentions.system) ?? refuseClusters('System', id, journal),
    );
    const linked = gold.clusters.length + system.clusters.length > 0;
    if (!linked) this.#warnOfNoLinks(id);
    const mean = this.#bestMean(id, goldName, systemName, linked ? MEAN_METRICS : MEAN_METRICS_WITHOUT_LINKS);
    this.#rows.push(`${id}\t${twoDecimals(mean)}\n`);
  }

  pair(): ConllPair {
    if (this.#kept.length === 0) return { gold: undefined, system: undefined };
    const all = (side: 'gold' | 'system') => this.#kept.map((files) => files[side]).join('');
    return { gold: all('gold'), system: all('system') };
  }

  documentScores(): string {
    if (this.#rows.length === 0) return '';
    return `\n\n========Document Mention Corefrence Results (CoNLL Average)==========\n${this.#rows.join('')}`;
  }

  /** The lines of a side; undefined if its clusters are invalid. */
  #lines(
    id: string,
    { mentions, clusters }: ParsedSide,
    rows: readonly (ParsedMention | undefined)[],
    words: ReadonlyMap<string, string>,
  ): string | undefined {
    const journal = this.#journal;
    if (clustersOverlap(clusters, journal)) return undefined;
    const tokensOf = new Map(mentions.map((mention) => [mention.id, naturallySorted(mention.tokens)]));
    const wordOf = (token: string): string => {
      const word = words.get(token);
      if (word !== undefined) return word;
      journal.error(`Token ID [${token}] not found in token list, the score file provided is incorrect.`);
      throw terminate(journal);
    };
    const lines = conllDocument(id, rows, clusters, (mention) =>
      (tokensOf.get(mention.id) ?? []).map(wordOf).join('_'),
    );
    return spanRepeats(clusters, tokensOf, journal) ? undefined : lines;
  }

  #warnOfNoLinks(id: string): void {
    this.#journal.debug(`Both gold and system contains no corefs for [${id}].`);
    this.#journal.warning(`There is no coreferece links in both gold and system for Document [${id}] `);
    this.#journal.warning(
      "MUC score will 0, hence will not be included for this document's average. This will not affect the final benchmark result.",
    );
  }

  #bestMean(id: string, goldName: string, systemName: string, metrics: readonly string[]): number {
    const journal = this.#journal;
    const found = (names: Iterable<string>, name: string) => [...names].filter(globMatcher(`${name}*`));
    const systemFiles = new Map(
      found(this.#systemFiles.keys(), systemName).map((name) => [name.slice(systemName.length), name]),
    );
    let best: { mean: number; gold: string; system: string } | undefined;
    journal.debug('Selecting mapping using Conll Evaluation reference-coreference-scorers');
    for (const gold of found(this.#goldFiles.keys(), goldName)) {
      const system = systemFiles.get(gold.slice(goldName.length));
      if (system === undefined) throw crash(`The CoNLL file ${gold} has no counterpart of the system.`);
      journal.debug(`Running Conll for Gold : [${FOLDER}${gold}] vs. System : [${FOLDER}${system}]`);
      const { scores } = runConllScorer(this.#goldFiles.get(gold), this.#systemFiles.get(system));
      const mean = conllMean(scores, metrics);
      if (mean > (best?.mean ?? 0)) best = { mean, gold, system };
    }
    const shown =
      best === undefined ? 'None' : `(${quoted(FOLDER + best.gold)}, ${quoted(FOLDER + best.system)})`;
    const mean = best?.mean ?? 0;
    journal.debug(`Best CoNLL average for doc [${id}] is ${twoDecimals(mean)}, with mapping file [${shown}]`);
    if (best !== undefined) {
      const { gold, system } = best;
      this.#kept.push({
        gold: this.#goldFiles.get(gold) ?? '',
        system: this.#systemFiles.get(system) ?? '',
      });
    }
    return mean;
  }
}

/** A token id split into text and digits alternately. */
type NaturalKey = readonly (string | bigint)[];

const naturalKey = (id: string): NaturalKey =>
  id.split(/([0-9]+)/).map((piece, i) => (i % 2 === 0 ? piece : BigInt(piece)));

/** Token ids sorted by the values of the numbers in them (`t2 < t10`); the sort is stable. */
export function naturallySorted(ids: readonly string[]): string[] {
  return ids
    .map((id) => ({ id, key: naturalKey(id) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ id }) => id);
}

function compare(a: NaturalKey, b: NaturalKey): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] !== b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return a.length - b.length;
}
