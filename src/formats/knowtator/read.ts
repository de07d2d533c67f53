import type { Document, Span } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import type { Source } from '../format.ts';
import type { FoundMention } from '../found-document.ts';
import { companionText, standoffDocument } from '../standoff/document.ts';
import { documentName, positionOf } from '../text-lines.ts';
import type { XmlCursor } from '../xml/cursor.ts';
import { readXml } from '../xml/read-xml.ts';

interface Annotation {
  readonly spans: Span[];
  readonly at: number;
  type: string;
}

/** The slot, or the property of a triple, from a chain to its mentions. */
const CHAIN_SLOT = /coref/i;

/** What a file contains. Version 2 has nodes of a graph that stand for annotations, version 1 slots of class mentions. */
class KnowtatorFile {
  id = '';
  readonly annotations = new Map<string, Annotation>();
  /** Members of chains: chain and mention. */
  readonly links: [string, string][] = [];
  readonly slots = new Set<string>();
  readonly #nodes = new Map<string, string>();
  readonly #triples: [string, string][] = [];
  /** The slot mentions of each class mention, and the values of each slot mention. */
  readonly #slotsOf = new Map<string, string[]>();
  readonly #valuesOf = new Map<string, string[]>();
  #annotation: Annotation | undefined;
  #class = '';
  #slot = '';

  open({ name, attributes, start: at }: XmlCursor): void {
    const id = attributes.get('id') ?? '';
    if (name === 'document') this.id = id.replace(/\.txt$/, '');
    else if (name === 'annotations') this.id = (attributes.get('textSource') ?? '').replace(/\.txt$/, '');
    else if (name === 'annotation') {
      this.#annotation = { spans: [], at, type: '' };
      if (id !== '') this.annotations.set(id, this.#annotation);
    } else if (name === 'mention' && this.#annotation !== undefined)
      this.annotations.set(id, this.#annotation);
    else if (name === 'span')
      this.#annotation?.spans.push([positionOf(attributes.get('start')), positionOf(attributes.get('end'))]);
    else if (name === 'class' && this.#annotation !== undefined) this.#annotation.type = id;
    else if (name === 'vertex') this.#nodes.set(id, attributes.get('annotation') ?? '');
    else if (name === 'triple') this.#addTriple(attributes);
    else if (name === 'classMention') this.#class = id;
    else if (name === 'mentionClass') {
      const annotation = this.annotations.get(this.#class);
      if (annotation !== undefined) annotation.type = id;
    } else if (name === 'hasSlotMention') add(this.#slotsOf, this.#class, id);
    else if (name === 'complexSlotMention') this.#slot = id;
    else if (name === 'mentionSlot') {
      this.slots.add(id);
      if (!CHAIN_SLOT.test(id)) this.#slot = '';
    } else if (name === 'complexSlotMentionValue' && this.#slot !== '')
      add(this.#valuesOf, this.#slot, attributes.get('value') ?? '');
  }

  close({ name }: XmlCursor): void {
    if (name === 'annotation') this.#annotation = undefined;
    if (name === 'complexSlotMention') this.#slot = '';
  }

  finish(): void {
    for (const [subject, object] of this.#triples)
      this.links.push([this.#nodes.get(subject) ?? '', this.#nodes.get(object) ?? '']);
    for (const [chain, slots] of this.#slotsOf)
      for (const slot of slots)
        for (const value of this.#valuesOf.get(slot) ?? []) this.links.push([chain, value]);
  }

  #addTriple(attributes: ReadonlyMap<string, string>): void {
    const property = attributes.get('property') ?? '';
    this.slots.add(property);
    if (CHAIN_SLOT.test(property))
      this.#triples.push([attributes.get('subject') ?? '', attributes.get('object') ?? '']);
  }
}

const add = (map: Map<string, string[]>, key: string, value: string): void => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
};

/** The document of a Knowtator file, version 1 or 2: chains that list their mentions. See docs/formats/knowtator.md. */
export function* readKnowtator(source: Source, report: Report): Iterable<Document> {
  const file = new KnowtatorFile();
  const isWhole = readXml(source, report, {
    open: (cursor) => file.open(cursor),
    close: (cursor) => file.close(cursor),
  });
  file.finish();
  const mentions = file.links.flatMap(([entity, id]): FoundMention[] => {
    const annotation = file.annotations.get(id);
    return annotation === undefined
      ? []
      : [{ spans: annotation.spans, entity, type: annotation.type, at: annotation.at }];
  });
  const slots = [...file.slots].filter((slot) => slot !== '').sort();
  const named =
    slots.length === 0
      ? 'the file has no slots between annotations'
      : `its slots are ${slots.slice(0, 8).join(', ')}`;
  const text = companionText(source, '.txt');
  yield standoffDocument(
    source,
    report,
    {
      id: file.id || documentName(source.name),
      mentions,
      isCharacters: true,
      ...(text === undefined ? {} : { text }),
    },
    mentions.length === 0 && isWhole
      ? {
          message: `Nothing says which annotations are coreferent: ${named}.`,
          expected: 'a slot such as "Coreferring strings" from a chain to its mentions',
          help: 'export the project with its slots (in CRAFT: coreference-annotation, not concept-annotation)',
        }
      : undefined,
  );
}

/** Where the text may be: beside the file, or in `articles/txt` of CRAFT. */
export function textPaths(path: string): string[] {
  const base = path
    .replace(/\.xml$/, '')
    .replace(/\.knowtator$/, '')
    .replace(/\.txt$/, '');
  const name = base.replace(/^.*[\\/]/, '');
  const folder = base.slice(0, base.length - name.length);
  return [`${base}.txt`, `${folder}../../articles/txt/${name}.txt`];
}
