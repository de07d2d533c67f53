import type { Document, Mention } from '../core/document.ts';
import { type Fingerprint, fingerprint } from '../core/fingerprint.ts';
import { addFingerprints, noFingerprint } from '../core/fingerprint-sums.ts';
import type { Mentions } from '../core/mentions.ts';
import { firstOfSpan } from '../core/same-spans.ts';
import type { Origin } from '../evaluate/origin.ts';
import { spanText, withoutRepeats } from '../evaluate/repeats.ts';
import { entitySizes } from '../evaluate/singletons.ts';
import type { Format } from '../formats/format.ts';
import type { ProblemDetails, Report } from '../problems/problem.ts';
import { problem } from './codes.ts';
import { crossingSpans } from './crossing-spans.ts';
import { type FactName, factEntries } from './facts.ts';
import { trimmer } from './mention-edges.ts';

/** Sizes of a corpus, which describe how it was annotated. */
export interface CorpusProfile {
  readonly documents: number;
  readonly tokens: number;
  /** Length of texts whose positions are characters. */
  readonly characters: number;
  readonly mentions: number;
  readonly entities: number;
  readonly singletons: number;
  /** Sum of the lengths of mentions, in tokens (or characters). */
  readonly mentionLength: number;
  /** Mentions with gaps. */
  readonly gaps: number;
}

/** One corpus that was checked. */
export interface CheckedCorpus extends CorpusProfile {
  readonly path: string;
  readonly side: 'key' | 'texts' | 'response' | undefined;
  readonly origins: readonly Origin[];
  /** Equal for corpora with the same documents, lengths and entities. */
  readonly fingerprint: string;
}

/** Minimum number of mentions of several words from which heads are judged. */
const MIN_JUDGED_HEADS = 20;
/** Share of heads that are first words from which they are taken for a default. */
const DEFAULT_HEAD_SHARE = 0.98;

/** `e5[1/2]`: a part of a mention with gaps, in CorefUD. */
const PART_NOTATION = /\[\d+\/\d+\]$/;

/**
 * Checks the documents of one corpus, one by one. Repeated mentions are reported as they are found; facts about the annotation are summed up
 * for the corpus.
 */
export class CorpusCheck {
  readonly #report: Report;
  readonly #findings = new Findings<FactName>();
  /** The first part of each document, or `undefined` where there are several. */
  readonly #parts = new Map<string, string | undefined>();
  /** Entities of formats with entities across documents, by name: documents, mentions, and links within a document. */
  readonly #across = new Map<string, { documents: number; mentions: number; first: Document }>();
  #linksWithin = 0;
  #heads = { first: 0, all: 0 };
  #profile = {
    documents: 0,
    tokens: 0,
    characters: 0,
    mentions: 0,
    entities: 0,
    singletons: 0,
    mentionLength: 0,
    gaps: 0,
  };
  #fingerprint: Fingerprint = noFingerprint;
  #first: Document | undefined;

  constructor(report: Report) {
    this.#report = report;
  }

  get profile(): CorpusProfile {
    return this.#profile;
  }

  get fingerprint(): Fingerprint {
    return this.#fingerprint;
  }

  add(given: Document, { id, holds }: Pick<Format, 'id' | 'holds'>): void {
    this.#first ??= given;
    this.#fingerprint = addFingerprints(this.#fingerprint, fingerprint(given));
    const { document } = withoutRepeats(
      given,
      { repeats: ({ mentions }) => firstOfSpan(mentions) },
      'first',
      this.#report,
    );
    this.#measure(document);
    const name = document.pairKey.replace(/#[^#]*$/, '');
    const isNew = !this.#parts.has(name) || this.#parts.get(name) === document.pairKey;
    if (name !== '') this.#parts.set(name, isNew ? document.pairKey : undefined);
    this.#checkNames(document);
    if (holds.includes('crossDocument')) this.#follow(document);
    if (document.unit === 'name') return; // mentions without positions
    const order = inTextOrder(document.mentions);
    this.#checkMentions(document, order, id === 'tbf' && document.unit === 'token');
    this.#checkSpans(document, order);
  }

  /** Reports what was summed up; `noMentions` is the advice for a corpus without mentions; without it, their absence is not reported. */
  finish(noMentions?: string): void {
    const { documents, mentions } = this.#profile;
    const start = this.#first && placeIn(this.#first);
    if (documents > 0 && mentions === 0 && noMentions !== undefined)
      this.#report(problem('file/no-mentions', 'No mention was read.', { ...start, help: noMentions }));
    const divided = [...this.#parts.values()].filter((part) => part === undefined).length;
    if (divided > 0)
      this.#report(
        problem('document/parts', `${divided} of ${this.#parts.size} documents have several parts.`, {
          ...start,
          help: 'entities are not linked across parts; if they should be, join the parts in key and response',
        }),
      );
    this.#reportAcross();
    for (const [code, { label, help }] of factEntries) {
      const found = this.#findings.get(code);
      if (found !== undefined)
        this.#report(
          problem(code, `${label}: ${found.count}; the first: ${found.example}.`, { ...found.place, help }),
        );
    }
    const { first, all } = this.#heads;
    if (all >= MIN_JUDGED_HEADS && first >= DEFAULT_HEAD_SHARE * all)
      this.#report(
        problem(
          'mention/first-heads',
          `The head is the first word in ${first} of ${all} mentions of several words.`,
          {
            ...start,
            help: 'heads were probably not annotated: do not match mentions by their heads',
          },
        ),
      );
  }

  #measure(document: Document): void {
    const { mentions, length, unit } = document;
    const profile = this.#profile;
    profile.documents++;
    if (unit === 'character') profile.characters += length;
    else profile.tokens += length;
    profile.mentions += mentions.length;
    for (const size of entitySizes(document)) {
      if (size > 0) profile.entities++;
      if (size === 1) profile.singletons++;
    }
    const { starts, ends, pieces } = mentions;
    for (let i = 0; i < starts.length; i++) {
      profile.mentionLength += ends[i] - starts[i];
      if (pieces !== undefined && pieces.start[i + 1] > pieces.start[i]) profile.gaps++;
    }
  }

  #checkNames(document: Document): void {
    const byDigits = new Map<string, string>();
    for (const label of document.entities) {
      const place = () => placeIn(document);
      if (PART_NOTATION.test(label)) this.#findings.add('mention/part-notation', place, () => label);
      const digits = label.replace(/\D/g, '');
      if (digits === '') continue;
      const other = byDigits.get(digits);
      if (other === undefined) byDigits.set(digits, label);
      else
        this.#findings.add('entity/digits', place, () => `${other} and ${label} in document ${document.id}`);
    }
  }

  #follow(document: Document): void {
    entitySizes(document).forEach((size, entity) => {
      if (size === 0 || document.unnamed?.has(entity)) return;
      const label = document.entities[entity];
      const known = this.#across.get(label);
      this.#linksWithin += size - 1;
      if (known === undefined) this.#across.set(label, { documents: 1, mentions: size, first: document });
      else {
        known.documents++;
        known.mentions += size;
      }
    });
  }

  #reportAcross(): void {
    const across = [...this.#across].filter(([, { documents }]) => documents > 1);
    if (across.length === 0) return;
    let links = 0;
    for (const { mentions } of this.#across.values()) links += mentions - 1;
    const [label, { documents, first }] = across[0];
    this.#report(
      problem(
        'entities/across-documents',
        `Entities in several documents: ${across.length}; the first: ${label}, in ${documents} documents. ${this.#linksWithin} of ${links} links are within a document.`,
        {
          ...placeIn(first),
          help: 'links between documents do not count in the score; to count them, join the documents of a topic to one document, in key and response in the same way',
        },
      ),
    );
  }

  /** Types, heads, nesting, and sentence breaks. */
  #checkMentions(document: Document, order: readonly number[], hasTokenIds: boolean): void {
    const { mentions, entities, sentences } = document;
    const types = new Map<number, string>();
    /** For each entity the mention that ends last among those before. */
    const outer = new Map<number, Mention>();
    let sentence = 0;
    for (const index of order) {
      const mention = mentions.at(index);
      const { start, end, entity, head, parts } = mention;
      const label = entities[entity];
      const place = () => ({ ...placeIn(document, mention.line ?? document.line), mark: label });
      if (hasTokenIds) this.#findings.add('mention/token-ids', place, () => spanText(document, mention));
      if (head !== undefined && end - start > 1) {
        this.#heads.all++;
        if (head === start) this.#heads.first++;
      }
      const type = mention.attributes?.get('type') ?? mention.attributes?.get('etype');
      const known = types.get(entity);
      if (type !== undefined && known === undefined) types.set(entity, type);
      else if (type !== undefined && type !== known)
        this.#findings.add('entity/types', place, () => `${label} is ${known} and ${type}`);
      const around = outer.get(entity);
      if (parts === undefined && around !== undefined && around.end >= end)
        this.#findings.add('mention/nested', place, () => spanText(document, mention));
      if (parts === undefined && (around === undefined || end > around.end)) outer.set(entity, mention);
      while (sentence + 1 < sentences.length && sentences[sentence + 1] <= start) sentence++;
      if (sentence + 1 < sentences.length && sentences[sentence + 1] < end)
        this.#findings.add('mention/crosses-sentence', place, () => spanText(document, mention));
    }
  }

  /** Spans that cross, and spans with punctuation at their ends. */
  #checkSpans(document: Document, order: readonly number[]): void {
    const { mentions, entities } = document;
    const trim = trimmer(document);
    const place = (index: number) => () => {
      const { line = document.line, entity } = mentions.at(index);
      return { ...placeIn(document, line), mark: entities[entity] };
    };
    const whole = order.filter((index) => mentions.at(index).parts === undefined);
    const starts = whole.map((index) => mentions.starts[index]);
    const ends = whole.map((index) => mentions.ends[index]);
    for (const i of crossingSpans(starts, ends))
      this.#findings.add('mention/crossing', place(whole[i]), () =>
        spanText(document, mentions.at(whole[i])),
      );
    whole.forEach((index, i) => {
      const [from, to] = trim([starts[i], ends[i]]);
      if (from !== starts[i] || to !== ends[i])
        this.#findings.add('mention/punctuation', place(index), () => spanText(document, mentions.at(index)));
    });
  }
}

/** The indices of mentions by start; of those with one start the longest first. */
function inTextOrder({ starts, ends, length }: Mentions): number[] {
  return Array.from({ length }, (_, i) => i).sort((a, b) => starts[a] - starts[b] || ends[b] - ends[a]);
}

/** What was found of one kind: the number, the first place, and what is there. */
export interface Finding {
  readonly count: number;
  readonly place: ProblemDetails;
  readonly example: string;
}

/** Counts facts by kind. A corpus may have thousands of each, so only the first is described. */
export class Findings<Kind extends string> {
  readonly #found = new Map<Kind, { count: number; place: ProblemDetails; example: string }>();

  add(kind: Kind, place: () => ProblemDetails, example: () => string): void {
    const found = this.#found.get(kind);
    if (found !== undefined) found.count++;
    else this.#found.set(kind, { count: 1, place: place(), example: example() });
  }

  get(kind: Kind): Finding | undefined {
    return this.#found.get(kind);
  }
}

/** The place of a document, or of a line in it. */
export const placeIn = ({ file, line, id }: Document, at = line): ProblemDetails => ({
  file,
  line: at,
  document: id,
});
