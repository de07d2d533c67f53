/** What is pinned, in the address: `e=k:12` an entity by its number, `m=k:5-7` a mention by its tokens. */
import { signal } from '@preact/signals';
import { route, setParams } from '../route.ts';
import type { DocumentModel, EntityRef, Stop } from './model.ts';

/** Where the reader is in the text. `step` increases so that the same place can be asked for again. */
export const target = signal<{ readonly stop: Stop; readonly step: number } | undefined>(undefined);
let steps = 0;

/** Scrolls to a mention and focuses it. */
export function show(stop: Stop): void {
  target.value = { stop, step: ++steps };
}

export const forgetTarget = (): void => {
  target.value = undefined;
};

const prefix = ({ side }: { readonly side: string }): string => (side === 'key' ? 'k' : 'r');

export const entityText = (ref: EntityRef): string => `${prefix(ref)}:${ref.entity + 1}`;

export const mentionText = (model: DocumentModel, stop: Stop): string =>
  `${prefix(stop)}:${model.startOf(stop)}-${model.endOf(stop)}`;

export function pin(model: DocumentModel, stop: Stop): void {
  setParams({ e: entityText(model.entityOf(stop)), m: mentionText(model, stop) }, { push: true });
}

/** Pins a mention and goes there. */
export function open(model: DocumentModel, at: Stop): void {
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
export function pinnedMention(model: DocumentModel): Stop | undefined {
  const found = /^([kr]):(\d+)-(\d+)$/.exec(route.value.params.m ?? '');
  if (found === null) return undefined;
  const side = found[1] === 'k' ? 'key' : 'response';
  const [start, end] = [Number(found[2]), Number(found[3])];
  const { starts, ends, entities } = model.side(side);
  const same = model
    .mentionsWithin(side, start, start + 1)
    .filter((mention) => starts[mention] === start && ends[mention] === end);
  const entity = pinnedEntity(model)?.entity;
  const mention = same.find((each) => entities[each] === entity) ?? same[0];
  return mention === undefined ? undefined : { side, mention };
}
