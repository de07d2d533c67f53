import type { AlignedPair } from '../core/aligned-pair.ts';
import { type CutEntity, type CutStyle, cutEntity } from './cut-entity.ts';
import type { ErrorType } from './error-types.ts';
import { mentionOf, type Overlay, overlay } from './overlay.ts';
import type { Predicates } from './predicates.ts';

/** An error of one document, in nodes of its overlay. */
export interface FoundError {
  readonly type: ErrorType;
  /** The mention or mentions in error: the part that is cut off, the extra or missing mentions, or the key mention of a span error. */
  readonly nodes: readonly number[];
  /** The entity in which the error is: of the response for conflated and extra, of the key for divided and missing; −1 for span errors. */
  readonly entity: number;
}

/** The entities of both sides, cut by each other, and their errors. */
export interface Cuts {
  readonly overlay: Overlay;
  readonly isPronoun: (node: number) => boolean;
  /** By key entity. */
  readonly key: readonly CutEntity[];
  /** By response entity. */
  readonly response: readonly CutEntity[];
}

export function cutPair(pair: AlignedPair, predicates: Predicates, style: CutStyle): Cuts {
  const over = overlay(pair, predicates);
  const known = new Int8Array(over.size).fill(-1);
  const isPronoun = (node: number): boolean => {
    if (known[node] < 0) known[node] = predicates.isPronoun(mentionOf(over, node)) ? 1 : 0;
    return known[node] === 1;
  };
  return {
    overlay: over,
    isPronoun,
    key: over.keyNodes.map((nodes) => cutEntity(nodes, over.responseEntityOf, isPronoun, style)),
    response: over.responseNodes.map((nodes) => cutEntity(nodes, over.keyEntityOf, isPronoun, style)),
  };
}

/**
 * The errors of a document, by the rule of Kummerfeld & Klein's program (docs/analyze.md): span errors, those of the response entities, those of the
 * key entities.
 */
export function findErrors({ overlay: { spanErrors }, key, response }: Cuts): FoundError[] {
  return [
    ...spanErrors.map(({ key: node }): FoundError => ({ type: 'span-error', nodes: [node], entity: -1 })),
    ...response.flatMap((cut, entity) =>
      entityErrors(cut, entity, 'conflated-entities', 'extra-mention', 'extra-entity'),
    ),
    ...key.flatMap((cut, entity) =>
      entityErrors(cut, entity, 'divided-entity', 'missing-mention', 'missing-entity'),
    ),
  ];
}

function entityErrors(
  { parts, lone, anchor, anchorPart, isBlock, isFaulty }: CutEntity,
  entity: number,
  cutOff: ErrorType,
  loneMention: ErrorType,
  loneEntity: ErrorType,
): FoundError[] {
  if (!isFaulty) return [];
  const errors: FoundError[] = [];
  parts.forEach((nodes, part) => {
    if (part !== anchorPart) errors.push({ type: cutOff, nodes, entity });
  });
  if (isBlock) errors.push({ type: loneEntity, nodes: lone, entity });
  else {
    for (const node of lone) {
      if (node !== anchor) errors.push({ type: loneMention, nodes: [node], entity });
    }
  }
  return errors;
}
