import type { FileRef, Report } from '../../problems/problem.ts';
import { bomLength } from '../bytes.ts';
import { placeOf } from '../json/place.ts';
import { xmlProblem } from './codes.ts';
import { XmlCursor } from './cursor.ts';
import { XmlFault, type XmlFaultKind } from './fault.ts';

/** What a reader does with elements and text. The cursor knows the rest: name, attributes, depth, line. */
export interface XmlHandler {
  open?(cursor: XmlCursor): void;
  close?(cursor: XmlCursor): void;
  text?(cursor: XmlCursor): void;
}

const HELP: Readonly<Record<XmlFaultKind, string>> = {
  malformed: 'repair the file; it is read no further',
  doctype: 'remove it; it is never looked at',
  depth: 'check that it is annotation; it is read no further',
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
    report(xmlProblem(`xml/${kind}`, said, { file, ...placeOf(bytes, at), help: HELP[kind] }));
    return false;
  }
}
