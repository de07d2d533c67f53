import type { Counts } from '../lookups/metrics.ts';
import { addCounts, noCounts, scoresOf } from '../lookups/score.ts';
import { type SparseRow, scipyAssignment } from '../lookups/solver.ts';
import { type Compared, holdersAmong, type Partner, type UaMetric } from './metrics.ts';
import type { UaDocument } from './prepare.ts';
import type { Release } from './release.ts';

/** Counts of a document, and those of its split antecedents alone. */
export interface UaCounts {
  readonly all: Counts;
  readonly splitsOnly: Counts;
}

/**
 * A metric with split antecedents (Paun et al. 2022): those of key and response are aligned by the metric itself, applied to
 * their atomic entities as if they were documents; a pair counts as far as it agrees.
 */
export function countWithSplits(document: UaDocument, metric: UaMetric, release: Release): UaCounts {
  const { pairs, splitsOnly } = alignSplits(document, metric, release);
  const partners = {
    recall: new Map<number, Partner>(),
    precision: new Map<number, Partner>(),
    f1: new Map<number, Partner>(),
  };
  for (const { key, response, counts } of pairs) {
    const { recall, precision, f1 } = scoresOf(counts);
    if (recall > 0) partners.recall.set(key, { mention: response, weight: recall });
    if (precision > 0) partners.precision.set(response, { mention: key, weight: precision });
    if (f1 > 0) partners.f1.set(key, { mention: response, weight: f1 });
  }
  const entityOf = (entities: Int32Array) => (mention: number) => {
    const entity = entities[mention];
    return entity < 0 ? undefined : entity;
  };
  const all = metric({
    key: document.key,
    response: document.response,
    keyEntity: entityOf(document.keyEntity),
    responseEntity: entityOf(document.responseEntity),
    lookup: (mention) => document.lookup[mention],
    isSplit: (mention) => document.splits.has(mention),
    holders: holdersAmong(document.response, document.same),
    partners,
    countsSingletons: false,
    scalesLaterLinks: release.scalesLaterLinks,
  });
  return { all, splitsOnly };
}

interface SplitPair {
  readonly key: number;
  readonly response: number;
  readonly counts: Counts;
}

/** A side without split antecedents is compared as one without atomic entities. */
const NONE = -1;

function alignSplits(
  document: UaDocument,
  metric: UaMetric,
  release: Release,
): { pairs: readonly SplitPair[]; splitsOnly: Counts } {
  const splitsOf = (entities: readonly Int32Array[]): number[] =>
    entities.flatMap((members) => Array.from(members).filter((mention) => document.splits.has(mention)));
  const [key, response] = [splitsOf(document.key), splitsOf(document.response)];
  if (key.length === 0 && response.length === 0) return { pairs: [], splitsOnly: noCounts };
  if (key.length === 0) key.push(NONE);
  if (response.length === 0) response.push(NONE);
  const counts = key.map((ours) =>
    response.map((theirs) => metric(atomicComparison(document, ours, theirs, release))),
  );
  const rows = counts.map(
    (row): SparseRow =>
      new Map(row.map((cell, column) => [column, scoresOf(cell).f1] as const).filter(([, f1]) => f1 > 0)),
  );
  const pairs = scipyAssignment(rows, response.length).map(([k, r]) => ({
    key: key[k],
    response: response[r],
    counts: counts[k][r],
  }));
  const found = pairs.reduce((sum, pair) => addCounts(sum, pair.counts), noCounts);
  return {
    pairs,
    splitsOnly: {
      recall: [found.recall[0], counts.reduce((sum, [first]) => sum + first.recall[1], 0)],
      precision: [found.precision[0], counts[0].reduce((sum, cell) => sum + cell.precision[1], 0)],
    },
  };
}

function atomicComparison(document: UaDocument, ours: number, theirs: number, release: Release): Compared {
  const key = document.splits.get(ours) ?? [];
  const response = document.splits.get(theirs) ?? [];
  const entityOf = (atoms: readonly Int32Array[]) => {
    const entities = new Map<number, number>();
    atoms.forEach((members, atom) => {
      for (const mention of members) entities.set(mention, atom);
    });
    return (mention: number) => entities.get(mention);
  };
  const none = new Map<number, Partner>();
  return {
    key,
    response,
    keyEntity: entityOf(key),
    responseEntity: entityOf(response),
    lookup: (mention) => document.lookup[mention],
    isSplit: (mention) => document.splits.has(mention),
    holders: holdersAmong(response, document.same),
    partners: { recall: none, precision: none, f1: none },
    countsSingletons: true,
    scalesLaterLinks: release.scalesLaterLinks,
  };
}
