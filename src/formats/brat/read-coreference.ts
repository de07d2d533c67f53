import { clustersOf } from '../../core/clusters.ts';
import { CodePoints } from '../../core/code-points.ts';
import type { Document, Mention, Relation, Span } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { unionOf } from '../../core/span-union.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import { fileName, type Report } from '../../problems/problem.ts';
import { bomLength, decode } from '../bytes.ts';
import { companionPath } from '../companions.ts';
import { EntityLabels } from '../entity-labels.ts';
import type { Source } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { documentName, MAX_POSITION, textLines } from '../text-lines.ts';
import { type BratCode, problem } from './codes.ts';
import { entityTypes } from './entity-types.ts';
import { type BratOptions, type BratRules, bratRules } from './options.ts';
import { type BratDocument, type BratTextBound, readBrat } from './read.ts';
import { checkBratText } from './text-check.ts';

/**
 * Reads brat annotation as coreference: entities are the connected components of relations of identity and of Equiv lines, over
 * text-bound annotations and events (docs/formats/brat.md). Annotations without such a relation are entities of one mention.
 */
export function* readBratCoreference(
  source: Source,
  report: Report,
  options: BratOptions = {},
): Iterable<Document> {
  const rules = bratRules(options);
  const { name: file, bytes, companions } = source;
  const name = fileName(file);
  const brat = withOtherHalf(readBrat({ name, text: decode(bytes) }, report), source, report);
  reportOdd(bytes, name, report);
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
    ...entitiesOf(brat, mentions, rules),
    length: points?.length ?? 0,
    sentences: [],
    ...(text === undefined ? {} : { text }),
    file,
    line: 1,
  };
}

/** Reports lines that begin like no annotation; those that begin like one are reported when they are read. */
function reportOdd(bytes: Uint8Array, file: string, report: Report): void {
  const take = limited<BratCode>(report);
  for (const { text, number } of textLines(bytes))
    if (text.trim() !== '' && !/^[TREAMN#*]/.test(text))
      take('brat/line', () =>
        problem('brat/line', 'The line is no annotation.', {
          file,
          line: number,
          column: 1,
          excerpt: clip(text.replaceAll('\t', '  '), 160),
          expected: 'an id such as T1, E1 or R1, then a TAB',
          help: 'correct the line; --lenient skips it',
        }),
      );
  take.finish((code, count) => problem(code, `${count} more lines like this.`, { file }));
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
  rules: BratRules,
): Pick<Document, 'entities' | 'unnamed' | 'mentions' | 'relations'> {
  const known = new Set(mentions.map(({ id }) => id));
  const links: [string, string][] = [];
  for (const { name, args } of brat.relations) if (rules.isIdentity(name)) links.push([args[0], args[1]]);
  for (const { name, ids } of brat.equivalences)
    if (rules.isIdentity(name)) for (const id of ids.slice(1)) links.push([ids[0], id]);
  const typed = entityTypes(mentions, rules.type);
  const labels = new EntityLabels();
  const entityOf = new Map<string, number>();
  const kept = typed === undefined ? mentions : typedEntities(mentions, typed, labels, entityOf);
  // Where types are entities, a link joins all that the two types stand for.
  const anchors = new Map(Array.from(entityOf, ([id, entity]) => [id, `\0${entity}`]));
  const anchorOf = (id: string) => anchors.get(id) ?? id;
  const inner = links.filter((link) => link.every((id) => (typed === undefined ? known : entityOf).has(id)));
  const joined = new Map<string, number>();
  for (const cluster of clustersOf(inner.map(([a, b]) => [anchorOf(a), anchorOf(b)] as const))) {
    const first = cluster[0].startsWith('\0') ? Number(cluster[0].slice(1)) : labels.index(cluster[0]);
    for (const anchor of cluster) joined.set(anchor, first);
  }
  for (const { id } of kept)
    entityOf.set(id, joined.get(anchorOf(id)) ?? entityOf.get(id) ?? labels.single(id));
  // Types that were joined with others leave numbers without mentions.
  const used = [...new Set(entityOf.values())].sort((a, b) => a - b);
  const numbers = new Map(used.map((entity, i) => [entity, i]));
  for (const [id, entity] of entityOf) entityOf.set(id, numbers.get(entity) as number);
  const list = kept.map((mention) => bratMention(mention, entityOf.get(mention.id) as number, mention.type));
  return { ...labels.picked(used), mentions: Mentions.of(list), ...relationsOf(brat, entityOf, rules) };
}

/** Mentions whose entities are types. In LitBank each is annotated twice, once with its type and once with its entity. Returns those that are kept. */
function typedEntities(
  mentions: readonly BratMention[],
  typed: ReadonlyMap<BratMention, string | undefined>,
  labels: EntityLabels,
  entityOf: Map<string, number>,
): readonly BratMention[] {
  for (const label of typed.values()) if (label !== undefined) labels.index(label);
  const kept = mentions.filter((mention) => typed.has(mention));
  for (const mention of kept) {
    const label = typed.get(mention);
    entityOf.set(mention.id, label === undefined ? labels.single(mention.id) : labels.index(label));
  }
  return kept;
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
  { isIdentity }: BratRules,
): Pick<Document, 'relations'> {
  const found = relations.flatMap(({ name, args }): Relation[] => {
    const [from, to] = args.map((id) => entityOf.get(id));
    return isIdentity(name) || from === undefined || to === undefined ? [] : [{ type: name, from, to: [to] }];
  });
  return found.length === 0 ? {} : { relations: found };
}

export type { BratMention, BratTextBound };
