import type { AlignedPair } from '../core/aligned-pair.ts';
import { contingency, type Partition } from '../core/contingency.ts';
import type { Document } from '../core/document.ts';
import { Mentions } from '../core/mentions.ts';
import type { Report } from '../problems/problem.ts';
import { compareTexts } from './compare-texts.ts';
import { type Facts, factsOf, noFacts } from './facts.ts';
import { withoutRepeats } from './repeats.ts';
import type { Settings } from './settings.ts';
import { withoutSingletons } from './singletons.ts';

/** An aligned pair, and the facts about both documents before singletons were dropped. */
export interface Alignment {
  readonly pair: AlignedPair;
  readonly keyFacts: Facts;
  readonly responseFacts: Facts;
}

/** Prepares a key document and its response and matches their mentions. A missing response has no mentions. */
export function alignPair(
  key: Document,
  response: Document | undefined,
  settings: Pick<Settings, 'duplicates' | 'singletons' | 'matcher'>,
  report: Report,
): Alignment {
  if (response !== undefined) compareTexts(key, response, report);
  const [keySide, keyFacts] = prepare(key, settings, report);
  const [responseSide, responseFacts] =
    response === undefined
      ? [{ ...key, entities: [], mentions: noMentions }, noFacts]
      : prepare(response, settings, report);
  const twins = settings.matcher.match(keySide, responseSide);
  const table = contingency(partition(keySide), partition(responseSide), twins);
  return { pair: { key: keySide, response: responseSide, twins, table }, keyFacts, responseFacts };
}

const noMentions = Mentions.of([]);

/** Resolves repeats, drops singletons if the settings say so, and removes entities without mentions. */
function prepare(
  document: Document,
  { duplicates, singletons, matcher }: Pick<Settings, 'duplicates' | 'singletons' | 'matcher'>,
  report: Report,
): [Document, Facts] {
  const {
    document: single,
    withinEntity,
    acrossEntities,
  } = withoutRepeats(document, matcher, duplicates, report);
  const facts = factsOf(single, { repeated: withinEntity, shared: acrossEntities });
  const kept = singletons === 'drop' ? withoutSingletons(single) : single;
  const isCompact = kept === single && facts.entities === single.entities.length;
  return [isCompact ? kept : withoutEmptyEntities(kept), facts];
}

/** The document with only those entities that have mentions, in the same order. */
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

const partition = ({ entities, mentions }: Document): Partition => ({
  entities: entities.length,
  entityOf: mentions.entities,
});
