/**
 * What is pinned, as parameters of the address: `e=k:12` an entity by its number, `m=k:5-7` a mention by its tokens, or `m=k:3` by its number
 * where its words are not known.
 */
import { signal } from '@preact/signals';
import { route, setParams } from '../frame/route.ts';
import type { DocumentModel, EntityRef, MentionRef } from './model.ts';

/** Where the reader is in the text. `step` increases so that the same place can be asked for again. */
export const target = signal<{ readonly stop: MentionRef; readonly step: number } | undefined>(undefined);
let steps = 0;

/** Scrolls to a mention and focuses it. */
export function show(stop: MentionRef): void {
  target.value = { stop, step: ++steps };
}

let revealed = 0;

/** Notes that the mention of a step is on the screen. */
export const noteRevealed = (step: number): void => {
  revealed = step;
};

/** The mention that is being scrolled to. */
export const comingStop = (): MentionRef | undefined => {
  const wanted = target.peek();
  return wanted === undefined || wanted.step <= revealed ? undefined : wanted.stop;
};

export const forgetTarget = (): void => {
  target.value = undefined;
};

const prefix = ({ side }: { readonly side: string }): string => (side === 'key' ? 'k' : 'r');

export const entityAddress = (ref: EntityRef): string => `${prefix(ref)}:${ref.entity + 1}`;

export function mentionAddress(model: DocumentModel, stop: MentionRef): string {
  const [start, end] = [model.startOf(stop), model.endOf(stop)];
  return `${prefix(stop)}:${start < end ? `${start}-${end}` : stop.mention + 1}`;
}

export function pin(model: DocumentModel, stop: MentionRef): void {
  setParams({ e: entityAddress(model.entityOf(stop)), m: mentionAddress(model, stop) }, { push: true });
}

/** Pins a mention and goes there. */
export function open(model: DocumentModel, at: MentionRef): void {
  pin(model, at);
  show(at);
}

export function pinEntity(model: DocumentModel, ref: EntityRef): void {
  const [first] = model.mentionsOf(ref);
  if (first === undefined) return;
  open(model, first);
}

export const unpin = (): void => setParams({ e: '', m: '' });

/** The entity of the address, if there is such an entity. */
export function pinnedEntity(model: DocumentModel): EntityRef | undefined {
  const found = /^([kr]):(\d+)$/.exec(route.value.params.e ?? '');
  if (found === null) return undefined;
  const side = found[1] === 'k' ? 'key' : 'response';
  const entity = Number(found[2]) - 1;
  return entity >= 0 && entity < model.side(side).ids.length ? { side, entity } : undefined;
}

/** The mention of the address; where several have the same tokens, the one of the pinned entity. */
export function pinnedMention(model: DocumentModel): MentionRef | undefined {
  const found = /^([kr]):(\d+)(?:-(\d+))?$/.exec(route.value.params.m ?? '');
  if (found === null) return undefined;
  const side = found[1] === 'k' ? 'key' : 'response';
  const { starts, ends, entities } = model.side(side);
  if (found[3] === undefined) {
    const mention = Number(found[2]) - 1;
    return starts[mention] === ends[mention] && mention in starts ? { side, mention } : undefined;
  }
  const [start, end] = [Number(found[2]), Number(found[3])];
  const same = model
    .mentionsWithin(side, start, start + 1)
    .filter((mention) => starts[mention] === start && ends[mention] === end);
  const entity = pinnedEntity(model)?.entity;
  const mention = same.find((each) => entities[each] === entity) ?? same[0];
  return mention === undefined ? undefined : { side, mention };
}
