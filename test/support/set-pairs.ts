import type { AlignedPair } from '../../src/core/aligned-pair.ts';
import { alignPair } from '../../src/evaluate/align-pair.ts';
import { settingsOf } from '../../src/evaluate/settings.ts';
import { documentWith, wordList } from './documents.ts';
import type { Sets } from './sets.ts';

/** The aligned pair of two partitions: each name is a word of a text, and mentions with the same name match. */
export function pairOfSets(key: Sets, response: Sets): AlignedPair {
  const words = [...new Set([...key.flat(), ...response.flat()])];
  const side = (entities: Sets, letter: string) =>
    documentWith(
      entities.map((names, i) => [`${letter}${i + 1}`, ...names.map((name) => String(words.indexOf(name)))]),
      { length: words.length, tokens: wordList(...words) },
    );
  return alignPair(side(key, 'k'), side(response, 'r'), settingsOf(), () => {}).pair;
}
