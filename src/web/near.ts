/** Long lists and texts are drawn only near the screen. */
import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** True while the page is printed: then everything is drawn. */
export const printing = signal(false);

type OnChange = (isNear: boolean, height: number) => void;
const callbacks = new WeakMap<Element, OnChange>();
let observer: IntersectionObserver | undefined;

function observe(element: Element, callback: OnChange): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      // What is on paper is elsewhere than on the screen, to which the reader returns.
      if (printing.value) return;
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        callbacks.get(target)?.(isIntersecting, boundingClientRect.height);
      }
    },
    { rootMargin: '400px 0px' },
  );
  callbacks.set(element, callback);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

interface Near<E> {
  readonly ref: RefObject<E | null>;
  readonly isNear: boolean;
  /** Its height when it was drawn last; 0 if it was not. */
  readonly height: number;
}

/**
 * Whether an element is near the screen, or printed: `isPrinted` is true if it is printed although it is far from the screen. Reading heights from the
 * observer costs no layout.
 */
export function useNear<E extends Element>(initially: boolean, isPrinted = true): Near<E> {
  const ref = useRef<E>(null);
  const [{ isNear, height }, setState] = useState({ isNear: initially, height: 0 });
  useLayoutEffect(() => {
    if (ref.current === null) return undefined;
    return observe(ref.current, (now, measured) =>
      setState((before) => {
        if (before.isNear === now) return before;
        return { isNear: now, height: before.isNear ? measured : before.height };
      }),
    );
  }, []);
  return { ref, isNear: isNear || (isPrinted && printing.value), height };
}

export function listenToPrinting(): void {
  addEventListener('beforeprint', () => {
    printing.value = true;
  });
  addEventListener('afterprint', () => {
    printing.value = false;
  });
}
