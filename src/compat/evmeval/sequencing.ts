import type { Mapping } from '../../nuggets/mapping.ts';
import {
  type AwarenessCounts,
  addAwareness,
  awarenessScore,
  countAwareness,
  noAwareness,
} from '../../nuggets/sequencing/awareness.ts';
import { type TimedLink, timedLinks } from '../../nuggets/sequencing/intervals.ts';
import {
  type ClusterIndex,
  clusterIndex,
  clusterLinks,
  expanded,
  type Link,
  opposedLink,
  type SequencingRelation,
  sequencingRelations,
  withoutImplied,
} from '../../nuggets/sequencing/links.ts';
import { linksOf, onGoldNodes, type SequencingGroup } from '../../nuggets/sequencing/score-sequencing.ts';
import { crash, invalid, type Journal } from './log.ts';
import { pythonFloat } from './number-format.ts';
import { clustersOf, type ParsedRelation } from './relations.ts';

/** The links of one side of a document, by relation, between positions of mentions. */
export type SideLinks = ReadonlyMap<SequencingRelation, readonly Link[]>;

/**
 * The links of a side after steps 1 to 3 of the specification. `cyclic` is the message that ends the run if two links
 * oppose each other; without it they are not looked for.
 */
export function sideLinks(
  ids: readonly string[],
  relations: readonly ParsedRelation[],
  cyclic: string | undefined,
  journal: Journal,
): SideLinks {
  const positions = new Map(ids.map((id, i) => [id, i]));
  const known = (id: string): number[] => {
    const position = positions.get(id);
    return position === undefined ? [] : [position];
  };
  const index = clusterIndex(
    ids.length,
    clustersOf(relations).map((cluster) => cluster.flatMap(known)),
  );
  const sides = new Map<SequencingRelation, readonly Link[]>();
  for (const name of sequencingRelations) {
    const links = relations
      .filter((relation) => relation.name === name)
      .flatMap((relation) => readLink(relation, positions, index, journal));
    const kept = withoutImplied(clusterLinks(links, index), index);
    if (cyclic !== undefined) refuseOpposed(kept, index, ids, cyclic, journal);
    const all = expanded(kept, index);
    if (all === undefined) throw crash(`The ${name} links of a document are too many to be written out.`);
    sides.set(name, all);
  }
  return sides;
}

function readLink(
  { name, args }: ParsedRelation,
  positions: ReadonlyMap<string, number>,
  { clusterOf }: ClusterIndex,
  journal: Journal,
): Link[] {
  if (args.length !== 2) throw crash(`The ${name} relation "${args.join()}" has not two arguments.`);
  const [from, to] = args.map((arg) => positions.get(arg));
  if (from === undefined || to === undefined) {
    const unknown = args[from === undefined ? 0 : 1];
    journal.error(`Relation argument ${unknown} is not found in node set for file.`);
    return [];
  }
  if (clusterOf[from] === clusterOf[to]) {
    journal.warning(
      `Link between ${args[0]} and ${args[1]} will create a self link by propagation, ignored.`,
    );
    return [];
  }
  return [[from, to]];
}

function refuseOpposed(
  links: readonly Link[],
  { members }: ClusterIndex,
  ids: readonly string[],
  message: string,
  journal: Journal,
): void {
  const opposed = opposedLink(links);
  if (opposed === undefined) return;
  const [a, b] = opposed.map((cluster) => members[cluster].map((mention) => ids[mention]).join());
  journal.error(
    'There is link from clusters A to cluster B, and from cluster B to cluster A. This is create a cyclic graph, which is not allowed.',
  );
  journal.error(`Cluster A contains: ${a}.`);
  journal.error(`Cluster B contains: ${b}.`);
  journal.error(message);
  throw invalid(journal);
}

/** The links of a document on common nodes: gold mention i is node i, and so is the system mention mapped to it. */
export interface SequencedDocument {
  readonly id: string;
  readonly gold: readonly TimedLink[];
  readonly system: readonly TimedLink[];
}

export function sequencedDocument(
  id: string,
  gold: SideLinks,
  system: SideLinks,
  mapping: Mapping,
  systemCount: number,
): SequencedDocument {
  const timed = (side: SideLinks) =>
    sequencingRelations.flatMap((name) => timedLinks(name, side.get(name) ?? []));
  return { id, gold: timed(gold), system: onGoldNodes(timed(system), mapping, systemCount) };
}

/** What the temporal scorer prints for a group of links. */
export function awarenessBlock(documents: readonly SequencedDocument[], group: SequencingGroup): string {
  let counts: AwarenessCounts = noAwareness;
  for (const { gold, system } of documents) {
    counts = addAwareness(counts, countAwareness(linksOf(gold, group), linksOf(system, group)));
  }
  const { f1, precision, recall } = awarenessScore(counts);
  const [f, p, r] = [f1, precision, recall].map(percentage);
  return [
    '=== Temporal Awareness Score ===\n',
    'Evaluated considering implicit relations in recall as well\n',
    'Temporal Score\tF1\tP\tR\n',
    `\t\t${f}\t${p}\t${r}\t\n`,
    `Overall Temporal Awareness Score (F1 score): ${f}\n`,
    '\n',
  ].join('');
}

/** 100 times the value rounded to six decimals; 0 where there is nothing to divide by. */
const percentage = (value: number | null): string =>
  pythonFloat(100 * (Math.round((value ?? 0) * 1e6) / 1e6));

const TIMEML_NAMES: Readonly<Record<SequencingRelation, string>> = { After: 'BEFORE', Subevent: 'INCLUDES' };

/** The links of one side as a TimeML file. */
export function timeMl(links: readonly TimedLink[]): string {
  const rows = links.map(
    ({ relation, from, to }, i) =>
      `  <TLINK lid="l${i}" relType="${TIMEML_NAMES[relation]}" eventInstanceID="ei${from}" relatedToEventInstance="ei${to}"/>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<TimeML>\n${rows.join('')}</TimeML>\n`;
}
