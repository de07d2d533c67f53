import type { AnnotatedTable, Marking } from './annotations.ts';
import type { Slots } from './slots.ts';
import { type AnnotatedSpan, annotatedSpan, type SpanRange, spanRange, spanWords } from './span-place.ts';

/** The decisions of annotators: is this a mention, where does it begin and end, and does it continue an entity. */
export const decisionKinds = ['span', 'boundary', 'link'] as const;

export type DecisionKind = (typeof decisionKinds)[number];

/** A decision on which annotators differ; its place is the first span that an annotator marked there. */
export interface Decision extends SpanRange {
  readonly document: string;
  readonly decision: DecisionKind;
  readonly text?: string;
  /** Of the annotators who have the document. */
  readonly values: readonly DecisionValue[];
}

/** What one annotator decided. */
export interface DecisionValue {
  readonly annotator: string;
  /** `null` if the annotator marked nothing there. */
  readonly span: AnnotatedSpan | null;
  /** The name of the chain. */
  readonly chain?: string;
  /** Its number of mentions. */
  readonly size?: number;
  /** Only of links: the closest earlier mention of the chain; `null` if the annotator started a chain. */
  readonly antecedent?: AnnotatedSpan | null;
}

/**
 * The decisions of a document that differ, in text order. Two annotators agree on the link of a mention if their chains have an earlier mention in common, among those that both
 * marked, or if both have none. docs/agree.md has the definition. Cost: O(spans · pairs of annotators).
 */
export function decisionsOf(names: readonly string[], table: AnnotatedTable, slots: Slots): Decision[] {
  const present = table.markings.flatMap((marking, c) =>
    marking === undefined ? [] : [{ marking, name: names[c], unitOf: slots.unitOf[c] as Int32Array }],
  );
  const linked = differingLinks(present, slots.units.length);
  const antecedents = present.map(({ marking, unitOf }) => antecedentsOf(marking, unitOf));
  const rows: Decision[] = [];
  for (const [slot, units] of slots.units.entries()) {
    const marked = present.filter(({ unitOf }) => unitOf[slot] >= 0).length;
    const kinds: DecisionKind[] = [];
    if (units.length > 1) kinds.push('boundary');
    else if (marked < present.length) kinds.push('span');
    if (linked[slot] === 1) kinds.push('link');
    for (const decision of kinds) {
      const text = spanWords(table, units[0]);
      const values = present.map(({ marking, name, unitOf }, c): DecisionValue => {
        const unit = unitOf[slot];
        if (unit < 0)
          return { annotator: name, span: null, ...(decision === 'link' ? { antecedent: null } : {}) };
        const chain = marking.chainOf[unit];
        const antecedent = antecedents[c][slot];
        return {
          annotator: name,
          span: annotatedSpan(table, marking, unit),
          chain: marking.document.entities[chain],
          size: marking.sizes[chain],
          ...(decision === 'link'
            ? { antecedent: antecedent < 0 ? null : annotatedSpan(table, marking, antecedent) }
            : {}),
        };
      });
      rows.push({
        document: table.id,
        decision,
        ...spanRange(table.spans[units[0]]),
        ...(text === undefined ? {} : { text }),
        values,
      });
    }
  }
  return rows;
}

interface Present {
  readonly marking: Marking;
  readonly unitOf: Int32Array;
}

/** 1 for each slot on whose link two annotators differ. */
function differingLinks(present: readonly Present[], slots: number): Uint8Array {
  const differing = new Uint8Array(slots);
  for (const [i, a] of present.entries())
    for (const b of present.slice(i + 1)) markDifferences(a, b, differing);
  return differing;
}

function markDifferences(a: Present, b: Present, differing: Uint8Array): void {
  const cells = new Set<number>();
  const met = { a: new Uint8Array(a.marking.sizes.length), b: new Uint8Array(b.marking.sizes.length) };
  for (let slot = 0; slot < differing.length; slot++) {
    if (a.unitOf[slot] < 0 || b.unitOf[slot] < 0) continue;
    const chain = a.marking.chainOf[a.unitOf[slot]];
    const other = b.marking.chainOf[b.unitOf[slot]];
    const cell = chain * met.b.length + other;
    const isNew = met.a[chain] === 0 && met.b[other] === 0;
    if (!isNew && !cells.has(cell)) differing[slot] = 1;
    cells.add(cell);
    met.a[chain] = 1;
    met.b[other] = 1;
  }
}

/** For each slot the span of an annotator in the closest earlier slot of its chain, or −1. */
function antecedentsOf({ chainOf, sizes }: Marking, unitOf: Int32Array): Int32Array {
  const last = new Int32Array(sizes.length).fill(-1);
  return unitOf.map((unit) => {
    if (unit < 0) return -1;
    const before = last[chainOf[unit]];
    last[chainOf[unit]] = unit;
    return before;
  });
}
