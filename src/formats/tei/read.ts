import type { Document, Span } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import type { Source } from '../format.ts';
import type { FoundDocument, FoundMention } from '../found-document.ts';
import { MarkedText } from '../marked-text.ts';
import { standoffDocument } from '../standoff/document.ts';
import { type Group, isReferentName, noCoreference, type Unit, ursCoreference } from '../standoff/urs.ts';
import { documentName } from '../text-lines.ts';
import type { XmlCursor } from '../xml/cursor.ts';
import { readXml } from '../xml/read-xml.ts';

interface OpenMention {
  readonly depth: number;
  readonly start: number;
  readonly entity: string;
  readonly id: string;
  readonly at: number;
}

/** The text of a TEI file, mentions in it, and annotations beside it. */
class TeiFile {
  readonly text = new MarkedText();
  readonly mentions: FoundMention[] = [];
  /** The places of mentions with ids: elements with `prev` are further parts of one. */
  readonly #places = new Map<string, number>();
  readonly units: Unit[] = [];
  readonly groups: (Group & { readonly kind: string })[] = [];
  readonly #referents = new Map<string, string>();
  readonly #open: OpenMention[] = [];
  #isText = false;
  #isStandOff = false;
  #group = { kind: '', type: '' };
  #feature = '';
  #structure = '';

  open(cursor: XmlCursor): void {
    const { name, depth, start: at } = cursor;
    const local = localName(name);
    const id = () => cursor.attribute('xml:id') ?? cursor.attribute('id') ?? '';
    if (local === 'standOff') this.#isStandOff = true;
    else if (local === 'text' && !this.#isStandOff) this.#isText = true;
    else if (this.#isStandOff) this.#annotation(local, cursor.attributes, id(), at);
    else if (this.#isText) {
      const ref = cursor.attribute('ref');
      if (ref?.startsWith('#')) {
        const whole = cursor.attribute('prev')?.replace(/^#/, '');
        const own = whole || id();
        this.#open.push({ depth, start: this.text.length, entity: ref.slice(1), id: own, at });
      }
    }
  }

  /** The elements of `standOff`: groups of spans, links and features. */
  #annotation(local: string, attributes: XmlCursor['attributes'], id: string, at: number): void {
    if (local === 'annotationGrp' || local === 'spanGrp' || local === 'linkGrp' || local === 'joinGrp')
      this.#group = { kind: attributes.get('type') ?? '', type: attributes.get('subtype') ?? '' };
    else if (local === 'span') {
      const [from, to] = [wordNumber(attributes.get('from')), wordNumber(attributes.get('to'))];
      this.units.push({ id, type: this.#group.type, spans: [[from, to < 0 ? -1 : to + 1]], at });
    } else if (local === 'link' || local === 'join') {
      const members = (attributes.get('target') ?? '').split(/\s+/).map((target) => target.replace(/^#/, ''));
      this.groups.push({ ...this.#group, id, members });
    } else if (local === 'fs') this.#structure = id;
    else if (local === 'f') this.#feature = attributes.get('name') ?? '';
  }

  take({ text }: XmlCursor): void {
    if (this.#isText) this.text.add(text);
    else if (this.#structure !== '' && isReferentName(this.#feature) && text.trim() !== '')
      this.#referents.set(this.#structure.replace(/-fs$/, ''), text.trim());
  }

  close({ name, depth }: XmlCursor): void {
    const local = localName(name);
    if (local === 'text') this.#isText = false;
    else if (local === 'standOff') this.#isStandOff = false;
    else if (local === 'f') this.#feature = '';
    const open = this.#open.at(-1);
    if (open?.depth !== depth) return;
    this.#open.pop();
    const { id, start, entity, at } = open;
    const span: Span = [start, this.text.length];
    const place = id === '' ? undefined : this.#places.get(id);
    if (place !== undefined) {
      const before = this.mentions[place];
      this.mentions[place] = { ...before, spans: [...before.spans, span] };
      return;
    }
    if (id !== '') this.#places.set(id, this.mentions.length);
    this.mentions.push({ spans: [span], entity, at });
  }

  /** What says which mentions are coreferent. */
  coreference(): Pick<FoundDocument, 'mentions' | 'relations'> | undefined {
    if (this.mentions.length > 0) return { mentions: this.mentions };
    const units = this.units.map((unit) => ({ ...unit, referent: this.#referents.get(unit.id) }));
    const ofKind = (kind: RegExp) => this.groups.filter((group) => kind.test(group.kind));
    return ursCoreference(units, ofKind(/^rel/i), ofKind(/^(?!rel)/i));
  }
}

const localName = (name: string): string => (name.includes(':') ? name.slice(name.indexOf(':') + 1) : name);

/** The number at the end of the id of a word, `text:w_export_7`; −1 if there is none. */
function wordNumber(value: string | undefined): number {
  const digits = /(\d{1,9})$/.exec(value ?? '');
  return digits === null ? -1 : Number(digits[1]);
}

/** The document of a TEI file: elements with `ref` in the text, or units and chains beside it. See docs/formats/tei.md. */
export function* readTei(source: Source, report: Report): Iterable<Document> {
  const file = new TeiFile();
  const isWhole = readXml(source, report, {
    open: (cursor) => file.open(cursor),
    text: (cursor) => file.take(cursor),
    close: (cursor) => file.close(cursor),
  });
  const found = file.coreference();
  const isInline = file.mentions.length > 0 || found === undefined;
  yield standoffDocument(
    source,
    report,
    {
      id: documentName(source.name),
      ...(found ?? { mentions: [] }),
      ...(isInline ? { text: file.text.toString() } : {}),
    },
    found === undefined && isWhole
      ? {
          ...noCoreference,
          message: `No element of the text has a "ref" to an entity. ${noCoreference.message}`,
          expected: `<rs ref="#entity"> in the text; or ${noCoreference.expected}`,
        }
      : undefined,
  );
}
