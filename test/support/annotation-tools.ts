import { CodePoints } from '../../src/core/code-points.ts';
import type { Document } from '../../src/core/document.ts';

const escaped = (text: string): string => text.replace(/[&<>"\n]/g, (c) => `&#${c.codePointAt(0)};`);

/** A document whose positions are characters as XMI with a chain for each entity, as INCEpTION writes it. */
export function xmiOf({ id, text = '', mentions, entities }: Document): string {
  const points = new CodePoints(text);
  const all = [...mentions];
  const links = all.map(({ start, end, entity }, i) => {
    const next = all.findIndex((other, k) => k > i && other.entity === entity);
    const [begin, stop] = [points.toUnits(start), points.toUnits(end)];
    return `<type:CoreferenceLink xmi:id="${100 + i}" sofa="1" begin="${begin}" end="${stop}"${next < 0 ? '' : ` next="${100 + next}"`}/>`;
  });
  const chains = entities.flatMap((_, entity) => {
    const first = all.findIndex((mention) => mention.entity === entity);
    return first < 0 ? [] : [`<type:CoreferenceChain xmi:id="e${entity}" sofa="1" first="${100 + first}"/>`];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?><xmi:XMI xmlns:cas="http:///uima/cas.ecore" xmlns:meta="http:///de/tudarmstadt/ukp/dkpro/core/api/metadata/type.ecore" xmlns:type="http:///de/tudarmstadt/ukp/dkpro/core/api/coref/type.ecore" xmlns:xmi="http://www.omg.org/XMI">',
    `<meta:DocumentMetaData xmi:id="2" sofa="1" documentTitle="${escaped(id)}"/>`,
    ...links,
    ...chains,
    `<cas:Sofa xmi:id="1" sofaString="${escaped(text)}"/></xmi:XMI>`,
  ].join('\n');
}

/** The same as TEI with elements in the text; mentions must not cross. */
export function teiOf({ text = '', mentions }: Document): string {
  const points = new CodePoints(text);
  const all = [...mentions].map(({ start, end, entity }) => ({
    start: points.toUnits(start),
    end: points.toUnits(end),
    entity,
  }));
  const tags = new Map<number, { opens: string[]; closes: number }>();
  const at = (place: number) => {
    const known = tags.get(place) ?? { opens: [], closes: 0 };
    tags.set(place, known);
    return known;
  };
  for (const { start, end, entity } of all.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    at(start).opens.push(`<rs ref="#e${entity}">`);
    at(end).closes++;
  }
  let [marked, last] = ['', 0];
  for (const [place, { opens, closes }] of [...tags].sort(([a], [b]) => a - b)) {
    marked += `${escaped(text.slice(last, place))}${'</rs>'.repeat(closes)}${opens.join('')}`;
    last = place;
  }
  return `<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader/><text>${marked}${escaped(text.slice(last))}</text></TEI>`;
}
