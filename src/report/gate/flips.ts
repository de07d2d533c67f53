/** What a system newly breaks, for the reports of a gate. */

import { errorLabels } from '../analyze/labels.ts';
import { placeWords, whereOf } from '../compare/flips.ts';
import type { SystemFlips } from '../compare/report.ts';
import { counted } from '../numbers.ts';

/** A mention that the earlier response had right, and that is wrong now. */
export type BrokenMention = Pick<
  SystemFlips['rows'][number],
  'document' | 'decision' | 'start' | 'end' | 'text' | 'file' | 'line' | 'antecedent'
> & { readonly kind: NonNullable<SystemFlips['rows'][number]['b']['kind']> };

/** The flips of a system from its earlier response. */
export interface GateFlips extends Pick<SystemFlips, 'decisions'> {
  /** The path of the earlier response. */
  readonly path: string;
  /** One entry for each mention, with the first decision that is newly wrong, in the order of the text. */
  readonly broken: readonly BrokenMention[];
  /** The number of mentions with a wrong decision that is right now. */
  readonly repaired: number;
}

export function gateFlips(path: string, { decisions, rows }: SystemFlips): GateFlips {
  const broken = new Map<string, BrokenMention>();
  const repaired = new Set<string>();
  for (const { outcome, document, decision, start, end, text, file, line, antecedent, b } of rows) {
    const place = JSON.stringify([document, start, end]);
    if (outcome === 'repaired') repaired.add(place);
    if (outcome !== 'broken' || b.kind === null || broken.has(place)) continue;
    broken.set(place, { document, decision, start, end, text, file, line, antecedent, kind: b.kind });
  }
  return { path, decisions, broken: [...broken.values()], repaired: repaired.size };
}

/** `12 mentions are newly wrong, and 30 newly right, against old.conll: …` with the numbers of each decision. */
export function flipsText(
  { path, decisions, broken, repaired }: GateFlips,
  name: (path: string) => string,
): string {
  const parts = Object.entries({
    mention: 'mentions',
    spurious: 'spurious mentions',
    link: 'links',
    'false-link': 'false links',
  } as const).flatMap(([decision, label]) => {
    const counts = decisions[decision as keyof typeof decisions];
    return counts.repaired + counts.broken === 0
      ? []
      : [`${label} ${counts.broken} broken, ${counts.repaired} repaired`];
  });
  const was = broken.length === 1 ? 'is' : 'are';
  const sentence = `Against ${name(path)}: ${counted(broken.length, 'mention')} ${was} newly wrong, ${repaired} newly right`;
  return parts.length === 0 ? `${sentence}.` : `${sentence} (${parts.join('; ')}).`;
}

/** Where a broken mention is, and what is wrong with it. */
export const brokenWords = ({ kind, antecedent, ...place }: BrokenMention) => ({
  where: whereOf(place),
  mention: placeWords(place),
  kind: errorLabels[kind].toLowerCase(),
  antecedent: antecedent === null ? undefined : placeWords(antecedent),
});
