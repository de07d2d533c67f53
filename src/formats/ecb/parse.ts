import type { Report } from '../../problems/problem.ts';
import type { Source } from '../format.ts';
import type { XmlCursor } from '../xml/cursor.ts';
import { readXml } from '../xml/read-xml.ts';

interface Placed {
  /** Offset of the element, for messages. */
  readonly at: number;
}

/** A reference to a token or to a markable. */
interface Reference extends Placed {
  readonly id: string | undefined;
}

export interface EcbToken extends Placed {
  readonly id: string | undefined;
  readonly sentence: string;
  word: string;
}

/** A mention, which has anchors, or an instance, which is the entity that mentions refer to. */
export interface EcbMarkable extends Placed {
  readonly id: string | undefined;
  readonly tag: string;
  readonly line: number;
  /** The name of the entity, of an instance. */
  readonly instance: string | undefined;
  readonly anchors: Reference[];
}

export interface EcbRelation extends Placed {
  readonly id: string | undefined;
  readonly name: string;
  readonly note: string | undefined;
  readonly sources: Reference[];
  readonly targets: Reference[];
}

/** What a CAT file contains, as it is written. */
export interface EcbFile {
  name: string | undefined;
  /** Line of the root element. */
  line: number;
  readonly tokens: EcbToken[];
  readonly markables: EcbMarkable[];
  readonly relations: EcbRelation[];
}

/** The elements of a CAT file. Their names are names of types, so only the parent element shows whether an element is a markable or a relation. */
export function parseEcb(source: Source, report: Report): EcbFile {
  const file: EcbFile = { name: undefined, line: 1, tokens: [], markables: [], relations: [] };
  let section = '';
  let token: EcbToken | undefined;
  let markable: EcbMarkable | undefined;
  let relation: EcbRelation | undefined;

  function openChild(cursor: XmlCursor): void {
    const { name, attributes, start: at } = cursor;
    section = name;
    if (name !== 'token') return;
    token = { at, id: attributes.get('t_id'), sentence: attributes.get('sentence') ?? '', word: '' };
    file.tokens.push(token);
  }

  function openGrandchild({ name, attributes, start: at, line }: XmlCursor): void {
    if (section === 'Markables') {
      const instance = attributes.get('instance_id') || undefined;
      markable = { at, id: attributes.get('m_id'), tag: name, line, instance, anchors: [] };
      file.markables.push(markable);
    } else if (section === 'Relations') {
      const note = attributes.get('note') || undefined;
      relation = { at, id: attributes.get('r_id'), name, note, sources: [], targets: [] };
      file.relations.push(relation);
    }
  }

  function openReference({ name, attributes, start: at }: XmlCursor): void {
    if (section === 'Markables' && name === 'token_anchor')
      markable?.anchors.push({ at, id: attributes.get('t_id') });
    const ends = name === 'source' ? relation?.sources : name === 'target' ? relation?.targets : undefined;
    if (section === 'Relations') ends?.push({ at, id: attributes.get('m_id') });
  }

  readXml(source, report, {
    open(cursor) {
      if (cursor.depth === 1) {
        file.name = cursor.attributes.get('doc_name') ?? cursor.attributes.get('doc_id');
        file.line = cursor.line;
      } else if (cursor.depth === 2) openChild(cursor);
      else if (cursor.depth === 3) openGrandchild(cursor);
      else if (cursor.depth === 4) openReference(cursor);
    },
    text(cursor) {
      if (token !== undefined && cursor.depth === 2) token.word += cursor.text;
    },
    close({ depth }) {
      if (depth === 2) token = undefined;
    },
  });
  return file;
}
