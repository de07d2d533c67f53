import { ByteReader, ByteWriter } from '../bytes.ts';
import { documentSteps, packDocument } from '../pack.ts';
import { allSteps, type Steps } from '../steps.ts';
import type { EventDocument } from './types.ts';

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

export const unpackEvents = (bytes: Uint8Array): EventDocument => allSteps(eventSteps(bytes));

/** The same in steps. */
export function* eventSteps(bytes: Uint8Array): Steps<EventDocument> {
  const reader = new ByteReader(bytes);
  const facts = JSON.parse(reader.text());
  yield;
  return { ...facts, document: yield* documentSteps(reader.rest()) };
}
