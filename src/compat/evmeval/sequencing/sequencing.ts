import { type SequencingRelation, sequencingRelations } from '../../../nuggets/model/relation-names.ts';
import { goldOf, type Mapping } from '../../../nuggets/score/mapping.ts';
import type { TimedLink } from '../../../nuggets/sequencing/intervals.ts';
import {
  type ClusterIndex,
  clusterLinks,
  expanded,
  type IndexLink,
  withoutImplied,
} from '../../../nuggets/sequencing/links.ts';
import { sequencingGroups } from '../../../nuggets/sequencing/score-sequencing.ts';
import { crash, invalid, type Journal } from '../python/log.ts';
import { PythonSet, stringHash, tupleHash } from '../python/set.ts';
import type { LinkedDocument } from './awareness.ts';
import { clusterRelations, type ParsedRelation } from './relations.ts';

/** The parts of one side of a document that sequencing needs. */
export interface LinkSource {
  /** Ids of the mentions, in file order. */
  readonly ids: readonly string[];
  readonly relations: readonly ParsedRelation[];
}

/** A link between two ids. */
interface NamedLink {
  readonly relation: SequencingRelation;
  readonly from: string;
  readonly to: string;
}

/** One side after its links were read and expanded to the mentions of clusters. */
interface LinkedSide {
  readonly mentions: ReadonlySet<string>;
  /** The members of the cluster of an id, as written. */
  readonly clusterOf: (id: string) => readonly string[] | undefined;
  /** In the iteration order of the tool. */
  readonly links: readonly NamedLink[];
}

/** A document whose links connect common nodes: gold mention i is node i, and so is the system mention mapped to it. */
export interface SequencedDocument extends LinkedDocument {
  /** The nodes of a side, in file order. */
  readonly goldNodes: readonly number[];
  readonly systemNodes: readonly number[];
}

/** Reads, checks (unless `validate` is off) and names the links of a document. */
export function sequencedDocument(
  id: string,
  goldSource: LinkSource,
  systemSource: LinkSource,
  mapping: Mapping,
  validate: boolean,
  journal: Journal,
): SequencedDocument {
  const gold = linkedSide(goldSource, journal);
  const system = linkedSide(systemSource, journal);
  if (validate) {
    refuseOpposed(gold, gold, 'The gold edges cannot form a valid script graph.', journal);
    refuseOpposed(system, gold, 'The system edges cannot form a valid script graph.', journal);
  }
  for (const unknown of unknownIds(system)) {
    journal.warning(`Unknown node ${unknown} found in links, probably not declared as mention.`);
  }
  const goldCount = goldSource.ids.length;
  const goldNodes = goldSource.ids.map((_, i) => i);
  const partners = goldOf(mapping, systemSource.ids.length);
  let fresh = goldCount;
  const nodeOf = Array.from(partners, (partner) => (partner >= 0 ? partner : fresh++));
  return {
    id,
    goldNodes,
    systemNodes: [...nodeOf].sort((a, b) => a - b),
    gold: onNodes(gold, nodesById(goldSource.ids, goldNodes), journal),
    system: onNodes(system, nodesById(systemSource.ids, nodeOf), journal),
  };
}

/** Ends a run of the validator if two links of a document are opposite. */
export function checkLinks(document: string, source: LinkSource, journal: Journal): void {
  const side = linkedSide(source, journal);
  refuseOpposed(side, side, `The edges cannot form a valid script graph at doc [${document}].`, journal);
}

function linkedSide({ ids, relations }: LinkSource, journal: Journal): LinkedSide {
  const names: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? names.push(name) - 1;
    numbers.set(name, number);
    return number;
  };
  const index = clusterIndex(
    clusterRelations(relations).map((cluster) => cluster.map(numberOf)),
    ids.map(numberOf),
  );
  const links = sequencingRelations.flatMap((relation) => {
    const read = relations
      .filter(({ name }) => name === relation)
      .flatMap((line) => readLink(line, numbers, index, journal));
    const all = expanded(withoutImplied(clusterLinks(read, index), index), index);
    if (all === undefined) throw crash(`The ${relation} links of a document are too many to be written out.`);
    return inSetOrder(all, relation, names);
  });
  const clusterOf = (id: string) => {
    const number = numbers.get(id);
    return number === undefined
      ? undefined
      : index.members[index.clusterOf[number]].map((member) => names[member]);
  };
  return { mentions: new Set(ids), clusterOf, links };
}

/**
 * The clusters of the tool: members need not be mentions, a member of two clusters belongs to the last one but is listed
 * in both, and each mention without a cluster is a cluster of its own, once for each occurrence of its id.
 */
function clusterIndex(clusters: readonly (readonly number[])[], mentions: readonly number[]): ClusterIndex {
  const clustered = new Set(clusters.flat());
  const single = mentions.filter((mention) => !clustered.has(mention));
  const members = [...clusters, ...single.map((mention) => [mention])];
  const clusterOf = new Int32Array(clustered.size + new Set(single).size);
  for (const [number, cluster] of members.entries()) {
    for (const member of cluster) clusterOf[member] = number;
  }
  return { members, clusterOf };
}

function readLink(
  { name, args }: ParsedRelation,
  numbers: ReadonlyMap<string, number>,
  { clusterOf }: ClusterIndex,
  journal: Journal,
): IndexLink[] {
  if (args.length !== 2) throw crash(`The ${name} relation "${args.join()}" does not have two arguments.`);
  const [from, to] = args.map((arg) => numbers.get(arg));
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

/** The tool keeps links as a set of (id, id, relation) and iterates in the order of that set. */
function inSetOrder(
  links: readonly IndexLink[],
  relation: SequencingRelation,
  names: readonly string[],
): NamedLink[] {
  const hashes = names.map(stringHash);
  const last = stringHash(relation);
  const linkOf = (key: number): IndexLink => [Math.floor(key / names.length), key % names.length];
  const keys = new PythonSet<number>(
    links.map(([from, to]) => from * names.length + to),
    (key) => tupleHash([...linkOf(key).map((name) => hashes[name]), last]),
  );
  return [...keys].map(linkOf).map(([from, to]) => ({ relation, from: names[from], to: names[to] }));
}

/** Ends the run if two links are opposite. Both sides are looked up in the gold clusters, a mistake of the tool. */
function refuseOpposed(
  { mentions, links }: LinkedSide,
  { clusterOf }: LinkedSide,
  message: string,
  journal: Journal,
): void {
  const seen = new Set<string>();
  const linkKey = (relation: string, from: string, to: string) => [relation, from, to].join();
  for (const { relation, from, to } of links) {
    for (const id of [from, to]) {
      if (!mentions.has(id)) journal.error(`Relation contains unknown event ${id}.`);
    }
    if (seen.has(linkKey(relation, to, from))) {
      const [a, b] = [clusterOf(from), clusterOf(to)];
      if (a === undefined || b === undefined) {
        throw crash(`The ${relation} links of the system between ${from} and ${to} are opposite.`);
      }
      journal.error(
        'There is link from clusters A to cluster B, and from cluster B to cluster A. This is create a cyclic graph, which is not allowed.',
      );
      journal.error(`Cluster A contains: ${a.join()}.`);
      journal.error(`Cluster B contains: ${b.join()}.`);
      journal.error(message);
      throw invalid(journal);
    }
    seen.add(linkKey(relation, from, to));
  }
}

/** Ids in links that are not mentions: for each link the first such id. */
function unknownIds({ links, mentions }: Pick<LinkedSide, 'links' | 'mentions'>): PythonSet {
  return new PythonSet(
    links.flatMap(({ from, to }) => [from, to].filter((id) => !mentions.has(id)).slice(0, 1)),
  );
}

/** A repeated id has the node of its last mention without a partner, or else that of the last mention in gold order. */
function nodesById(ids: readonly string[], nodes: readonly number[]): ReadonlyMap<string, number> {
  const order = ids.map((_, i) => i).sort((a, b) => nodes[a] - nodes[b]);
  return new Map(order.map((i) => [ids[i], nodes[i]]));
}

function onNodes(
  { links, mentions }: LinkedSide,
  nodes: ReadonlyMap<string, number>,
  journal: Journal,
): TimedLink[] {
  for (const group of sequencingGroups) {
    const part = group === 'All' ? links : links.filter(({ relation }) => relation === group);
    for (const unknown of unknownIds({ links: part, mentions })) {
      journal.error(`Node ${unknown} is not a known node.`);
    }
  }
  return links.flatMap(({ relation, from, to }) => {
    const [a, b] = [nodes.get(from), nodes.get(to)];
    return a === undefined || b === undefined ? [] : [{ relation, from: a, to: b }];
  });
}
