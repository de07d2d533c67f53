import { BRIDGE, type Relation, SPLIT_ANTECEDENT } from '../../core/document.ts';
import { asciiBytes, startsWith } from '../bytes.ts';

export const BRIDGE_TYPE = BRIDGE;
export const SPLIT_TYPE = SPLIT_ANTECEDENT;

/** The attributes that hold links, and their type. The older name of SplitAnte is Split. */
const linkKeys = [
  [asciiBytes('Bridge='), BRIDGE_TYPE],
  [asciiBytes('SplitAnte='), SPLIT_TYPE],
  [asciiBytes('Split='), SPLIT_TYPE],
] as const;

/** The type of the links in an attribute of the last column; undefined for an attribute without links. */
export function linkTypeAt(bytes: Uint8Array, start: number, end: number): string | undefined {
  for (const [key, type] of linkKeys) if (startsWith(bytes, start, end, key)) return type;
  return undefined;
}

/** A link between entities as it is written, and where. */
export interface WrittenLink {
  /** `Bridge`, `Bridge:part`, `SplitAnte`. */
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly line: number;
  /** The word at which it is written, which is the first one of the anaphor; −1 in the line of a multiword token. */
  readonly token: number;
}

/**
 * The links of a `Bridge` or `SplitAnte` value: `antecedent<anaphor`, and for bridging `:relation`, separated by commas. A piece
 * that is not a link is passed to `refuse`.
 */
export function parseLinks(
  type: string,
  text: string,
  { line, token }: Pick<WrittenLink, 'line' | 'token'>,
  refuse: (piece: string) => void,
): WrittenLink[] {
  const value = text.slice(text.indexOf('=') + 1);
  return value.split(',').flatMap((piece) => {
    const link = /^([^<:]+)<([^<:]+)(?::(.*))?$/s.exec(piece);
    if (link !== null) {
      const relation = link[3] === undefined || link[3] === '' ? '' : `:${link[3]}`;
      return [{ type: `${type}${relation}`, from: link[2], to: link[1], line, token }];
    }
    refuse(piece);
    return [];
  });
}

/**
 * Links as relations of a document. The links of one anaphor to its split antecedents are one relation. A link that names an
 * entity without mentions is passed to `refuse`. `mentionAt` returns the number of the mention of an entity that begins at a word.
 */
export function relationsOf(
  links: readonly WrittenLink[],
  numberOf: (label: string) => number,
  mentionAt: (entity: number, token: number) => number | undefined,
  refuse: (link: WrittenLink, unknown: string) => void,
): Relation[] {
  const relations: (Relation & { to: number[] })[] = [];
  const split = new Map<number, number[]>();
  for (const link of links) {
    const [from, to] = [numberOf(link.from), numberOf(link.to)];
    if (from < 0 || to < 0) {
      refuse(link, from < 0 ? link.from : link.to);
      continue;
    }
    const more = link.type === SPLIT_TYPE ? split.get(from) : undefined;
    if (more !== undefined) {
      more.push(to);
      continue;
    }
    const relation = { type: link.type, from, to: [to], fromMention: mentionAt(from, link.token) };
    if (link.type === SPLIT_TYPE) split.set(from, relation.to);
    relations.push(relation);
  }
  return relations;
}
