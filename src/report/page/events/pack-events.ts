import { ByteReader, ByteWriter } from '../bytes.ts';
import { packDocument, unpackDocument } from '../pack.ts';
import type { EventDocument } from './event-types.ts';

/** A document of events as bytes: the names and attributes of the mentions as JSON, then the columns of the text. */
export function packEvents({ document, ...facts }: EventDocument): Uint8Array {
  const writer = new ByteWriter();
  writer.text(JSON.stringify(facts));
  const columns = packDocument(document);
  const head = writer.bytes();
  const bytes = new Uint8Array(head.length + columns.length);
  bytes.set(head);
  bytes.set(columns, head.length);
  return bytes;
}

export function unpackEvents(bytes: Uint8Array): EventDocument {
  const reader = new ByteReader(bytes);
  const facts = JSON.parse(reader.text());
  return { ...facts, document: unpackDocument(reader.rest()) };
}
