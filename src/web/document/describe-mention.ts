import { type Mark, marks, RIGHT } from '../../page/types.ts';
import { type KindWords, markWords } from '../../report/vocabulary.ts';
import { flowsOf } from './differences.ts';
import { withoutDirections } from './layout.ts';
import type { DocumentModel, EntityRef, MentionRef } from './model.ts';

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

/** The same with what the response made of the entity, or the key of an entity of the response. */
export function describeInDepth(model: DocumentModel, stop: MentionRef): string {
  const ref = model.entityOf(stop);
  const parts = flowsOf(model)[ref.side][ref.entity];
  const own = describeMention(model, stop);
  if (parts.length < 2) return own;
  const verb = ref.side === 'key' ? 'divided into' : 'conflated from';
  const groups = parts.slice(0, MAX_GROUPS).map(([part]) => groupOf(model, ref, part));
  const rest = parts.length - groups.length;
  return `${own}. The entity is ${verb} ${[...groups, ...(rest > 0 ? [`${rest} more`] : [])].join(' and ')}`;
}

/** Parts of an entity, and mentions of a part, that are quoted. */
const MAX_GROUPS = 3;
const MAX_QUOTED = 3;

/** Mentions of an entity that are in one entity of the other side. */
function groupOf(model: DocumentModel, ref: EntityRef, part: EntityRef): string {
  const shared = model.mentionsOf(ref).filter((stop) => {
    const twin = model.twinOf(stop);
    return twin !== undefined && model.entityOf(twin).entity === part.entity;
  });
  const quoted = shared.slice(0, MAX_QUOTED).map((stop) => clip(model.textOf(stop)));
  const rest = shared.length - quoted.length;
  return `{${[...quoted, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')}}`;
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
