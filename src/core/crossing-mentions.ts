import { freshEngine } from '../engine/engine.ts';
import { integers } from './contingency.ts';
import type { Mentions } from './mentions.ts';

/** The number of mentions that cross a sentence break. `sentences` are the first tokens of the sentences. */
export function crossingMentions({ columns, length }: Mentions, sentences: ArrayLike<number>): number {
  if (sentences.length === 0) return 0;
  const engine = freshEngine();
  return engine.tasks.crossing(
    engine.put(columns),
    length,
    engine.put(integers(sentences)),
    sentences.length,
  );
}
