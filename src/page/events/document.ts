import { contingency } from '../../core/contingency.ts';
import { Mentions } from '../../core/mentions.ts';
import { alignedEntities, phi4 } from '../../metrics/ceaf.ts';
import type { ComparedDocument, ComparedLink, ComparedMention } from '../../nuggets/index.ts';
import { withColours } from '../builder.ts';
import { type OrderedSide, orderSide } from '../side.ts';
import type { PageText } from '../text.ts';
import { EXTRA, MISSING, OTHER, type PageResponse, RIGHT, SPAN } from '../types.ts';
import { type EventText, eventText } from './text.ts';
import type { EventDocument, EventPair, EventSideFacts } from './types.ts';
import type { EventWords } from './words.ts';

/** One side of a compared document. */
interface Side {
  readonly mentions: readonly ComparedMention[];
  readonly clusters: readonly (readonly string[])[];
  readonly links: readonly ComparedLink[];
}

/** A side of the page, and how its mentions were ordered. */
interface BuiltSide {
  readonly ordered: OrderedSide;
  readonly facts: EventSideFacts;
}

/**
 * A document with all systems, from the comparisons of each with gold; a system that lacks the document has none. Without words
 * the document has no text, and mentions have no place.
 */
export function eventPageDocument(
  compared: readonly (ComparedDocument | undefined)[],
  words: EventWords | undefined,
): EventDocument {
  const first = compared.find((document) => document !== undefined);
  const sides = compared.map((document) => sideOf(document, 'system'));
  const goldSide = sideOf(first, 'gold');
  const all = [goldSide, ...sides].flatMap(({ mentions }) => mentions);
  const text = eventText(
    words ?? { words: [], inUnits: true },
    all.map(({ fragments }) => fragments ?? []),
  );
  const gold = builtSide(goldSide, text);
  const systems = sides.map((side, s) => builtSystem(compared[s], side, goldSide, gold, text));
  return {
    document: withColours(
      { text: text.text, key: gold.ordered.side },
      systems.map(({ response }) => response),
    ),
    gold: gold.facts,
    systems: systems.map(({ facts, pairs }, s) => ({ ...facts, pairs, lackedBy: lackedBy(compared[s]) })),
  };
}

function lackedBy(document: ComparedDocument | undefined): EventDocument['systems'][number]['lackedBy'] {
  if (document === undefined) return ['gold', 'system'];
  if (document.onlyIn === undefined) return [];
  return [document.onlyIn === 'gold' ? 'system' : 'gold'];
}

const sideOf = (document: ComparedDocument | undefined, side: 'gold' | 'system'): Side => ({
  mentions: document?.pairs.flatMap(({ [side]: mention }) => mention ?? []) ?? [],
  clusters: document?.[`${side}Clusters`] ?? [],
  links: document?.[`${side}Links`] ?? [],
});

function builtSide({ mentions, links }: Side, { text, place }: EventText): BuiltSide {
  // A mention without a cluster is an entity of its own.
  const entityOf = new Map<number, number>();
  const entities: string[] = [];
  const placed = mentions.map(({ cluster, fragments, id }) => {
    const known = cluster === undefined ? undefined : entityOf.get(cluster);
    const entity = known ?? entities.push(id) - 1;
    if (cluster !== undefined) entityOf.set(cluster, entity);
    return { ...place(fragments ?? []), entity };
  });
  const ordered = orderSide({ mentions: Mentions.of(placed), entities }, text);
  const at = new Map<string, number>();
  const inOrder = new Array<EventSideFacts['mentions'][number]>(mentions.length);
  mentions.forEach(({ id, type, realis, text: written, span, line }, m) => {
    if (!at.has(id)) at.set(id, ordered.mentionAt[m]);
    inOrder[ordered.mentionAt[m]] = { id, type, realis, text: written, span, line };
  });
  return {
    ordered: { ...ordered, side: { ...ordered.side, names: clusterNames(ordered, inOrder, text) } },
    facts: {
      mentions: inOrder,
      links: links.map(({ name, mentions: ids }) => ({
        name,
        mentions: ids.flatMap((id) => at.get(id) ?? []),
      })),
      clusters: Array.from(entityOf.values(), (entity) => ordered.entityAt[entity]).sort((a, b) => a - b),
    },
  };
}

/** Names of clusters: from the words of the text, or else from those of the file. */
function clusterNames(
  { side }: OrderedSide,
  mentions: EventSideFacts['mentions'],
  { text }: PageText,
): readonly string[] {
  if (text !== '') return side.names;
  const names = side.names.slice();
  for (let m = side.entities.length - 1; m >= 0; m--) names[side.entities[m]] = mentions[m].text;
  return names;
}

function builtSystem(
  compared: ComparedDocument | undefined,
  side: Side,
  goldSide: Side,
  gold: BuiltSide,
  text: EventText,
): BuiltSide & {
  readonly pairs: readonly EventPair[];
  readonly response: Omit<PageResponse, 'labels' | 'colours'>;
} {
  const built = builtSide(side, text);
  const twins = new Int32Array(side.mentions.length).fill(-1);
  const shifted = twins.slice();
  const mates = twins.slice();
  const marks = new Uint8Array(side.mentions.length);
  const keyMarks = new Uint8Array(goldSide.mentions.length);
  let [g, s] = [0, 0];
  const pairs = (compared?.pairs ?? []).map(({ verdict, dice, wrong, gold: inGold, system }): EventPair => {
    const goldAt = inGold === undefined ? -1 : gold.ordered.mentionAt[g++];
    const systemAt = system === undefined ? -1 : built.ordered.mentionAt[s++];
    const mark = {
      right: wrong.length === 0 ? RIGHT : OTHER,
      span: SPAN,
      missing: MISSING,
      extra: EXTRA,
    }[verdict];
    if (goldAt >= 0) keyMarks[goldAt] = mark;
    if (systemAt >= 0) {
      marks[systemAt] = mark;
      mates[systemAt] = goldAt;
      (verdict === 'right' ? twins : shifted)[systemAt] = goldAt;
    }
    return { verdict, gold: goldAt, system: systemAt, dice, wrong };
  });
  return {
    ...built,
    pairs,
    response: {
      ...built.ordered.side,
      twins,
      shifted,
      marks,
      keyMarks,
      partners: partnersOf(gold, built, mates),
      isMissing: false,
      difference: undefined,
    },
  };
}

/** The gold cluster that each cluster of the system is aligned with, over mapped mentions, or −1. It chooses colours and numbers. */
function partnersOf(gold: BuiltSide, system: BuiltSide, mates: Int32Array): Int32Array {
  const partition = ({ ordered: { side } }: BuiltSide) => ({
    entities: side.ids.length,
    entityOf: side.entities,
  });
  const partners = new Int32Array(system.ordered.side.ids.length).fill(-1);
  const table = contingency(partition(gold), partition(system), mates);
  alignedEntities(table, phi4).forEach((other, entity) => {
    if (other >= 0) partners[other] = entity;
  });
  return partners;
}
