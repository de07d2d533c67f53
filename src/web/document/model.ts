import { OTHER, type PageDocument, type PageResponse, type PageSide, RIGHT } from '../../page/types.ts';
import { MentionFinder } from './layout.ts';

export type SideName = 'key' | 'response';

/** A mention of one side. */
export interface MentionRef {
  readonly side: SideName;
  readonly mention: number;
}

/** An entity of one side. */
export interface EntityRef {
  readonly side: SideName;
  readonly entity: number;
}

const models = new WeakMap<PageDocument, Map<number, DocumentModel>>();

/** The model of a document with the response of a system, which is cached. */
export function modelOf(document: PageDocument, system: number): DocumentModel {
  const known = models.get(document) ?? new Map<number, DocumentModel>();
  models.set(document, known);
  const model = known.get(system) ?? new DocumentModel(document, system);
  known.set(system, model);
  return model;
}

/** A document with one response: what the drawings, lists and keys need to know. */
export class DocumentModel {
  readonly document: PageDocument;
  readonly key: PageSide;
  readonly response: PageResponse;
  /** The response entity that each key entity is aligned with, or −1. */
  readonly partners: Int32Array;
  readonly #finders: Readonly<Record<SideName, MentionFinder>>;
  #stops: readonly MentionRef[] | undefined;
  #responseOf: Int32Array | undefined;

  constructor(document: PageDocument, system: number) {
    this.document = document;
    this.key = document.key;
    this.response = document.systems[system];
    this.#finders = { key: new MentionFinder(this.key), response: new MentionFinder(this.response) };
    this.partners = new Int32Array(this.key.ids.length).fill(-1);
    this.response.partners.forEach((entity, partner) => {
      if (entity >= 0) this.partners[entity] = partner;
    });
  }

  side(name: SideName): PageSide {
    return name === 'key' ? this.key : this.response;
  }

  get rows(): number {
    return this.document.sentences.length;
  }

  /** The tokens of a row. */
  range(row: number): readonly [start: number, end: number] {
    const { sentences, tokenStarts } = this.document;
    return [sentences[row], row + 1 < sentences.length ? sentences[row + 1] : tokenStarts.length];
  }

  rowOf(token: number): number {
    const { sentences } = this.document;
    let [low, high] = [0, sentences.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sentences[middle] <= token) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }

  text(start: number, end: number): string {
    const { text, tokenStarts, tokenEnds } = this.document;
    const last = Math.min(end, tokenEnds.length) - 1;
    return last < start ? '' : text.slice(tokenStarts[start], tokenEnds[last]);
  }

  /** The blank between a token and the one before it, if the text has one there. */
  blankBefore(token: number): string {
    const { tokenStarts, tokenEnds } = this.document;
    return token > 0 && tokenStarts[token] > tokenEnds[token - 1] ? ' ' : '';
  }

  /** The words of a mention, with a sign for its gaps; its position where there are no words. */
  textOf({ side, mention }: MentionRef): string {
    const { starts, ends, pieces, outside } = this.side(side);
    const words = outside.get(mention);
    if (words !== undefined) return words;
    const bounds = pieces.get(mention) ?? [starts[mention], ends[mention]];
    const texts: string[] = [];
    for (let p = 0; p < bounds.length; p += 2) texts.push(this.text(bounds[p], bounds[p + 1]));
    return texts.filter((text) => text !== '').join(' … ') || `${starts[mention]}–${ends[mention]}`;
  }

  /** Whether a mention is in no place of the text. */
  isOutside = ({ side, mention }: MentionRef): boolean => this.side(side).outside.has(mention);
  startOf = ({ side, mention }: MentionRef): number => this.side(side).starts[mention];
  endOf = ({ side, mention }: MentionRef): number => this.side(side).ends[mention];
  entityOf = ({ side, mention }: MentionRef): EntityRef => ({
    side,
    entity: this.side(side).entities[mention],
  });
  markOf = ({ side, mention }: MentionRef): number =>
    side === 'key' ? this.response.keyMarks[mention] : this.response.marks[mention];

  mentionsWithin(side: SideName, start: number, end: number): number[] {
    return this.#finders[side].within(start, end);
  }

  /** The number of mentions that start in a range of tokens. */
  countStarts(side: SideName, start: number, end: number): number {
    return this.#finders[side].firstFrom(end) - this.#finders[side].firstFrom(start);
  }

  /** All mentions over a token, innermost first; the key first where two are equal. */
  over(token: number): MentionRef[] {
    const found = (['key', 'response'] as const).flatMap((side) =>
      this.mentionsWithin(side, token, token + 1).map((mention): MentionRef => ({ side, mention })),
    );
    return found.sort((a, b) => this.endOf(a) - this.startOf(a) - (this.endOf(b) - this.startOf(b)));
  }

  mentionsOf({ side, entity }: EntityRef): MentionRef[] {
    const { entities } = this.side(side);
    const found: MentionRef[] = [];
    entities.forEach((each, mention) => {
      if (each === entity) found.push({ side, mention });
    });
    return found;
  }

  /** The entity of the other side that CEAFe aligns an entity with. */
  partnerOf({ side, entity }: EntityRef): EntityRef | undefined {
    const other = side === 'key' ? this.partners[entity] : this.response.partners[entity];
    return other < 0 ? undefined : { side: side === 'key' ? 'response' : 'key', entity: other };
  }

  /** One mention on both sides: drawn in grey, without a tag. */
  isQuiet(ref: EntityRef): boolean {
    if (this.side(ref.side).sizes[ref.entity] > 1) return false;
    const partner = this.partnerOf(ref);
    return partner === undefined || this.side(partner.side).sizes[partner.entity] === 1;
  }

  /** The response mention of each key mention: its twin, or the one with another boundary; −1 if there is none. */
  get responseOf(): Int32Array {
    if (this.#responseOf === undefined) {
      const { twins, shifted } = this.response;
      const found = new Int32Array(this.key.starts.length).fill(-1);
      twins.forEach((twin, mention) => {
        const mate = twin < 0 ? shifted[mention] : twin;
        if (mate >= 0) found[mate] = mention;
      });
      this.#responseOf = found;
    }
    return this.#responseOf;
  }

  /** The mention of the other side with the same span. */
  twinOf(stop: MentionRef): MentionRef | undefined {
    const mark = this.markOf(stop);
    return mark === RIGHT || mark === OTHER ? this.counterpart(stop) : undefined;
  }

  /** The mention of the other side with the same span, or with another boundary. */
  counterpart({ side, mention }: MentionRef): MentionRef | undefined {
    const { twins, shifted } = this.response;
    const other =
      side === 'key' ? this.responseOf[mention] : twins[mention] < 0 ? shifted[mention] : twins[mention];
    return other < 0 ? undefined : { side: side === 'key' ? 'response' : 'key', mention: other };
  }

  /** The mentions that arrow keys visit: those of the key, and those of the response that differ. */
  get stops(): readonly MentionRef[] {
    this.#stops ??= [
      ...Array.from(this.key.starts.keys(), (mention): MentionRef => ({ side: 'key', mention })),
      ...Array.from(this.response.starts.keys())
        .filter((mention) => this.response.marks[mention] !== RIGHT)
        .map((mention): MentionRef => ({ side: 'response', mention })),
    ].sort(this.compare);
    return this.#stops;
  }

  /** The order of the text: by start, the longer one first, the key before the response. */
  compare = (a: MentionRef, b: MentionRef): number =>
    this.startOf(a) - this.startOf(b) ||
    this.endOf(b) - this.endOf(a) ||
    Number(a.side === 'response') - Number(b.side === 'response');

  /** Whether each row has a mark of a mention that is shown. */
  rowsWith(isShown: (stop: MentionRef) => boolean): Uint8Array {
    const rows = new Uint8Array(this.rows);
    const add = (side: SideName, starts: Int32Array, marks: Uint8Array) =>
      marks.forEach((mark, mention) => {
        if (mark !== RIGHT && isShown({ side, mention })) rows[this.rowOf(starts[mention])] = 1;
      });
    add('key', this.key.starts, this.response.keyMarks);
    add('response', this.response.starts, this.response.marks);
    return rows;
  }

  /** The name of an entity for lists; the id of the file where there are no words. */
  nameOf({ side, entity }: EntityRef): string {
    const { names, ids } = this.side(side);
    return names[entity] || ids[entity];
  }

  labelOf({ side, entity }: EntityRef): string {
    return this.side(side).labels[entity];
  }
}
