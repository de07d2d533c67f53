import type { Document, Span } from '../core/document.ts';
import { firstOfSpan, twinsOf } from '../core/same-spans.ts';
import { CoreTree } from './core-tree.ts';
import { defineMatcher, type Unmatched } from './matcher.ts';
import { headsOf } from './same-heads.ts';
import type { MentionGroup } from './weighed-stage.ts';

/**
 * The same words; otherwise a response mention within the key mention that contains its core, weighed by its share of the words of the key mention
 * (docs/metrics.md#partial). What the response says about heads and minimum spans is not used.
 */
export const partial = defineMatcher({
  id: 'partial',
  summary: 'a part of the key mention with its minimum span or head',
  repeats: ({ mentions }) => firstOfSpan(mentions),
  same: twinsOf,
  weigh: (unmatched) => {
    const { key, words } = unmatched;
    const cores = coresOf(key.document);
    const fits = (one: number, other: number, common: number): boolean =>
      common === words.response.size(other) &&
      (cores[one] === undefined
        ? common === words.key.size(one)
        : words.response.covers(other, cores[one][0], cores[one][1]));
    return {
      groups: connected(unmatched, cores, fits),
      isConnected: true,
      isWithin: true,
      bound: (common, size) => [common, size],
      weigh: (one, other, common) => (fits(one, other, common) ? [common, words.key.size(one)] : undefined),
    };
  },
});

/** The core of each key mention: its head if it is annotated, else its minimum span, else the head that the format says it has; `undefined` for the whole mention. */
function coresOf(document: Document): (Span | undefined)[] {
  const { mentions } = document;
  const column = (name: 'head' | 'minStart' | 'minEnd') => mentions.extras?.get(name);
  const [annotated, starts, ends] = [column('head'), column('minStart'), column('minEnd')];
  const heads = headsOf(document);
  return Array.from({ length: mentions.length }, (_, i): Span | undefined => {
    const isAnnotated = annotated !== undefined && annotated[i] >= 0;
    if (!isAnnotated && starts !== undefined && ends !== undefined && starts[i] >= 0)
      return [starts[i], ends[i]];
    return heads[i] >= 0 ? [heads[i], heads[i] + 1] : undefined;
  });
}

/** Mentions that are connected by pairs. */
function connected(
  { key, response, words }: Unmatched,
  cores: readonly (Span | undefined)[],
  fits: (key: number, response: number, common: number) => boolean,
): Iterable<MentionGroup> {
  const tree = new CoreTree(
    key.free.map((mention) => ({
      mention,
      core: cores[mention]?.[0] ?? words.key.start(mention),
      start: words.key.start(mention),
      end: words.key.end(mention),
    })),
  );
  /** For each response mention one of the key mentions that it fits. */
  const oneOf = new Map<number, number>();
  for (const other of response.free) {
    const span = { start: words.response.start(other), end: words.response.end(other) };
    const found = tree.connect(span, (one) => fits(one, other, words.key.common(one, words.response, other)));
    if (found >= 0) oneOf.set(other, found);
  }
  const groups = new Map<number, { key: number[]; response: number[] }>();
  for (const [other, place] of oneOf) {
    const root = tree.rootOf(place);
    const group = groups.get(root);
    if (group === undefined) groups.set(root, { key: [], response: [other] });
    else group.response.push(other);
  }
  tree.items.forEach(({ mention }, place) => {
    groups.get(tree.rootOf(place))?.key.push(mention);
  });
  return groups.values();
}
