import type { Format } from '../../formats/format.ts';
import { formats } from '../../formats/index.ts';
import type { LocatedDocument } from './index-file.ts';
import type { DocumentPair } from './pair-files.ts';
import { reopenStore, type Store } from './store.ts';

/** A document pair as a worker gets it: plain data. */
export interface WirePair {
  readonly id: string;
  readonly key: WireDocument;
  readonly response: WireDocument | undefined;
}

interface WireDocument {
  readonly id: string;
  readonly pairing: string;
  readonly name: string;
  readonly path: string;
  readonly format: string;
  readonly start: number;
  readonly end: number;
}

/** Whether other threads can read the documents: they lie in files. */
export const canTravel = ({ key, response }: DocumentPair): boolean =>
  key.store.path !== undefined && (response === undefined || response.store.path !== undefined);

export const toWire = ({ id, key, response }: DocumentPair): WirePair => ({
  id,
  key: documentToWire(key),
  response: response === undefined ? undefined : documentToWire(response),
});

const documentToWire = ({ id, pairing, store, format, start, end }: LocatedDocument): WireDocument => ({
  id,
  pairing,
  name: store.name,
  path: store.path as string,
  format: format.id,
  start,
  end,
});

/** Reads pairs off the wire; each side of a file is opened once, so that its windows move forward. */
export class WireReader {
  readonly #stores = new Map<string, Store>();

  pair({ id, key, response }: WirePair): DocumentPair {
    return {
      id,
      key: this.#document('key', key),
      response: response === undefined ? undefined : this.#document('response', response),
    };
  }

  #document(side: string, { id, pairing, name, path, format, start, end }: WireDocument): LocatedDocument {
    const place = `${side} ${path}`;
    const store = this.#stores.get(place) ?? reopenStore(name, path);
    this.#stores.set(place, store);
    const reader = formats.find((candidate) => candidate.id === format) as Format;
    return { id, pairing, file: { name, start }, line: 1, store, format: reader, start, end };
  }
}
