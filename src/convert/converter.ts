import type { Document } from '../core/document.ts';
import type { Format } from '../formats/format.ts';
import { InputError, type Report } from '../problems/problem.ts';
import { problem } from './codes.ts';
import { Content } from './content.ts';
import { fitted } from './fitted.ts';
import { attributeCounts, readBack, reportChanges } from './read-back.ts';
import { toTokens } from './to-tokens.ts';

/** The content of a file, and of the companion file beside it if the format has one. */
export interface FileContent {
  readonly content: string;
  readonly companion?: string | undefined;
}

/** A format with a writer. */
export type WritableFormat = Format & Required<Pick<Format, 'write'>>;

export const isWritable = (format: Format): format is WritableFormat => format.write !== undefined;

/** Maximum number of placeholders for unknown words: one is written for each position, and positions in a file can be arbitrarily large. */
const MAX_UNKNOWN_WORDS = 1 << 22;

const tooManyUnknown = ({ id, file, length }: Document) =>
  problem('document/too-large', `Document ${id} has ${length} positions, and its words are not known.`, {
    file,
    document: id,
    expected: `at most ${MAX_UNKNOWN_WORDS} positions, since a word is written for each`,
    help: 'give the text beside the annotation, or choose a format without words, such as scorch',
  });

/** Whether a file that is written has one document. */
export const hasOneDocument = ({ cutter, hasManyDocuments = false }: Format): boolean =>
  cutter === undefined && !hasManyDocuments;

/** The extension of the files of a format. */
export const extensionOf = ({ extension, id }: Pick<Format, 'extension' | 'id'>): string =>
  extension ?? `.${id}`;

/** Converts documents to a format, and reports what it cannot hold or does not give back. */
export class Converter {
  readonly #target: WritableFormat;
  readonly #report: Report;
  readonly #content = new Content();
  readonly #lostAttributes = new Map<string, number>();
  readonly #changed = { characters: 0, unknownText: 0, names: 0, blank: 0 };

  constructor(target: WritableFormat, report: Report) {
    this.#target = target;
    this.#report = report;
  }

  /** A document of another format as the target can hold it. */
  prepare(document: Document, source: Pick<Format, 'holds'>): Document {
    this.#content.add(document, source);
    const { writtenUnits = ['token'] } = this.#target;
    if (document.unit !== 'token' && !writtenUnits.includes(document.unit)) {
      if (document.unit === 'name') this.#changed.names++;
      else if (document.text === undefined) this.#changed.unknownText++;
      else this.#changed.characters++;
    } else if (document.unit !== 'token') return fitted(document, this.#target);
    const tokens = toTokens(document);
    if (
      tokens.tokens === undefined &&
      tokens.length > MAX_UNKNOWN_WORDS &&
      this.#target.holds.includes('words')
    )
      throw new InputError([tooManyUnknown(tokens)]);
    this.#changed.blank += document.mentions.length - tokens.mentions.length;
    return fitted(tokens, this.#target);
  }

  /** A file of documents that were prepared. */
  write(documents: readonly Document[]): FileContent {
    const target = this.#target;
    let isReported = false;
    const report: Report = (entry) => {
      isReported = true;
      this.#report(entry);
    };
    try {
      const content = target.write(documents, report);
      const companion = documents.length > 0 ? target.writeCompanion?.(documents[0]) : undefined;
      const again = readBack(target, content, companion);
      // What the writer has reported is not reported a second time.
      if (!isReported) reportChanges(documents, again, this.#report);
      const kept = attributeCounts(again);
      for (const [name, count] of attributeCounts(documents)) {
        const lost = count - (kept.get(name) ?? 0);
        if (lost > 0) this.#lostAttributes.set(name, (this.#lostAttributes.get(name) ?? 0) + lost);
      }
      return { content, companion };
    } catch (error) {
      // A string has at most about half a gigabyte.
      if (!(error instanceof RangeError)) throw error;
      throw new InputError([
        problem('file/too-large', 'The output is too large for one file.', {
          help: 'write one file for each document with --output-dir',
        }),
      ]);
    }
  }

  /** Reports the losses of all documents together. */
  finish(): void {
    const target = this.#target;
    this.#content.reportLosses(target, this.#report);
    for (const [name, count] of this.#lostAttributes)
      this.#report(
        problem(
          'convert/attributes',
          `${target.id} did not keep the attribute ${name} of ${count} mentions.`,
          {
            help: 'the page of the format in docs/formats says which attributes it has',
          },
        ),
      );
    const { characters, unknownText, names, blank } = this.#changed;
    const of = (count: number) => (count === 1 ? '1 document' : `${count} documents`);
    if (characters > 0)
      this.#report(
        problem(
          'convert/tokens',
          `${of(characters)} in characters were cut into words at blanks and mention borders${blank > 0 ? `; ${blank} mentions of blanks alone are left out` : ''}.`,
          {
            help: 'key and response may be cut into different words; score aligns them by their text',
          },
        ),
      );
    if (unknownText > 0)
      this.#report(
        problem(
          'convert/tokens',
          `${of(unknownText)} in characters of an unknown text: each character is written as a word.`,
          {
            help: 'give the text beside the annotation, so that words can be written',
          },
        ),
      );
    if (names > 0)
      this.#report(
        problem(
          'convert/names',
          `${of(names)} without positions: each name of a mention is written as a word.`,
          {
            help: 'positions follow the order of the names, so two converted files cannot be compared; score the originals, or convert to scorch, which keeps names',
          },
        ),
      );
  }
}
