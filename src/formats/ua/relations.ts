import { BRIDGE, type Relation, SPLIT_ANTECEDENT, type Span } from '../../core/document.ts';
import type { EntityLabels } from '../entity-labels.ts';
import type { TextLine } from '../text-lines.ts';
import { type Markable, markableId } from './markable.ts';

/** The values of a bracket, and where it is. */
export interface Opening {
  readonly values: Markable;
  readonly token: number;
  readonly line: TextLine;
}

/** A markable that was closed; its pieces if it was bracketed more than once. */
export interface Closed extends Opening {
  readonly spans: Span[];
  /** Its place among those of the document, by which relations name it. */
  readonly number: number;
}

/** What the relations of a document are made of. */
export interface RelationSource {
  readonly markables: readonly Closed[];
  readonly byId: ReadonlyMap<string, Closed>;
  /** The brackets of the BRIDGING column. */
  readonly bridges: readonly Opening[];
  /** The entities that have mentions. */
  readonly labels: Pick<EntityLabels, 'known'>;
}

/**
 * The relations of a document: split antecedents are named by their members; bridging links name a markable and its anchor, which is a markable or an entity. A link
 * that names what is not there is passed to `refuse`.
 */
export const relationsOf = (
  source: RelationSource,
  refuse: (at: Opening, what: string) => void,
): Relation[] => [...splitAntecedents(source, refuse), ...bridgingLinks(source, refuse)];

function splitAntecedents(
  { markables, labels }: RelationSource,
  refuse: (at: Opening, what: string) => void,
): Relation[] {
  const members = new Map<number, Set<number>>();
  for (const markable of markables) {
    const sets = markable.values.get('elementof');
    if (sets === undefined || sets === '_') continue;
    const member = labels.known(markable.values.get('entityid') ?? '');
    for (const set of sets.split(',')) {
      const from = labels.known(set);
      if (from < 0 || member < 0) refuse(markable, `ElementOf=${set}`);
      else members.set(from, (members.get(from) ?? new Set()).add(member));
    }
  }
  return Array.from(members, ([from, to]) => ({ type: SPLIT_ANTECEDENT, from, to: [...to] }));
}

const bridgingLinks = (
  { byId, bridges, labels }: RelationSource,
  refuse: (at: Opening, what: string) => void,
): Relation[] =>
  bridges.flatMap((bridge): Relation[] => {
    const { values } = bridge;
    const id = markableId(values);
    const anaphor = byId.get(id ?? '');
    const anchorId = values.get('mentionanchor') ?? '_';
    const anchor = byId.get(anchorId);
    const from = labels.known(anaphor?.values.get('entityid') ?? '');
    // The entity is named where the anchor is not a markable.
    const anchorEntity = anchorId === '_' ? values.get('entityanchor') : anchor?.values.get('entityid');
    const to = labels.known(anchorEntity ?? '');
    if (from < 0 || to < 0) {
      refuse(bridge, `a bridging link of ${id ?? 'a markable without an id'}`);
      return [];
    }
    const kind = values.get('rel');
    return [
      {
        type: kind === undefined ? BRIDGE : `${BRIDGE}:${kind}`,
        from,
        to: [to],
        fromMention: anaphor?.number,
        toMention: anchor?.number,
      },
    ];
  });
