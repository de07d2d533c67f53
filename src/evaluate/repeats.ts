import { type Document, type Mention, movedRelations } from '../core/document.ts';
import type { Mentions } from '../core/mentions.ts';
import { UnionFind } from '../core/union-find.ts';
import type { ConfiguredMatcher } from '../matching/matcher.ts';
import { clip } from '../problems/clip.ts';
import { limited } from '../problems/limited.ts';
import type { Report } from '../problems/problem.ts';
import { problem } from './codes.ts';

/** What happens to a span that is in two entities of a document. */
export const duplicatePolicies = {
  first: 'the entity that appears first keeps it',
  last: 'the entity that appears last keeps it',
  drop: 'no entity keeps it',
  merge: 'the entities become one',
  error: 'refuse to score',
} as const;

export type DuplicatePolicy = keyof typeof duplicatePolicies;

/** The document without repeats, and the number of repeats. */
export interface Deduplicated {
  readonly document: Document;
  /** Mentions that were removed because their entity already has the span. */
  readonly withinEntity: number;
  /** Mentions that share their span with a mention of another entity. */
  readonly acrossEntities: number;
  /** Where entities were merged: for each entity the one that it has become. */
  readonly merged?: Int32Array | undefined;
}

/**
 * Keeps each span in at most one entity, chosen by the policy. A span that is repeated within an entity is kept once
 * under every policy. Each repeat is reported; a document without repeats is returned unchanged.
 */
export function withoutRepeats(
  document: Document,
  matcher: Pick<ConfiguredMatcher, 'repeats'>,
  policy: DuplicatePolicy,
  report: Report,
): Deduplicated {
  const original = matcher.repeats(document);
  if (original === undefined) return { document, withinEntity: 0, acrossEntities: 0 };

  const { mentions, entities } = document;
  const entityOf = mentions.entities;
  const merged = policy === 'merge' ? mergedEntities(document, original) : undefined;
  const owner = owners(mentions, original, policy);
  const reportLimited = limited<'mention/repeated' | 'mention/shared'>(report);
  const seen = new Set<number>();
  const kept: number[] = [];
  let withinEntity = 0;
  let acrossEntities = 0;
  original.forEach((first, i) => {
    const twin = first * entities.length + entityOf[i];
    if (seen.has(twin)) {
      withinEntity++;
      reportLimited('mention/repeated', () => repeated(document, mentions.at(i)));
      return;
    }
    seen.add(twin);
    if (first !== i) {
      acrossEntities++;
      reportLimited('mention/shared', () => shared(document, mentions.at(first), mentions.at(i), policy));
    }
    if (merged === undefined ? owner[first] === entityOf[i] : first === i) kept.push(i);
  });
  reportLimited.finish((code, count) =>
    problem(code, `${count} more repeated mentions in document ${document.id}.`, {
      file: document.file,
      line: document.line,
      document: document.id,
    }),
  );
  const single = mentions.pick(kept);
  return {
    document: {
      ...document,
      mentions:
        merged === undefined ? single : single.withEntities(single.entities.map((entity) => merged[entity])),
      relations:
        merged === undefined
          ? document.relations
          : movedRelations(document.relations, (entity) => merged[entity]),
    },
    withinEntity,
    acrossEntities,
    merged,
  };
}

/** For each span (identified by its first mention) the entity that keeps it; −1 for none. */
function owners({ entities }: Mentions, original: Int32Array, policy: DuplicatePolicy): Int32Array {
  const owner = entities.slice();
  original.forEach((first, i) => {
    if (first === i || entities[i] === owner[first]) return;
    const [kept, other] = [owner[first], entities[i]];
    if (policy === 'drop') owner[first] = -1;
    else if (kept >= 0) owner[first] = policy === 'last' ? Math.max(kept, other) : Math.min(kept, other);
  });
  return owner;
}

/** Maps each entity to its representative after merging entities that share a span. */
function mergedEntities({ entities, mentions }: Document, original: Int32Array): Int32Array {
  const entityOf = mentions.entities;
  const sets = new UnionFind(entities.length);
  original.forEach((first, i) => {
    sets.unite(entityOf[first], entityOf[i]);
  });
  return Int32Array.from(entities, (_, entity) => sets.find(entity));
}

const place = (document: Document, mention: Mention) => ({
  file: document.file,
  line: mention.line,
  document: document.id,
  mark: document.entities[mention.entity],
});

/** A mention for a message: its words, if known, and its position, if there is a text. */
export function spanText({ tokens, length, unit, outside }: Document, { start, end }: Mention): string {
  const words = outside?.get(start);
  if (words !== undefined) return `"${clip(words)}" (not in the text)`;
  const of = unit === 'character' ? 'character' : 'token';
  const where = end - start === 1 ? `${of} ${start}` : `${of}s ${start} to ${end - 1}`;
  if (tokens === undefined) return `at ${where}`;
  if (length === 0) return JSON.stringify(tokens.at(start));
  const text = Array.from({ length: Math.min(end - start, 5) }, (_, i) => tokens.at(start + i)).join(' ');
  return `"${text.length > 60 || end - start > 5 ? `${text.slice(0, 60)}…` : text}" (${where})`;
}

/** The reference scorer counts some repeated mentions twice (docs/parity.md). */
const REFERENCE_HELP = 'corefeval scorer.pl gives the number of the reference scorer';

function repeated(document: Document, mention: Mention) {
  return problem(
    'mention/repeated',
    `The mention ${spanText(document, mention)} occurs twice in entity ${document.entities[mention.entity]}.`,
    { ...place(document, mention), help: `it is counted once; remove the repetition; ${REFERENCE_HELP}` },
  );
}

function shared(document: Document, first: Mention, mention: Mention, policy: DuplicatePolicy) {
  const [a, b] = [document.entities[first.entity], document.entities[mention.entity]];
  return problem(
    'mention/shared',
    `The mention ${spanText(document, mention)} is in entity ${a} and in entity ${b}.`,
    {
      ...place(document, mention),
      ...(policy === 'error' ? { severity: 'error' as const } : {}),
      expected: 'a mention in one entity only',
      help: `--duplicates ${policy}: ${duplicatePolicies[policy]}; choose from ${Object.keys(duplicatePolicies).join(', ')}${policy === 'error' ? '' : `; ${REFERENCE_HELP}`}`,
    },
  );
}
