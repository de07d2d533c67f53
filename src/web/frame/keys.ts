/** Single keys as shortcuts. A view adds its own while it is shown. */
import { useLayoutEffect } from 'preact/hooks';
import { shortcuts } from './settings.ts';

export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const layers: Keys[] = [];

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

export function listenToKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (isField(event.target) && key !== 'Escape') return;
    if (!shortcuts.value && key.length === 1) return;
    if (document.querySelector('dialog[open]') !== null) return;
    for (let layer = layers.length - 1; layer >= 0; layer--) {
      if (!Object.hasOwn(layers[layer], key)) continue;
      event.preventDefault();
      layers[layer][key](event);
      return;
    }
  });
}

/** Shortcuts while a component is shown; those of inner components come first. */
export function useKeys(keys: Keys): void {
  // Not after the next paint: until then a key would act on what was shown before.
  useLayoutEffect(() => {
    layers.push(keys);
    return () => {
      layers.splice(layers.indexOf(keys), 1);
    };
  });
}

/** Moves the focus along the elements of a list; from outside of it, to its first. */
export function stepFocus(root: HTMLElement | null, selector: string, by: number): void {
  const elements = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const at = elements.indexOf(document.activeElement as HTMLElement);
  elements[Math.max(0, Math.min(elements.length - 1, at + by))]?.focus();
}
