import { rangeText } from '../core/mention-text.ts';
import type { Disagreement } from './agreement.ts';
import type { UnmarkedRule } from './alpha.ts';
import type { AnnotatedTable, Marking } from './annotations.ts';
import { type DistanceId, distances, type SetDistance } from './distances.ts';

/** The spans on which annotators disagree, by document and in text order. Cost: that of counting α. */
export function disagreementsOf(
  names: readonly string[],
  table: AnnotatedTable,
  distance: DistanceId,
  rule: UnmarkedRule,
): Disagreement[] {
  const present = table.markings.flatMap((marking, c) =>
    marking === undefined ? [] : [{ marking, name: names[c] }],
  );
  const total = new Float64Array(table.units);
  const pairs = new Int32Array(table.units);
  present.forEach(({ marking: a }, i) => {
    for (const { marking: b } of present.slice(i + 1))
      addDistances(a, b, distances[distance], rule, total, pairs);
  });
  const found: Disagreement[] = [];
  for (let u = 0; u < table.units; u++) {
    if (pairs[u] > 0 && total[u] > 0) found.push(describe(table.id, present, u, total[u] / pairs[u]));
  }
  return found;
}

function addDistances(
  a: Marking,
  b: Marking,
  distance: SetDistance,
  rule: UnmarkedRule,
  total: Float64Array,
  pairs: Int32Array,
): void {
  const shared = new Map<number, number>();
  const cellOf = (u: number) => a.chainOf[u] * b.sizes.length + b.chainOf[u];
  const isCell = (u: number) => a.chainOf[u] >= 0 && b.chainOf[u] >= 0;
  for (let u = 0; u < total.length; u++) {
    if (isCell(u)) shared.set(cellOf(u), (shared.get(cellOf(u)) ?? 0) + 1);
  }
  for (let u = 0; u < total.length; u++) {
    const [chain, other] = [a.chainOf[u], b.chainOf[u]];
    if (chain < 0 && other < 0) {
      if (rule !== 'missing') pairs[u]++;
      continue;
    }
    if (isCell(u)) {
      total[u] += distance(shared.get(cellOf(u)) as number, a.sizes[chain], b.sizes[other]);
      pairs[u]++;
    } else if (rule !== 'missing') {
      const size = chain < 0 ? b.sizes[other] : a.sizes[chain];
      total[u] += rule === 'null' ? 1 : distance(1, size, 1);
      pairs[u]++;
    }
  }
}

function describe(
  document: string,
  present: readonly { readonly marking: Marking; readonly name: string }[],
  u: number,
  distance: number,
): Disagreement {
  const { marking } = present.find((one) => one.marking.mentionOf[u] >= 0) as (typeof present)[number];
  const { start, end } = marking.document.mentions.at(marking.mentionOf[u]);
  const text = rangeText(marking.document, start, end);
  return {
    document,
    start,
    end,
    ...(text === undefined ? {} : { text }),
    distance,
    values: present.map(({ marking: one, name }) => {
      const chain = one.chainOf[u];
      if (chain < 0) return { annotator: name, chain: null, size: 0 };
      const { line } = one.document.mentions.at(one.mentionOf[u]);
      const { file, entities } = one.document;
      return {
        annotator: name,
        chain: entities[chain],
        size: one.sizes[chain],
        ...(file === undefined ? {} : { file }),
        ...(line === undefined || line === 0 ? {} : { line }),
      };
    }),
  };
}
