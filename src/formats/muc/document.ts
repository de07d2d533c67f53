import { clustersOf } from '../../core/clusters.ts';
import { CodePoints } from '../../core/code-points.ts';
import type { Document, Mention, Relation } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { clip } from '../../problems/clip.ts';
import type { Source } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import type { ReportAt } from '../report-at.ts';
import type { MucCode } from './codes.ts';

/** A COREF element. */
export interface MucMention {
  readonly attributes: ReadonlyMap<string, string>;
  /** Offset of its tag, for messages. */
  readonly at: number;
  readonly line: number;
  /** In code points of the text, and in code units. */
  readonly start: number;
  readonly end: number;
  readonly unit: number;
  readonly endUnit: number;
}

interface MucText {
  readonly id: string;
  readonly text: string;
  readonly length: number;
  readonly at: number;
  readonly line: number;
  /** Whether all text is in mentions, and there are several. */
  readonly isBag: boolean;
}

/** Code units of a mention in which its MIN is searched; the head of a longer one is not that far from its start. */
const SEARCHED_CODE_UNITS = 10_000;

/** A document from its text and its COREF elements, which are connected by REF. */
export function mucDocument(
  { id, text, length, at, line, isBag }: MucText,
  found: readonly MucMention[],
  source: Source,
  reportAt: ReportAt<MucCode>,
): Document {
  const byId = idsOf(found, reportAt);
  const links: [string, string][] = [];
  const others: { type: string; from: number; to: number }[] = [];
  found.forEach((mention, i) => {
    const to = referentOf(mention, i, byId, reportAt);
    const type = mention.attributes.get('TYPE') ?? 'IDENT';
    if (to !== undefined && type.toUpperCase() !== 'IDENT') others.push({ type, from: i, to });
    // A mention without a link is a chain of one.
    links.push(to === undefined || type.toUpperCase() !== 'IDENT' ? [`${i}`, `${i}`] : [`${to}`, `${i}`]);
  });
  const entityOf = new Map<number, number>();
  const entities = clustersOf(links).map((chain, entity) => {
    for (const member of chain) entityOf.set(Number(member), entity);
    return found[Number(chain[0])].attributes.get('ID') ?? `#${Number(chain[0]) + 1}`;
  });
  const kept = found.map((_, i) => i).filter((i) => !isOptional(found[i]));
  if (kept.length < found.length) {
    const message = `${found.length - kept.length} optional mentions (STATUS="OPT") are left out.`;
    reportAt('muc/optional', at, message, 'mentions that count', 'remove STATUS to score them');
  }
  kept.sort((a, b) => found[a].at - found[b].at);
  const mentions = kept.map((i) => mucMention(found[i], entityOf.get(i) as number, text));
  const relations = others.map(
    ({ type, from, to }): Relation => ({
      type,
      from: entityOf.get(from) as number,
      to: [entityOf.get(to) as number],
    }),
  );
  return {
    id,
    pairKey: pairKeyOf(id),
    unit: 'character',
    entities,
    mentions: Mentions.of(mentions),
    text,
    length,
    sentences: [],
    tags: { ids: kept.map((i) => found[i].attributes.get('ID')), isBag },
    file: source.name,
    line,
    ...(relations.length === 0 ? {} : { relations }),
  };
}

/** The element of each ID. */
function idsOf(found: readonly MucMention[], reportAt: ReportAt<MucCode>): Map<string, number> {
  const byId = new Map<string, number>();
  found.forEach(({ attributes, at }, i) => {
    const id = attributes.get('ID');
    if (id !== undefined && !byId.has(id)) {
      byId.set(id, i);
      return;
    }
    const message = id === undefined ? 'The mention has no ID.' : `ID "${clip(id)}" was given before.`;
    reportAt(
      'muc/id',
      at,
      message,
      'ID="…", each once in a document',
      'correct the ID; --lenient keeps the mention',
    );
  });
  return byId;
}

/** The element that REF names. It may follow later. */
function referentOf(
  { attributes, at }: MucMention,
  index: number,
  byId: ReadonlyMap<string, number>,
  reportAt: ReportAt<MucCode>,
): number | undefined {
  const ref = attributes.get('REF');
  if (ref === undefined || ref === '') return undefined;
  const to = byId.get(ref);
  if (to !== undefined && to !== index) return to;
  const message = `REF "${clip(ref)}" is ${to === undefined ? 'not the ID of a mention' : 'the ID of the mention itself'}.`;
  reportAt('muc/ref', at, message, 'the ID of another mention', 'the reference is ignored');
  return undefined;
}

const isOptional = ({ attributes }: MucMention): boolean => attributes.get('STATUS')?.toUpperCase() === 'OPT';

function mucMention(
  { start, end, unit, endUnit, line, attributes }: MucMention,
  entity: number,
  text: string,
): Mention {
  const min = attributes.get('MIN');
  if (min === undefined) return { start, end, entity, line };
  const own = text.slice(unit, Math.min(endUnit, unit + SEARCHED_CODE_UNITS));
  // Alternatives are separated by |; a line break in the text is a blank in MIN.
  const plain = own.replace(/\s/g, ' ');
  for (const alternative of min.split('|', 16)) {
    const words = alternative.replace(/\s/g, ' ').trim();
    const found = words === '' ? -1 : plain.indexOf(words);
    if (found < 0) continue;
    const minStart = start + new CodePoints(own.slice(0, found)).length;
    return { start, end, entity, line, minStart, minEnd: minStart + new CodePoints(words).length };
  }
  return { start, end, entity, line };
}
