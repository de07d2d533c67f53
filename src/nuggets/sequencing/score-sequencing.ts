import type { Prf } from '../../metrics/metric.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import type { NuggetDocument } from '../model/nugget-document.ts';
import { type SequencingRelation, sequencingRelations } from '../model/relation-names.ts';
import { goldOf, type Mapping } from '../score/mapping.ts';
import type { MatchedDocument } from '../score/match-corpora.ts';
import {
  type AwarenessCounts,
  addAwareness,
  awarenessScore,
  countAwareness,
  noAwareness,
} from './awareness.ts';
import { type TimedLink, timedLinks } from './intervals.ts';
import { clusterIndex, clusterLinks, expanded, type IndexLink, MAX_LINKS, withoutImplied } from './links.ts';
import { Order } from './order.ts';

/** What is scored: each relation separately, and all together. */
export const sequencingGroups = [...sequencingRelations, 'All'] as const;
export type SequencingGroup = (typeof sequencingGroups)[number];

export interface SequencingScore extends Prf {
  readonly group: SequencingGroup;
  readonly counts: AwarenessCounts;
}

/** The file of a side, for messages, and where its problems are reported. */
interface SideOptions {
  readonly file: string;
  readonly report: Report;
}

/** Counts by relation. */
export type SequencingCounts = ReadonlyMap<SequencingGroup, AwarenessCounts>;

export interface SequencingScores {
  readonly total: readonly SequencingScore[];
  /** What each document adds to the counts of the corpus. */
  readonly counts: readonly SequencingCounts[];
}

/** Temporal awareness of After and Subevent links over a corpus, with the mapping of one setting. */
export function scoreSequencing(
  documents: readonly MatchedDocument[],
  setting: number,
  goldSide: SideOptions,
  systemSide: SideOptions,
): SequencingScores {
  const counts = documents.map(({ gold, system, mappings }): SequencingCounts => {
    const goldLinks = sequencingLinks(gold, goldSide);
    const systemLinks = onGoldNodes(
      sequencingLinks(system, systemSide),
      mappings[setting],
      system.nuggets.length,
    );
    return new Map(
      sequencingGroups.map((group) => [
        group,
        countAwareness(linksInGroup(goldLinks, group), linksInGroup(systemLinks, group)),
      ]),
    );
  });
  const total = sequencingGroups.map((group) => {
    const sum = counts.reduce((all, one) => addAwareness(all, one.get(group) ?? noAwareness), noAwareness);
    return { group, counts: sum, ...awarenessScore(sum) };
  });
  return { total, counts };
}

export const linksInGroup = (links: readonly TimedLink[], group: SequencingGroup): readonly TimedLink[] =>
  group === 'All' ? links : links.filter(({ relation }) => relation === group);

/** Gold mention i is node i, and so is the system mention that is mapped to it; other system mentions get new nodes. */
export function onGoldNodes(links: readonly TimedLink[], mapping: Mapping, systemCount: number): TimedLink[] {
  const partner = goldOf(mapping, systemCount);
  const node = (mention: number) =>
    partner[mention] >= 0 ? partner[mention] : mapping.systemOf.length + mention;
  return links.map(({ relation, from, to }) => ({ relation, from: node(from), to: node(to) }));
}

/** The links of one side between mentions: extended to all mentions of a cluster, without redundant ones. */
export function sequencingLinks(document: NuggetDocument, side: SideOptions): TimedLink[] {
  const { nuggets, clusters } = document;
  const index = clusterIndex(
    nuggets.length,
    clusters.map(({ members }) => members),
  );
  return sequencingRelations.flatMap((name) => {
    const read = readLinks(document, name, index.clusterOf, side);
    const links = clusterLinks(
      read.map(({ link }) => link),
      index,
    );
    refuseCycles(document, name, read, new Order(index.members.length, links), index.clusterOf, side);
    const all = expanded(withoutImplied(links, index), index);
    if (all === undefined) {
      side.report(
        problem(
          'nuggets/too-many-links',
          `@${name} links mentions of document "${document.id}" more than ${MAX_LINKS} times.`,
          {
            file: side.file,
            document: document.id,
            help: 'score without sequencing: --no-sequencing',
          },
        ),
      );
    }
    return timedLinks(name, all ?? []);
  });
}

/** A link between mentions and its line in the file. */
interface LinkLine {
  readonly link: IndexLink;
  readonly line: number | undefined;
}

function readLinks(
  { id, relations }: NuggetDocument,
  name: SequencingRelation,
  clusterOf: Int32Array,
  { file, report }: SideOptions,
): LinkLine[] {
  return relations
    .filter(({ relation }) => relation.name === name)
    .flatMap(({ relation, args }): LinkLine[] => {
      const where = { file, line: relation.line, column: 1, document: id };
      if (args.length !== 2) {
        report(
          problem('tbf/arguments', `@${name} has ${args.length} mentions.`, {
            ...where,
            expected: 'two mentions, the earlier (or larger) event first',
            help: 'write one line for each pair, or pass --lenient to ignore the line',
          }),
        );
        return [];
      }
      const [from, to] = [args[0][0], args[1][0]];
      if (from === undefined || to === undefined) return [];
      if (clusterOf[from] === clusterOf[to]) {
        report(
          problem('nuggets/self-link', `@${name} links a cluster with itself.`, {
            ...where,
            help: 'the link is ignored',
          }),
        );
        return [];
      }
      return [{ link: [from, to], line: relation.line }];
    });
}

/** Reports one problem for each cycle of clusters, at its first line. */
function refuseCycles(
  { id, nuggets }: NuggetDocument,
  name: SequencingRelation,
  links: readonly LinkLine[],
  order: Order,
  clusterOf: Int32Array,
  { file, report }: SideOptions,
): void {
  const cycles = new Map<number, LinkLine[]>();
  for (const entry of links) {
    const [from, to] = entry.link.map((mention) => order.componentOf[clusterOf[mention]]);
    if (from !== to) continue;
    const cycle = cycles.get(from);
    if (cycle === undefined) cycles.set(from, [entry]);
    else cycle.push(entry);
  }
  for (const cycle of cycles.values()) {
    const steps = cycle.slice(0, MAX_SHOWN_STEPS).map(({ link, line }) => {
      const [from, to] = link.map((mention) => nuggets[mention].mention.id);
      return `${from} → ${to} (line ${line})`;
    });
    const more = cycle.length > MAX_SHOWN_STEPS ? ', …' : '';
    report(
      problem('nuggets/cycle', `@${name} links form a cycle: ${steps.join(', ')}${more}.`, {
        file,
        document: id,
        line: cycle[0].line,
        column: 1,
        expected: 'links that an order of events can satisfy',
        help: 'remove one of the links, or pass --lenient',
      }),
    );
  }
}

const MAX_SHOWN_STEPS = 5;
