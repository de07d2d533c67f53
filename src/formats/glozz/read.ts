import type { Document } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import type { Source } from '../format.ts';
import { companionText, standoffDocument } from '../standoff/document.ts';
import { type Group, isReferentName, noCoreference, type Unit, ursCoreference } from '../standoff/urs.ts';
import { documentName, positionOf } from '../text-lines.ts';
import { readXml } from '../xml/read-xml.ts';

/** An annotation while it is read. */
interface Open {
  readonly kind: string;
  readonly id: string;
  readonly at: number;
  type: string;
  referent?: string;
  readonly positions: number[];
  readonly members: string[];
}

const KINDS: ReadonlySet<string> = new Set(['unit', 'relation', 'schema']);

/** The document of a Glozz file (`.aa`), whose text is in the file beside it (`.ac`). See docs/formats/glozz.md. */
export function* readGlozz(source: Source, report: Report): Iterable<Document> {
  const units: Unit[] = [];
  const groups: (Group & { readonly kind: string })[] = [];
  let open: Open | undefined;
  let taken: 'type' | 'referent' | undefined;
  const isWhole = readXml(source, report, {
    open({ name, attributes, depth, start: at }) {
      if (depth === 2 && KINDS.has(name))
        open = { kind: name, id: attributes.get('id') ?? '', at, type: '', positions: [], members: [] };
      else if (open === undefined) return;
      else if (name === 'type') taken = 'type';
      else if (name === 'feature' && isReferentName(attributes.get('name') ?? '')) taken = 'referent';
      else if (name === 'singlePosition') open.positions.push(positionOf(attributes.get('index')));
      else if (name === 'term' || name.startsWith('embedded-')) open.members.push(attributes.get('id') ?? '');
    },
    text({ text }) {
      if (open !== undefined && taken !== undefined) open[taken] = `${open[taken] ?? ''}${text}`;
    },
    close({ depth }) {
      taken = undefined;
      if (depth !== 2 || open === undefined) return;
      const { kind, id, at, positions, members, referent } = open;
      const type = open.type.trim();
      if (kind === 'unit')
        units.push({
          id,
          type,
          spans: [[positions[0] ?? -1, positions[1] ?? -1]],
          referent: referent?.trim(),
          at,
        });
      else groups.push({ kind, id, type, members });
      open = undefined;
    },
  });
  const ofKind = (kind: string) => groups.filter((group) => group.kind === kind);
  const found = ursCoreference(units, ofKind('relation'), ofKind('schema'));
  const text = companionText(source, '.ac');
  yield standoffDocument(
    source,
    report,
    {
      id: documentName(source.name),
      ...(found ?? { mentions: [] }),
      inUnits: true,
      isCharacters: true,
      ...(text === undefined ? {} : { text }),
    },
    found === undefined && isWhole ? noCoreference : undefined,
  );
}
