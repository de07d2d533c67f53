import type { Span } from '../../core/document.ts';
import type { Pattern } from '../../core/pattern.ts';

interface Typed {
  readonly type: string;
  readonly parts: readonly Span[];
}

/** Share of spans that must be annotated twice. */
const MIN_TWICE_ANNOTATED_SHARE = 0.4;

/**
 * LitBank has no relation for identity: each mention is annotated twice, once with its type and once with its entity as the type
 * (`Isabella-11`). Returns, if a file is like that, the mentions that are typed, with their entities; undefined for any other file.
 * A pattern says which types are entities, in any file.
 */
export function entityTypes<T extends Typed>(
  mentions: readonly T[],
  pattern?: Pattern | undefined,
): ReadonlyMap<T, string | undefined> | undefined {
  const bySpan = new Map<string, T[]>();
  for (const mention of mentions) {
    const span = mention.parts.join(';');
    const same = bySpan.get(span);
    if (same === undefined) bySpan.set(span, [mention]);
    else same.push(mention);
  }
  const isEntity = ({ type }: Typed) => pattern?.matches(type) ?? /-\d+$/.test(type);
  const twice = [...bySpan.values()].filter(
    (same) => same.length === 2 && same.filter(isEntity).length === 1,
  );
  if (pattern === undefined && twice.length <= MIN_TWICE_ANNOTATED_SHARE * bySpan.size) return undefined;
  const result = new Map<T, string | undefined>();
  for (const same of bySpan.values()) {
    const entities = same.filter(isEntity);
    const typed = same.filter((mention) => !isEntity(mention));
    // A span with several entities, or with an entity alone, is kept for each of them.
    if (typed.length === 0) for (const mention of entities) result.set(mention, mention.type);
    for (const [i, mention] of typed.entries()) result.set(mention, (entities[i] ?? entities[0])?.type);
  }
  return result;
}
