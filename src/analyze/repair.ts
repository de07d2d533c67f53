import { type Contingency, tableFrom } from '../core/contingency.ts';
import { anchorOf, type CutEntity } from './cut-entity.ts';
import {
  CONFLATED_ENTITIES,
  DIVIDED_ENTITY,
  EXTRA_ENTITY,
  EXTRA_MENTION,
  MISSING_ENTITY,
  MISSING_MENTION,
  SPAN_ERROR,
} from './error-types.ts';
import type { Cuts } from './find-errors.ts';
import type { EntityGroup } from './groups.ts';

/**
 * Repairs the errors of some types in the response of a document: a set of joins of mentions, which does not depend on any order. The repaired
 * response exists only as union-find over the nodes of a group. Repairing nothing gives the response, repairing everything the key
 * (docs/analyze.md, "What a repair is").
 */
export class Repairer {
  readonly #cuts: Cuts;
  readonly #parent: Int32Array;
  /** By node: whether the repaired response has the mention. */
  readonly #isPresent: Uint8Array;
  /** By root: the size of its entity, then its column in the table. */
  readonly #sizes: Int32Array;

  constructor(cuts: Cuts) {
    const { size } = cuts.overlay;
    this.#cuts = cuts;
    this.#parent = new Int32Array(size);
    this.#isPresent = new Uint8Array(size);
    this.#sizes = new Int32Array(size);
  }

  /** The table of a group with the repaired response, for a set of types. */
  table(group: EntityGroup, set: number): Contingency {
    this.#repair(group, set);
    const { overlay } = this.#cuts;
    const columnOf = this.#sizes;
    const responseSizes: number[] = [];
    const found: { key: number[]; response: number[]; shared: number[] } = {
      key: [],
      response: [],
      shared: [],
    };
    this.#each(group, (node) => {
      columnOf[node] = -1;
    });
    this.#each(group, (node) => {
      if (this.#isPresent[node] === 0) return;
      const root = this.#root(node);
      if (columnOf[root] < 0) columnOf[root] = responseSizes.push(0) - 1;
      responseSizes[columnOf[root]]++;
    });
    const cellOf = new Int32Array(responseSizes.length);
    group.keyEntities.forEach((entity, row) => {
      const first = found.shared.length;
      for (const node of overlay.keyNodes[entity]) {
        const keepsSpan = overlay.isSpanError[node] === 1 && (set & SPAN_ERROR) === 0;
        if (this.#isPresent[node] === 0 || keepsSpan) continue;
        const column = columnOf[this.#root(node)];
        const cell = cellOf[column] - 1;
        if (cell >= first) found.shared[cell]++;
        else {
          found.key.push(row);
          found.response.push(column);
          cellOf[column] = found.shared.push(1);
        }
      }
    });
    const keySizes = group.keyEntities.map((entity) => overlay.keyNodes[entity].length);
    const columns = {
      key: Int32Array.from(found.key),
      response: Int32Array.from(found.response),
      shared: Int32Array.from(found.shared),
    };
    return tableFrom(keySizes, responseSizes, columns);
  }

  /** The entities of the repaired response, as lists of nodes. */
  entities(group: EntityGroup, set: number): number[][] {
    this.#repair(group, set);
    const entities = new Map<number, number[]>();
    this.#each(group, (node) => {
      if (this.#isPresent[node] === 0) return;
      const root = this.#root(node);
      const entity = entities.get(root);
      if (entity === undefined) entities.set(root, [node]);
      else entity.push(node);
    });
    return [...entities.values()];
  }

  /** All nodes of a group, each once. */
  #each({ keyEntities, responseEntities }: EntityGroup, visit: (node: number) => void): void {
    const { keyNodes, responseNodes, keyEntityOf } = this.#cuts.overlay;
    for (const entity of keyEntities) for (const node of keyNodes[entity]) visit(node);
    for (const entity of responseEntities) {
      for (const node of responseNodes[entity]) if (keyEntityOf[node] < 0) visit(node);
    }
  }

  #repair(group: EntityGroup, set: number): void {
    const { key, response } = this.#cuts;
    this.#each(group, (node) => {
      this.#parent[node] = node;
      this.#isPresent[node] = 0;
    });
    for (const entity of group.responseEntities) this.#repairResponse(response[entity], set);
    for (const entity of group.keyEntities) this.#repairKey(key[entity], set);
    this.#dropLeftovers(group);
  }

  /** Cuts off parts and removes lone mentions of a response entity. */
  #repairResponse({ parts, lone, anchor, anchorPart, isBlock }: CutEntity, set: number): void {
    let hub = -1;
    const stay = (node: number) => {
      if (hub < 0) hub = node;
      else this.#join(hub, node);
    };
    parts.forEach((nodes, part) => {
      for (const node of nodes) {
        this.#isPresent[node] = 1;
        this.#join(nodes[0], node);
      }
      if (part === anchorPart || (set & CONFLATED_ENTITIES) === 0) stay(nodes[0]);
    });
    for (const node of lone) {
      const isRemoved = isBlock ? (set & EXTRA_ENTITY) !== 0 : (set & EXTRA_MENTION) !== 0 && node !== anchor;
      if (isRemoved) continue;
      this.#isPresent[node] = 1;
      stay(node);
    }
  }

  /** Joins parts and adds lone mentions of a key entity. */
  #repairKey({ nodes, parts, lone, anchor, anchorPart, isBlock, isFaulty }: CutEntity, set: number): void {
    if (!isFaulty) return;
    if ((set & DIVIDED_ENTITY) !== 0) {
      parts.forEach((part, p) => {
        if (p === anchorPart) return;
        this.#isPresent[anchor] = 1;
        this.#join(anchor, part[0]);
      });
    }
    const { responseEntityOf } = this.#cuts.overlay;
    if ((set & (isBlock ? MISSING_ENTITY : MISSING_MENTION)) === 0) return;
    const isAnchorThere = this.#isPresent[anchor] === 1 || (isBlock && anchorPart < 0);
    const target = isAnchorThere
      ? anchor
      : anchorOf(
          nodes.filter((node) => responseEntityOf[node] >= 0),
          this.#cuts.isPronoun,
        );
    for (const node of lone) {
      if (!isBlock && node === anchor) continue;
      this.#isPresent[node] = 1;
      this.#join(target, node);
    }
  }

  /** An extra mention that was the anchor of its entity and is left alone there is not an error of its own: it is removed. */
  #dropLeftovers(group: EntityGroup): void {
    const { response } = this.#cuts;
    const candidates = group.responseEntities.filter((entity) => {
      const { isFaulty, isBlock, anchorPart } = response[entity];
      return isFaulty && !isBlock && anchorPart < 0;
    });
    if (candidates.length === 0) return;
    this.#each(group, (node) => {
      this.#sizes[node] = 0;
    });
    this.#each(group, (node) => {
      if (this.#isPresent[node] === 1) this.#sizes[this.#root(node)]++;
    });
    for (const entity of candidates) {
      const { anchor } = response[entity];
      if (this.#sizes[this.#root(anchor)] === 1) this.#isPresent[anchor] = 0;
    }
  }

  #root(node: number): number {
    const parent = this.#parent;
    let at = node;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  #join(a: number, b: number): void {
    this.#parent[this.#root(b)] = this.#root(a);
  }
}
