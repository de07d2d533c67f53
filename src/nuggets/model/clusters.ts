import type { TbfDocument, TbfRelation } from '../../formats/tbf/model.ts';
import type { Extent } from '../../matching/extent.ts';
import { extentKey } from '../../matching/extent.ts';
import { problem } from '../codes.ts';
import type { Cluster, Nugget } from './nugget-document.ts';
import type { Preparation, Resolve } from './prepare.ts';
import { COREFERENCE } from './relation-names.ts';

/**
 * The clusters of a document, with the two checks of the TAC KBP event nugget task definition (2015), section 4.4: no span
 * twice in a cluster (4.4.1), and no mention in two clusters, because then the transitive closure is not resolved (4.4.2).
 * If the second is violated, the result contains the merged clusters.
 */
export function readClusters(
  document: TbfDocument,
  nuggets: readonly Nugget[],
  resolve: Resolve,
  preparation: Preparation,
): readonly Cluster[] {
  const lines = document.relations.filter(({ name }) => name === COREFERENCE);
  // The number of the last cluster that each mention is in, counted from 1.
  const last = new Int32Array(nuggets.length);
  const clusters = lines.map((relation, number): Cluster => {
    const members: number[] = [];
    for (const id of relation.args) {
      for (const mention of resolve(id, relation)) {
        if (last[mention] > number) continue;
        last[mention] = number + 1;
        members.push(mention);
      }
    }
    return { members, line: relation.line };
  });
  warnOfSingletons(document, lines, preparation);
  const joined = mergeShared(document, nuggets, clusters, preparation);
  if (preparation.sameSpan !== 'allowed') refuseSameSpans(document, nuggets, joined, preparation);
  return joined.filter(({ members }) => members.length > 0);
}

function warnOfSingletons(
  document: TbfDocument,
  lines: readonly TbfRelation[],
  { file, report }: Preparation,
) {
  for (const { args, line } of lines) {
    if (args.length >= 2) continue;
    report(
      problem('tbf/singleton-cluster', 'A cluster of one mention has no effect.', {
        file,
        line,
        column: 1,
        document: document.id,
        help: 'a mention without @Coreference line is a cluster of its own anyway',
      }),
    );
  }
}

/** Merges clusters that share a mention, and reports each shared mention (task definition (2015), section 4.4.2). */
function mergeShared(
  document: TbfDocument,
  nuggets: readonly Nugget[],
  clusters: readonly Cluster[],
  { file, report }: Preparation,
): readonly Cluster[] {
  const owner = new Int32Array(nuggets.length).fill(-1);
  const root = Int32Array.from(clusters, (_, number) => number);
  const find = (number: number): number => {
    let at = number;
    while (root[at] !== at) at = root[at] = root[root[at]];
    return at;
  };
  let shared = false;
  clusters.forEach(({ members, line }, number) => {
    for (const member of members) {
      if (owner[member] < 0) {
        owner[member] = number;
        continue;
      }
      shared = true;
      const first = clusters[owner[member]];
      const { id } = nuggets[member].mention;
      report(
        problem(
          'nuggets/shared-member',
          `Mention "${id}" is in the clusters of lines ${first.line} and ${line}.`,
          {
            file,
            line,
            column: 1,
            document: document.id,
            expected: 'each mention in one cluster: the transitive closure on one line (section 4.4.2)',
            help: 'write the clusters as one, or pass --lenient to merge them',
          },
        ),
      );
      const [a, b] = [find(owner[member]), find(number)];
      root[Math.max(a, b)] = Math.min(a, b);
    }
  });
  if (!shared) return clusters;
  const merged = new Map<number, { members: Set<number>; line: number | undefined }>();
  clusters.forEach(({ members, line }, number) => {
    const target = merged.get(find(number)) ?? { members: new Set(), line };
    merged.set(find(number), target);
    for (const member of members) target.members.add(member);
  });
  return Array.from(merged.values(), ({ members, line }) => ({ members: [...members], line }));
}

/** Reports mentions of one cluster that have the same span (task definition (2015), section 4.4.1). */
function refuseSameSpans(
  document: TbfDocument,
  nuggets: readonly Nugget[],
  clusters: readonly Cluster[],
  { file, sameSpan, report }: Preparation,
): void {
  const extentOf = (nugget: Nugget): Extent => (sameSpan === 'as written' ? nugget.written : nugget.extent);
  for (const { members, line } of clusters) {
    const seen = new Map<string, number>();
    for (const member of members) {
      const key = extentKey(extentOf(nuggets[member]));
      const earlier = seen.get(key);
      if (earlier === undefined) {
        seen.set(key, member);
        continue;
      }
      const [a, b] = [nuggets[earlier].mention, nuggets[member].mention];
      const message = `Mentions "${a.id}" (line ${a.line}) and "${b.id}" (line ${b.line}) of one cluster have the same span.`;
      report(
        problem('nuggets/same-span', message, {
          file,
          line,
          column: 1,
          document: document.id,
          expected: 'different spans within a cluster (section 4.4.1)',
          help: 'two mentions of one event with one span are one mention: remove one, or pass --lenient',
        }),
      );
    }
  }
}
