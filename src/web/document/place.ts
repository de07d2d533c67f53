/** Where the reader is in a text. */
import type { DocumentModel, MentionRef } from './model.ts';
import { comingStop, pinnedMention, target } from './selection.ts';

/** A mention, or the first token of a sentence. */
export type Place = { readonly stop: MentionRef } | { readonly token: number };

/** The tag of a mention, or the one that it shares with the key, or its first word. */
export function elementOf(root: ParentNode, model: DocumentModel, stop: MentionRef): HTMLElement | null {
  const tagOf = ({ side, mention }: MentionRef) =>
    root.querySelector<HTMLElement>(`[data-${side}="${mention}"]`);
  const other = stop.side === 'response' ? model.counterpart(stop) : undefined;
  const shared = other !== undefined && model.startOf(other) === model.startOf(stop) ? other : undefined;
  return (
    tagOf(stop) ??
    (shared && tagOf(shared)) ??
    root.querySelector<HTMLElement>(`[data-t="${model.startOf(stop)}"]:not([data-blank])`)
  );
}

/** The part of the window that no bar covers. */
function visibleRange(): readonly [top: number, bottom: number] {
  const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const top = Math.max(
    0,
    edges('body > header, .frame > header')?.bottom ?? 0,
    edges('.docbar')?.bottom ?? 0,
  );
  const bottom = Math.min(innerHeight, edges('.stop')?.top ?? innerHeight);
  return [top, bottom];
}

export function isOnScreen(element: Element): boolean {
  const [top, bottom] = visibleRange();
  const box = element.getBoundingClientRect();
  return box.top >= top - 1 && box.bottom <= bottom + 1;
}

/** The mention that has the focus and is on the screen, or the first sentence whose top is. */
export function placeOnScreen(model: DocumentModel): Place {
  const coming = comingStop();
  if (coming !== undefined) return { stop: coming };
  const root = document.querySelector('.text');
  const active = document.activeElement;
  if (root === null) {
    const stop = target.peek()?.stop ?? pinnedMention(model);
    return stop === undefined ? { token: 0 } : { stop };
  }
  if (active !== null && active !== root && root.contains(active) && isOnScreen(active)) {
    for (const stop of [target.peek()?.stop, pinnedMention(model)]) {
      if (stop !== undefined && elementOf(root, model, stop) === active) return { stop };
    }
    const { key, response, t } = (active as HTMLElement).dataset;
    if (key !== undefined) return { stop: { side: 'key', mention: Number(key) } };
    if (response !== undefined) return { stop: { side: 'response', mention: Number(response) } };
    if (t !== undefined) return { token: Number(t) };
  }
  const [top] = visibleRange();
  for (const row of root.querySelectorAll<HTMLElement>('[data-row]')) {
    if (row.getBoundingClientRect().top >= top - 1) return { token: model.range(Number(row.dataset.row))[0] };
  }
  return { token: model.document.length };
}
