import type { Document } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { limited } from '../../problems/limited.ts';
import type { Report } from '../../problems/problem.ts';
import { bomLength } from '../bytes.ts';
import type { Ends } from '../evidence.ts';
import type { Source } from '../format.ts';
import { JsonCursor, JsonFault } from '../json/cursor.ts';
import { bytePlace } from '../json/place.ts';
import { pairKeyOf } from '../pair-key.ts';
import { clusterSpans, type Spans } from './clusters.ts';
import { type JsonCode, problem } from './codes.ts';
import { type Decisions, decisionsOf, declaredEnds, examineJson } from './examine.ts';
import { type FoundObject, objectsOf } from './objects.ts';
import type { JsonOptions } from './options.ts';
import { type DocumentText, textAtCursor } from './text.ts';
import { unknownLayout } from './unknown-layout.ts';
import { ValuesInPassing } from './values-in-passing.ts';
import { E2E_CLUSTERS, isKnownMember, type Variant, variantOf } from './variants.ts';

/**
 * Reads documents from JSON: one on each line, a list of them, or a single one (docs/formats/jsonlines.md). The keys of a document say which program wrote it.
 */
export function* readJson(source: Source, report: Report, options: JsonOptions = {}): Iterable<Document> {
  const { bytes } = source;
  const whole = { size: bytes.length, read: (start: number, end: number) => bytes.subarray(start, end) };
  const decisions = decisionsOf(source.traits ?? examineJson(whole, options).traits);
  const cursor = new JsonCursor(bytes, bomLength(bytes));
  let counted = 0;
  let line = 1;
  const inPassing = new ValuesInPassing(cursor);
  for (const found of objectsOf(cursor, decisions.layout, inPassing.take)) {
    for (
      let feed = bytes.indexOf(10, counted);
      feed >= 0 && feed < found.start;
      feed = bytes.indexOf(10, counted)
    ) {
      counted = feed + 1;
      line++;
    }
    const document = new DocumentReader(source, cursor, found, line, report).read(decisions, inPassing);
    inPassing.clear();
    yield document;
  }
}

/** Reads one document. */
class DocumentReader {
  readonly #source: Source;
  readonly #cursor: JsonCursor;
  readonly #found: FoundObject;
  readonly #line: number;
  readonly #report: ReturnType<typeof limited<JsonCode>>;

  constructor(source: Source, cursor: JsonCursor, found: FoundObject, line: number, report: Report) {
    this.#source = source;
    this.#cursor = cursor;
    this.#found = found;
    this.#line = line;
    this.#report = limited<JsonCode>(report);
  }

  read(choices: Decisions, { wordsAt, pairsAt }: ValuesInPassing): Document {
    const { values, fault } = this.#found;
    if (fault !== undefined) {
      this.#syntax(fault);
      return this.#document({ unit: 'token', length: 0, sentences: [] }, Mentions.of([]), []);
    }
    const variant = variantOf((key) => values.has(key));
    let text: DocumentText = { unit: 'token', length: 0, sentences: [] };
    let spans: Spans | undefined;
    let declared: Ends | undefined;
    try {
      if (variant !== undefined) {
        text = textAtCursor(this.#cursor, values, variant, wordsAt);
        spans = this.#spans(variant, choices.clustersKey, pairsAt);
        declared = declaredEnds(this.#cursor, values, variant);
      }
    } catch (error) {
      if (!(error instanceof JsonFault)) throw error;
      this.#syntax(error);
      return this.#document(text, Mentions.of([]), []);
    }
    if (variant === undefined || spans === undefined) {
      if (variant === undefined && !(choices.isKnown && this.#isOnlyText())) this.#unknownLayout();
      else this.#noClusters(keysOf(variant, choices.clustersKey));
      return this.#document(text, Mentions.of([]), []);
    }
    const ends = choices.isRequested ? choices.ends : (declared ?? choices.ends);
    const mentions = this.#mentions(spans, text, variant, ends);
    this.#report.finish((code, count) =>
      problem(code, `${count} more problems of this kind in document ${this.#found.id}.`, this.#where()),
    );
    return this.#document(text, mentions, spans.labels);
  }

  /** The clusters of the chosen key; where the layout has other keys, of the first that is there. */
  #spans(
    variant: Variant,
    chosen: string | undefined,
    pairsAt: ValuesInPassing['pairsAt'],
  ): Spans | undefined {
    const { values } = this.#found;
    const key = keysOf(variant, chosen).find((name) => values.has(name));
    if (key === undefined) return undefined;
    const at = values.get(key) as number;
    this.#cursor.at = at;
    return (variant.shape === 'pairs' ? pairsAt(at) : undefined) ?? clusterSpans(this.#cursor, variant.shape);
  }

  /** Spans as half-open ranges of tokens of the document. */
  #mentions(spans: Spans, text: DocumentText, { shape }: Variant, ends: Ends): Mentions {
    const { starts, entities, sentences, at } = spans;
    const count = starts.length;
    const columns = new Int32Array(4 * count);
    const bad: number[] = [];
    const past = ends === 'inclusive' ? 1 : 0;
    const { sentenceStarts, subtokens } = text;
    const relative = shape !== 'pairs';
    const limit = isKnownText(text) ? text.length : Number.POSITIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      let start = starts[i];
      let end = spans.ends[i] + past;
      if (subtokens !== undefined) {
        start = subtokens[start] ?? -1;
        end = end > spans.starts[i] ? (subtokens[end - 1] ?? -2) + 1 : -1;
      } else if (relative) {
        const from = sentenceStarts?.[sentences[i]] ?? -1;
        const to = sentenceStarts?.[sentences[i] + 1] ?? text.length;
        const isInside = from >= 0 && start >= 0 && from + end <= to;
        start = isInside ? from + start : -1;
        end = isInside ? from + end : -1;
      }
      if (start < 0 || end <= start || end > limit) bad.push(i);
      columns[i] = start;
      columns[count + i] = end;
      columns[2 * count + i] = entities[i];
      columns[3 * count + i] = this.#line;
    }
    const all = new Mentions(columns);
    if (bad.length === 0) return all;
    for (const i of bad) this.#report('json/span', () => this.#badSpan(spans, i, text, ends, at[i]));
    const isBad = new Set(bad);
    return all.pick(Array.from({ length: count }, (_, i) => i).filter((i) => !isBad.has(i)));
  }

  #document(text: DocumentText, mentions: Mentions, entities: readonly string[]): Document {
    const { id } = this.#found;
    return {
      id,
      pairKey: pairKeyOf(id),
      unit: text.unit,
      entities,
      mentions,
      length: text.length,
      sentences: text.sentences,
      ...(text.tokens === undefined ? {} : { tokens: text.tokens }),
      ...(text.text === undefined ? {} : { text: text.text }),
      file: this.#source.name,
      line: this.#line,
    };
  }

  #where() {
    return { file: this.#source.name, document: this.#found.id, line: this.#line };
  }

  #place(at: number) {
    return { ...this.#where(), ...bytePlace(this.#source.bytes, at, this.#found.start, this.#line) };
  }

  #syntax({ message, at, expected }: JsonFault): void {
    const what = `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
    const help = 'check that the program that wrote the file did not fail';
    this.#report('json/syntax', () => problem('json/syntax', what, { ...this.#place(at), expected, help }));
  }

  #badSpan(
    { starts, ends: written, sentences }: Spans,
    i: number,
    text: DocumentText,
    ends: Ends,
    at: number,
  ) {
    const span = [...(sentences.length > 0 ? [sentences[i]] : []), starts[i], written[i]].join(', ');
    const size = text.subtokens?.length ?? text.length;
    const inside =
      sentences.length > 0
        ? `the sentence (the document has ${text.sentenceStarts?.length ?? 0})`
        : `the ${size} ${text.unit}s of the document`;
    const other = ends === 'inclusive' ? 'exclusive' : 'inclusive';
    return problem('json/span', `The span [${span}] is empty, or outside of its document.`, {
      ...this.#place(at),
      expected: `a span within ${size === 0 && !isKnownText(text) ? 'a text' : inside}; its end is ${ends}`,
      help: `fix the span; if ends are ${other} in this file, pass --ends ${other}; or pass --lenient to drop it`,
    });
  }

  /** Whether the document has nothing but a name, its words and what is known to be beside them. */
  #isOnlyText(): boolean {
    return [...this.#found.values].every(([key, at]) => {
      this.#cursor.at = at;
      const c = this.#cursor.peek();
      return isKnownMember(key) || (c !== OPEN_LIST && c !== OPEN_OBJECT);
    });
  }

  #unknownLayout(): void {
    this.#report('json/layout', () =>
      problem('json/layout', unknownLayout(this.#found.values.keys(), 'The document'), {
        ...this.#where(),
        expected: 'a member "clusters", or another one of docs/formats/jsonlines.md',
        help: 'check that this is the right file, and convert it to one of these layouts',
      }),
    );
  }

  #noClusters(keys: readonly string[]): void {
    this.#report('json/no-clusters', () =>
      problem(
        'json/no-clusters',
        `Document ${this.#found.id} has no clusters; it is read as one without mentions.`,
        {
          ...this.#where(),
          expected: `the key ${keys.map((key) => `"${key}"`).join(' or ')}`,
          help: 'check that this is the output of the system and not its input',
        },
      ),
    );
  }
}

const OPEN_LIST = 91;
const OPEN_OBJECT = 123;

/** Where a document has clusters of a key and of a system, the corpus says which are meant. */
const keysOf = (variant: Variant | undefined, chosen: string | undefined): readonly string[] => {
  const { clusters } = variant ?? { clusters: E2E_CLUSTERS };
  if (chosen === undefined) return clusters;
  if (clusters === E2E_CLUSTERS) return [chosen];
  return clusters.includes(chosen) ? [chosen, ...clusters] : clusters;
};

/** Whether the file has the text of the document, which may be empty. */
const isKnownText = ({ tokens, text, length }: DocumentText): boolean =>
  tokens !== undefined || text !== undefined || length > 0;
