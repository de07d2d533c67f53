/** Scores a key and a response and prints the result as the reference does (docs/compat/scorer-pl.md#output). */
import { Fatal } from './fatal.ts';
import { type Identified, identify } from './identify.ts';
import { addTallies, fractionLine, type ReferenceMetric, type ReferenceTally } from './metric.ts';
import type { BufferedOutput } from './output.ts';
import { occurrenceCount, type ScoredDocument, scoredDocument } from './scored-document.ts';
import type { FoundDocument, ReferenceFile } from './source-file.ts';

/** Maximum over all documents and metrics (docs/compat/scorer-pl.md#limit-of-repeated-mentions). */
const REPEATS_ALLOWED = 10;

/** Number of mentions that are kept in memory between metrics; documents beyond that are read again. */
const MENTIONS_KEPT = 5_000_000;

/** The sums over documents. */
interface Totals {
  readonly mentions: ReferenceTally;
  readonly coreference: ReferenceTally;
}

/** A document of both files, ready for any metric. */
interface DocumentPair {
  readonly key: FoundDocument;
  readonly response: FoundDocument;
  readonly identified: Identified;
  readonly scored: ScoredDocument;
}

export class ScoringRun {
  readonly #key: ReferenceFile;
  readonly #response: ReferenceFile;
  readonly #out: BufferedOutput;
  readonly #kept = new Map<string, DocumentPair>();
  #mentionsKept = 0;
  #repeats = 0;
  #linesRead = 0;
  #exhausted = false;

  constructor(key: ReferenceFile, response: ReferenceFile, out: BufferedOutput) {
    this.#key = key;
    this.#response = response;
    this.#out = out;
  }

  /** Lines read since an input file was last closed, which Perl appends to messages. */
  get linesRead(): number {
    return this.#linesRead;
  }

  /**
   * Perl's exit code where no other is given: the error number that opening a regular file left (ENOTTY), or 255 if
   * reading reached the end of the file, which resets it.
   */
  get leftoverErrno(): number {
    return this.#exhausted ? 255 : 25;
  }

  /** Scores every document of the key, in the given order or in that of the file. */
  scoreAll(metric: ReferenceMetric, verbose: boolean, order?: readonly string[]): void {
    const names = order ?? this.#key.documents.keys();
    this.#response.open();
    this.#linesRead = 0;
    let totals: Totals = { mentions: [0, 0, 0, 0], coreference: metric.zero };
    for (const name of names) {
      const kept = this.#kept.get(name);
      const key = this.#list(kept?.key ?? this.#key.last(name), verbose);
      const response = this.#list(kept?.response ?? this.#response.last(name), verbose);
      if (verbose) this.#out.line(metric.header(name));
      const document = this.#score(metric, kept ?? this.#pair(name, key, response), verbose);
      totals = {
        mentions: addTallies(totals.mentions, document.mentions),
        coreference: addTallies(totals.coreference, document.coreference),
      };
    }
    this.#printTotals(metric, totals);
  }

  /** Scores the document called `name`; in a file without such a document it is empty. */
  scoreOne(metric: ReferenceMetric, name: string): void {
    this.#out.line(`${name}:`);
    const kept = this.#kept.get(name);
    const key = this.#list(kept?.key ?? this.#key.first(name), true);
    const response = this.#list(kept?.response ?? this.#response.first(name), true);
    this.#printTotals(metric, this.#score(metric, kept ?? this.#pair(name, key, response), true));
  }

  /** Lists a document of a file, up to the first error. */
  #list(document: FoundDocument, verbose: boolean): FoundDocument {
    const { name, discarded, entities, fatal } = document;
    this.#linesRead += document.linesRead;
    this.#exhausted = document.exhausted;
    if (verbose) {
      this.#out.line(`====> ${name}:`);
      for (const label of discarded) this.#out.line(`Discarded (${label})`);
    }
    if (fatal !== undefined) throw fatal;
    if (verbose) {
      this.#out.line(`File ${name}:`);
      for (const [number, mentions] of entities.entries()) {
        this.#out.text(`Entity ${number}:`);
        for (const [first, last] of mentions) this.#out.text(` (${first},${last})`);
        this.#out.line('');
      }
    }
    return document;
  }

  #score(metric: ReferenceMetric, { identified, scored }: DocumentPair, verbose: boolean): Totals {
    this.#printRepeats(identified);
    const { correct, keyMentions, responseMentions } = identified;
    if (verbose) {
      this.#out.line(`Total key mentions: ${keyMentions}`);
      this.#out.line(`Total response mentions: ${responseMentions}`);
      this.#out.line(`Strictly correct identified mentions: ${correct}`);
      this.#out.line('Partially correct identified mentions: 0');
      this.#out.line(`No identified: ${keyMentions - correct}`);
      this.#out.line(`Invented: ${identified.numbers - keyMentions}`);
    }
    const coreference = metric.count(scored);
    if (verbose) this.#out.text(metric.documentScore(coreference));
    return { mentions: [correct, keyMentions, correct, responseMentions], coreference };
  }

  #pair(name: string, key: FoundDocument, response: FoundDocument): DocumentPair {
    const identified = identify(key.entities, response.entities);
    const pair = { key, response, identified, scored: scoredDocument(identified) };
    this.#mentionsKept += occurrenceCount(identified.key) + occurrenceCount(identified.response);
    if (this.#mentionsKept <= MENTIONS_KEPT) this.#kept.set(name, pair);
    return pair;
  }

  /** As in the reference, the count of repeats is not reset between documents or metrics. */
  #printRepeats({ keyRepeats, responseRepeats }: Identified): void {
    for (const line of keyRepeats) this.#out.line(line);
    for (const line of responseRepeats) {
      this.#out.line(line);
      this.#repeats++;
      if (this.#repeats > REPEATS_ALLOWED) {
        throw new Fatal(
          `Found too many repeated mentions (> ${REPEATS_ALLOWED}) in the response, so refusing to score. ` +
            'Please fix the output.',
          'bare',
          1,
        );
      }
    }
  }

  #printTotals(metric: ReferenceMetric, { mentions, coreference }: Totals): void {
    this.#out.line('\n====== TOTALS =======');
    this.#out.text(`Identification of Mentions: ${fractionLine(mentions)}`);
    this.#out.text(metric.totals(coreference));
  }
}
