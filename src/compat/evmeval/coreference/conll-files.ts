import type { Mapping } from '../../../nuggets/score/mapping.ts';
import type { FileHandle, Files } from '../files/files.ts';
import { pythonWords } from '../python/bytes.ts';
import type { Journal } from '../python/log.ts';
import { twoDecimals } from '../python/number-format.ts';
import type { Release } from '../release.ts';
import type { ParsedSide } from '../score/mention.ts';
import { alignedRows, conllDocument } from './alignment.ts';
import { clustersOverlap, refuseClusters } from './cluster-checks.ts';

/** The two input files of the CoNLL scorer; undefined where there is none. */
export interface ConllPair {
  readonly gold: string | undefined;
  readonly system: string | undefined;
}

/** A document for coreference, with the mapping that aligns its mentions. */
export interface AlignedDocument {
  readonly id: string;
  readonly systemId: string;
  readonly gold: ParsedSide;
  readonly system: ParsedSide;
  readonly mapping: Mapping;
  /** Words of the token table by token id. */
  readonly words: ReadonlyMap<string, string>;
}

/** Collects documents for the CoNLL scorer. */
export interface ConllCollector {
  add(document: AlignedDocument): void;
  pair(): ConllPair;
  /** The part of the report about single documents. */
  documentScores(): string;
}

/** The mentions of both sides row by row. */
export function alignedMentions(
  { gold, system, mapping }: AlignedDocument,
  threshold: number,
  { profile }: Release,
  journal: Journal,
) {
  const { keepsUnmatchedGold } = profile.coreference;
  const rows = alignedRows(gold.mentions, system.mentions, mapping, threshold, keepsUnmatchedGold);
  journal.debug(`Preparing CoNLL files using mapping threhold ${twoDecimals(threshold)}`);
  return { gold: rows.map((row) => row.gold), system: rows.map((row) => row.system) };
}

/** Writes the CoNLL files of all documents beside the output of `-c`. */
export class KeptConllFiles implements ConllCollector {
  readonly #goldPath: string;
  readonly #systemPath: string;
  readonly #threshold: number;
  readonly #release: Release;
  readonly #journal: Journal;
  readonly #files: Files;
  #gold: FileHandle | undefined;
  #system: FileHandle | undefined;

  constructor(coref: string, threshold: number, release: Release, journal: Journal, files: Files) {
    [this.#goldPath, this.#systemPath] = [`${coref}_gold.conll`, `${coref}_sys.conll`];
    this.#threshold = threshold;
    this.#release = release;
    this.#journal = journal;
    this.#files = files;
  }

  add(document: AlignedDocument): void {
    const { id, gold, system } = document;
    const journal = this.#journal;
    const mentions = alignedMentions(document, this.#threshold, this.#release, journal);
    const lines = (side: ParsedSide, rows: typeof mentions.gold): string | undefined =>
      clustersOverlap(side.clusters, journal)
        ? undefined
        : conllDocument(id, rows, side.clusters, (mention) =>
            pythonWords(side.textOf.get(mention.id) ?? '').join('_'),
          );
    const goldLines = lines(gold, mentions.gold);
    const systemLines = lines(system, mentions.system);
    if (goldLines === undefined) refuseClusters('Gold standard', id, journal);
    if (systemLines === undefined) refuseClusters('System', id, journal);
    this.#gold ??= this.#files.open(this.#goldPath);
    this.#system ??= this.#files.open(this.#systemPath);
    this.#gold.write(goldLines);
    this.#system.write(systemLines);
    this.#gold.flush();
    this.#system.flush();
  }

  /** Without documents these are files of an earlier run, if any. */
  pair(): ConllPair {
    return { gold: this.#files.read(this.#goldPath), system: this.#files.read(this.#systemPath) };
  }

  documentScores(): string {
    return '';
  }
}
