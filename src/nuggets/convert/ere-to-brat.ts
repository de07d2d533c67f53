import { CodePoints } from '../../core/code-points.ts';
import { linePieces } from '../../formats/brat/line-pieces.ts';
import { type RelationLine, writeBrat } from '../../formats/brat/write.ts';
import { COREFERENCE } from '../model/relation-names.ts';
import { type EreEvent, hoppersOf } from './ere-events.ts';

/**
 * The events of an ERE file as brat annotation of their source text. The mentions of a hopper are linked in text
 * order, each with the next; a trigger that crosses a line break becomes discontinuous.
 */
export function ereToBrat(events: readonly EreEvent[], text: string): string {
  const points = new CodePoints(text);
  const lines = events.map(({ id, type, realis, units }) => {
    const parts = linePieces(text, units.start, units.end);
    const pieces = parts.length > 0 ? parts : [[units.start, units.end] as const];
    return {
      id,
      type,
      realis: realis === '' ? undefined : realis,
      fragments: pieces.map(([start, end]) => [points.fromUnits(start), points.fromUnits(end)] as const),
      text: pieces.map(([start, end]) => text.slice(start, end)).join(' '),
    };
  });
  const links: RelationLine[] = [];
  for (const members of hoppersOf(events).values()) {
    const sorted = members.toSorted((a, b) => a.start - b.start || a.end - b.end);
    for (let i = 1; i < sorted.length; i++) {
      const args = [sorted[i - 1].id, sorted[i].id] as const;
      links.push({ id: `R${links.length + 1}`, name: COREFERENCE, args });
    }
  }
  return writeBrat(lines, links);
}

/**
 * A text with every character of its tags replaced by a blank, including line breaks inside them, so that all other
 * offsets stay the same. A `<` without a later `>` does not start a tag.
 */
export function withoutTags(text: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('<', at);
    const end = start < 0 ? -1 : text.indexOf('>', start);
    if (end < 0) break;
    const tag = text.slice(start, end + 1);
    pieces.push(text.slice(at, start), ' '.repeat(new CodePoints(tag).length));
    at = end + 1;
  }
  return pieces.join('') + text.slice(at);
}
