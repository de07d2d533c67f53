import { type Mark, marks, RIGHT } from '../../page/types.ts';
import { type KindWords, markWords } from '../../report/vocabulary.ts';
import { withoutDirections } from './layout.ts';
import type { DocumentModel, MentionRef } from './model.ts';

/** A mention in words: for screen readers and for the line below the text. */
export function describeMention(model: DocumentModel, stop: MentionRef): string {
  const ref = model.entityOf(stop);
  const { sizes } = model.side(stop.side);
  const other = model.counterpart(stop);
  const mark = model.markOf(stop);
  const name = model.nameOf(ref);
  const own = `${clip(model.textOf(stop))}: ${stop.side} entity ${model.labelOf(ref)}${name === '' ? '' : `, ${clip(name)}`}, ${sizes[ref.entity]} ${sizes[ref.entity] === 1 ? 'mention' : 'mentions'}`;
  if (mark === RIGHT) return `${own}; right`;
  if (other === undefined)
    return `${own}; ${wordOf(mark)}${model.isOutside(stop) ? ', not in the text' : ''}`;
  const theirs = model.entityOf(other);
  const words = signOf(mark) === '↔' ? `, “${clip(model.textOf(other))}”` : '';
  return `${own}; ${wordOf(mark)}: ${other.side} entity ${model.labelOf(theirs)}, ${clip(model.nameOf(theirs))}${words}`;
}

const clip = (text: string): string => {
  const plain = withoutDirections(text);
  return plain.length > 80 ? `${plain.slice(0, 79)}…` : plain;
};

/** How a mark is called and drawn, by name or code; undefined for right. */
export function wordsOfMark(mark: Mark | number): KindWords | undefined {
  const name = typeof mark === 'number' ? marks[mark] : mark;
  return name === 'right' ? undefined : markWords[name];
}

/** The sign of a mark, by name or code. */
export const signOf = (mark: Mark | number): string => wordsOfMark(mark)?.sign ?? '';
/** The name of a mark for readers. */
export const wordOf = (mark: Mark | number): string => wordsOfMark(mark)?.label ?? 'right';
