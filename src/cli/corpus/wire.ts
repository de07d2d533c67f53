import type { Format } from '../../formats/format.ts';
import { formats } from '../../formats/index.ts';
import { type Home, LocatedDocument } from './located-document.ts';
import type { DocumentPair } from './pair-files.ts';
import { reopenStore } from './store.ts';

/** A document pair as a worker gets it: plain data. */
export interface WirePair {
  readonly id: string;
  readonly key: WireDocument;
  readonly response: WireDocument | undefined;
}

interface WireDocument {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly format: string;
  readonly start: number;
  readonly end: number;
}

/** Whether other threads can read the documents: they lie in files, and nobody has read them yet. */
export const canTravel = ({ key, response }: DocumentPair): boolean =>
  isElsewhere(key) && (response === undefined || isElsewhere(response));

const isElsewhere = ({ home, read }: LocatedDocument): boolean =>
  home.store.path !== undefined && read === undefined;

export const toWire = ({ id, key, response }: DocumentPair): WirePair => ({
  id,
  key: documentToWire(key),
  response: response === undefined ? undefined : documentToWire(response),
});

const documentToWire = ({ id, home: { store, format }, start, end }: LocatedDocument): WireDocument => ({
  id,
  name: store.name,
  path: store.path as string,
  format: format.id,
  start,
  end,
});

/** Reads pairs off the wire; each side of a file is opened once, so that its windows move forward. */
export class WireReader {
  readonly #homes = new Map<string, Home>();

  pair({ id, key, response }: WirePair): DocumentPair {
    return {
      id,
      key: this.#document('key', key),
      response: response === undefined ? undefined : this.#document('response', response),
    };
  }

  #document(side: string, { id, name, path, format, start, end }: WireDocument): LocatedDocument {
    const place = `${side} ${path}`;
    const home = this.#homes.get(place) ?? {
      store: reopenStore(name, path),
      format: formats.find((candidate) => candidate.id === format) as Format,
    };
    this.#homes.set(place, home);
    return new LocatedDocument(id, start, end, home);
  }
}
