/** Where the anchor of an entity is looked for. */
export const styles = {
  berkeley: 'the earliest mention that is not a pronoun, as in the Berkeley Coreference Analyser',
  contingency: 'a mention that both sides have, so that counts do not depend on order or pronouns',
} as const;

export type CutStyle = keyof typeof styles;

/** An entity of one side as the other side cuts it up. */
export interface CutEntity {
  readonly nodes: readonly number[];
  /** The intersections with entities of the other side, in order of their first mention. */
  readonly parts: readonly (readonly number[])[];
  /** The nodes that the other side lacks. */
  readonly lone: readonly number[];
  /** The mention that represents the entity: mentions that the other side puts into another entity than this one are errors. */
  readonly anchor: number;
  /** The index of the part that holds the anchor; −1 if the anchor is lone. */
  readonly anchorPart: number;
  /** Whether all lone mentions together are one error of a whole entity. */
  readonly isBlock: boolean;
  /** Whether there is an error: more than one piece, or a single mention that the other side lacks. */
  readonly isFaulty: boolean;
}

/** Cuts an entity, whose nodes are in text order, by the entities of the other side. */
export function cutEntity(
  nodes: readonly number[],
  otherEntityOf: Int32Array,
  isPronoun: (node: number) => boolean,
  style: CutStyle,
): CutEntity {
  if (isWhole(nodes, otherEntityOf)) {
    return {
      nodes,
      parts: [nodes],
      lone: [],
      anchor: nodes[0],
      anchorPart: 0,
      isBlock: false,
      isFaulty: false,
    };
  }
  const parts: number[][] = [];
  const partOf = new Map<number, number>();
  const lone: number[] = [];
  for (const node of nodes) {
    const other = otherEntityOf[node];
    if (other < 0) {
      lone.push(node);
      continue;
    }
    const part = partOf.get(other);
    if (part === undefined) {
      partOf.set(other, parts.length);
      parts.push([node]);
    } else parts[part].push(node);
  }
  const shared = parts.length === 0 ? nodes : nodes.filter((node) => otherEntityOf[node] >= 0);
  const anchor = anchorOf(style === 'contingency' ? shared : nodes, isPronoun);
  return {
    nodes,
    parts,
    lone,
    anchor,
    isFaulty: true,
    anchorPart: partOf.get(otherEntityOf[anchor]) ?? -1,
    isBlock:
      parts.length === 0 ||
      (style === 'berkeley' && lone.length > 1 && shared.every((node) => isPronoun(node))),
  };
}

/** Whether all mentions of the entity are in one entity of the other side. */
function isWhole(nodes: readonly number[], otherEntityOf: Int32Array): boolean {
  const other = otherEntityOf[nodes[0]];
  return other >= 0 && nodes.every((node) => otherEntityOf[node] === other);
}

/** The earliest mention that is not a pronoun; if all are pronouns, the earliest. */
export const anchorOf = (nodes: readonly number[], isPronoun: (node: number) => boolean): number =>
  nodes.find((node) => !isPronoun(node)) ?? nodes[0];
