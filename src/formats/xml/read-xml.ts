import type { FileRef, Report } from '../../problems/problem.ts';
import { bomLength } from '../bytes.ts';
import { bytePlace } from '../json/place.ts';
import { xmlProblem } from './codes.ts';
import { XmlCursor } from './cursor.ts';
import { XmlFault, type XmlFaultKind } from './fault.ts';

/** What a reader does with elements and text. The cursor knows the rest: name, attributes, depth, line. */
export interface XmlHandler {
  open?(cursor: XmlCursor): void;
  close?(cursor: XmlCursor): void;
  text?(cursor: XmlCursor): void;
}

const HELP_BY_KIND: Readonly<Record<XmlFaultKind, string>> = {
  malformed: 'repair the file; nothing after this place is read',
  doctype: 'remove the declarations; they are not used',
  depth: 'check that it is annotation; nothing after this place is read',
};

/** Reads an XML file from its start to its end, or to the first fault, which is reported. Returns whether the end was reached. */
export function readXml(
  { name: file, bytes }: { readonly name: FileRef; readonly bytes: Uint8Array },
  report: Report,
  handler: XmlHandler,
): boolean {
  const cursor = new XmlCursor(bytes, bomLength(bytes));
  try {
    for (;;) {
      const event = cursor.next();
      if (event === 'end') return true;
      handler[event]?.(cursor);
    }
  } catch (fault) {
    if (!(fault instanceof XmlFault)) throw fault;
    const { kind, message, at } = fault;
    const said =
      kind === 'malformed'
        ? `Not well-formed XML: ${message}.`
        : `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
    report(xmlProblem(`xml/${kind}`, said, { file, ...bytePlace(bytes, at), help: HELP_BY_KIND[kind] }));
    return false;
  }
}
