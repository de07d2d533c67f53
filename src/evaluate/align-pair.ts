import type { AlignedPair } from '../core/aligned-pair.ts';
import { contingency, integers, partitionOf, singletonCount } from '../core/contingency.ts';
import { type Document, movedRelations } from '../core/document.ts';
import { type Fingerprint, fingerprint } from '../core/fingerprint.ts';
import { Mentions } from '../core/mentions.ts';
import { freshEngine } from '../engine/engine.ts';
import { addMatchFacts, countFacts, type MatchFacts, unscoredFacts } from '../matching/match-facts.ts';
import type { Report } from '../problems/problem.ts';
import { compareTexts } from './compare-texts.ts';
import { documentFacts, type Facts, noFacts } from './facts.ts';
import { filterPair, type PairFilterCounts } from './filter.ts';
import { withNames } from './names.ts';
import { project } from './project/project.ts';
import { withoutRepeats } from './repeats.ts';
import type { Settings } from './settings.ts';
import { entitySizes, withoutSingletons } from './singletons.ts';

/** An aligned pair, the facts about both documents before singletons were dropped, and the fingerprint of the key as it was read. */
export interface Alignment {
  readonly pair: AlignedPair;
  readonly keyFacts: Facts;
  readonly responseFacts: Facts;
  readonly keyFingerprint: Fingerprint;
  /** What messages about the way of matching need. */
  readonly matching: MatchFacts;
  /** What the filter left out; absent without a filter. */
  readonly filtered: PairFilterCounts | undefined;
}

/** Two documents before singletons are dropped and mentions are matched. */
export interface PreparedPair {
  readonly key: PreparedSide;
  /** Absent where the response lacks the document. */
  readonly response: PreparedSide | undefined;
  readonly keyFingerprint: Fingerprint;
  /** What the filter left out; absent without a filter. */
  readonly filtered: PairFilterCounts | undefined;
}

/** One side of a document without repeats. */
export interface PreparedSide {
  readonly document: Document;
  readonly counted: Pick<Facts, 'crossing' | 'repeated' | 'shared'>;
  /** Where entities were merged: for each entity the one that it has become. */
  readonly merged: Int32Array | undefined;
}

/** The sizes of the entities of both documents of a pair in the unit that they belong to. */
export interface UnitSizes {
  readonly key: ArrayLike<number>;
  readonly response: ArrayLike<number>;
}

/**
 * Prepares a key document and its response and matches their mentions. A filter comes first. Where the response has other tokens, or counts characters, its mentions are projected first. A
 * missing response has no mentions.
 */
export const alignPair = (
  key: Document,
  given: Document | undefined,
  settings: Pick<Settings, 'duplicates' | 'singletons' | 'matcher' | 'filter' | 'unaligned'> &
    Partial<Pick<Settings, 'names' | 'documentCounting'>>,
  report: Report,
): Alignment => alignPrepared(preparePair(key, given, settings, report), settings);

/** The steps before singletons are dropped: filter, projection, comparison of the texts, repeats. */
export function preparePair(
  read: Document,
  readResponse: Document | undefined,
  settings: Pick<Settings, 'duplicates' | 'matcher' | 'filter' | 'unaligned'>,
  report: Report,
): PreparedPair {
  const { key, given, filtered } = filterPair(read, readResponse, settings.filter);
  const projected = given && project(key, given, report, settings.unaligned);
  // They are at the positions of the response, as its mentions were.
  const nonReferring =
    given?.nonReferring &&
    project(key, { ...given, mentions: given.nonReferring }, () => {}, settings.unaligned).mentions;
  const response = projected && (nonReferring === undefined ? projected : { ...projected, nonReferring });
  if (response !== undefined) compareTexts(key, response, report);
  return {
    key: prepare(key, settings, report),
    response: response && prepare(response, settings, report),
    keyFingerprint: fingerprint(read),
    filtered,
  };
}

/** The steps after that. `unitSizes`: by these sizes singletons are dropped; by those in the document if absent. */
export function alignPrepared(
  { key, response, keyFingerprint, filtered }: PreparedPair,
  {
    singletons,
    matcher,
    names,
    documentCounting,
  }: Pick<Settings, 'singletons' | 'matcher'> & Partial<Pick<Settings, 'names' | 'documentCounting'>>,
  unitSizes?: UnitSizes,
): Alignment {
  const kept = (document: Document, sizes: ArrayLike<number> | undefined) =>
    singletons === 'drop' ? withoutSingletons(document, sizes) : document;
  const keyDocument = kept(key.document, unitSizes?.key);
  const responseDocument =
    response === undefined
      ? {
          ...key.document,
          entities: [],
          unnamed: undefined,
          mentions: noMentions,
          relations: undefined,
          nonReferring: undefined,
        }
      : kept(response.document, unitSizes?.response);
  const { twins, facts } = matcher.match(keyDocument, responseDocument);
  const pair = tabulated(keyDocument, responseDocument, twins, { names, documentCounting });
  const { table } = pair;
  return {
    pair,
    keyFacts: factsBefore(key, keyDocument, table.keySizes.length, table.keySingletons),
    responseFacts:
      response === undefined
        ? noFacts
        : factsBefore(response, responseDocument, table.responseSizes.length, table.responseSingletons),
    keyFingerprint,
    matching: addMatchFacts(
      addMatchFacts(facts, unscoredFacts(keyDocument)),
      countFacts(table.documentCounts),
    ),
    filtered,
  };
}

/** The table of two documents whose mentions are matched, with what the chosen metrics need besides. */
export function tabulated(
  key: Document,
  response: Document,
  twins: Int32Array,
  { names, documentCounting }: Partial<Pick<Settings, 'names' | 'documentCounting'>>,
): AlignedPair {
  const table = contingency(partitionOf(key), partitionOf(response), twins);
  const aligned = {
    key: withEntities(key, table.keySizes.length),
    response: withEntities(response, table.responseSizes.length),
    twins,
    table,
  };
  const named = names === undefined ? aligned : { ...aligned, table: withNames(aligned, names.condition) };
  return documentCounting === undefined ? named : { ...named, table: documentCounting(named) };
}

const noMentions = Mentions.of([]);

/** Resolves repeats. */
function prepare(
  document: Document,
  { duplicates, matcher }: Pick<Settings, 'duplicates' | 'matcher'>,
  report: Report,
): PreparedSide {
  const {
    document: single,
    withinEntity,
    acrossEntities,
    merged,
  } = withoutRepeats(document, matcher, duplicates, report);
  return {
    document: single,
    counted: {
      crossing: crossingMentions(single.mentions, single.sentences),
      repeated: withinEntity,
      shared: acrossEntities,
    },
    merged,
  };
}

/** The facts before singletons were dropped. Where none were, the table has the numbers of entities and singletons. */
function factsBefore(
  { document: before, counted }: PreparedSide,
  document: Document,
  filled: number,
  singletons: number,
): Facts {
  const { crossing, repeated, shared } = counted;
  if (document === before)
    return documentFacts(before, { entities: filled, singletons, crossing, repeated, shared });
  const sizes = entitySizes(before).filter((size) => size > 0);
  const dropped = singletonCount(sizes);
  return documentFacts(before, { entities: sizes.length, singletons: dropped, crossing, repeated, shared });
}

/** The document with only those entities that have mentions, of which there are `filled`. */
const withEntities = (document: Document, filled: number): Document =>
  filled === document.entities.length ? document : withoutEmptyEntities(document);

/** The document without entities that have no mentions; the others stay in the same order. */
function withoutEmptyEntities(document: Document): Document {
  const { entities, mentions, unnamed, relations } = document;
  const filled = new Uint8Array(entities.length);
  for (const entity of mentions.entities) filled[entity] = 1;
  const position = new Int32Array(entities.length);
  const kept = entities.filter((_, entity) => {
    if (entity + 1 < entities.length) position[entity + 1] = position[entity] + filled[entity];
    return filled[entity] === 1;
  });
  return {
    ...document,
    entities: kept,
    ...(unnamed === undefined ? {} : { unnamed: keptIndices(unnamed, filled, position) }),
    mentions: mentions.withEntities(mentions.entities.map((entity) => position[entity])),
    relations: movedRelations(relations, (entity) => (filled[entity] === 1 ? position[entity] : -1)),
  };
}

const keptIndices = (
  indices: ReadonlySet<number>,
  filled: ArrayLike<number>,
  position: ArrayLike<number>,
): Set<number> => new Set([...indices].flatMap((index) => (filled[index] === 1 ? [position[index]] : [])));

/** The number of mentions that cross a sentence break. `sentences` are the first tokens of the sentences. */
export function crossingMentions({ columns, length }: Mentions, sentences: ArrayLike<number>): number {
  if (sentences.length === 0) return 0;
  const engine = freshEngine();
  return engine.tasks.crossing(
    engine.put(columns),
    length,
    engine.put(integers(sentences)),
    sentences.length,
  );
}
