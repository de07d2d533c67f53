import { type Document, type Mention, movedRelations } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import type { AnnotatedTable } from '../annotations.ts';
import type { Slots } from '../slots.ts';
import type { AdjudicatedTable } from './adjudicate-table.ts';
import { type DecidedMention, type Voter, votersOf } from './entities.ts';

/** Names of entities that no annotator has used: the next free numbers. */
export class FreeNames {
  readonly #used: ReadonlySet<string>;
  #next = 0;

  constructor(tables: readonly AnnotatedTable[]) {
    this.#used = new Set(
      tables.flatMap(({ markings }) => markings.flatMap((marking) => marking?.document.entities ?? [])),
    );
  }

  next(): string {
    let name: string;
    do name = String(++this.#next);
    while (this.#used.has(name));
    return name;
  }
}

/**
 * The document with the entities that were decided on. Words and everything else are those of the first annotator who has the document, and the properties of a mention those of the first
 * one who marked its span. An entity that is a chain of an annotator keeps its name.
 */
export function adjudicatedDocument(
  names: readonly string[],
  table: AnnotatedTable,
  slots: Slots,
  { mentions, entities }: AdjudicatedTable,
  free: FreeNames,
): Document {
  const voters = votersOf(names, table, slots);
  const first = voters[0].marking.document;
  const chains = membersOf(mentions, entities).map((members) => chainOf(members, voters));
  const labels = labelsOf(chains, voters, free);
  const sources = mentions.map(({ unit }) => sourceOf(unit, voters));
  const unnamed = new Set(labels.flatMap(({ isNew }, entity) => (isNew ? [entity] : [])));
  const equal = new Map(
    chains.flatMap((chain, entity) => (chain?.voter === 0 ? [[chain.chain, entity] as const] : [])),
  );
  const { relations, tags, line: _, ...rest } = first;
  const moved = movedRelations(relations, (entity) => equal.get(entity) ?? -1);
  return {
    ...rest,
    ...wordsOf(voters),
    entities: labels.map(({ name }) => name),
    unnamed: unnamed.size === 0 ? undefined : unnamed,
    mentions: Mentions.of(mentions.map(({ entity }, i) => ({ ...mentionOf(sources[i]), entity }))),
    relations: moved?.filter(({ from, to }, i) => from >= 0 && to.length === relations?.[i].to.length),
    tags: tags && {
      ...tags,
      ids: sources.map(({ document, mention }) => (document === first ? tags.ids[mention] : undefined)),
    },
  };
}

/** The words of the first annotator whose document has some. */
function wordsOf(voters: readonly Voter[]): Pick<Document, 'tokens' | 'sentences' | 'length'> {
  const documents = voters.map(({ marking }) => marking.document);
  const { tokens, sentences, length } =
    documents.find((document) => document.tokens !== undefined) ?? documents[0];
  return { tokens, sentences, length };
}

function membersOf(mentions: readonly DecidedMention[], entities: number): DecidedMention[][] {
  const members = Array.from({ length: entities }, (): DecidedMention[] => []);
  for (const mention of mentions) members[mention.entity].push(mention);
  return members;
}

/** The first annotator who has an entity as a chain, and which it is. */
function chainOf(
  members: readonly DecidedMention[],
  voters: readonly Voter[],
): { readonly voter: number; readonly chain: number } | undefined {
  for (const [voter, { unitOf, marking }] of voters.entries()) {
    const chains = new Set(
      members.map(({ slot }) => (unitOf[slot] < 0 ? -1 : marking.chainOf[unitOf[slot]])),
    );
    const [chain] = chains;
    if (chains.size === 1 && chain >= 0 && marking.sizes[chain] === members.length) return { voter, chain };
  }
  return undefined;
}

function labelsOf(
  chains: readonly ReturnType<typeof chainOf>[],
  voters: readonly Voter[],
  free: FreeNames,
): { readonly name: string; readonly isNew: boolean }[] {
  const taken = new Set<string>();
  return chains.map((found) => {
    const document = found && voters[found.voter].marking.document;
    const name = found && document?.entities[found.chain];
    if (name === undefined || taken.has(name)) return { name: free.next(), isNew: true };
    taken.add(name);
    return { name, isNew: document?.unnamed?.has(found?.chain ?? -1) ?? false };
  });
}

interface Source {
  readonly document: Document;
  readonly mention: number;
  readonly isFirst: boolean;
}

function sourceOf(unit: number, voters: readonly Voter[]): Source {
  const voter = voters.findIndex(({ marking }) => marking.mentionOf[unit] >= 0);
  const { document, mentionOf: own } = voters[voter].marking;
  return { document, mention: own[unit], isFirst: voter === 0 };
}

/** A mention without its line, which is that of another file; ends of relations are those of the first annotator. */
function mentionOf({ document, mention, isFirst }: Source): Mention {
  const { line: _, relationEnd, ...rest } = document.mentions.at(mention);
  return isFirst && relationEnd !== undefined ? { ...rest, relationEnd } : rest;
}
