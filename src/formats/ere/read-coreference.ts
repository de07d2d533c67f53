import { CodePoints } from '../../core/code-points.ts';
import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { resolvedOptions, type SpecsOf } from '../../core/parameter.ts';
import type { Report } from '../../problems/problem.ts';
import { decode } from '../bytes.ts';
import { EntityLabels } from '../entity-labels.ts';
import type { ReadOptions, Source } from '../format.ts';
import { layer as layerParameter } from '../layer.ts';
import { pairKeyOf } from '../pair-key.ts';
import { type ReportAt, reporterAt } from '../report-at.ts';
import { MAX_POSITION, positionOf } from '../text-lines.ts';
import { readXml } from '../xml/read-xml.ts';
import { type EreCode, problem } from './codes.ts';

export type EreOptions = ReadOptions & SpecsOf<readonly [typeof layerParameter]>;

type Attributes = ReadonlyMap<string, string>;

interface Found {
  /** Offset of the element, for messages. */
  readonly at: number;
  readonly line: number;
  readonly entity: string;
  readonly attributes: Attributes;
  /** The element with `source`, `offset` and `length`. */
  place: Attributes;
  /** `nom_head`: the minimum span. */
  head?: Attributes;
}

/** Elements with mentions, by their path below the root, and what they belong to. */
const MENTION_PATHS: ReadonlyMap<string, 'entities' | 'events'> = new Map([
  ['entities/entity/entity_mention', 'entities'],
  ['hoppers/hopper/event_mention', 'events'],
  ['event_mention', 'events'],
]);

/** The depth of a trigger in a hopper. */
const TRIGGER_DEPTH = 5;

const SKIP_HELP = 'correct the mention; --lenient skips it';

/** Entities and hoppers of an annotation file as coreference: a document for each source that is annotated. See docs/formats/ere.md. */
export function* readEreCoreference(
  source: Source,
  report: Report,
  options: EreOptions = {},
): Iterable<Document> {
  const { layer } = resolvedOptions([layerParameter], options) as { layer: Layers };
  const { found, id, line } = findMentions(source, report, layer);
  const reportAt = reporterAt<EreCode>(source, report, problem);
  const bySource = new Map<string, Found[]>();
  for (const one of found) {
    const name = one.place.get('source') ?? '';
    const list = bySource.get(name);
    if (list === undefined) bySource.set(name, [one]);
    else list.push(one);
  }
  if (bySource.size === 0) bySource.set('', []);
  // With several sources it is not known which text the offsets refer to.
  const beside = bySource.size === 1 ? source.companions?.get('.txt') : undefined;
  const text = beside === undefined ? undefined : decode(beside);
  const length = text === undefined ? 0 : new CodePoints(text).length;
  for (const [name, list] of bySource) {
    const labels = new EntityLabels();
    const mentions = list.flatMap((one) =>
      ereMention(one, labels, text === undefined ? MAX_POSITION : length, reportAt),
    );
    const own = (bySource.size === 1 ? id || name : name || id) || '';
    yield {
      id: own,
      pairKey: pairKeyOf(own),
      unit: 'character',
      mentions: Mentions.of(mentions),
      length,
      entities: labels.list.map((key) => key.slice(key.indexOf(' ') + 1)),
      sentences: [],
      ...(text === undefined ? {} : { text }),
      file: source.name,
      line,
    };
  }
  reportAt.finish();
}

type Layers = Readonly<Record<'events' | 'entities', boolean>>;

/** The mentions of the layers that are read, in the order of the file. */
function findMentions(source: Source, report: Report, layer: Layers) {
  const found: Found[] = [];
  const path: string[] = [];
  let id: string | undefined;
  let [group, groups, line] = ['', 0, 1];
  let type: string | undefined;
  let mention: Found | undefined;
  readXml(source, report, {
    open(cursor) {
      const { name, attributes, start: at, depth } = cursor;
      path.push(name);
      if (depth === 1) [id, line] = [attributes.get('doc_id'), cursor.line];
      if (depth > TRIGGER_DEPTH) return;
      const place = path.slice(1).join('/');
      const kind = MENTION_PATHS.get(place);
      if (place === 'entities/entity' || place === 'hoppers/hopper') {
        // An entity and a hopper may have the same id.
        group = `${name} ${attributes.get('id') ?? `${name}-${++groups}`}`;
        type = name === 'entity' ? attributes.get('type') : undefined;
      }
      if (kind !== undefined && layer[kind]) {
        const entity = depth === 2 ? `${name} ${attributes.get('id') ?? `${name}-${++groups}`}` : group;
        mention = { at, line: cursor.line, entity, attributes: keptOf(attributes, type), place: attributes };
      } else if (mention !== undefined && name === 'trigger') mention.place = attributes;
      else if (mention !== undefined && name === 'nom_head') mention.head = attributes;
    },
    close({ depth }) {
      const isMention = depth <= TRIGGER_DEPTH && MENTION_PATHS.has(path.slice(1).join('/'));
      if (isMention && mention !== undefined) {
        found.push(mention);
        mention = undefined;
      }
      path.pop();
    },
  });
  return { found, id, line };
}

/** The attributes that are kept. The type of an entity is also that of its mentions. */
function keptOf(attributes: Attributes, type: string | undefined): Attributes {
  const kept = new Map<string, string>();
  if (type) kept.set('type', type);
  for (const name of KEPT_ATTRIBUTES) {
    const value = attributes.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
}

function ereMention(
  one: Found,
  labels: EntityLabels,
  length: number,
  reportAt: ReportAt<EreCode>,
): Mention[] {
  const span = attributeSpan(one.place);
  if (span === undefined) {
    const expected = 'offset and length as whole numbers, the length greater than 0';
    reportAt('ere/span', one.at, 'The mention has no offset or no length.', expected, SKIP_HELP);
    return [];
  }
  const [start, end] = span;
  if (end > length) {
    const message = `The mention at offset ${start} lies outside of the text.`;
    reportAt('ere/offset', one.at, message, `an end of at most ${length}`, SKIP_HELP);
    return [];
  }
  const [minStart, minEnd] = (one.head && attributeSpan(one.head)) ?? [-1, -1];
  const least = minStart >= start && minEnd <= end ? { minStart, minEnd } : {};
  const attributes = one.attributes.size === 0 ? {} : { attributes: one.attributes };
  return [{ start, end, entity: labels.index(one.entity), line: one.line, ...attributes, ...least }];
}

const KEPT_ATTRIBUTES: readonly string[] = ['type', 'subtype', 'realis', 'noun_type'];

function attributeSpan(place: Attributes): [start: number, end: number] | undefined {
  const [offset, length] = [positionOf(place.get('offset')), positionOf(place.get('length'))];
  if (offset < 0 || length < 1 || offset + length > MAX_POSITION) return undefined;
  return [offset, offset + length];
}

/** Where the source text of an annotation file may be: `x.rich_ere.xml` belongs to `x.txt` or `x.cmp.txt`. */
export function textPaths(path: string): string[] {
  const base = path.replace(/\.xml$/, '');
  const bare = base.replace(/\.(?:rich_ere|event_hoppers|event_nuggets?)$/, '');
  return [...new Set([`${base}.txt`, `${bare}.txt`, `${bare}.cmp.txt`])];
}
