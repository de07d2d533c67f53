import type { Fingerprint } from '../../core/fingerprint.ts';
import { addFingerprints, noFingerprint } from '../../core/fingerprint-sums.ts';
import type { Grouping } from '../../core/grouping.ts';
import type { UnitTable } from '../../core/unit-table.ts';
import { type Alignment, alignPrepared, type PreparedPair, type UnitSizes } from '../align-pair.ts';
import type { PairResult } from '../evaluate-pair.ts';
import { addFacts, type Facts, noFacts } from '../facts.ts';
import { addFilterCounts, type PairFilterCounts } from '../filter.ts';
import type { Settings } from '../settings.ts';
import type { Spread, Tally } from '../tally.ts';
import type { LabelUse, NumberedSide, NumberedSides } from './label-use.ts';
import { preparedSides, type UnitPart, unitPart } from './part.ts';
import { type NumberedPart, Unit, UnitSide } from './unit.ts';

/** One document of a unit after matching. Plain data, which can be sent between threads. */
export interface UnitDocument<Part = UnitPart> {
  readonly part: Part;
  readonly key: Facts;
  readonly response: Facts;
  readonly fingerprint: Fingerprint;
  /** What the filter left out; absent without a filter. */
  readonly filtered?: PairFilterCounts | undefined;
}

/** What a document adds to its unit, if singletons of the unit need not be known first. */
export const unitDocument = (alignment: Alignment, prepared: PreparedPair): UnitDocument => ({
  part: unitPart(alignment, prepared),
  key: alignment.keyFacts,
  response: alignment.responseFacts,
  fingerprint: alignment.keyFingerprint,
  filtered: alignment.filtered,
});

/** Whether the sizes of the entities of a unit must be known before its documents are matched. */
export const needsSizes = ({ singletons }: Pick<Settings, 'singletons'>): boolean => singletons === 'drop';

/** Adds the documents of one unit up, and the result to a tally; in a corpus with known topics, also the result of each topic. */
export class UnitRun {
  readonly #id: string;
  readonly #settings: Settings;
  readonly #totals: { readonly tally: Tally; readonly labels: LabelUse };
  readonly #whole = new SizedUnit();
  /** The topics within the unit; empty unless it is a corpus with known topics. */
  readonly #topics = new Map<string, SizedUnit>();

  constructor(id: string, settings: Settings, totals: { readonly tally: Tally; readonly labels: LabelUse }) {
    this.#id = id;
    this.#settings = settings;
    this.#totals = totals;
  }

  /** Units that a document belongs to: the whole one, and its topic within it. */
  #unitsOf(topic: string | undefined): readonly SizedUnit[] {
    if (topic === undefined || this.#settings.scope !== 'corpus') return [this.#whole];
    const known = this.#topics.get(topic);
    if (known !== undefined) return [this.#whole, known];
    const unit = new SizedUnit();
    this.#topics.set(topic, unit);
    return [this.#whole, unit];
  }

  /** The first of two passes, where `needsSizes`: documents in the same order as in the second. */
  measure(prepared: PreparedPair, topic: string | undefined): void {
    const sides = this.#totals.labels.numbered(preparedSides(prepared));
    for (const unit of this.#unitsOf(topic)) unit.measure(sides);
  }

  /** The second pass: matches a document without the singletons of each of its units, and adds it. */
  addPrepared(prepared: PreparedPair, topic: string | undefined): void {
    for (const unit of this.#unitsOf(topic)) {
      const alignment = alignPrepared(prepared, this.#settings, unit.nextSizes());
      const { part, ...facts } = unitDocument(alignment, prepared);
      const sides = this.#totals.labels.numbered(part);
      unit.add({ ...facts, part: { ...part, ...sides } }, this.#topicWithin(unit, topic));
    }
  }

  /** Adds a document that was matched. */
  add(document: UnitDocument<NumberedPart>, topic: string | undefined): void {
    for (const unit of this.#unitsOf(topic)) unit.add(document, this.#topicWithin(unit, topic));
  }

  /** Topics are groups of the corpus only. */
  #topicWithin(unit: SizedUnit, topic: string | undefined): string | undefined {
    return unit === this.#whole && this.#settings.scope === 'corpus' ? topic : undefined;
  }

  /** Counts the unit, when all its documents have been added. */
  finish(): void {
    const { vector } = this.#settings;
    const { tally } = this.#totals;
    tally.add(this.#whole.result(this.#id, (table) => vector.count(table, table)));
    const narrow = tally.narrower?.topic;
    if (narrow === undefined) return;
    for (const [topic, unit] of this.#topics)
      narrow.add(unit.result(topic, (table) => narrow.vector.count(table)));
  }
}

/** A unit, the sums of the facts of its documents, and the sizes of its entities where these are needed before matching. */
class SizedUnit {
  readonly #unit = new Unit();
  #key: Facts = noFacts;
  #response: Facts = noFacts;
  #fingerprint: Fingerprint = noFingerprint;
  #filtered: PairFilterCounts | undefined;
  #measured: { readonly key: MeasuredSide; readonly response: MeasuredSide } | undefined;

  measure({ key, response }: NumberedSides): void {
    this.#measured ??= { key: new MeasuredSide(), response: new MeasuredSide() };
    this.#measured.key.add(key);
    this.#measured.response.add(response);
  }

  /** The sizes of the entities of the next document. */
  nextSizes(): UnitSizes | undefined {
    return this.#measured && { key: this.#measured.key.next(), response: this.#measured.response.next() };
  }

  add(
    { part, key, response, fingerprint, filtered }: UnitDocument<NumberedPart>,
    topic: string | undefined,
  ): void {
    this.#key = addFacts(this.#key, key);
    this.#response = addFacts(this.#response, response);
    this.#fingerprint = addFingerprints(this.#fingerprint, fingerprint);
    this.#filtered = addFilterCounts(this.#filtered, filtered);
    this.#unit.add(part, topic);
  }

  result(id: string, count: (table: UnitTable) => Float64Array): PairResult & { readonly spread: Spreads } {
    const table = this.#unit.table();
    const { keySizes, keySingletons, responseSizes, responseSingletons } = table.table;
    const { key, response } = this.#measured ?? {};
    return {
      id,
      counts: count(table),
      key: { ...this.#key, ...(key?.counts() ?? { entities: keySizes.length, singletons: keySingletons }) },
      response: {
        ...this.#response,
        ...(response?.counts() ?? { entities: responseSizes.length, singletons: responseSingletons }),
      },
      fingerprint: this.#fingerprint,
      filtered: this.#filtered,
      spread: { key: spreadOf(table, 'key'), response: spreadOf(table, 'response') },
    };
  }
}

/** The sizes of the entities of one side, and the document that is next. */
class MeasuredSide {
  readonly #side = new UnitSide();
  #sizes: Int32Array | undefined;
  #next = 0;

  add(document: NumberedSide): void {
    this.#side.add(document);
  }

  next(): Int32Array {
    this.#sizes ??= this.#side.unitSizes();
    const document = this.#next++;
    return this.#sizes.subarray(this.#side.firsts[document], this.#side.firsts[document + 1]);
  }

  counts() {
    return this.#side.counts();
  }
}

type Spreads = Readonly<Record<'key' | 'response', Spread>>;

/** The number of entities in several documents, and in several topics. */
const spreadOf = ({ groupings }: UnitTable, side: 'key' | 'response'): Spread => ({
  acrossDocuments: inSeveral(groupings[0], side),
  acrossTopics: groupings.length > 2 ? inSeveral(groupings[1], side) : 0,
});

function inSeveral(grouping: Grouping, side: 'key' | 'response'): number {
  const { entity } = grouping[side];
  const groups = new Int32Array(entity.length);
  for (let p = 0; p < entity.length; p++) groups[entity[p]]++;
  let several = 0;
  for (let e = 0; e < groups.length; e++) if (groups[e] > 1) several++;
  return several;
}
