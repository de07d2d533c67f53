import { renderSpans } from './render-spans.ts';

/** Set notation as a document: one word for each entity, one letter for each mention, as in `['ab', 'cde']`. */
export const renderSets = (entities: readonly string[], name = 'd'): string =>
  renderSpans(
    entities.map((entity) => [...entity].map((letter) => [position(letter), position(letter)] as const)),
    name,
  );

const position = (letter: string): number => letter.charCodeAt(0) - 'a'.charCodeAt(0);
