import type { Problem, Report } from '../../problems/problem.ts';
import type { AnnotatedTable, Marking } from '../annotations.ts';
import { problem } from '../codes.ts';
import type { Disagreements } from '../ratio.ts';
import { MAX_EDGES, type Unit } from './cost.ts';
import { disorderOf } from './disorder.ts';

/** By document the disorder of two annotators, for γ; a document that one of them lacks, or in which neither marked anything, has none. */
export function gammaCounts(
  tables: readonly AnnotatedTable[],
  a: number,
  b: number,
  report: Report,
): Disagreements[] {
  const tooLarge: string[] = [];
  const counts = tables.map(({ id, markings }): Disagreements => {
    const [one, other] = [markings[a], markings[b]];
    if (one === undefined || other === undefined) return NOTHING;
    const [units, others] = [unitsOf(one), unitsOf(other)];
    const disorder = disorderOf(units, others, lengthOf(one, other));
    if (disorder === undefined) tooLarge.push(id);
    return disorder ? { items: units.length + others.length, ...disorder } : NOTHING;
  });
  if (tooLarge.length > 0)
    report(
      problem(
        'agree/gamma-too-large',
        `${tooLarge.length === 1 ? '1 document is' : `${tooLarge.length} documents are`} not in γ: too many spans are near each other in ${tooLarge[0]}.`,
        { document: tooLarge[0], expected: `at most ${MAX_EDGES} pairs of near spans of two annotators` },
      ),
    );
  return counts;
}

const NOTHING: Disagreements = { items: 0, observed: 0, expected: 0 };

/** The hulls of the mentions with words. */
function unitsOf({ document }: Marking): Unit[] {
  const { emptyNodes } = document.tokens ?? {};
  return Array.from(document.mentions).flatMap(({ start, end }): Unit[] =>
    start >= end || isEmpty(start, end, emptyNodes) ? [] : [[start, end]],
  );
}

/** Says how many mentions of empty nodes alone are left out: they are at no place of the text. */
export function* emptyUnitWarnings(
  names: readonly string[],
  tables: readonly AnnotatedTable[],
): Generator<Problem> {
  const left = names.flatMap((name, c) => {
    const markings = tables.flatMap((table) => table.markings[c] ?? []);
    const count = markings.reduce(
      (sum, marking) => sum + marking.document.mentions.length - unitsOf(marking).length,
      0,
    );
    return count === 0 ? [] : [`${count} of "${name}"`];
  });
  if (left.length > 0)
    yield problem('agree/empty-nodes', `Mentions without words are left out of γ: ${left.join(', ')}.`);
}

function isEmpty(start: number, end: number, emptyNodes: ReadonlySet<number> | undefined): boolean {
  if (emptyNodes === undefined) return false;
  for (let t = start; t < end; t++) if (!emptyNodes.has(t)) return false;
  return true;
}

/** The length of the text; at least up to the last mention, where a format does not state it. */
function lengthOf(...markings: readonly Marking[]): number {
  let length = 0;
  for (const { document } of markings) {
    length = Math.max(length, document.length);
    for (const end of document.mentions.ends) if (end > length) length = end;
  }
  return length;
}
