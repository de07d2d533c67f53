/** Which rule of XML is broken; the codes of the problems are named after it. */
export type XmlFaultKind = 'malformed' | 'doctype' | 'depth';

/** The text is not well-formed XML, or exceeds what this reader supports. */
export class XmlFault extends Error {
  readonly kind: XmlFaultKind;
  /** Offset of the byte where the fault was noticed. */
  readonly at: number;

  constructor(kind: XmlFaultKind, message: string, at: number) {
    super(message);
    this.name = 'XmlFault';
    this.kind = kind;
    this.at = at;
  }
}
