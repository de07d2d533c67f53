import type { Keys } from '../frame/keys.ts';
import { isRightToLeft } from './layout.ts';
import type { DocumentModel, MentionRef } from './model.ts';
import { pin, pinnedEntity, pinnedMention, show, target, unpin } from './selection.ts';

/** The keys that move in the text. Arrows go through `stops`, which are all mentions unless some are hidden. */
export function textKeys(
  model: DocumentModel,
  differences: readonly { readonly at: MentionRef }[],
  stops: readonly MentionRef[] = model.stops,
): Keys {
  const current = (): MentionRef | undefined => target.value?.stop ?? pinnedMention(model);
  const same = (a: MentionRef, b: MentionRef | undefined) => a.side === b?.side && a.mention === b?.mention;
  const step = (list: readonly MentionRef[], by: number) => {
    if (list.length === 0) return undefined;
    const now = current();
    const at = list.findIndex((stop) => same(stop, now));
    if (at >= 0) return list[(at + by + list.length) % list.length];
    const position = now === undefined ? -1 : model.startOf(now);
    const next = list.findIndex((stop) => model.startOf(stop) > position);
    return by > 0 ? list[Math.max(0, next)] : list[(next <= 0 ? list.length : next) - 1];
  };
  const visit = (stop: MentionRef | undefined) => {
    if (stop !== undefined) show(stop);
  };
  const arrow = (by: number) => {
    const now = current();
    const isMirrored =
      now !== undefined && isRightToLeft(model.text(...model.range(model.rowOf(model.startOf(now)))));
    visit(step(stops, isMirrored ? -by : by));
  };
  const chain = (by: number) => {
    const entity = pinnedEntity(model);
    const next = entity === undefined ? undefined : step(model.mentionsOf(entity), by);
    if (next === undefined) return;
    pin(model, next);
    show(next);
  };
  const difference = (by: number) => {
    // A mention may have several differences, such as those of its entity: it is visited once.
    const places = new Map(differences.map(({ at }) => [`${at.side}${at.mention}`, at]));
    visit(step([...places.values()], by));
  };
  return {
    ArrowRight: () => arrow(1),
    ArrowLeft: () => arrow(-1),
    n: () => chain(1),
    N: () => chain(-1),
    x: () => difference(1),
    X: () => difference(-1),
    j: () => difference(1),
    k: () => difference(-1),
    Escape: unpin,
  };
}
