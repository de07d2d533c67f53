import { freshEngine } from '../engine/engine.ts';
import { FINGERPRINT_FIRST, FINGERPRINT_SECOND } from '../engine/slots.ts';
import type { Document } from './document.ts';

/**
 * Two 32-bit hashes of a name, of the length of a document, and of which spans corefer. The hashes of mentions are summed to one of the
 * entity, those of entities to one of the document, so their order does not matter.
 */
export function mentionHash(
  { entities, mentions, length }: Pick<Document, 'entities' | 'mentions' | 'length'>,
  name: string,
): [number, number] {
  const { columns, pieces } = mentions;
  const engine = freshEngine();
  engine.tasks.fingerprint(
    engine.put(columns),
    mentions.length,
    entities.length,
    length,
    pieces === undefined ? 0 : 1,
    pieces === undefined ? 0 : engine.put(pieces.start),
    pieces === undefined ? 0 : engine.put(pieces.bounds),
    engine.put(codeUnits(name)),
    name.length,
  );
  return [engine.result(FINGERPRINT_FIRST) >>> 0, engine.result(FINGERPRINT_SECOND) >>> 0];
}

function codeUnits(text: string): Int32Array {
  const units = new Int32Array(text.length);
  for (let i = 0; i < units.length; i++) units[i] = text.charCodeAt(i);
  return units;
}
