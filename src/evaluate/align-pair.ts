import type { AlignedPair } from '../core/aligned-pair.ts';
import { contingency, partitionOf, singletonCount } from '../core/contingency.ts';
import { crossingMentions } from '../core/crossing-mentions.ts';
import type { Document } from '../core/document.ts';
import { type Fingerprint, fingerprint } from '../core/fingerprint.ts';
import { Mentions } from '../core/mentions.ts';
import type { MatchFacts } from '../matching/match-facts.ts';
import { MAX_SOLVED_MENTIONS } from '../matching/weighed-stage.ts';
import type { Report } from '../problems/problem.ts';
import { problem } from './codes.ts';
import { compareTexts } from './compare-texts.ts';
import { documentFacts, type Facts, noFacts } from './facts.ts';
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
}

/**
 * Prepares a key document and its response and matches their mentions. Where the response has other tokens, or counts characters, its mentions are projected first. A
 * missing response has no mentions.
 */
export function alignPair(
  key: Document,
  given: Document | undefined,
  settings: Pick<Settings, 'duplicates' | 'singletons' | 'matcher' | 'unaligned'>,
  report: Report,
): Alignment {
  const response = given && project(key, given, report, settings.unaligned);
  if (response !== undefined) compareTexts(key, response, report);
  const keySide = prepare(key, settings, report);
  const responseSide = response === undefined ? undefined : prepare(response, settings, report);
  const responseDocument = responseSide?.document ?? { ...key, entities: [], mentions: noMentions };
  const { twins, large, facts: matching } = settings.matcher.match(keySide.document, responseDocument);
  if (large > 0) report(largeComponents(key, large));
  const table = contingency(partitionOf(keySide.document), partitionOf(responseDocument), twins);
  const keyFingerprint = fingerprint(key);
  const { keySizes, responseSizes } = table;
  return {
    pair: {
      key: withEntities(keySide.document, keySizes.length),
      response: withEntities(responseDocument, responseSizes.length),
      twins,
      table,
    },
    keyFacts: factsBefore(keySide, keySizes.length, table.keySingletons),
    responseFacts:
      responseSide === undefined
        ? noFacts
        : factsBefore(responseSide, responseSizes.length, table.responseSingletons),
    keyFingerprint,
    matching,
  };
}

const largeComponents = ({ id, file, line }: Document, count: number) =>
  problem(
    'match/large',
    `Document ${id} has ${count === 1 ? 'a group' : `${count} groups`} of more than ${MAX_SOLVED_MENTIONS} mentions that could match each other.`,
    {
      document: id,
      file,
      line,
      help: 'they are matched best pair first, which may be less than the best sum; check the mentions, or use --match exact',
    },
  );

const noMentions = Mentions.of([]);

/** A document that is ready for matching, and what it was before singletons were dropped. */
interface Prepared {
  readonly document: Document;
  readonly before: Document;
  readonly counted: Pick<Facts, 'crossing' | 'repeated' | 'shared'>;
}

/** Resolves repeats, and drops singletons if the settings say so. */
function prepare(
  document: Document,
  { duplicates, singletons, matcher }: Pick<Settings, 'duplicates' | 'singletons' | 'matcher'>,
  report: Report,
): Prepared {
  const {
    document: single,
    withinEntity,
    acrossEntities,
  } = withoutRepeats(document, matcher, duplicates, report);
  return {
    document: singletons === 'drop' ? withoutSingletons(single) : single,
    before: single,
    counted: {
      crossing: crossingMentions(single.mentions, single.sentences),
      repeated: withinEntity,
      shared: acrossEntities,
    },
  };
}

/** The facts before singletons were dropped. Where none were, the table has the numbers of entities and singletons. */
function factsBefore({ document, before, counted }: Prepared, filled: number, singletons: number): Facts {
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
  const { entities, mentions } = document;
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
    mentions: mentions.withEntities(mentions.entities.map((entity) => position[entity])),
  };
}
