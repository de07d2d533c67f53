import type { ByteStore } from '../../corpus/shell.ts';

/** The JSON value of a whole file, or why it is not one. */
export function parseJson(store: Pick<ByteStore, 'read' | 'size'>): unknown | Error {
  try {
    return JSON.parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(store.read(0, store.size)));
  } catch (error) {
    return error as Error;
  }
}
