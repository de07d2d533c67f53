import { type Contingency, contingency, tableFrom } from '../core/contingency.ts';
import type { Document } from '../core/document.ts';
import { rangeText } from '../core/mention-text.ts';

/** Responses that need no system: the mentions of the key, linked by a trivial rule. */
export const baselineIds = ['all-singletons', 'one-entity', 'same-string'] as const;

export type BaselineId = (typeof baselineIds)[number];

/** The table of a key document with a baseline; undefined for `same-string` where there are no words. */
export function baselineTable(baseline: BaselineId, key: Document): Contingency | undefined {
  const { mentions, entities } = key;
  // Plain entities have names of mentions in place of a text, and no length.
  if (baseline === 'same-string' && key.length === 0) return undefined;
  const size = mentions.length;
  const labels = new Map<string, number>();
  const entityOf = new Int32Array(size);
  for (let i = 0; i < size; i++) {
    if (baseline === 'all-singletons') entityOf[i] = i;
    if (baseline !== 'same-string') continue;
    const text = rangeText(
      key,
      mentions.starts[i],
      mentions.ends[i],
      Number.POSITIVE_INFINITY,
    )?.toLowerCase();
    if (text === undefined) return undefined;
    const label = labels.get(text) ?? labels.size;
    labels.set(text, label);
    entityOf[i] = label;
  }
  return contingency(
    { entities: entities.length, entityOf: mentions.entities },
    { entities: size, entityOf },
    Int32Array.from({ length: size }, (_, i) => i),
  );
}

/** Which sides lose their singletons. */
export const singletonVariants = {
  kept: { key: false, response: false },
  dropped: { key: true, response: true },
  'dropped-from-key': { key: true, response: false },
  'dropped-from-response': { key: false, response: true },
} as const;

export type SingletonVariant = keyof typeof singletonVariants;

export const hasSingletons = ({ keySizes, responseSizes }: Contingency): boolean =>
  [keySizes, responseSizes].some((sizes) => Array.prototype.includes.call(sizes, 1));

/** The table without the singletons of a side. Mentions that were matched with them remain as unmatched mentions. */
export function withoutSingletonRows(
  { keySizes, responseSizes, cells }: Contingency,
  { key: dropKey, response: dropResponse }: (typeof singletonVariants)[SingletonVariant],
): Contingency {
  const rows = keptIndices(keySizes, dropKey);
  const columns = keptIndices(responseSizes, dropResponse);
  const kept: number[] = [];
  for (let c = 0; c < cells.length; c++) {
    if (rows.position[cells.key[c]] >= 0 && columns.position[cells.response[c]] >= 0) kept.push(c);
  }
  const parts = {
    key: Int32Array.from(kept, (c) => rows.position[cells.key[c]]),
    response: Int32Array.from(kept, (c) => columns.position[cells.response[c]]),
    shared: Int32Array.from(kept, (c) => cells.shared[c]),
  };
  return tableFrom(rows.sizes, columns.sizes, parts);
}

function keptIndices(sizes: ArrayLike<number>, dropsSingletons: boolean) {
  const kept: number[] = [];
  const position = new Int32Array(sizes.length).fill(-1);
  for (let i = 0; i < sizes.length; i++) {
    if (!dropsSingletons || sizes[i] > 1) position[i] = kept.push(sizes[i]) - 1;
  }
  return { sizes: Int32Array.from(kept), position };
}
