import type { Document, Span } from '../../core/document.ts';
import { resolvedOptions, type SpecsOf } from '../../core/parameter.ts';
import type { Report } from '../../problems/problem.ts';
import type { ReadOptions, Source } from '../format.ts';
import type { FoundMention } from '../found-document.ts';
import { layer as layerParameter } from '../layer.ts';
import { companionText, standoffDocument } from '../standoff/document.ts';
import { documentName, positionOf } from '../text-lines.ts';
import { readXml } from '../xml/read-xml.ts';

export type ApfOptions = ReadOptions & SpecsOf<readonly [typeof layerParameter]>;

/** The elements of mentions, what they belong to, and which of their parts is their place. */
const MENTIONS: ReadonlyMap<string, { readonly layer: 'entities' | 'events'; readonly place: string }> =
  new Map([
    ['entity_mention', { layer: 'entities', place: 'extent' }],
    ['event_mention', { layer: 'events', place: 'anchor' }],
  ]);

interface Open {
  readonly at: number;
  readonly place: string;
  readonly type: string;
  readonly entity: string;
  span: Span;
  head?: Span;
}

/** The document of an ACE file (APF): entities and events with their mentions. Ends are inclusive, and tags of the text are not counted. See docs/formats/apf.md. */
export function* readApf(source: Source, report: Report, options: ApfOptions = {}): Iterable<Document> {
  const { layer } = resolvedOptions([layerParameter], options) as {
    layer: Readonly<Record<'events' | 'entities', boolean>>;
  };
  const mentions: FoundMention[] = [];
  let id = '';
  let [entity, type, part] = ['', '', ''];
  let open: Open | undefined;
  readXml(source, report, {
    open({ name, attributes, start: at }) {
      const kind = MENTIONS.get(name);
      if (name === 'document') id ||= attributes.get('DOCID') ?? '';
      else if (name === 'entity' || name === 'event') {
        entity = attributes.get('ID') ?? '';
        type = [attributes.get('TYPE'), attributes.get('SUBTYPE')].filter(Boolean).join('.');
      } else if (kind !== undefined && layer[kind.layer])
        open = { at, place: kind.place, type, entity, span: [-1, -1] };
      else if (name === 'charseq' && open !== undefined) {
        const span: Span = [positionOf(attributes.get('START')), positionOf(attributes.get('END')) + 1];
        if (part === open.place) open.span = span;
        else if (part === 'head') open.head = span;
      } else if (open !== undefined) part = name;
    },
    close({ name }) {
      if (open === undefined || !MENTIONS.has(name)) return;
      const { at, span, head, type: kind, entity: label } = open;
      mentions.push({ spans: [span], entity: label === '' ? undefined : label, type: kind, min: head, at });
      open = undefined;
    },
  });
  const text = companionText(source, '.sgm')
    ?.replace(/\r\n?/g, '\n')
    .replace(/<[^>]*>/g, '');
  yield standoffDocument(source, report, {
    id: id || documentName(source.name).replace(/\.apf$/, ''),
    mentions,
    isCharacters: true,
    ...(text === undefined ? {} : { text }),
  });
}

/** The text of `x.apf.xml` is `x.sgm`. */
export const textPaths = (path: string): string[] => [path.replace(/(?:\.apf)?\.xml$/, '.sgm')];
