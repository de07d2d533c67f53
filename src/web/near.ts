/** Long lists and texts are drawn only near the screen. */
import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** True while the page is printed: then everything is drawn. */
export const printing = signal(false);

const callbacks = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

function observe(element: Element, callback: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) callbacks.get(target)?.(isIntersecting);
    },
    { rootMargin: '400px 0px' },
  );
  callbacks.set(element, callback);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** A reference for an element, and whether the element is near the screen. */
export function useNear<E extends Element>(initially: boolean): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(initially);
  useLayoutEffect(() => (ref.current === null ? undefined : observe(ref.current, setNear)), []);
  return [ref, isNear || printing.value];
}

export function listenToPrinting(): void {
  addEventListener('beforeprint', () => {
    printing.value = true;
  });
  addEventListener('afterprint', () => {
    printing.value = false;
  });
}
