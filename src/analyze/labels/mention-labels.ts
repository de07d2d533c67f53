import type { Document } from '../../core/document.ts';
import { fingerprint } from '../../core/fingerprint.ts';
import { fingerprintText } from '../../core/fingerprint-sums.ts';
import { Mentions } from '../../core/mentions.ts';
import { documentNames } from '../../core/name-pattern.ts';
import type { Problem } from '../../problems/problem.ts';
import { problem } from '../codes.ts';

/** The labels of one span, by column; `null` where it has none. */
export interface LabelRow {
  /** The name of the document, as for `--document`. */
  readonly document: string;
  readonly start: number;
  readonly end: number;
  readonly values: readonly (string | null)[];
  /** Where the span would end if ends were read the other way, inclusive or exclusive; undefined where they cannot be misread. */
  readonly otherEnd?: number | undefined;
  readonly line?: number | undefined;
}

/** Labels of mentions that come from outside of key and response. */
export interface LabelSource {
  /** The name of the file, for messages. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly LabelRow[];
}

/** Finds the labels of spans, and remembers which rows fit a mention. */
export class MentionLabels {
  readonly source: LabelSource;
  readonly #spans = new Map<string, Map<string, number>>();
  readonly #otherSpans = new Map<string, Map<string, number>>();
  readonly #isUsed: Uint8Array;
  readonly #wouldBeUsed: Uint8Array;
  readonly #seen = new Set<string>();

  constructor(source: LabelSource) {
    this.source = source;
    this.#isUsed = new Uint8Array(source.rows.length);
    this.#wouldBeUsed = new Uint8Array(source.rows.length);
    source.rows.forEach(({ document, start, end, otherEnd }, r) => {
      spansOf(this.#spans, document).set(spanName(start, end), r);
      if (otherEnd !== undefined) spansOf(this.#otherSpans, document).set(spanName(start, otherEnd), r);
    });
  }

  /** For each mention of a document the row with its span, or −1. The document is named by the key. */
  rowsOf(
    { mentions }: Pick<Document, 'mentions'>,
    { id, pairKey }: Pick<Document, 'id' | 'pairKey'>,
  ): Int32Array {
    const rows = new Int32Array(mentions.length).fill(-1);
    for (const name of new Set([...documentNames(id), pairKey])) {
      this.#seen.add(name);
      const [spans, otherSpans] = [this.#spans.get(name), this.#otherSpans.get(name)];
      if (spans === undefined) continue;
      for (let m = 0; m < rows.length; m++) {
        const span = spanName(mentions.starts[m], mentions.ends[m]);
        const row = spans.get(span);
        if (row !== undefined) {
          this.#isUsed[row] = 1;
          if (rows[m] < 0) rows[m] = row;
        }
        const misread = otherSpans?.get(span);
        if (misread !== undefined) this.#wouldBeUsed[misread] = 1;
      }
    }
    return rows;
  }

  /**
   * What does not fit, after all documents of all systems. If only some documents of the key were looked at, labels of the others are
   * not reported.
   */
  warnings({ isPart = false }: { readonly isPart?: boolean } = {}): Problem[] {
    const { name: file, rows } = this.source;
    const known = rows.flatMap(({ document }, r) => (this.#seen.has(document) ? [r] : []));
    const unused = known.filter((r) => this.#isUsed[r] === 0);
    const wouldFit = known.filter((r) => this.#wouldBeUsed[r] === 1).length;
    const isMisread = 2 * unused.length > known.length && 2 * wouldFit > known.length;
    const foreign = new Set(rows.map(({ document }) => document).filter((name) => !this.#seen.has(name)));
    return [
      ...(foreign.size > 0 && !isPart ? [unknownDocuments(file, [...foreign])] : []),
      ...(isMisread ? [otherEnds(file, known.length - unused.length, wouldFit, known.length)] : []),
      ...(unused.length > 0
        ? [
            unusedRows(
              file,
              unused.map((r) => rows[r]),
              known.length,
            ),
          ]
        : []),
    ];
  }
}

/** Hash of columns and rows; the order of rows does not matter. */
export function labelFingerprint({ columns, rows }: LabelSource): string {
  const texts = rows.map(({ document, start, end, values }) =>
    JSON.stringify([document, start, end, values]),
  );
  const content = [JSON.stringify(columns), ...texts.sort()].join('\n');
  return fingerprintText(
    fingerprint({ entities: [], mentions: Mentions.of([]), length: 0, pairKey: content }),
  );
}

const spanName = (start: number, end: number): string => `${start} ${end}`;

function spansOf(documents: Map<string, Map<string, number>>, name: string): Map<string, number> {
  let spans = documents.get(name);
  if (spans === undefined) {
    spans = new Map();
    documents.set(name, spans);
  }
  return spans;
}

const MAX_LISTED_NAMES = 3;

const unknownDocuments = (file: string, names: readonly string[]): Problem =>
  problem(
    'labels/document',
    `Labels are given for ${names.length} ${names.length === 1 ? 'document' : 'documents'} that the key does not have: ${names
      .slice(0, MAX_LISTED_NAMES)
      .map((name) => JSON.stringify(name))
      .join(', ')}${names.length > MAX_LISTED_NAMES ? ', …' : ''}.`,
    {
      file,
      expected: 'the names of documents of the key',
      help: 'documents are named as for --document; a CoNLL document also without its part',
    },
  );

const otherEnds = (file: string, fit: number, wouldFit: number, rows: number): Problem =>
  problem(
    'labels/ends',
    `${fit} of ${rows} rows fit a mention, but ${wouldFit} would if their ends were read the other way.`,
    {
      file,
      expected:
        'a column "end" with the position after the last one, or a column "last" with the last position itself',
      help: 'rename the third column of the header: "last" for "end", or "end" for "last"',
    },
  );

const unusedRows = (file: string, [first, ...rest]: readonly LabelRow[], rows: number): Problem =>
  problem(
    'labels/unused',
    `${rest.length + 1} of ${rows} rows have a span that no mention has, ${rest.length === 0 ? '' : 'the first '}from ${first.start} to ${first.end} in ${first.document}.`,
    {
      file,
      line: first.line,
      expected: 'spans of mentions of the key or of a response',
      help: 'the labels of these rows are not used; positions count from 0, and "end" is exclusive',
    },
  );
