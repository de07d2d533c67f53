import { clustersOf } from '../../core/clusters.ts';
import { CodePoints } from '../../core/code-points.ts';
import type { Document, Mention, Relation, Span } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { unionOf } from '../../core/span-union.ts';
import { limited } from '../../problems/limited.ts';
import { fileName, type Report } from '../../problems/problem.ts';
import { bomLength, decode } from '../bytes.ts';
import { companionPath } from '../companions.ts';
import { EntityLabels } from '../entity-labels.ts';
import type { Source } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { documentName, MAX_POSITION } from '../text-lines.ts';
import { type BratCode, problem } from './codes.ts';
import { entityTypes } from './entity-types.ts';
import { type BratDocument, type BratTextBound, readBrat } from './read.ts';
import { checkBratText } from './text-check.ts';

/** Relations that say that two annotations mean the same. */
const IDENTITY_RELATION = /^(?:coref|coreference|ident|identity|equiv|same_as|alias)$/i;

/**
 * Reads brat annotation as coreference: entities are the connected components of relations of identity and of Equiv lines, over
 * text-bound annotations and events (docs/formats/brat.md). Annotations without such a relation are entities of one mention.
 */
export function* readBratCoreference(source: Source, report: Report): Iterable<Document> {
  const { name: file, bytes, companions } = source;
  const name = fileName(file);
  const brat = withOtherHalf(readBrat({ name, text: decode(bytes) }, report), source, report);
  const beside = companions?.get('.txt');
  const text = beside && decode(beside.subarray(bomLength(beside)));
  const points = text === undefined ? undefined : new CodePoints(text);
  if (text !== undefined) checkBratText(brat, { file: name, text, points }, report);
  const mentions = bratMentions(brat, text, points, file, report);
  const id = documentName(file);
  yield {
    id,
    pairKey: pairKeyOf(id),
    unit: 'character',
    ...entitiesOf(brat, mentions),
    length: points?.length ?? 0,
    sentences: [],
    ...(text === undefined ? {} : { text }),
    file,
    line: 1,
  };
}

/** The annotation of both files, where it is split into `.a1` and `.a2`. */
function withOtherHalf(brat: BratDocument, { name, companions }: Source, report: Report): BratDocument {
  const extension = ['.a1', '.a2'].find((candidate) => companions?.has(candidate));
  const bytes = companions?.get(extension ?? '');
  if (extension === undefined || bytes === undefined) return brat;
  const other = readBrat({ name: companionPath(fileName(name), extension), text: decode(bytes) }, report);
  return {
    textBounds: [...brat.textBounds, ...other.textBounds],
    events: [...brat.events, ...other.events],
    attributes: [...brat.attributes, ...other.attributes],
    relations: [...brat.relations, ...other.relations],
    equivalences: [...brat.equivalences, ...other.equivalences],
    others: brat.others,
  };
}

/** An annotation that is a mention: a text-bound annotation, or an event in place of its trigger. */
interface BratMention {
  readonly id: string;
  readonly type: string;
  readonly parts: readonly Span[];
  readonly line: number;
}

function bratMentions(
  { textBounds, events }: BratDocument,
  text: string | undefined,
  points: CodePoints | undefined,
  file: Source['name'],
  report: Report,
): BratMention[] {
  const take = limited<BratCode>(report);
  const byId = new Map(textBounds.map((bound) => [bound.id, bound]));
  const triggers = new Set(events.map(({ trigger }) => trigger));
  const all = [
    ...[...byId.values()].filter(({ id }) => !triggers.has(id)),
    ...events.flatMap((event) => {
      const trigger = byId.get(event.trigger);
      return trigger === undefined ? [] : [{ ...trigger, id: event.id, type: event.type, line: event.line }];
    }),
  ];
  const limit = points?.length ?? MAX_POSITION;
  const mentions = all.flatMap(({ id, type, fragments, line }): BratMention[] => {
    const parts = unionOf(fragments.filter(([start, end]) => start < end && end <= limit));
    if (parts.length > 0) return [{ id, type, line, parts: joined(parts, text, points) }];
    take('brat/span', () =>
      problem('brat/span', `Annotation "${id}" covers no character of the text.`, {
        file,
        line,
        column: 1,
        expected: text === undefined ? 'a start before the end' : `offsets from 0 to ${limit}`,
        help: 'check that the offsets belong to this text; --lenient leaves the annotation out',
      }),
    );
    return [];
  });
  take.finish((code, count) => problem(code, `${count} more annotations like this.`, { file }));
  return mentions;
}

/** Parts with nothing but white space between them are one: brat cuts annotations at line breaks. */
function joined(
  parts: readonly Span[],
  text: string | undefined,
  points: CodePoints | undefined,
): readonly Span[] {
  if (text === undefined || points === undefined || parts.length === 1) return parts;
  const result: Span[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    const isNear = last !== undefined && part[0] - last[1] <= MAX_BREAK_CHARACTERS;
    if (
      last !== undefined &&
      isNear &&
      text.slice(points.toUnits(last[1]), points.toUnits(part[0])).trim() === ''
    )
      result[result.length - 1] = [last[0], part[1]];
    else result.push(part);
  }
  return result;
}

const MAX_BREAK_CHARACTERS = 64;

function entitiesOf(
  brat: BratDocument,
  mentions: readonly BratMention[],
): Pick<Document, 'entities' | 'mentions' | 'relations'> {
  const typed = entityTypes(mentions);
  if (typed !== undefined) return typedEntities(brat, mentions, typed);
  const known = new Set(mentions.map(({ id }) => id));
  const links: [string, string][] = [];
  for (const { name, args } of brat.relations)
    if (IDENTITY_RELATION.test(name)) links.push([args[0], args[1]]);
  for (const { name, ids } of brat.equivalences)
    if (IDENTITY_RELATION.test(name)) for (const id of ids.slice(1)) links.push([ids[0], id]);
  const labels = new EntityLabels();
  const entityOf = new Map<string, number>();
  for (const cluster of clustersOf(links.filter((link) => link.every((id) => known.has(id))))) {
    const entity = labels.index(cluster[0]);
    for (const id of cluster) entityOf.set(id, entity);
  }
  const list = mentions.map((mention) => {
    const entity = entityOf.get(mention.id) ?? labels.single(mention.id);
    entityOf.set(mention.id, entity);
    return bratMention(mention, entity, mention.type);
  });
  return { ...labels.fields, mentions: Mentions.of(list), ...relationsOf(brat, entityOf) };
}

/** LitBank: each mention is annotated twice, once with its type and once with its entity. */
function typedEntities(
  brat: BratDocument,
  mentions: readonly BratMention[],
  typed: ReadonlyMap<BratMention, string | undefined>,
) {
  const labels = new EntityLabels();
  const entityOf = new Map<string, number>();
  for (const label of typed.values()) if (label !== undefined) labels.index(label);
  const list = mentions.flatMap((mention) => {
    if (!typed.has(mention)) return [];
    const label = typed.get(mention);
    const entity = label === undefined ? labels.single(mention.id) : labels.index(label);
    entityOf.set(mention.id, entity);
    return [bratMention(mention, entity, mention.type)];
  });
  return { ...labels.fields, mentions: Mentions.of(list), ...relationsOf(brat, entityOf) };
}

function bratMention({ parts, line }: BratMention, entity: number, type: string): Mention {
  const [start, end] = [parts[0][0], parts[parts.length - 1][1]];
  return {
    start,
    end,
    entity,
    line,
    ...(parts.length > 1 ? { parts } : {}),
    attributes: new Map([['type', type]]),
  };
}

/** Relations that are not identity, between entities. */
function relationsOf(
  { relations }: BratDocument,
  entityOf: ReadonlyMap<string, number>,
): Pick<Document, 'relations'> {
  const found = relations.flatMap(({ name, args }): Relation[] => {
    const [from, to] = args.map((id) => entityOf.get(id));
    return IDENTITY_RELATION.test(name) || from === undefined || to === undefined
      ? []
      : [{ type: name, from, to: [to] }];
  });
  return found.length === 0 ? {} : { relations: found };
}

export type { BratMention, BratTextBound };
