import type { Span } from '../../core/document.ts';
import type { FoundDocument, FoundMention, FoundRelation } from '../found-document.ts';
import { entitiesByLinks } from '../linked-entities.ts';

/** A unit, that is a stretch of text, of the model of units, relations and schemas (Glozz, Analec, TXM). */
export interface Unit {
  readonly id: string;
  readonly type: string;
  readonly spans: readonly Span[];
  /** The value of the feature that names the referent. */
  readonly referent?: string | undefined;
  readonly at: number;
}

/** A relation between two annotations, or a schema, a set of them. */
export interface Group {
  readonly id: string;
  readonly type: string;
  readonly members: readonly string[];
}

/** The names of features that have the referent of a unit. */
export const isReferentName = (name: string): boolean =>
  /^(?:ref|r[eé]f[eé]rent|entit(?:y|[eé])|chain|cha[iî]ne)$/i.test(name);

/** Types of schemas that are chains, and of relations that are identity; ANCOR calls these DIRECTE, INDIRECTE and ANAPHORE. */
const isChain = ({ type }: Group): boolean => /cha[iî]n|coref|ident|entit/i.test(type);
const isIdentity = ({ type }: Group): boolean =>
  /direct|anaph|coref|ident/i.test(type) && !/assoc|bridg/i.test(type);

/** The coreference of units: by schemas that are chains, by relations of identity, or by a feature with the referent; `undefined` if there is none of these. */
export function ursCoreference(
  units: readonly Unit[],
  relations: readonly Group[],
  schemas: readonly Group[],
): Pick<FoundDocument, 'mentions' | 'relations'> | undefined {
  const known = new Set(units.map(({ id }) => id));
  const chains = schemas.filter(isChain);
  const identity = relations.filter(
    (relation) => isIdentity(relation) && relation.members.every((id) => known.has(id)),
  );
  const entityOf = new Map<string, string>();
  if (chains.length > 0)
    for (const { id, members } of chains) for (const member of members) entityOf.set(member, id);
  else if (identity.length > 0)
    for (const [unit, entity] of entitiesByLinks(
      identity.map(({ members }) => [members[0], members[1] ?? members[0]] as const),
    ))
      entityOf.set(unit, entity);
  else for (const { id, referent } of units) if (referent) entityOf.set(id, referent);
  if (entityOf.size === 0) return undefined;
  const types = new Set(units.filter(({ id }) => entityOf.has(id)).map(({ type }) => type));
  const mentions = units
    .filter(({ type }) => types.has(type))
    .map(({ id, spans, type, at }): FoundMention => ({ spans, entity: entityOf.get(id) ?? id, type, at }));
  const others = relations.flatMap(({ type, members }): FoundRelation[] => {
    const [from, to] = members.map((id) => entityOf.get(id) ?? id);
    return to === undefined || isIdentity({ id: '', type, members }) ? [] : [{ type, from, to: [to] }];
  });
  return { mentions, relations: others };
}

/** What a file of this model lacks. */
export const noCoreference = {
  message: 'No schema is a chain, no relation is identity, and no unit names its referent.',
  expected:
    'schemas with "chain" or "coref" in their type, relations such as DIRECTE or ANAPHORE, or a feature REF of units',
  help: 'export the file with its chains',
} as const;
