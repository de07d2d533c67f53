import type { BratDocument } from '../../formats/brat/read.ts';
import { REALIS_ATTRIBUTE } from './brat-to-tbf.ts';

/** Counts by name. */
export type NamedCounts = ReadonlyMap<string, number>;

/** The kinds of lines of a brat file that are not read, by their first character. */
const lineKinds: ReadonlyMap<string, string> = new Map([
  ['#', 'notes'],
  ['*', 'equivalences'],
  ['N', 'normalizations'],
]);

/** What `bratToTbf` does not convert because tbf cannot represent it; only kinds that occur. */
export function bratNotConverted({ textBounds, events, attributes, others }: BratDocument): NamedCounts {
  const triggers = new Set(events.map(({ trigger }) => trigger));
  const known = new Set(events.map(({ id }) => id));
  const isUsed = ({ name, target }: BratDocument['attributes'][number]) =>
    name === REALIS_ATTRIBUTE && known.has(target);
  const used = attributes.filter(isUsed);
  const counts = new Map([
    ['annotations that are not triggers of events', textBounds.filter(({ id }) => !triggers.has(id)).length],
    ['roles of events', events.reduce((sum, { roles }) => sum + roles, 0)],
    ['attributes other than Realis of an event', attributes.length - used.length],
    [
      'values of Realis that a later line replaces',
      used.length - new Set(used.map(({ target }) => target)).size,
    ],
  ]);
  for (const [character, count] of others) {
    const kind = lineKinds.get(character) ?? 'lines of an unknown kind';
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return new Map([...counts].filter(([, count]) => count > 0));
}
