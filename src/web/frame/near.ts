/** Long lists and texts are drawn only near the screen. */
import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { leaveTurn, takeTurn } from './turns.ts';

/** True while the page is printed: then everything is drawn. */
export const printing = signal(false);

/** How far from the screen elements are drawn. */
const NEAR_MARGIN = '400px 0px';

type OnChange = (isNear: boolean, height: number) => void;
const callbacks = new WeakMap<Element, OnChange>();
let observer: IntersectionObserver | undefined;

function observe(element: Element, callback: OnChange): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      // Positions on paper differ from those on the screen, to which the reader returns.
      if (printing.value) return;
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const run = () => callbacks.get(target)?.(isIntersecting, boundingClientRect.height);
        takeTurn(target, { element: target, run, isLast: !isIntersecting }, true);
      }
    },
    // The second one is for lists that scroll by themselves.
    { rootMargin: NEAR_MARGIN, scrollMargin: NEAR_MARGIN } as IntersectionObserverInit,
  );
  callbacks.set(element, callback);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    leaveTurn(element);
  };
}

interface Near<E> {
  readonly ref: RefObject<E | null>;
  readonly isNear: boolean;
  /** Its height when it was drawn last; 0 if it was not. */
  readonly height: number;
}

/**
 * Whether an element is near the screen, or printed: with `isPrinted` it is printed even if it is far from the screen. The
 * observer reports heights without a new layout.
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

/** The value that a drawn element shows: the previous one until its turn to be drawn again comes. */
export function useTurn<Value extends object>(
  ref: RefObject<Element | null>,
  value: Value,
  isDrawn: boolean,
): Value {
  const shown = useRef<Value | undefined>(undefined);
  const [granted, grant] = useState<Value>();
  if (!isDrawn) shown.current = undefined;
  else if (shown.current === undefined || granted === value || printing.value) shown.current = value;
  useLayoutEffect(() => {
    if (ref.current === null || !isDrawn || shown.current === value) return undefined;
    takeTurn(grant, { element: ref.current, run: () => grant(value), isLast: false }, false);
    return () => leaveTurn(grant);
  }, [value, isDrawn]);
  return shown.current ?? value;
}

export function listenToPrinting(): void {
  addEventListener('beforeprint', () => {
    printing.value = true;
  });
  addEventListener('afterprint', () => {
    printing.value = false;
  });
}
